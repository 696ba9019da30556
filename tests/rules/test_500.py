"""The structure of a turn. CR 500-505, 512-514."""

from __future__ import annotations

from jajna.decision import Kind, PlayLand
from jajna.ir.abilities import Static, Triggered
from jajna.ir.amounts import Number
from jajna.ir.filters.identity import SELF, Is
from jajna.ir.filters.nouns import Card, Player
from jajna.ir.refs import YOU
from jajna.judge import ANN, BOB, CAT, Table
from jajna.kernel.door.perform import perform
from jajna.mechanics.rules.player_limits import NoMaximumHandSize
from jajna.mechanics.rules.restrictions import Restrict
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.things.life import GainLife
from jajna.mechanics.things.turns import Skipping, TakeExtraTurn, TurnAdded
from jajna.mechanics.triggers.players import Discards
from jajna.mechanics.triggers.steps import AtBeginning
from jajna.mechanics.triggers.zone_changes import Dies
from jajna.vocab import Cannot, ManaKept, Step, Type, Zone
from tests.mechanics.bench import cast, permanent
from tests.rules.cards import creature, enchantment, sorcery
from tests.table import table


def steps_of_turn(position: Table) -> list[Step]:
    """The steps in which somebody is asked until the turn ends."""
    turn = position.game.turn.number
    found: list[Step] = []
    while position.game.turn.number == turn and position.asked is not None:
        if not found or found[-1] is not position.game.turn.step:
            found.append(position.game.turn.step)
        position.answer_next()
    return found


def test_500_1_a_turn_has_its_steps_in_order() -> None:
    position = table()
    position.begin(ANN, Step.UNTAP)
    assert steps_of_turn(position) == [
        Step.UPKEEP,
        Step.DRAW,
        Step.PRECOMBAT_MAIN,
        Step.BEGINNING_OF_COMBAT,
        Step.DECLARE_ATTACKERS,
        Step.END_OF_COMBAT,
        Step.POSTCOMBAT_MAIN,
        Step.END,
    ]


def test_500_2_a_step_ends_when_all_pass_with_an_empty_stack() -> None:
    position = table()
    position.begin(ANN, Step.UPKEEP)
    steps: list[Step] = []
    for _ in range(2):
        position.answer_next()
        steps.append(position.game.turn.step)
    assert steps == [Step.UPKEEP, Step.DRAW]


def test_500_7_an_extra_turn_comes_right_after_this_one() -> None:
    position = table(3, step=None)
    position.begin(ANN)
    perform(position.game, [TurnAdded(ANN)])
    position.to_turn(ANN)
    position.to_turn(BOB)
    position.to_turn(CAT)
    assert position.game.turn.number == 5


def test_500_7_the_extra_turn_added_last_is_taken_first() -> None:
    position = table(3)
    position.begin(ANN)
    perform(position.game, [TurnAdded(BOB), TurnAdded(CAT)])
    order: list[int] = []
    for _ in range(4):
        turn = position.game.turn.number
        while position.game.turn.number == turn:
            position.answer_next()
        order.append(position.game.turn.active)
    assert order == [CAT, BOB, BOB, CAT]


def test_500_7_a_spell_gives_an_extra_turn() -> None:
    position = table()
    position.define(sorcery("Time Walk", "{U}", TakeExtraTurn()))
    position.battlefield(ANN, "Island")
    position.hand(ANN, "Time Walk")
    position.begin(ANN)
    position.act(ANN, "cast Time Walk")
    position.resolve()
    turn = position.game.turn.number
    position.to_turn(ANN)
    assert position.game.turn.number == turn + 1


def test_614_10_a_skipped_step_does_not_happen() -> None:
    position = table()
    position.begin(ANN, Step.UPKEEP)
    perform(position.game, [Skipping(ANN, (int(Step.DRAW),))])
    position.answer_next()
    position.answer_next()
    assert position.game.turn.step is Step.PRECOMBAT_MAIN
    assert position.names_in(Zone.HAND, ANN) == []


