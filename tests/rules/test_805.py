"""The shared team turns option, as Two-Headed Giant has it. CR 805.

Not here: 805.1 (which variants have it is said by ``Variant``), 805.4a (each test says who is
active).
"""

from __future__ import annotations

import pytest

from jajna.decision import YES, Kind
from jajna.errors import IllegalAnswerError
from jajna.events.moves import Draw
from jajna.judge import Table
from jajna.kernel.card_kinds.day_night import DAY, NIGHT, daytime
from jajna.kernel.start.setup import new_game
from jajna.oracle.compiler import compile_line
from jajna.variant import TWO_HEADED_GIANT
from jajna.vocab import Step, Zone
from tests.mechanics.bench import BEAR, ask_again, cast, creature, permanent, spell
from tests.rules.giants import ANN, BOB, CAT, DAN, giants, lives, teams_of_two

DECK = [BEAR] * 20


def upkeep(text: str) -> str:
    """An ability that triggers at the beginning of a step."""
    return f"At the beginning of {text}"


def hands(at: Table) -> list[int]:
    """The numbers of cards in the hands of all players."""
    return [len(player.hand) for player in at.game.players]


def test_805_2_the_primary_player_declares_attackers_for_the_team() -> None:
    at = giants(ann=["Bear"], bob=["Giant"])
    at.to_question(Kind.ATTACKERS)
    assert at.asked is not None
    assert at.asked.players == (ANN,)


def test_805_3_a_team_is_chosen_to_begin() -> None:
    game = new_game([DECK] * 4, variant=TWO_HEADED_GIANT, chooser=DAN)
    assert game.decision is not None
    assert game.decision.rule == "103.1a"
    assert [option.notation() for option in game.decision.options] == ["p0", "p2"]


def test_805_3_the_team_of_the_player_named_begins() -> None:
    game = new_game([DECK] * 4, variant=TWO_HEADED_GIANT, first=DAN)
    assert game.turn.active == CAT


def test_805_3a_mulligans_are_declared_team_by_team() -> None:
    game = new_game([DECK] * 4, variant=TWO_HEADED_GIANT, first=CAT)
    asked = []
    while game.decision is not None and game.decision.kind is Kind.MULLIGAN:
        asked.append(game.decision.players[0])
        game.answer(game.decision.fallback)
    assert asked == [CAT, DAN, ANN, BOB]


def test_805_4_each_team_takes_turns() -> None:
    at = giants(step=Step.UPKEEP)
    first = at.game.turn.number
    active = [at.game.turn.active]
    for expected in (CAT, ANN):
        at.to_turn(expected, Step.UPKEEP)
        active.append(at.game.turn.active)
    assert active == [ANN, CAT, ANN]
    assert at.game.turn.number == first + 2


def test_805_4b_each_player_of_the_team_draws() -> None:
    at = giants(step=Step.UPKEEP)
    at.to(Step.PRECOMBAT_MAIN)
    assert hands(at) == [1, 1, 0, 0]


def test_805_4c_each_player_of_the_team_plays_a_land() -> None:
    at = giants()
    for player in (ANN, BOB, CAT):
        at.hand(player, "Field")
    ask_again(at)
    at.act(BOB, "play Field")
    at.act(ANN, "play Field")
    assert at.names_in(Zone.BATTLEFIELD) == ["Field", "Field"]
    with pytest.raises(IllegalAnswerError):
        at.act(CAT, "play Field")


def test_805_4_both_cast_sorceries_and_their_permanents_untap() -> None:
    at = giants(step=None)
    at.put(BOB, Zone.BATTLEFIELD, "Bear", tapped=True)
    at.put(CAT, Zone.BATTLEFIELD, "Giant", tapped=True)
    at.begin(ANN, Step.UNTAP)
    assert not at.object("Bear").tapped
    assert at.object("Giant").tapped
    at.to(Step.PRECOMBAT_MAIN)
    at.hand(BOB, spell("You gain 3 life.", types="Sorcery"))
    ask_again(at)
    at.act(BOB, "cast Spell")
    at.resolve_all()
    assert lives(at) == [33, 33, 30, 30]


def test_805_4_a_teammates_sorceries_have_to_wait_for_the_teams_turn() -> None:
    at = giants()
    at.hand(DAN, spell("You gain 3 life.", types="Sorcery"))
    ask_again(at)
    with pytest.raises(IllegalAnswerError):
        at.act(DAN, "cast Spell")


def test_805_4_both_discard_to_their_hand_size() -> None:
    at = giants()
    at.hand(ANN, *["Bear"] * 9)
    at.hand(BOB, *["Wall"] * 8)
    at.to_turn(CAT, Step.UPKEEP)
    assert hands(at) == [7, 7, 0, 0]
    assert len(at.game.players[ANN].graveyard) == 2
    assert len(at.game.players[BOB].graveyard) == 1


