"""Games of more than two players, and players who leave them. CR 800."""

from __future__ import annotations

import pytest

from jajna.decision import Assign, Decision, Kind, Several, Thing
from jajna.errors import IllegalAnswerError
from jajna.events.effects import EffectBegan
from jajna.events.moves import TokenCreated
from jajna.ir.abilities import Static
from jajna.ir.amounts import Number
from jajna.ir.base import Duration
from jajna.ir.comparisons import HowMany
from jajna.ir.conditions.cards import HandSize
from jajna.ir.control import SetController
from jajna.ir.filters.nouns import OfType
from jajna.ir.refs import Bound
from jajna.judge import ANN, BOB, CAT, Table
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.vocab import Step, Type, Zone
from tests.mechanics.bench import ask_again, creature, permanent, spell
from tests.rules.cards import enchantment
from tests.table import table

DAN = 3
CHOOSES = "Target opponent chooses a creature you control. Destroy that creature."


def asked(at: Table, kind: Kind) -> Decision:
    """The question that is asked now, of the kind that is expected."""
    question = at.asked
    assert question is not None
    assert question.kind is kind, question.kind
    return question


def resolving(text: str, *choices: str, players: int = 4, until: Kind = Kind.OBJECTS) -> Table:
    """A table at which Ann's spell with this text resolves and has asked somebody."""
    at = table(players, ann=["Bear", "Giant"], bob=["Wall"])
    at.hand(ANN, spell(text))
    ask_again(at)
    at.act(ANN, "cast Spell", *choices)
    at.to_question(until)
    return at


def test_800_4a_what_a_player_owns_leaves_with_them() -> None:
    made = table(3)
    made.battlefield(BOB, "Grizzly Bears", "Forest")
    made.battlefield(ANN, "Hill Giant")
    made.graveyard(BOB, "Shock")
    made.begin(ANN)
    made.game.concede(BOB)
    assert made.names_in(Zone.BATTLEFIELD) == ["Hill Giant"]
    assert made.names_in(Zone.GRAVEYARD, BOB) == []
    assert made.game.players[BOB].library == []
    assert all(thing.owner != BOB for thing in made.game.objects.values())


def test_800_4a_control_that_the_player_had_ends() -> None:
    made = table(3)
    stolen = made.battlefield(ANN, "Hill Giant")
    made.define(enchantment("Theft", "{U}", Static(OfType(Type.CREATURE), (SetController(),))))
    made.battlefield(BOB, "Theft")
    made.begin(CAT)
    assert made.object(stolen[0]).controller == BOB
    made.game.concede(BOB)
    assert made.object(stolen[0]).controller == ANN
    assert made.names_in(Zone.BATTLEFIELD) == ["Hill Giant"]


def test_800_4a_what_the_player_still_controls_is_exiled() -> None:
    made = table(3)
    given = made.battlefield(ANN, "Hill Giant")[0]
    made.object(given).first_controller = BOB
    made.begin(CAT)
    made.game.concede(BOB)
    assert made.names_in(Zone.BATTLEFIELD) == []
    assert made.names_in(Zone.EXILE) == ["Hill Giant"]
    assert made.object("Hill Giant").owner == ANN
    assert made.object("Hill Giant").id != given


def test_800_4a_abilities_of_the_player_cease_to_exist() -> None:
    made = table(3)
    made.battlefield(BOB, "Prodigal Pyromancer")
    made.begin(BOB)
    made.act(BOB, "activate Prodigal Pyromancer", "Ann")
    assert len(made.game.zones.stack) == 1
    made.game.concede(BOB)
    assert made.game.zones.stack == []
    assert made.life(ANN) == 20


def test_800_4a_priority_passes_to_the_next_player() -> None:
    made = table(3)
    made.begin(ANN)
    made.answer_next()
    assert made.asked is not None
    assert made.asked.player == BOB
    made.game.concede(BOB)
    assert made.asked is not None
    assert made.asked.player == CAT


def test_800_4j_the_turn_goes_on_without_its_player() -> None:
    made = table(3, step=None)
    bears = made.battlefield(CAT, "Grizzly Bears", "Forest")[0]
    made.hand(CAT, "Giant Growth")
    made.begin(ANN)
    made.act(CAT, "cast Giant Growth", "Grizzly Bears")
    made.resolve()
    made.game.concede(ANN)
    assert made.game.turn.number == 2
    assert made.power_toughness(bears) == (5, 5)
    made.to(Step.END)
    assert made.game.turn.number == 2
    made.to_turn(BOB, Step.UPKEEP)
    assert made.power_toughness(bears) == (2, 2)


def test_800_4k_a_player_who_left_takes_no_turn() -> None:
    made = table(3)
    made.begin(ANN)
    made.game.concede(BOB)
    made.to_turn(CAT)
    assert made.game.turn.active == CAT