def test_614_10a_two_skips_skip_two() -> None:
    position = table()
    position.begin(ANN)
    perform(position.game, [Skipping(ANN, (-1,)), Skipping(ANN, (-1,))])
    turns: list[int] = []
    for _ in range(4):
        turn = position.game.turn.number
        while position.game.turn.number == turn:
            position.answer_next()
        turns.append(position.game.turn.active)
    assert turns == [BOB, BOB, BOB, ANN]


def test_614_10_a_skipped_extra_turn_costs_nobody_else_a_turn() -> None:
    position = table()
    position.begin(ANN)
    perform(position.game, [TurnAdded(BOB), Skipping(BOB, (-1,))])
    turn = position.game.turn.number
    while position.game.turn.number == turn:
        position.answer_next()
    assert position.game.turn.active == BOB


def test_502_3_the_active_players_permanents_untap_at_once() -> None:
    position = table()
    mine = position.put(ANN, Zone.BATTLEFIELD, "Hill Giant", "Forest", tapped=True)
    theirs = position.put(BOB, Zone.BATTLEFIELD, "Hill Giant", tapped=True)[0]
    position.begin(ANN, Step.UNTAP)
    assert [position.object(one).tapped for one in mine] == [False, False]
    assert position.object(theirs).tapped


def test_502_3_an_effect_keeps_a_permanent_tapped() -> None:
    position = table()
    ability = Static(SELF, (Restrict(Cannot.UNTAP_IN_UNTAP_STEP),))
    position.define(creature("Sleeper", "{U}", "1", "1", ability))
    sleeper = position.put(ANN, Zone.BATTLEFIELD, "Sleeper", tapped=True)[0]
    position.begin(ANN, Step.UNTAP)
    assert position.object(sleeper).tapped


def test_502_4_nobody_has_priority_in_the_untap_step() -> None:
    position = table()
    position.begin(ANN, Step.UNTAP)
    assert position.game.turn.step is Step.UPKEEP


def test_503_1a_upkeep_abilities_are_put_on_the_stack_first() -> None:
    position = table()
    position.battlefield(ANN, "Keldon Megaliths")
    position.begin(ANN, Step.UNTAP)
    assert position.asked is not None
    assert position.asked.kind is Kind.TARGETS


def test_504_1_the_active_player_draws_a_card() -> None:
    position = table()
    position.begin(ANN, Step.UPKEEP)
    position.to(Step.DRAW)
    assert position.names_in(Zone.HAND, ANN) == ["Blank"]
    assert position.names_in(Zone.HAND, BOB) == []


def test_504_1_the_card_is_drawn_before_draw_step_abilities() -> None:
    position = table()
    position.define(
        enchantment("Font", "{U}", Triggered(AtBeginning(Step.DRAW), DrawCards(Number(1))))
    )
    position.battlefield(ANN, "Font")
    position.begin(ANN, Step.DRAW)
    assert position.names_in(Zone.HAND, ANN) == ["Blank"]
    assert len(position.game.zones.stack) == 1


def test_305_2_one_land_a_turn() -> None:
    position = table()
    position.hand(ANN, "Forest", "Island")
    position.begin(ANN)
    position.act(ANN, "play Forest")
    reason = position.why_not(ANN, "play Island")
    assert reason is not None
    assert reason.rule == "305.2b"
    position.to_turn(BOB)
    position.to_turn(ANN)
    assert position.why_not(ANN, "play Island") is None


def test_305_3_no_land_in_another_players_turn() -> None:
    position = table()
    position.hand(BOB, "Forest")
    position.begin(ANN)
    reason = position.why_not(BOB, "play Forest")
    assert reason is not None
    assert reason.rule == "305.3"