@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("your upkeep, you gain 1 life.", 1),
        ("each player's upkeep, you gain 1 life.", 1),
        ("each player's upkeep, that player gains 1 life.", 2),
        ("each upkeep, you gain 1 life.", 1),
        ("each opponent's upkeep, you gain 1 life.", 0),
    ],
)
@pytest.mark.parametrize("owner", [ANN, BOB])
def test_805_4d_triggers_of_the_steps_of_a_team(owner: int, text: str, gained: int) -> None:
    at = giants(step=None)
    at.battlefield(owner, permanent("Clock", "Enchantment", upkeep(text)))
    at.begin(ANN, Step.UPKEEP)
    at.to(Step.DRAW)
    assert lives(at) == [30 + gained, 30 + gained, 30, 30]


@pytest.mark.parametrize(
    ("text", "change"),
    [
        ("each opponent's upkeep, you gain 1 life.", [31, 31, 30, 30]),
        ("each opponent's upkeep, that player loses 1 life.", [30, 30, 28, 28]),
        ("your upkeep, you gain 1 life.", [30, 30, 30, 30]),
    ],
)
def test_805_4d_triggers_of_the_steps_of_opponents(text: str, change: list[int]) -> None:
    at = giants(step=None)
    at.battlefield(BOB, permanent("Clock", "Enchantment", upkeep(text)))
    at.begin(CAT, Step.UPKEEP)
    at.to(Step.DRAW)
    assert lives(at) == change


def test_805_5_teams_have_priority() -> None:
    at = giants()
    asked = []
    for _ in range(4):
        assert at.asked is not None
        asked.append(at.asked.players[0])
        at.answer("pass")
    assert asked == [ANN, BOB, CAT, DAN]


def test_805_5b_who_passed_is_asked_again_after_a_teammate_acts() -> None:
    at = giants()
    at.hand(BOB, spell("You gain 3 life."))
    ask_again(at)
    at.act(BOB, "cast Spell")
    asked = []
    while at.game.zones.stack:
        assert at.asked is not None
        asked.append(at.asked.players[0])
        at.answer("pass")
    assert asked == [BOB, ANN, CAT, DAN]


def test_805_5b_after_a_resolution_the_active_team_has_priority() -> None:
    at = giants()
    at.hand(DAN, spell("You gain 3 life."))
    ask_again(at)
    at.act(DAN, "cast Spell")
    at.resolve_all()
    assert at.asked is not None
    assert at.asked.players == (ANN,)


def test_805_6_choices_are_made_by_the_active_team_first() -> None:
    at = giants()
    for player in (ANN, BOB, CAT, DAN):
        at.hand(player, "Bear", "Wall")
    at.hand(ANN, spell("Each player discards a card."))
    at.begin(CAT, Step.UPKEEP)
    at.act(ANN, "cast Spell")
    asked = []
    while at.game.zones.stack or (at.asked is not None and at.asked.kind is Kind.DISCARD):
        assert at.asked is not None
        if at.asked.kind is Kind.DISCARD:
            asked.append(at.asked.players[0])
        at.answer_next()
    assert asked == [CAT, DAN, ANN, BOB]


def test_805_7_a_team_orders_its_triggers_together() -> None:
    at = giants(step=None)
    at.battlefield(ANN, permanent("One", "Enchantment", upkeep("your upkeep, you gain 1 life.")))
    at.battlefield(BOB, permanent("Two", "Enchantment", upkeep("your upkeep, draw a card.")))
    at.begin(ANN, Step.UPKEEP)
    at.to_question(Kind.TRIGGERS)
    assert at.asked is not None
    assert at.asked.players == (ANN,)
    assert len(at.asked.options) == 2


def test_805_7_the_teams_stack_their_triggers_in_turn_order() -> None:
    at = giants(step=None)
    text = upkeep("each upkeep, you gain 1 life.")
    for player, name in ((DAN, "One"), (BOB, "Two")):
        at.battlefield(player, permanent(name, "Enchantment", text))
    at.begin(ANN, Step.UPKEEP)
    controllers = [at.object(one).controller for one in at.game.zones.stack]
    assert controllers == [BOB, DAN]


def test_805_8_the_team_takes_an_extra_turn() -> None:
    at = giants()
    at.hand(BOB, spell("Take an extra turn after this one."))
    ask_again(at)
    at.act(BOB, "cast Spell")
    at.resolve_all()
    number = at.game.turn.number
    at.to_turn(BOB, Step.UPKEEP)
    assert (at.game.turn.number, at.game.turn.active) == (number + 1, ANN)
    at.to_turn(CAT, Step.UPKEEP)
    assert at.game.turn.number == number + 2


