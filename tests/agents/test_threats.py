"""The heuristic agent among several opponents, and with commanders. CR 903.10a."""

from __future__ import annotations

import pytest

from jajna.agents import HeuristicAgent
from jajna.agents.heuristic.threats import blow_left, threat, weight
from jajna.decision import Answer, Assign, Cast, Kind, Several
from jajna.judge import ANN, BOB, CAT, Table
from jajna.variant import BRAWL, COMMANDER, Variant
from jajna.vocab import Zone
from tests.mechanics.bench import ask_again, creature, spell
from tests.rules.test_903 import move
from tests.table import table

ELEPHANT = creature("Elephant", 5, 5)
LEGEND = creature("Legend", 7, 7, types="Legendary Creature — Human", cost="{2}")


def answer(at: Table) -> Answer:
    """What the agent answers to the present question."""
    question = at.asked
    assert question is not None
    seat = question.player
    return HeuristicAgent().choose(question, at.game.view(seat))


def led(variant: Variant = COMMANDER) -> Table:
    """Ann's Legend is on the battlefield; Bob and Cat have three Bears each."""
    at = table(3, known=[LEGEND], variant=variant)
    at.lead(ANN, "Legend")
    move(at, Zone.COMMAND, Zone.BATTLEFIELD)
    at.object("Legend").since_turn = 0
    for seat in (BOB, CAT):
        at.battlefield(seat, *["Bear"] * 3)
    return at


def test_who_has_most_on_the_battlefield_is_attacked() -> None:
    at = table(3)
    at.battlefield(ANN, creature("Bird", 2, 2, "Flying"))
    at.battlefield(CAT, ELEPHANT, ELEPHANT)
    at.to_question(Kind.ATTACKERS)
    assert answer(at) == Several((Assign(at.id("Bird"), CAT),))


def test_who_is_nearly_beaten_is_attacked_before_that() -> None:
    at = table(3)
    at.battlefield(ANN, creature("Bird", 2, 2, "Flying"))
    at.battlefield(CAT, ELEPHANT, ELEPHANT)
    at.set_life(BOB, 2)
    at.to_question(Kind.ATTACKERS)
    assert answer(at) == Several((Assign(at.id("Bird"), BOB),))


def test_of_two_alike_the_creature_of_the_more_dangerous_player_is_destroyed() -> None:
    at = table(3)
    bears = [at.battlefield(seat, "Bear")[0] for seat in (BOB, CAT)]
    at.battlefield(CAT, creature("Mill", 4, 4, "Hexproof"))
    at.hand(ANN, spell("Destroy target creature."))
    ask_again(at)
    given = answer(at)
    assert isinstance(given, Cast)
    at.answer(given)
    assert answer(at).notation() == str(bears[1])


def test_903_10a_the_damage_that_a_commander_needs_is_known() -> None:
    at = led()
    at.game.players.commanders[0].damage = {BOB: 15}
    view = at.game.view(BOB)
    card = at.id("Legend")
    assert [blow_left(view, card, seat) for seat in (BOB, CAT)] == [6, 21]
    assert blow_left(view, at.battlefield(ANN, "Bear")[0], BOB) == 0
    assert blow_left(led(BRAWL).game.view(BOB), card, BOB) == 0


@pytest.mark.parametrize(("dealt", "blocks"), [(0, False), (14, True)])
def test_903_10a_a_commander_that_would_beat_the_player_is_blocked(
    dealt: int, blocks: bool
) -> None:
    at = led()
    at.game.players.commanders[0].damage = {BOB: dealt}
    at.attack("Legend", at=BOB)
    at.to_question(Kind.BLOCKERS)
    given = answer(at)
    assert isinstance(given, Several)
    assert bool(given.options) is blocks


def test_903_10a_a_commander_attacks_to_beat_the_player() -> None:
    at = table(2, known=[LEGEND], variant=COMMANDER)
    at.lead(ANN, "Legend")
    move(at, Zone.COMMAND, Zone.BATTLEFIELD)
    at.object("Legend").since_turn = 0
    at.battlefield(BOB, *[creature("Ogre", 9, 9)] * 5)
    for one in at.game.zones.battlefield:
        if at.game.objects[one].controller == BOB:
            at.game.objects[one].tapped = True
    at.set_life(ANN, 30)
    at.game.players.commanders[0].damage = {BOB: 14}
    at.to_question(Kind.ATTACKERS)
    assert answer(at) == Several((Assign(at.id("Legend"), BOB),))


def test_a_single_opponent_is_neither_more_nor_less_dangerous() -> None:
    at = table()
    at.battlefield(BOB, ELEPHANT)
    assert weight(at.game.view(ANN), BOB) == 1.0


def test_903_10a_a_commander_that_has_struck_is_the_greater_threat() -> None:
    at = led()
    before = threat(at.game.view(BOB), ANN)
    at.game.players.commanders[0].damage = {BOB: 14}
    assert threat(at.game.view(BOB), ANN) > before


def test_whoever_can_be_hurt_is_attacked_rather_than_whoever_has_most() -> None:
    at = table(3)
    at.battlefield(ANN, creature("Ogre", 4, 4))
    at.battlefield(CAT, ELEPHANT, ELEPHANT)
    at.to_question(Kind.ATTACKERS)
    assert answer(at) == Several((Assign(at.id("Ogre"), BOB),))