def test_305_1_no_land_with_something_on_the_stack() -> None:
    position = table()
    position.battlefield(ANN, "Mountain")
    position.hand(ANN, "Shock", "Forest")
    position.begin(ANN)
    position.act(ANN, "cast Shock", "Bob")
    reason = position.why_not(ANN, "play Forest")
    assert reason is not None
    assert reason.rule == "305.1"


def test_116_2a_playing_a_land_does_not_use_the_stack() -> None:
    position = table()
    position.hand(ANN, "Forest")
    position.begin(ANN)
    position.act(ANN, "play Forest")
    assert position.game.zones.stack == []
    assert position.object("Forest").zone is Zone.BATTLEFIELD
    assert position.asked is not None
    assert position.asked.player == ANN


def test_117_3b_the_active_player_has_priority_after_something_resolved() -> None:
    position = table()
    position.battlefield(BOB, "Mountain")
    position.hand(BOB, "Shock")
    position.begin(ANN)
    position.act(BOB, "cast Shock", "Ann")
    position.resolve()
    assert position.asked is not None
    assert position.asked.player == ANN


def test_117_3c_who_acts_keeps_priority() -> None:
    position = table()
    position.battlefield(BOB, "Mountain")
    position.hand(BOB, "Shock")
    position.begin(ANN)
    position.act(BOB, "cast Shock", "Ann")
    assert position.asked is not None
    assert position.asked.player == BOB


def test_117_3d_priority_goes_around_in_turn_order() -> None:
    position = table(3)
    position.begin(BOB)
    order: list[int] = []
    for _ in range(3):
        assert position.asked is not None
        order.append(position.asked.player)
        position.answer_next()
    assert order == [BOB, CAT, ANN]


def test_117_4_an_action_in_between_starts_the_passing_anew() -> None:
    position = table()
    position.battlefield(BOB, "Mountain")
    position.hand(BOB, "Shock")
    position.begin(ANN)
    position.act(BOB, "cast Shock", "Ann")
    position.answer_next()
    assert position.asked is not None
    assert position.asked.player == ANN
    assert len(position.game.zones.stack) == 1
    position.answer_next()
    assert position.game.zones.stack == []
    assert position.game.turn.step is Step.PRECOMBAT_MAIN


def test_513_1_end_step_abilities_trigger_as_it_begins() -> None:
    position = table()
    position.define(
        enchantment("Feast", "{W}", Triggered(AtBeginning(Step.END), GainLife(Number(1))))
    )
    position.battlefield(ANN, "Feast")
    position.begin(ANN)
    position.to(Step.END)
    position.resolve_all()
    assert position.life(ANN) == 21


def test_514_1_the_active_player_discards_to_seven() -> None:
    position = table()
    position.hand(ANN, *["Forest"] * 9)
    position.hand(BOB, *["Forest"] * 9)
    position.begin(ANN)
    position.to_question(Kind.DISCARD)
    assert position.asked is not None
    assert (position.asked.player, position.asked.minimum, position.asked.maximum) == (ANN, 2, 2)
    position.answer_next()
    assert len(position.game.players[ANN].hand) == 7
    assert len(position.game.players[BOB].hand) == 9


def test_514_1_not_without_a_maximum_hand_size() -> None:
    position = table()
    position.define(enchantment("Book", "{U}", Static(Is(YOU), (NoMaximumHandSize(),))))
    position.battlefield(ANN, "Book")
    position.hand(ANN, *["Forest"] * 9)
    position.begin(ANN)
    position.to_turn(BOB, Step.UPKEEP)
    assert len(position.game.players[ANN].hand) == 9


def test_514_2_damage_and_effects_end_at_the_same_time() -> None:
    position = table()
    position.battlefield(ANN, "Forest")
    bears = position.battlefield(ANN, "Grizzly Bears")[0]
    position.hand(ANN, "Giant Growth")
    position.begin(ANN)
    position.act(ANN, "cast Giant Growth")
    position.resolve()
    position.object(bears).damage = 4
    position.to_turn(BOB, Step.UPKEEP)
    assert position.object(bears).zone is Zone.BATTLEFIELD
    assert position.object(bears).damage == 0


