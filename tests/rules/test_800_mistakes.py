"""Mistakes that other programs made with several players, each as a position. CR 800, 903."""

from __future__ import annotations

from dataclasses import replace

import pytest

from jajna.agents import RandomAgent
from jajna.agents.search.leaf import worth
from jajna.card import Card
from jajna.decision import PASS, YES, Assign, Kind, Several
from jajna.judge import ANN, BOB, CAT, Table
from jajna.kernel.start.setup import new_game
from jajna.variant import COMMANDER, TWO_HEADED_GIANT
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ask_again, cast, creature, permanent, spell
from tests.rules.cards import CARDS
from tests.rules.faces import joined
from tests.rules.giants import DAN, giants
from tests.rules.test_903 import LEGEND, asked, commanding, move, on_battlefield, until_asked
from tests.table import table

MOURNER = permanent("Mourner", text="Whenever a creature dies, you gain 1 life.")


def test_903_9a_a_commander_that_returns_has_died_all_the_same() -> None:
    at = on_battlefield()
    at.battlefield(BOB, MOURNER)
    until_asked(at, "Destroy target creature.", "Legend")
    assert asked(at).player == ANN
    at.game.answer(YES)
    at.resolve_all()
    assert at.object("Legend").zone is Zone.COMMAND
    assert at.life(BOB) == 41


def test_903_9a_nobody_is_asked_for_a_commander_when_the_last_opponent_loses_with_it() -> None:
    at = on_battlefield()
    cast(at, "Destroy target creature. Target player loses 50 life.", BOB)
    assert at.game.over
    assert at.game.decision is None
    assert at.game.outcome is not None
    assert at.game.outcome.winners == (ANN,)


def test_903_8_the_tax_of_a_game_is_not_that_of_the_next() -> None:
    for _ in range(2):
        at = commanding()
        assert at.game.view(BOB).players[ANN].commanders[0].tax == 0
        at.act(ANN, "cast Legend")
        at.resolve()
        assert at.game.view(BOB).players[ANN].commanders[0].tax == 2


def test_500_1_this_turn_is_one_players_and_not_a_round() -> None:
    at = table(3, ann=["Bear"])
    cast(at, "Destroy target creature.", "Bear")
    cast(at, "You gain 1 life for each creature that died this turn.")
    assert at.life(ANN) == 21
    at.to_turn(BOB)
    cast(at, "You gain 1 life for each creature that died this turn.", by=BOB)
    assert at.life(BOB) == 20


def test_800_4_the_choice_of_who_has_left_holds_nobody_up() -> None:
    at = table(3, bob=["Bear", "Wall"])
    at.hand(ANN, spell("Target player sacrifices a creature."))
    ask_again(at)
    at.act(ANN, "cast Spell", BOB)
    at.to_question(Kind.SACRIFICE)
    assert at.game.decision is not None
    assert at.game.decision.player == BOB
    at.game.concede(BOB)
    at.to_turn(CAT)
    assert at.game.turn.active == CAT


def test_800_4_turns_have_numbers_of_their_own_when_the_first_seat_has_left() -> None:
    at = table(3)
    before = at.game.turn.number
    at.game.concede(ANN)
    at.to_turn(BOB)
    at.to_turn(CAT)
    at.to_turn(BOB)
    assert at.game.turn.number == before + 3


def test_903_10a_a_player_who_left_is_dealt_no_more_damage() -> None:
    at = on_battlefield(3)
    at.to(Step.BEGINNING_OF_COMBAT)
    at.attack("Legend", at=CAT)
    at.game.concede(CAT)
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.game.players[CAT].life == 40
    assert at.life(BOB) == 40


def test_800_4_an_offer_with_x_is_still_open_when_somebody_else_leaves() -> None:
    text = "Whenever a creature dies, you may pay {X}. If you do, you gain X life."
    at = table(3, ann=[permanent("Vigil", text=text), "Bear", *["Mountain"] * 4])
    at.hand(ANN, spell("Destroy target creature."))
    ask_again(at)
    at.act(ANN, "cast Spell", "Bear")
    at.choose_for(Kind.MAY, True)
    at.to_question(Kind.X)
    at.game.concede(CAT)
    question = at.game.decision
    assert question is not None
    assert (question.kind, question.player, question.maximum) == (Kind.X, ANN, 4)
    at.answer(3)
    at.resolve_all()
    assert at.life(ANN) == 23