def test_805_8_the_team_skips_a_step_that_a_player_skips() -> None:
    at = giants(step=None)
    at.battlefield(BOB, permanent("Rest", "Enchantment", "Skip your draw step."))
    at.begin(ANN, Step.UPKEEP)
    at.to(Step.PRECOMBAT_MAIN)
    assert hands(at) == [0, 0, 0, 0]


def test_805_8_a_player_who_controls_another_controls_the_team() -> None:
    at = giants()
    at.hand(ANN, spell("You control target player during that player's next turn."))
    ask_again(at)
    at.act(ANN, "cast Spell", "Dan")
    at.resolve_all()
    at.to_turn(CAT, Step.UPKEEP)
    seats = [at.game.players[seat].controlled_by for seat in range(4)]
    assert seats == [-1, -1, ANN, ANN]


def test_805_10a_a_team_attacks_and_blocks_as_one() -> None:
    at = giants(ann=["Bear"], bob=["Giant"], dan=["Wall"])
    at.to_question(Kind.ATTACKERS)
    at.attack("Bear", "Giant", at="Cat")
    at.block(("Wall", "Giant"))
    at.to(Step.END_OF_COMBAT)
    assert lives(at) == [30, 30, 28, 28]


def test_805_10b_an_attack_is_on_one_player() -> None:
    at = giants(bob=["Giant"])
    at.attack("Giant", at="Dan")
    combat = at.game.turn.combat
    assert combat is not None
    assert combat.defender(at.id("Giant")) == DAN


def test_805_10b_a_teammate_cannot_be_attacked() -> None:
    at = giants(ann=["Bear"])
    at.to_question(Kind.ATTACKERS)
    with pytest.raises(IllegalAnswerError):
        at.attack("Bear", at="Bob")


def test_805_10b_the_attack_has_to_be_legal_as_a_whole() -> None:
    text = "No more than one creature can attack each combat."
    at = giants(ann=["Bear"], bob=["Giant"], cat=[permanent("Arbiter", "Artifact", text)])
    at.to_question(Kind.ATTACKERS)
    with pytest.raises(IllegalAnswerError):
        at.attack("Bear", "Giant")


def test_805_10b_each_player_pays_for_their_attackers() -> None:
    tax = permanent(
        "Tax",
        "Enchantment",
        "Creatures can't attack you unless their controller pays {1} for each creature they "
        "control that's attacking you.",
    )
    land = permanent("Rock", "Artifact", "{T}: Add {C}.")
    at = giants(ann=["Bear", land], bob=["Giant"], cat=[tax])
    at.to_question(Kind.ATTACKERS)
    with pytest.raises(IllegalAnswerError):
        at.attack("Giant", at="Cat")
    at.attack("Bear", at="Cat")
    at.to(Step.END_OF_COMBAT)
    assert lives(at) == [30, 30, 28, 28]
    assert at.object("Rock").tapped


def test_805_10d_a_creature_blocks_what_attacks_a_teammate() -> None:
    at = giants(ann=["Bear"], cat=["Wall"])
    at.attack("Bear", at="Dan")
    at.block(("Wall", "Bear"))
    at.to(Step.END_OF_COMBAT)
    assert lives(at) == [30, 30, 30, 30]


def test_805_10d_each_player_alone_blocks_without_shared_turns() -> None:
    at = teams_of_two(ann=["Bear"], cat=["Wall"])
    at.attack("Bear", at="Dan")
    at.to(Step.END_OF_COMBAT)
    assert lives(at) == [20, 20, 20, 18]


def test_805_10c_the_attacking_player_is_who_controls_the_attacker() -> None:
    at = giants(bob=[creature("Boss", 1, 1, "Whenever you attack, you gain 5 life.")], ann=["Bear"])
    at.attack("Bear", at="Cat")
    assert at.game.zones.stack == []
    at = giants(bob=[creature("Boss", 1, 1, "Whenever you attack, you gain 5 life.")], ann=["Bear"])
    at.attack("Bear", "Boss", at="Cat")
    assert len(at.game.zones.stack) == 1


def test_805_10c_the_attacking_player_is_who_controls_the_blocked_creature() -> None:
    text = "Whenever ~ is dealt combat damage, attacking player draws a card."
    at = giants(bob=["Bear"], cat=[creature("Soul", 0, 1, text)])
    at.attack("Bear", at="Cat")
    at.block(("Soul", "Bear"))
    before = hands(at)
    at.to(Step.END_OF_COMBAT)
    assert at.object("Soul").zone is Zone.GRAVEYARD
    assert [after - held for after, held in zip(hands(at), before, strict=True)] == [0, 1, 0, 0]


def test_805_10e_the_defending_player_is_the_one_attacked() -> None:
    text = "Whenever ~ attacks, defending player discards a card."
    at = giants(ann=[creature("Thief", 1, 1, text)])
    for player in (CAT, DAN):
        at.hand(player, "Bear")
    at.attack("Thief", at="Dan")
    at.resolve_all()
    assert hands(at)[2:] == [1, 0]


