"""Card types, legends, tokens, copies, counters and targets in different eras.

CR 111.2, 115.4, 122.1b, 205.2a, 608.3f, CR 2003-07-01 200.4a, 215.2, 420.5e.
"""

from __future__ import annotations

from random import Random

import pytest

from jajna import era
from jajna.card import Card
from jajna.cards import starter
from jajna.era import ERAS, Era
from jajna.era_switches import AnyTargets, Legends
from jajna.errors import CardError, EraError
from jajna.ir.costs import sick
from jajna.judge.table import ANN, BOB, Table
from jajna.kernel.door.perform import perform
from jajna.kernel.objects.card_types_by_era import unknown_types
from jajna.kernel.zones.phasing import phasing_in, phasing_out
from jajna.mechanics.continuous.types import SetCreatureTypes
from jajna.simulation.decks import Stock
from jajna.vocab import Keyword, Supertype, Zone
from tests.mechanics.bench import creature, spell, text_card
from tests.rules.creatures import change, siege, walker

HERO = text_card("Hero", "Legendary Creature — Human", "", ("2", "2"), "{0}")
RELIC = text_card("Relic", "Legendary Artifact", "", cost="{0}")
GIFT = spell("Target opponent creates a 1/1 green Hippo creature token.", "Gift")
OURS = spell("Gain control of all permanents you own.", "Ours")
BOLT = spell("Bolt deals 3 damage to any target.", "Bolt")
TWICE = spell("Copy target creature spell you control.", "Twice")
MONK = creature("Monk", 1, 2, "When this creature enters, you gain 2 life.")
LIFT = spell("Put a flying counter on target creature.", "Lift")

NO_BATTLES = "current+card_types=planeswalkers"
SIX_TYPES = "current+card_types=six"


def at(name: str | Era) -> Table:
    return Table(era=era.find(name) if isinstance(name, str) else name)


@pytest.mark.parametrize(
    ("card", "eras"),
    [
        (walker("Jace"), ["2016-08", "2019-05", "2023-04", "current", NO_BATTLES]),
        (siege("Siege"), ["2023-04", "current"]),
        (
            text_card("Elves", "Kindred Instant — Elf", "You gain 1 life."),
            [*list(ERAS)[1:], NO_BATTLES],
        ),
        (HERO, [*ERAS, NO_BATTLES, SIX_TYPES]),
    ],
)
def test_205_2a_a_card_type_is_played_in_the_eras_that_have_it(card: Card, eras: list[str]) -> None:
    found = []
    for name in (*ERAS, NO_BATTLES, SIX_TYPES):
        try:
            at(name).hand(ANN, card)
            found.append(name)
        except CardError as error:
            assert "there wasn't" in str(error)
            assert card.name in str(error)
            assert name in str(error)
    assert found == eras


@pytest.mark.parametrize(
    ("text", "eras"),
    [
        ("When this creature enters, venture into the dungeon.", ["2023-04", "current"]),
        ("When this creature enters, you take the initiative.", ["2023-04", "current"]),
        ("When this creature enters, draw a card.", [*ERAS, NO_BATTLES]),
    ],
)
def test_205_2a_a_card_that_brings_a_dungeon_is_played_where_there_are_dungeons(
    text: str, eras: list[str]
) -> None:
    found = []
    for name in (*ERAS, NO_BATTLES):
        try:
            at(name).hand(ANN, creature("Delver", 1, 1, text))
            found.append(name)
        except CardError as error:
            assert "'Delver' brings a dungeon, which there wasn't" in str(error)
    assert found == eras


@pytest.mark.parametrize(
    ("name", "fresh", "damage"),
    [("2003-07", False, 0), ("current+phasing=zone", False, 0), ("current", True, 1)],
)
def test_702_26d_what_phases_in_is_free_of_damage_and_sickness_where_it_had_left(
    name: str, fresh: bool, damage: int
) -> None:
    table = at(name)
    table.begin(ANN)
    (monk,) = table.battlefield(ANN, MONK, sick=True)
    thing = table.game.objects[monk]
    thing.damage = 1
    assert sick(table.game, monk)
    perform(table.game, phasing_out(table.game, [monk]))
    perform(table.game, phasing_in(table.game, [monk]))
    assert sick(table.game, monk) is fresh
    assert table.game.object(monk).damage == damage


@pytest.mark.parametrize("name", list(ERAS))
def test_205_2a_random_decks_are_of_the_types_of_their_era(name: str) -> None:
    cards = [starter.SHELF.card(one) for one in starter.names()]
    stock = Stock.of([*[card for card in cards if card is not None], walker("Jace")])
    chosen = era.find(name)
    for seed in range(40):
        for card in stock.random_deck(Random(seed), chosen):
            assert not unknown_types(chosen, card.faces[0].types)


