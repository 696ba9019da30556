"""What definitions, kits and permissions say of objects. CR 113, 122.1, 709.4, 712.8, 730.2."""

from __future__ import annotations

import pytest

from jajna.ir.amounts import Number
from jajna.ir.filters.identity import SELF
from jajna.judge import Table
from jajna.kernel.card_kinds import day_night, sagas
from jajna.kernel.card_kinds.copies import definition_of_card
from jajna.kernel.objects.characteristics import FACE_DOWN, face_down_values
from jajna.kernel.objects.counters import change_counters
from jajna.kernel.players.player_rules import Permission
from jajna.kernel.state.context import Context
from jajna.mechanics.costs.things import PayLife
from jajna.mechanics.lasting.prevention import PreventionShield
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, creature, permanent, text_card
from tests.rules.faces import FIRE_ICE, joined, ready
from tests.table import table


def with_text(text: str, types: str = "Artifact") -> Table:
    """Ann controls a permanent with this text."""
    at = table()
    at.battlefield(ANN, permanent("Relic", types, text))
    at.begin(ANN)
    return at


@pytest.mark.parametrize(
    ("text", "timed"),
    [
        ("{0}: You gain 1 life. Activate only during your turn.", True),
        ("{0}: You gain 1 life. Activate only during combat.", True),
        ("{0}: You gain 1 life. Activate only as a sorcery.", False),
        ("{0}: You gain 1 life.", False),
    ],
)
def test_602_5b_abilities_that_depend_on_the_time_are_known(text: str, timed: bool) -> None:
    kit = with_text(text).object("Relic").now.kit
    assert kit.is_timed() is timed
    assert kit.is_timed() is timed


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("{T}: Add {C}.", []),
        ("Sacrifice ~: Add {C}.", [0]),
        ("{T}: You gain 1 life.", [0]),
        ("{T}: Add {C}.\n{0}: You gain 1 life.", [1]),
    ],
)
def test_605_3a_mana_abilities_that_just_tap_are_not_listed(text: str, offered: list[int]) -> None:
    assert with_text(text).object("Relic").now.kit.offered == offered


def test_613_7_only_counters_that_give_something_have_a_timestamp() -> None:
    at = with_text("{T}: Add {C}.")
    relic = at.id("Relic")
    for name in ("charge", "flying", "reach"):
        change_counters(at.game, relic, name, 2)
    assert sorted(at.object("Relic").counter_times) == ["flying", "reach"]
    change_counters(at.game, relic, "flying", -1)
    assert sorted(at.object("Relic").counter_times) == ["flying", "reach"]
    change_counters(at.game, relic, "flying", -1)
    assert sorted(at.object("Relic").counter_times) == ["reach"]


def test_712_8a_only_on_the_battlefield_and_the_stack_a_back_face_is_seen() -> None:
    at = table()
    thing = at.battlefield(ANN, joined("transform", creature("Man"), creature("Wolf", 3, 3)))[0]
    definition = at.game.object(thing).definition
    front, back = definition.faces[0], definition.faces[1]
    assert definition.values(Zone.BATTLEFIELD, 1) is back
    assert definition.values(Zone.STACK, 1) is back
    for zone in (Zone.GRAVEYARD, Zone.HAND, Zone.EXILE):
        assert definition.values(zone, 1) is front


def test_709_4a_a_split_card_has_both_names_and_answers_to_all_of_it() -> None:
    now = ready(FIRE_ICE).object("Fire // Ice").now
    assert all(now.has_name(name) for name in ("Fire", "Ice", "Fire // Ice"))
    assert not now.has_name("Ice // Fire")
    assert not FACE_DOWN.has_name("")


def test_708_2a_face_down_permanents_without_abilities_share_their_values() -> None:
    assert face_down_values(()) is FACE_DOWN


def test_707_12_a_copy_without_exceptions_is_defined_as_the_card_is() -> None:
    at = table()
    thing = at.hand(ANN, creature("Ogre"))[0]
    made = definition_of_card(at.game, Context(thing, ANN), thing, ())
    assert made is at.game.object(thing).definition


def test_714_2d_chapters_of_what_is_no_saga_are_none() -> None:
    at = table()
    text = "I — You gain 1 life.\nII, III — You gain 2 life."
    at.hand(ANN, text_card("Tale", "Enchantment — Saga", text))
    at.begin(ANN)
    saga = at.object("Tale").now
    assert sagas.final_chapter(saga) == 3
    other = saga.copy()
    other.subtypes = frozenset()
    assert sagas.final_chapter(other) == 0


@pytest.mark.parametrize(
    ("time", "cast", "becomes"),
    [
        (day_night.DAY, 0, day_night.NIGHT),
        (day_night.DAY, 1, None),
        (day_night.DAY, 2, None),
        (day_night.NIGHT, 0, None),
        (day_night.NIGHT, 1, None),
        (day_night.NIGHT, 2, day_night.DAY),
        (day_night.NEITHER, 0, None),
        (day_night.NEITHER, 2, None),
    ],
)
def test_730_2_the_time_of_day_goes_by_the_spells_of_the_turn_before(
    time: int, cast: int, becomes: int | None
) -> None:
    game = table().game
    day_night.begin_at(game, time)
    game.turn.cast_last_turn = cast
    found = day_night.untap_check(game)
    assert len(found) == (becomes is not None)
    for event in found:
        event.apply(game)
        assert day_night.daytime(game) == becomes


def test_601_3_permissions_without_consequences_are_alike() -> None:
    def permission() -> Permission:
        return Permission(Context(0, ANN), SELF, True, None, False)

    assert permission().is_plain()
    once, paid, kept = permission(), permission(), permission()
    once.name = "uses"
    paid.instead = (PayLife(Number(1)),)
    kept.shield = PreventionShield()
    assert not any(one.is_plain() for one in (once, paid, kept))
