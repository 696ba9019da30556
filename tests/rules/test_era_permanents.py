"""Legendary permanents, planeswalkers, Walls and spells without targets in different eras.

CR 704.5j, CR 2016-08-26 306.4, 608.2b, CR 2003-07-01 308.2a, 413.2a, 420.5e.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from jajna import era
from jajna.card import Card
from jajna.decision import Kind
from jajna.era import Era
from jajna.era_switches import LegendRule
from jajna.errors import EraError
from jajna.events.base import EventKind
from jajna.events.moves import ZoneChange
from jajna.judge.table import ANN, BOB, Table
from jajna.kernel.combat.attackers import why_not_attack
from jajna.vocab import Step, Supertype, Type, Zone
from tests.mechanics.bench import permanent, spell, text_card
from tests.rules.creatures import creature, happen, logged, walker

HERO = text_card("Hero", "Legendary Creature — Human", "", ("2", "2"), "{0}")
BEAR = creature("Bear")
DOOM = spell("Destroy target creature. You gain 3 life.", "Doom")
SURE = spell("This spell can't be countered.\nDestroy target creature. You gain 3 life.", "Sure")
FLICKER = spell("Return target creature to its owner's hand.", "Flicker")


def at(name: str | Era) -> Table:
    return Table(era=era.find(name) if isinstance(name, str) else name)


def named(table: Table, name: str) -> list[int]:
    return [one for one in table.game.zones.battlefield if table.game.objects[one].now.name == name]


def enter(table: Table, player: int, *cards: Card) -> None:
    """Cards of a player's hand enter at once."""
    events = []
    for number in table.hand(player, *cards):
        event = ZoneChange(number, Zone.HAND, Zone.BATTLEFIELD)
        event.controller = player
        events.append(event)
    happen(table, *events)
    table.begin(ANN)


def test_in_2003_the_newer_of_two_legends_goes_whoever_controls_it() -> None:
    table = at("2003-07")
    (first,) = table.battlefield(BOB, HERO)
    table.begin(ANN)
    enter(table, ANN, HERO)
    assert named(table, "Hero") == [first]


def test_in_2003_legends_that_came_at_the_same_time_all_go() -> None:
    table = at("2003-07")
    table.begin(ANN)
    enter(table, ANN, HERO, HERO)
    assert named(table, "Hero") == []


def test_today_each_player_may_have_the_same_legend() -> None:
    table = at("current")
    table.battlefield(BOB, HERO)
    table.begin(ANN)
    enter(table, ANN, HERO)
    assert len(named(table, "Hero")) == 2


def test_from_2004_to_2013_all_went() -> None:
    table = at(Era.current.with_(legend_rule=LegendRule.ALL))
    table.battlefield(BOB, HERO)
    table.begin(ANN)
    enter(table, ANN, HERO)
    assert named(table, "Hero") == []


def walkers(first: str, second: str) -> tuple[Card, Card]:
    """Two legendary planeswalkers of one type."""
    made = []
    for name in (first, second):
        face = walker(name).faces[0]
        legend = replace(face, supertypes=Supertype.LEGENDARY, subtypes=("Jace",))
        made.append(Card(name, (legend,)))
    return made[0], made[1]


def test_in_2016_a_player_keeps_one_planeswalker_of_a_type() -> None:
    table = at("2016-08")
    table.begin(ANN)
    table.battlefield(ANN, walkers("Older", "Younger")[0])
    enter(table, ANN, walkers("Older", "Younger")[1])
    assert table.game.decision is not None
    assert table.game.decision.kind is Kind.LEGEND
    table.game.answer(table.game.decision.options[1])
    assert (len(named(table, "Older")), len(named(table, "Younger"))) == (0, 1)


def test_since_then_only_the_name_counts() -> None:
    table = at("2019-05")
    table.begin(ANN)
    table.battlefield(ANN, walkers("Older", "Younger")[0])
    enter(table, ANN, walkers("Older", "Younger")[1])
    assert (len(named(table, "Older")), len(named(table, "Younger"))) == (1, 1)