def test_103_8a_the_first_of_four_draws_in_the_first_turn_of_commander() -> None:
    deck = [CARDS["Mountain"]] * 99
    game = new_game([deck] * 4, first=ANN, variant=COMMANDER, commanders=[[(LEGEND, 0)]] * 4)
    while game.turn.step < Step.PRECOMBAT_MAIN or not game.turn.number:
        assert game.decision is not None
        game.answer(game.decision.fallback)
    assert (game.turn.number, game.turn.active) == (1, ANN)
    assert [len(player.hand) for player in game.players] == [8, 7, 7, 7]


def test_903_8_what_puts_a_commander_onto_the_battlefield_is_no_casting() -> None:
    at = commanding()
    move(at, Zone.COMMAND, Zone.BATTLEFIELD)
    move(at, Zone.BATTLEFIELD, Zone.COMMAND)
    assert at.game.view(BOB).players[ANN].commanders[0].tax == 0


def test_903_8_a_countered_commander_is_taxed_all_the_same() -> None:
    at = commanding()
    at.hand(BOB, spell("Counter target spell."))
    at.act(ANN, "cast Legend")
    at.game.answer(PASS)
    at.act(BOB, "cast Spell", "Legend")
    at.choose_for(Kind.COMMANDER, True)
    at.resolve_all()
    assert at.object("Legend").zone is Zone.COMMAND
    assert at.game.view(BOB).players[ANN].commanders[0].tax == 2


def test_800_4_what_a_spell_of_who_left_has_done_goes_on() -> None:
    at = table(3, bob=["Bear"])
    cast(at, "Target creature gets +3/+3 until end of turn.", "Bear", by=CAT)
    at.game.concede(CAT)
    assert at.power_toughness("Bear") == (5, 5)


def test_800_4e_an_attack_on_who_left_is_dealt_to_nobody() -> None:
    at = table(3, ann=["Bear"])
    at.to(Step.BEGINNING_OF_COMBAT)
    at.attack("Bear", at=CAT)
    at.game.concede(CAT)
    at.to(Step.POSTCOMBAT_MAIN)
    assert [player.life for player in at.game.players] == [20, 20, 20]
    assert at.object("Bear").zone is Zone.BATTLEFIELD


def test_903_10a_a_commander_is_counted_that_another_player_controls() -> None:
    at = on_battlefield(3)
    cast(at, "Gain control of target creature.", "Legend", by=BOB)
    for _ in range(3):
        at.to_turn(BOB, Step.BEGINNING_OF_COMBAT)
        at.attack("Legend", at=ANN)
        at.to(Step.POSTCOMBAT_MAIN)
    assert not at.game.players[ANN].in_game
    assert at.game.players[CAT].in_game


def test_903_10a_the_damage_of_each_of_two_commanders_is_counted_by_itself() -> None:
    at = on_battlefield()
    at.lead(ANN, "Other")
    move(at, Zone.COMMAND, Zone.BATTLEFIELD, "Other")
    strike(at, "Legend", "Other", turns=2)
    assert at.life(BOB) == 20
    assert [one.damage for one in at.game.players.commanders] == [{BOB: 14}, {BOB: 6}]
    strike(at, "Other", turns=1)
    assert at.game.players[BOB].in_game
    strike(at, "Legend", turns=1)
    assert at.life(BOB) == 10
    assert not at.game.players[BOB].in_game


def strike(at: Table, *attackers: str, turns: int) -> None:
    """Let creatures of Ann's attack Bob on so many of her turns."""
    for _ in range(turns):
        at.to_turn(BOB)
        at.to_turn(ANN)
        at.attack(*attackers, at=BOB)
        at.to(Step.POSTCOMBAT_MAIN)