def test_800_4e_nobody_attacks_who_left() -> None:
    made = table(3)
    made.battlefield(ANN, "Hill Giant")
    made.begin(ANN)
    made.attack("Hill Giant", at="Bob")
    made.game.concede(BOB)
    made.to(Step.POSTCOMBAT_MAIN)
    assert (made.life(ANN), made.life(CAT)) == (20, 20)


def test_800_4m_an_effect_until_the_next_turn_of_who_left_ends_when_that_would_have_begun() -> None:
    made = table(3)
    bears = made.battlefield(ANN, "Grizzly Bears")[0]
    made.begin(BOB)
    growth = Continuous(
        Context(bears, BOB),
        (PowerToughness(Number(2), Number(2)),),
        Duration.YOUR_NEXT_TURN,
        [bears],
    )
    perform(made.game, [EffectBegan(growth)])
    made.game.concede(BOB)
    made.to_turn(ANN)
    assert made.power_toughness(bears) == (4, 4)
    made.to_turn(CAT)
    assert made.power_toughness(bears) == (2, 2)


def test_800_4e_damage_is_assigned_anew_when_somebody_leaves_meanwhile() -> None:
    made = table(3)
    made.battlefield(ANN, "Hill Giant", "Hill Giant")
    made.battlefield(BOB, "Grizzly Bears", "Eager Cadet")
    made.battlefield(CAT, "Grizzly Bears", "Eager Cadet")
    first, second = made.game.zones.battlefield[:2]
    made.begin(ANN)
    made.to_question(Kind.ATTACKERS)
    made.game.answer(Several((Assign(first, BOB), Assign(second, CAT))))
    for seat, attacker in ((BOB, first), (CAT, second)):
        made.to_question(Kind.BLOCKERS)
        mine = [one for one in made.game.zones.battlefield if made.game.objects[one].owner == seat]
        made.game.answer(Several(tuple([Assign(one, attacker) for one in mine])))
    made.to_question(Kind.DAMAGE)
    made.game.concede(BOB)
    assert made.asked is not None
    assert (made.asked.player, made.asked.source) == (ANN, second)
    made.answer([2, 1])
    made.to(Step.END_OF_COMBAT)
    assert made.names_in(Zone.BATTLEFIELD) == ["Hill Giant"]


def test_800_4b_no_token_is_created_for_who_has_left() -> None:
    at = table(3, ann=["Bear"])
    token = TokenCreated(BOB, at.object("Bear").definition)
    at.game.concede(BOB)
    perform(at.game, [token])
    assert at.names_in(Zone.BATTLEFIELD) == ["Bear"]


def test_800_4c_what_no_effect_gives_to_anybody_any_longer_is_exiled() -> None:
    at = table(4)
    given = at.battlefield(ANN, "Hill Giant")[0]
    at.object(given).first_controller = BOB
    at.define(enchantment("Theft", "{U}", Static(OfType(Type.CREATURE), (SetController(),))))
    at.battlefield(CAT, "Theft")
    at.game.characteristics.dirty = True
    ask_again(at)
    at.game.concede(BOB)
    assert at.object(given).controller == CAT
    assert at.names_in(Zone.BATTLEFIELD) == ["Hill Giant", "Theft"]
    at.game.concede(CAT)
    assert not at.game.over
    assert at.names_in(Zone.BATTLEFIELD) == []
    assert at.names_in(Zone.EXILE) == ["Hill Giant"]


def test_800_4d_a_trigger_of_who_has_left_is_not_put_on_the_stack() -> None:
    text = "At the beginning of each end step, draw a card."
    at = table(3, bob=[permanent("Clock", text=text)])
    at.to(Step.END)
    assert len(at.game.zones.stack) == 1
    at.game.concede(BOB)
    assert at.game.zones.stack == []


def test_800_4f_a_cost_asked_of_who_has_left_is_not_paid() -> None:
    text = "Target opponent may pay {1}. If they don't, you draw a card."
    at = table(3, bob=[])
    at.battlefield(BOB, "Mountain")
    at.hand(ANN, spell(text))
    ask_again(at)
    held = len(at.game.players[ANN].hand)
    at.act(ANN, "cast Spell", "Bob")
    at.to_question(Kind.PAY_COST)
    assert asked(at, Kind.PAY_COST).player == BOB
    at.game.concede(BOB)
    assert len(at.game.players[ANN].hand) == held  # the spell is cast, a card drawn


def test_800_4g_the_controller_of_the_object_chooses_another_opponent() -> None:
    at = resolving(CHOOSES, "Bob")
    assert asked(at, Kind.OBJECTS).player == BOB
    at.game.concede(BOB)
    question = asked(at, Kind.PLAYER)
    assert (question.player, question.rule) == (ANN, "800.4g")
    assert question.options == [Thing(CAT), Thing(DAN)]
    at.game.answer(Thing(DAN))
    assert asked(at, Kind.OBJECTS).player == DAN
    at.answer("Giant")
    assert at.names_in(Zone.BATTLEFIELD) == ["Bear"]


def test_800_4g_the_only_other_opponent_is_asked_at_once() -> None:
    at = resolving(CHOOSES, "Bob", players=3)
    at.game.concede(BOB)
    assert asked(at, Kind.OBJECTS).player == CAT