@pytest.mark.parametrize(
    ("name", "legendary"),
    [("2016-08", False), ("2019-05", True), ("current+planeswalker_uniqueness=on", False)],
)
def test_planeswalkers_are_legendary_since_the_rule_is_gone(name: str, legendary: bool) -> None:
    table = at(name)
    (one,) = table.battlefield(ANN, walkers("Older", "Younger")[0])
    assert bool(table.game.objects[one].now.supertypes & Supertype.LEGENDARY) is legendary


@pytest.mark.parametrize(
    ("name", "can"), [("2003-07", False), ("2016-08", True), ("current", True)]
)
def test_in_2003_walls_cannot_attack(name: str, can: bool) -> None:
    table = at(name)
    (wall,) = table.battlefield(ANN, text_card("Stones", "Creature — Wall", "", ("0", "4"), "{0}"))
    table.begin(ANN, Step.BEGINNING_OF_COMBAT)
    assert (why_not_attack(table.game, wall, BOB) is None) is can


@pytest.mark.parametrize("name", ["2003-07", "2016-08", "current"])
def test_702_3b_walls_attack_by_what_lets_them_attack_without_defender(name: str) -> None:
    text = "Wall creatures can attack as though they didn't have defender."
    rolling = permanent("Rolling", "Enchantment", text)
    table = at(name)
    (wall,) = table.battlefield(
        ANN, text_card("Stones", "Creature — Wall", "Defender", ("0", "4"), "{0}")
    )
    table.battlefield(ANN, rolling)
    table.begin(ANN, Step.BEGINNING_OF_COMBAT)
    assert why_not_attack(table.game, wall, BOB) is None


def cast_in_vain(name: str, card: Card) -> Table:
    """Ann casts a spell at a creature which goes before it resolves."""
    table = at(name)
    table.battlefield(BOB, BEAR)
    table.begin(ANN)
    table.hand(ANN, card)
    table.hand(BOB, FLICKER)
    table.act(ANN, f"cast {card.name}", "Bear")
    table.act(BOB, "cast Flicker", "Bear")
    table.resolve_all()
    return table


@pytest.mark.parametrize(
    ("name", "countered"),
    [("2003-07", 1), ("2016-08", 1), ("2019-05", 0), ("2023-04", 0), ("current", 0)],
)
def test_a_spell_without_legal_targets_was_countered_once(name: str, countered: int) -> None:
    table = cast_in_vain(name, DOOM)
    assert len(logged(table, EventKind.COUNTERED)) == countered
    assert table.game.players[ANN].life == 20


@pytest.mark.parametrize(("name", "life"), [("2016-08", 23), ("2019-05", 20)])
def test_what_could_not_be_countered_resolved_then(name: str, life: int) -> None:
    table = cast_in_vain(name, SURE)
    assert table.game.players[ANN].life == life


def test_planeswalkers_of_a_type_go_with_the_rule_for_legends_of_their_time() -> None:
    with pytest.raises(EraError, match="legend_rule=choice"):
        Era.current.with_(planeswalker_uniqueness=True, legend_rule=LegendRule.OLDEST)


def test_in_2003_creatures_with_one_name_stay_unless_they_are_legends() -> None:
    table = at("2003-07")
    table.battlefield(ANN, BEAR, BEAR)
    shield = text_card("Shield", "Enchantment — Aura", "Enchant creature")
    for bear in named(table, "Bear"):
        table.put(ANN, Zone.BATTLEFIELD, shield, attached_to=bear)
    table.begin(ANN)
    assert len(named(table, "Bear")) == 2


def test_in_2016_planeswalkers_may_share_a_creature_type() -> None:
    table = at("2016-08")
    table.begin(ANN)
    for name in ("Jace", "Gideon"):
        face = walker(f"{name} the Soldier").faces[0]
        types = face.types | Type.CREATURE
        both = replace(face, types=types, subtypes=(name, "Soldier"), power="4", toughness="4")
        enter(table, ANN, Card(both.name, (both,)))
    assert len(table.game.zones.battlefield) == 2
    assert table.asked is None or table.asked.kind is not Kind.LEGEND


def test_in_2003_creatures_other_than_walls_attack() -> None:
    table = at("2003-07")
    (bear,) = table.battlefield(ANN, BEAR)
    table.begin(ANN, Step.BEGINNING_OF_COMBAT)
    assert why_not_attack(table.game, bear, BOB) is None