def test_in_2003_legend_is_a_creature_type() -> None:
    table = at("2003-07")
    (hero,) = table.battlefield(ANN, HERO)
    (relic,) = table.battlefield(ANN, RELIC)
    now = table.game.objects[hero].now
    assert now.subtypes == {"Human", "Legend"}
    assert not now.supertypes & Supertype.LEGENDARY
    assert table.game.objects[relic].now.supertypes & Supertype.LEGENDARY


@pytest.mark.parametrize("name", list(ERAS)[1:])
def test_205_4d_since_then_it_is_a_supertype(name: str) -> None:
    table = at(name)
    (hero,) = table.battlefield(ANN, HERO)
    now = table.game.objects[hero].now
    assert now.subtypes == {"Human"}
    assert now.supertypes & Supertype.LEGENDARY


@pytest.mark.parametrize(
    ("name", "left"),
    [("2003-07", 2), ("2016-08", 1), ("current", 1), ("current+legendary=creature-type", 2)],
)
def test_704_5j_what_changes_creature_types_took_the_legend_away(name: str, left: int) -> None:
    table = at(name)
    first, second = table.battlefield(ANN, HERO, HERO)
    change(table, first, SetCreatureTypes(("Goblin",)))
    table.begin(ANN)
    if table.asked is not None and table.asked.kind.value == "legend":
        table.answer(first)
    assert table.names_in(Zone.BATTLEFIELD).count("Hero") == left
    assert table.game.objects.exists(first)
    assert table.game.objects.exists(second) is (left == 2)


def test_today_the_type_legend_does_nothing() -> None:
    table = at("current")
    old = text_card("Old", "Creature — Human Legend", "", ("2", "2"), "{0}")
    table.battlefield(ANN, old, old)
    table.begin(ANN)
    assert table.names_in(Zone.BATTLEFIELD) == ["Old", "Old"]
    assert at(Era.current.with_(legendary=Legends.CREATURE_TYPE)).game.era.name.endswith("type")


@pytest.mark.parametrize(
    ("name", "owner"), [("2003-07", ANN), ("2016-08", BOB), ("2019-05", BOB), ("current", BOB)]
)
def test_111_2_who_owns_a_token(name: str, owner: int) -> None:
    table = at(name)
    table.hand(ANN, GIFT, OURS)
    table.begin(ANN)
    table.act(ANN, "cast Gift", "Bob")
    table.resolve_all()
    hippo = table.object(table.game.zones.battlefield[0])
    assert (hippo.owner, hippo.controller) == (owner, BOB)
    table.act(ANN, "cast Ours")
    table.resolve_all()
    assert hippo.controller == owner


@pytest.mark.parametrize(
    ("name", "hit"), [("2016-08", False), ("2019-05", True), ("current", True)]
)
def test_115_4_any_target_was_a_creature_or_player(name: str, hit: bool) -> None:
    table = at(name)
    table.battlefield(BOB, walker("Jace"), creature("Bear"))
    table.hand(ANN, BOLT)
    table.begin(ANN)
    table.game.answer(table.action(ANN, "cast Bolt"))
    assert table.asked is not None
    offered = [table.describe(one) for one in table.asked.options]
    assert ("Jace" in offered) is hit
    assert {"Ann", "Bob", "Bear"} <= set(offered)


def test_planeswalkers_take_damage_for_players_only_where_they_are_no_targets() -> None:
    with pytest.raises(EraError, match="any_target=creatures"):
        Era.current.with_(planeswalker_redirection=True)
    made = Era.current.with_(planeswalker_redirection=True, any_target=AnyTargets.CREATURES)
    assert made.planeswalker_redirection


@pytest.mark.parametrize(
    ("name", "monks"), [("2016-08", 1), ("2019-05", 1), ("2023-04", 2), ("current", 2)]
)
def test_608_3f_a_copy_of_a_creature_spell_becomes_a_token_or_ceases(name: str, monks: int) -> None:
    table = at(name)
    table.hand(ANN, MONK, TWICE)
    table.begin(ANN)
    table.act(ANN, "cast Monk")
    table.act(ANN, "cast Twice", table.game.zones.stack[0])
    table.resolve_all()
    assert table.names_in(Zone.BATTLEFIELD) == ["Monk"] * monks
    assert table.life(ANN) == 24
    assert all(table.game.objects[one].zone is not Zone.NOWHERE for one in table.game.objects)


@pytest.mark.parametrize(
    ("name", "flies"), [("2016-08", False), ("2019-05", False), ("2023-04", True)]
)
def test_122_1b_counters_give_keywords(name: str, flies: bool) -> None:
    table = at(name)
    (bear,) = table.battlefield(ANN, creature("Bear"))
    table.hand(ANN, LIFT)
    table.begin(ANN)
    table.act(ANN, "cast Lift", bear)
    table.resolve_all()
    assert table.game.objects[bear].counters == {"flying": 1}
    assert table.game.objects[bear].has(Keyword.FLYING) is flies