def test_800_4g_who_is_chosen_may_leave_too() -> None:
    at = resolving(CHOOSES, "Bob")
    at.game.concede(BOB)
    at.game.answer(Thing(DAN))
    at.game.concede(DAN)
    assert asked(at, Kind.OBJECTS).player == CAT


def test_800_4g_who_would_choose_the_chooser_may_leave_too() -> None:
    at = resolving(CHOOSES, "Bob")
    at.game.concede(BOB)
    at.game.concede(ANN)
    question = at.asked
    assert question is not None
    assert question.player in (CAT, DAN)
    assert at.game.zones.stack == []


def test_800_4g_the_question_who_chooses_is_forked_and_refuses_who_has_left() -> None:
    at = resolving(CHOOSES, "Bob")
    at.game.concede(BOB)
    with pytest.raises(IllegalAnswerError):
        at.game.answer(Thing(BOB))
    fork = at.game.fork()
    fork.answer(Thing(CAT))
    at.game.answer(Thing(CAT))
    assert fork.digest() == at.game.digest()


def test_800_4h_a_choice_that_a_rule_asks_for_is_the_next_players() -> None:
    at = table(3, ann=["Bear", "Giant"])
    at.battlefield(BOB, "Wall", "Wall")
    at.to_question(Kind.ATTACKERS)
    at.game.answer(Several((Assign(at.id("Bear"), BOB), Assign(at.id("Giant"), CAT))))
    at.to_question(Kind.BLOCKERS)
    assert asked(at, Kind.BLOCKERS).player == BOB
    at.game.concede(BOB)
    at.to(Step.POSTCOMBAT_MAIN)
    assert (at.life(ANN), at.life(CAT)) == (20, 15)


def test_800_4i_what_a_player_had_is_known_after_they_left() -> None:
    at = table(3)
    at.hand(BOB, "Shock", "Shock")
    at.graveyard(BOB, "Shock")
    at.set_life(BOB, 7)
    at.game.concede(BOB)
    left = at.game.players[BOB]
    assert (left.life, left.hand_size(), left.graveyard_size()) == (7, 2, 1)
    assert left.library_size() > 0
    assert (left.hand, left.graveyard, left.library) == ([], [], [])
    ctx = Context(0, ANN)
    ctx.bind("who", [BOB])
    assert HandSize(2, HowMany.EXACTLY, Bound("who")).holds(at.game, ctx)


def test_800_4i_what_a_player_did_before_they_left_is_known() -> None:
    at = table(3, step=None)
    at.battlefield(BOB, "Mountain")
    at.hand(BOB, "Shock")
    at.begin(BOB)
    at.act(BOB, "cast Shock", "Ann")
    at.resolve()
    at.game.concede(BOB)
    assert at.game.players[BOB].happened("spells cast") == 1
    assert at.life(ANN) == 18


def test_800_4k_an_extra_turn_of_who_has_left_does_not_begin() -> None:
    at = table(3)
    number = at.game.turn.number
    at.game.turn.extra_turns.append(BOB)
    at.game.concede(BOB)
    at.to_turn(CAT, Step.UPKEEP)
    assert at.game.turn.number == number + 1


def test_800_4_a_player_concedes_at_any_decision_of_anybody() -> None:
    """A game of four is played on from a fork without each of its players, at every decision."""
    at = table(4, ann=["Bear"], bob=["Wall"])
    for _ in range(40):
        for seat in (ANN, BOB, CAT, DAN):
            fork = at.game.fork()
            fork.concede(seat)
            for _ in range(3):
                question = fork.decision
                assert question is not None
                assert question.player != seat
                fork.answer(question.fallback)
        at.answer_next()


def test_800_4a_a_copy_leaves_with_its_player_who_was_choosing_targets_for_it() -> None:
    at = table(3, ann=["Bear"], bob=["Wall"])
    at.hand(ANN, spell("You gain 1 life."), spell("Spell deals 1 damage to any target.\nStorm"))
    first, second = at.game.players[ANN].hand
    at.act(ANN, f"cast {first}")
    at.resolve()
    at.act(ANN, f"cast {second}", "Wall")
    ask_again(at)
    at.to_question(Kind.TARGETS)
    at.game.concede(ANN)
    assert not at.game.over
    assert at.names_in(Zone.STACK) == []
    at.to_turn(BOB)


def test_800_4a_what_would_be_exiled_instead_leaves_with_its_owner_too() -> None:
    made = table(3)
    made.define(creature("Ghoul", text="Unearth {0}"))
    made.graveyard(ANN, "Ghoul")
    made.begin(ANN)
    made.act(ANN, "activate Ghoul")
    made.resolve()
    assert made.names_in(Zone.BATTLEFIELD) == ["Ghoul"]
    made.game.concede(ANN)
    assert made.names_in(Zone.BATTLEFIELD) == []
    assert made.names_in(Zone.EXILE) == []