def test_805_10f_trampling_over_a_teammates_blocker() -> None:
    at = giants(bob=[creature("Ox", 5, 5, "Trample")], cat=["Bear"])
    at.attack("Ox", at="Dan")
    at.block(("Bear", "Ox"))
    at.to(Step.END_OF_COMBAT)
    assert lives(at) == [30, 30, 27, 27]


@pytest.mark.parametrize(
    ("casters", "night"), [((), True), ((ANN,), False), ((BOB,), False), ((CAT,), True)]
)
def test_730_2a_night_falls_if_no_player_of_the_active_team_cast_a_spell(
    casters: tuple[int, ...], night: bool
) -> None:
    at = giants()
    at.hand(DAN, spell("It becomes day."))
    for caster in casters:
        at.hand(caster, spell("You gain 1 life.", name="Gain"))
    ask_again(at)
    at.act(DAN, "cast Spell")
    at.resolve_all()
    for caster in casters:
        at.act(caster, "cast Gain")
        at.resolve_all()
    at.to_turn(CAT, Step.UPKEEP)
    assert (daytime(at.game) == NIGHT) is night


def test_730_2b_day_breaks_if_one_player_of_the_team_cast_two_spells() -> None:
    for casters, day in (((BOB, BOB), True), ((ANN, BOB), False)):
        at = giants()
        at.hand(DAN, spell("It becomes night."))
        for caster in casters:
            at.hand(caster, spell("You gain 1 life.", name="Gain"))
        ask_again(at)
        at.act(DAN, "cast Spell")
        at.resolve_all()
        for caster in casters:
            at.act(caster, "cast Gain")
            at.resolve_all()
        at.to_turn(CAT, Step.UPKEEP)
        assert (daytime(at.game) == DAY) is day


def test_117_6_a_resolved_effect_until_your_next_turn_lasts_until_the_teams() -> None:
    at = giants()
    at.hand(BOB, spell("Until your next turn, creatures you control get +1/+1."))
    at.battlefield(BOB, "Bear")
    ask_again(at)
    at.act(BOB, "cast Spell")
    at.resolve_all()
    at.to_turn(CAT, Step.END)
    assert at.power_toughness("Bear") == (3, 3)
    at.to_turn(ANN, Step.UPKEEP)
    assert at.power_toughness("Bear") == (2, 2)


def test_805_4a_the_turn_of_the_team_is_the_own_turn_of_each_of_its_players() -> None:
    at = giants()
    assert [at.game.view(seat).own_turn for seat in range(4)] == [True, True, False, False]
    at = teams_of_two()
    assert [at.game.view(seat).own_turn for seat in range(4)] == [True, False, False, False]


def test_805_3b_cards_begin_on_the_battlefield_team_by_team() -> None:
    text = "If Leyline is in your opening hand, you may begin the game with it on the battlefield."
    deck = [permanent("Leyline", "Enchantment", text, "{4}")] * 20
    game = new_game([deck] * 4, variant=TWO_HEADED_GIANT, first=CAT)
    asked: list[int] = []
    while game.decision is not None and game.decision.kind is not Kind.PRIORITY:
        if game.decision.kind is Kind.MAY:
            asked.append(game.decision.player)
            game.answer(YES)
        else:
            game.answer(game.decision.fallback)
    assert list(dict.fromkeys(asked)) == [CAT, DAN, ANN, BOB]
    assert len(game.zones.battlefield) == 28


def test_805_6a_the_active_team_draws_first() -> None:
    at = giants()
    before = len(at.game.history.log)
    cast(at, "Each player draws a card.", by=CAT)
    log = at.game.history.log[before:]
    drawn = [event.player for event in log if isinstance(event, Draw)]
    assert drawn == [ANN, BOB, CAT, DAN]


@pytest.mark.parametrize(("target", "legal"), [("Bear", True), ("Giant", True), ("Cub", False)])
def test_805_9_the_active_player_is_any_of_the_team_that_the_controller_chooses(
    target: str, legal: bool
) -> None:
    text = (
        "{T}: Choose target non-Wall creature the active player has controlled continuously since "
        "the beginning of the turn. That creature attacks this turn if able."
    )
    at = giants(ann=["Bear"], bob=["Giant"], cat=[creature("Imp", text=text), creature("Cub")])
    if legal:
        at.act(CAT, "activate Imp", target)
        assert at.object("Imp").tapped
    else:
        with pytest.raises(IllegalAnswerError):
            at.act(CAT, "activate Imp", target)


def test_805_9_an_effect_without_targets_does_not_say_which_active_player_it_means() -> None:
    assert not compile_line(
        "Creatures the active player controls attack this turn if able.", True
    ).meanings
