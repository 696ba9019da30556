"""State triggers. CR 603.8."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.events.life import LifeLost
from jajna.events.moves import ZoneChange
from jajna.judge import ANN, BOB, Table
from jajna.kernel.door.perform import perform
from jajna.text.spanish.printer import SPANISH
from jajna.vocab import Zone
from tests.mechanics.bench import ask_again, creature, permanent
from tests.table import table

SERPENT = creature("Serpent", 5, 5, "When you control no Islands, sacrifice this creature.")


def sea() -> Table:
    """Ann has the Serpent and an Island, in her main phase."""
    position = table()
    position.battlefield(ANN, SERPENT, "Island", "Mountain")
    position.battlefield(BOB, "Island")
    position.begin(ANN)
    return position


def lose_island(position: Table) -> None:
    """Ann's Island goes, and players get priority."""
    island = position.id("Island")
    perform(position.game, [ZoneChange(island, Zone.BATTLEFIELD, Zone.GRAVEYARD)])
    ask_again(position)


def test_603_8_it_triggers_as_soon_as_the_state_is_there() -> None:
    position = sea()
    assert position.game.zones.stack == []
    lose_island(position)
    assert len(position.game.zones.stack) == 1
    position.resolve()
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Island", "Serpent"]


def test_603_8_it_triggers_in_the_middle_of_a_resolution() -> None:
    """The Island is back before anybody gets priority; the ability has triggered."""
    position = sea()
    island = position.id("Island")
    perform(position.game, [ZoneChange(island, Zone.BATTLEFIELD, Zone.HAND)])
    back = position.game.objects.latest(island)
    perform(position.game, [ZoneChange(back, Zone.HAND, Zone.BATTLEFIELD)])
    ask_again(position)
    assert len(position.game.zones.stack) == 1


def test_603_8_it_resolves_although_the_state_is_over() -> None:
    """There is no "if" in it (CR 603.4)."""
    position = sea()
    lose_island(position)
    position.battlefield(ANN, "Island")
    position.resolve()
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Island", "Serpent"]


def test_603_8_it_does_not_trigger_again_while_it_is_on_the_stack() -> None:
    position = sea()
    position.hand(ANN, "Shock")
    lose_island(position)
    position.act(ANN, "cast Shock", "Bob")
    assert len(position.game.zones.stack) == 2
    position.resolve()
    assert len(position.game.zones.stack) == 1


def test_603_8_nor_while_it_waits_or_is_ordered() -> None:
    position = sea()
    position.battlefield(ANN, SERPENT, "Soul Warden")
    island = position.id("Island")
    perform(position.game, [ZoneChange(island, Zone.BATTLEFIELD, Zone.GRAVEYARD)])
    perform(position.game, [LifeLost(ANN, 1)])
    position.to_question(Kind.TRIGGERS)
    assert position.asked is not None
    assert len(position.asked.options) == 2
    position.answer_next()
    assert len(position.game.zones.stack) == 2


def test_603_8_it_triggers_again_when_it_has_left_the_stack() -> None:
    """The ability does nothing about the state, which still holds."""
    position = table()
    position.battlefield(ANN, permanent("Well", text="When you control no Islands, draw a card."))
    position.begin(ANN)
    hand = len(position.game.players[ANN].hand)
    for times in range(1, 4):
        assert len(position.game.zones.stack) == 1
        position.resolve()
        assert len(position.game.players[ANN].hand) == hand + times
    position.battlefield(ANN, "Island")
    position.resolve()
    assert position.game.zones.stack == []


def test_603_8_it_triggers_again_when_it_was_countered() -> None:
    position = sea()
    lose_island(position)
    first = position.game.zones.stack[0]
    perform(position.game, [ZoneChange(first, Zone.STACK, Zone.NOWHERE)])
    ask_again(position)
    assert len(position.game.zones.stack) == 1
    assert position.game.zones.stack[0] != first


def test_603_8_not_if_the_object_has_left_its_zone_meanwhile() -> None:
    position = sea()
    lose_island(position)
    serpent = position.id("Serpent")
    perform(position.game, [ZoneChange(serpent, Zone.BATTLEFIELD, Zone.HAND)])
    position.resolve()
    assert position.game.zones.stack == []
    assert "Serpent" in position.names_in(Zone.HAND, ANN)


def test_603_8_each_of_two_objects_triggers() -> None:
    position = sea()
    position.battlefield(ANN, SERPENT)
    lose_island(position)
    position.answer_next()
    position.resolve_all()
    assert position.names_in(Zone.GRAVEYARD, ANN) == ["Island", "Serpent", "Serpent"]


def test_104_4b_a_state_that_nothing_ends_draws_the_game() -> None:
    position = table()
    position.battlefield(ANN, permanent("Well", text="When you control no Islands, tap ~."))
    position.begin(ANN)
    while position.game.outcome is None:
        assert len(position.game.history.answers) < 1000
        position.answer_next()
    assert (position.game.outcome.winner, position.game.outcome.rule) == (-1, "104.4b")


@pytest.mark.parametrize(
    ("text", "spanish"),
    [
        ("you control no Islands", "no controles Islas"),
        ("you control no other artifacts", "no controles otros artefactos"),
        ("you control seven or more Thrulls", "controles siete o más Thrulls"),
        (
            "you control a creature with toughness 2 or less",
            "controles una criatura con resistencia de 2 o menos",
        ),
        ("there are no creatures on the battlefield", "no haya criaturas en el campo de batalla"),
        ("no creatures are on the battlefield", "no haya criaturas en el campo de batalla"),
        ("this artifact has no ice counters on it", "~ no tenga contadores de hielo"),
        (
            "there are five or more page counters on this artifact",
            "haya cinco o más contadores de página sobre ~",
        ),
        ("you have no cards in hand", "no tengas cartas en tu mano"),
        ("you have 10 or less life", "tengas 10 o menos vidas"),
    ],
)
def test_603_8_states_are_read_and_printed(text: str, spanish: str) -> None:
    (ability,) = (
        permanent("Relic", text=f"When {text}, sacrifice this artifact.").faces[0].abilities
    )
    assert SPANISH.lines((ability,)) == [f"Cuando {spanish}, sacrifica ~."]


def test_603_8_that_a_spell_is_cast_is_an_event_and_no_state() -> None:
    position = table()
    caller = creature("Caller", 1, 1, "When you cast this spell, you gain 1 life.")
    position.hand(ANN, caller)
    position.begin(ANN)
    position.act(ANN, "cast Caller")
    assert len(position.game.zones.stack) == 2
    position.resolve()
    assert position.life(ANN) == 21
    position.resolve()
    assert position.game.zones.stack == []


def test_603_8_of_two_like_permanents_each_waits_for_its_own_trigger() -> None:
    position = sea()
    lose_island(position)
    assert len(position.game.zones.stack) == 1
    [second] = position.battlefield(ANN, SERPENT)
    perform(position.game, [LifeLost(ANN, 1)])
    position.game.advance()
    ask_again(position)
    assert len(position.game.zones.stack) == 2
    position.resolve_all()
    assert not position.game.objects.exists(second)