def test_514_3_nobody_has_priority_in_a_plain_cleanup_step() -> None:
    position = table()
    position.begin(ANN, Step.END)
    position.answer_next()
    position.answer_next()
    assert (position.game.turn.active, position.game.turn.step) == (BOB, Step.UPKEEP)


def test_514_3a_what_triggers_in_cleanup_gives_priority_and_another_cleanup_step() -> None:
    position = table()
    madness = Triggered(Discards(Player(), Card()), DrawCards(Number(1)))
    position.define(enchantment("Circle", "{U}", madness))
    position.battlefield(ANN, "Circle")
    position.hand(ANN, *["Forest"] * 8)
    position.begin(ANN, Step.END)
    position.to_question(Kind.DISCARD)
    position.answer_next()
    assert position.game.turn.step is Step.CLEANUP
    assert position.asked is not None
    assert position.asked.kind is Kind.PRIORITY
    assert len(position.game.zones.stack) == 1
    position.resolve()
    position.to_question(Kind.DISCARD)
    assert (position.game.turn.active, position.game.turn.step) == (ANN, Step.CLEANUP)


def test_514_3a_what_dies_in_cleanup_does_so_too() -> None:
    position = table()
    position.define(creature("Ghoul", "{B}", "1", "0", Triggered(Dies(SELF), GainLife(Number(1)))))
    position.battlefield(ANN, "Forest")
    position.hand(ANN, "Giant Growth")
    position.begin(ANN)
    ghoul = position.put(ANN, Zone.BATTLEFIELD, "Ghoul", counters={"+1/+1": 1})[0]
    position.act(ANN, "cast Giant Growth")
    position.resolve()
    position.object(ghoul).counters = {}
    position.to(Step.CLEANUP)
    assert len(position.game.zones.stack) == 1
    assert position.game.turn.active == ANN
    position.resolve()
    assert position.life(ANN) == 21
    position.to_turn(BOB, Step.UPKEEP)


def test_514_3a_mana_empties_after_cleanup_too() -> None:
    position = table()
    position.begin(ANN, Step.END)
    position.to_turn(BOB, Step.UPKEEP)
    assert all(player.pool == [] for player in position.game.players)


def test_302_6_a_creature_may_act_from_its_controllers_next_turn_on() -> None:
    position = table()
    position.battlefield(ANN, "Mountain", "Mountain", "Mountain")
    position.hand(ANN, "Prodigal Pyromancer")
    position.begin(ANN)
    position.act(ANN, "cast Prodigal Pyromancer")
    position.resolve()
    assert position.why_not(ANN, "activate Prodigal Pyromancer") is not None
    position.to_turn(BOB)
    assert position.why_not(ANN, "activate Prodigal Pyromancer") is not None
    position.to_turn(ANN, Step.UPKEEP)
    assert position.why_not(ANN, "activate Prodigal Pyromancer") is None


def test_500_8_an_additional_combat_phase_and_main_phase_follow() -> None:
    at = table()
    cast(
        at,
        "After this main phase, there is an additional combat phase followed by an additional main "
        "phase.",
    )
    seen: list[Step] = []
    while at.game.turn.active == ANN:
        if not seen or seen[-1] is not at.game.turn.step:
            seen.append(at.game.turn.step)
        at.answer_next()
    assert seen.count(Step.BEGINNING_OF_COMBAT) == 2
    assert seen.count(Step.POSTCOMBAT_MAIN) == 2


def test_500_7_two_extra_turns_follow() -> None:
    at = table()
    cast(at, "Target player takes two extra turns after this one.", "Bob")
    assert at.game.turn.extra_turns == [BOB, BOB]


FORTUNE = (
    "Take an extra turn after this one. At the beginning of that turn's end step, you lose the "
    "game."
)