@pytest.mark.parametrize(
    ("text", "targets"),
    [
        ("Turn target creature face down.", ["Legend"]),
        (
            "Target creature becomes a copy of another target creature until end of turn.",
            ["Legend", "Bear"],
        ),
    ],
)
def test_903_10a_a_commander_that_looks_like_something_else_is_counted(
    text: str, targets: list[str]
) -> None:
    at = on_battlefield()
    at.battlefield(ANN, "Bear")
    cast(at, text, *targets)
    [leader] = at.game.players.commanders
    assert at.game.objects[leader.card].now.name != "Legend"
    assert_its_two_damage_are_counted(at)


def test_903_10a_the_back_face_of_a_commander_is_counted() -> None:
    front = creature("Page", 1, 1, "{0}: Transform Page.", "Legendary Creature — Human")
    back = creature("Lord", 2, 2, "", "Legendary Creature — Human", cost="")
    at = commanding_of(joined("transform", front, back))
    move(at, Zone.COMMAND, Zone.BATTLEFIELD, "Page")
    at.act(ANN, "activate Page")
    at.resolve()
    assert at.names_in(Zone.BATTLEFIELD).count("Lord") == 1
    assert_its_two_damage_are_counted(at)


def commanding_of(card: Card) -> Table:
    """A table of Commander at which a card leads Ann's deck."""
    at = table(2, variant=COMMANDER)
    at.lead(ANN, card)
    return at


def assert_its_two_damage_are_counted(at: Table) -> None:
    """Let the first commander attack, and look at what is noted of it and in the view of Bob."""
    leader = at.game.players.commanders[0]
    at.object(leader.card).since_turn = 0
    at.to_question(Kind.ATTACKERS)
    at.game.answer(Several((Assign(leader.card, BOB),)))
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(BOB) == 38
    assert leader.damage == {BOB: 2}
    assert at.game.view(BOB).players[ANN].commanders[0].damage == {BOB: 2}


def test_903_9a_each_commander_of_a_team_that_shares_its_life_is_there_and_returns() -> None:
    led = replace(TWO_HEADED_GIANT, name="led", commanders=2, commander_damage=21)
    deck = [CARDS["Mountain"]] * 40
    begun = new_game([deck] * 4, first=ANN, variant=led, commanders=[[(LEGEND, 0)]] * 4)
    owners = [begun.objects[one].owner for one in begun.zones.command]
    assert sorted(owners) == [ANN, BOB, CAT, DAN]

    at = giants(variant=led)
    at.lead(DAN, LEGEND)
    move(at, Zone.COMMAND, Zone.BATTLEFIELD)
    until_asked(at, "Destroy target creature.", "Legend")
    assert asked(at).player == DAN
    at.game.answer(YES)
    assert at.object("Legend").zone is Zone.COMMAND


@pytest.mark.parametrize("hurt", [CAT, DAN])
def test_810_9_a_position_is_judged_by_the_life_that_a_team_has_now(hurt: int) -> None:
    at = giants(dan=["Bear"])
    before = [worth(at.game, seat) for seat in (ANN, CAT, DAN)]
    cast(at, "Target player loses 25 life.", ["Ann", "Bob", "Cat", "Dan"][hurt])
    ann, cat, dan = (worth(at.game, seat) for seat in (ANN, CAT, DAN))
    assert ann > before[0]
    assert cat < before[1]
    assert dan < before[2]
    assert cat == dan


@pytest.mark.parametrize("order", [(ANN, BOB, CAT), (DAN, ANN, CAT), (BOB, CAT, DAN)])
def test_800_4_nobody_who_left_is_asked_anything(order: tuple[int, ...]) -> None:
    deck = [CARDS["Mountain"], creature("Raider", 3, 1)] * 30
    game = new_game([deck] * 4, seed=3, first=ANN)
    game.settings.always_ask = True
    agents = [RandomAgent(f"{seat}") for seat in range(4)]
    leaving = dict(zip((30, 90, 150), order, strict=True))
    answers = 0
    while (question := game.decision) is not None:
        assert all(game.players[seat].in_game for seat in question.players)
        if answers in leaving:
            game.concede(leaving.pop(answers))
            continue
        seat = question.players[0]
        game.answer(agents[seat].choose(question, game.view(seat)))
        answers += 1
    assert leaving == {}
    assert game.outcome is not None
    assert len(game.outcome.winners) == 1
    assert game.outcome.winner not in order