def test_500_7_the_end_step_of_that_turn_is_not_the_next_one() -> None:
    at = table()
    cast(at, FORTUNE)
    at.to(Step.END)
    at.resolve_all()
    assert at.game.players[ANN].in_game
    at.to_turn(ANN, Step.END)
    at.to(Step.CLEANUP)
    assert not at.game.players[ANN].in_game


def test_500_7_another_extra_turn_before_that_turn_is_survived() -> None:
    at = table(3)
    cast(at, FORTUNE)
    cast(at, "Target player takes an extra turn after this one.", "Ann")
    at.to_turn(ANN, Step.END)
    at.to_turn(ANN, Step.UPKEEP)
    assert at.game.players[ANN].in_game
    at.to(Step.END)
    at.resolve_all()
    assert not at.game.players[ANN].in_game


def test_614_10_who_skips_that_turn_does_not_lose_in_another() -> None:
    at = table()
    cast(at, FORTUNE)
    halt = "If a player would begin an extra turn, that player skips that turn instead."
    at.battlefield(BOB, permanent("Halt", text=halt))
    at.to_turn(BOB, Step.END)
    at.to_turn(ANN, Step.END)
    at.resolve_all()
    assert not at.game.over


def test_614_10_the_untap_step_of_that_turn_alone_is_skipped() -> None:
    at = table()
    at.battlefield(ANN, "Field", tapped=True)
    cast(at, "Take an extra turn after this one. Skip the untap step of that turn.")
    at.to_turn(ANN)
    assert at.object("Field").tapped
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert not at.object("Field").tapped


def test_500_5_mana_that_is_kept_is_lost_only_when_the_turn_ends() -> None:
    at = table()
    text = "{T}: Add {R}. Until end of turn, you don't lose this mana as steps and phases end."
    at.battlefield(ANN, permanent("Forge", text=text), permanent("Pit", text="{T}: Add {B}."))
    at.act(ANN, "tap Forge.0:R")
    at.act(ANN, "tap Pit.0:B")
    assert len(at.game.players[ANN].pool) == 2
    at.to(Step.END)
    assert [unit.kept for unit in at.game.players[ANN].pool] == [ManaKept.TURN]
    at.to_turn(BOB)
    assert at.game.players[ANN].pool == []


def test_500_4_until_your_next_upkeep() -> None:
    text = (
        "Until your next upkeep, target noncreature artifact becomes an artifact creature with "
        "power and toughness each equal to its mana value."
    )
    at = table()
    at.battlefield(ANN, permanent("Engine", cost="{3}"))
    cast(at, text, "Engine")
    at.to_turn(BOB, Step.END)
    assert at.power_toughness("Engine") == (3, 3)
    at.to_turn(ANN, Step.UPKEEP)
    assert at.object("Engine").now.types == Type.ARTIFACT


def test_500_4_a_card_can_be_played_until_the_beginning_of_your_next_upkeep() -> None:
    text = (
        "Exile the top card of your library. Until the beginning of your next upkeep, you may play "
        "that card."
    )
    at = table()
    at.library(ANN, *["Field"] * 3)
    cast(at, text)
    (card,) = [one for one in at.game.objects if at.game.objects[one].zone is Zone.EXILE]
    assert at.game.why_not(PlayLand(card)) is None
    at.to_turn(BOB, Step.END)
    at.to_turn(ANN)
    assert at.game.why_not(PlayLand(card)) is not None


def test_500_4_until_its_controllers_next_untap_step() -> None:
    text = "Target land becomes a Swamp until its controller's next untap step."
    at = table()
    at.battlefield(BOB, permanent("Bog", "Land", cost=""))
    at.battlefield(ANN, "Field")
    cast(at, text, "Bog")
    cast(at, text, "Field")
    at.to_turn(BOB, Step.UPKEEP)
    assert at.object("Bog").now.subtypes == frozenset()
    assert at.object("Field").now.subtypes == frozenset(["Swamp"])
    at.to_turn(ANN, Step.UPKEEP)
    assert at.object("Field").now.subtypes == frozenset()
