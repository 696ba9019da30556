"""Replacement effects: instead, enters with, enters as. CR 614.1."""

from __future__ import annotations

import pytest

from jajna.decision import Number
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, text_card
from tests.oracle.faces import compiled
from tests.table import table

CLOCKWORK = (
    "Beast enters with three +1/+0 counters on it.\n"
    "At end of combat, if Beast attacked or blocked this combat, remove a +1/+0 counter from it.\n"
    "{0}: Put up to two +1/+0 counters on Beast. This ability can't cause the total number of "
    "+1/+0 counters on Beast to be greater than three."
)


def test_614_1a_what_doubles_counters_does_not_make_them_more_than_allowed() -> None:
    at = table()
    at.battlefield(ANN, creature("Beast", 0, 4, CLOCKWORK))
    text = (
        "If one or more +1/+0 counters would be put on a creature you control, twice that many "
        "+1/+0 counters are put on it instead."
    )
    at.battlefield(ANN, permanent("Season", "Enchantment", text))
    at.object("Beast").add_counters("+1/+0", 0)
    at.act(ANN, "activate Beast", Number(2))
    at.resolve()
    assert at.object("Beast").counters["+1/+0"] == 3


@pytest.mark.parametrize(
    ("instead", "place"),
    [
        ("put ~ on top of its owner's library", 0),
        ("put it on the bottom of its owner's library", -1),
    ],
)
def test_614_1a_what_would_die_goes_to_a_library(instead: str, place: int) -> None:
    at = table()
    at.battlefield(ANN, creature("Corpse", text=f"If ~ would die, {instead} instead."), "Bear")
    cast(at, "Destroy all creatures.")
    library = at.game.players[ANN].library
    assert at.game.object(library[place]).now.name == "Corpse"
    assert at.object("Bear").zone is Zone.GRAVEYARD


def test_614_1a_cards_for_your_graveyard_are_exiled() -> None:
    at = table()
    text = "If a card would be put into your graveyard from anywhere, exile that card instead."
    at.battlefield(ANN, permanent("Crypt", text=text), "Bear")
    at.battlefield(BOB, "Giant")
    cast(at, "Destroy all creatures.")
    assert at.object("Bear").zone is Zone.EXILE
    assert at.object("Giant").zone is Zone.GRAVEYARD


def test_614_1a_other_libraries_and_places_are_not_read() -> None:
    assert compiled("If ~ would die, put it on top of your library instead.").face is None
    assert compiled("If ~ would die, put it into its owner's library instead.").face is None


def test_614_1d_it_enters_tapped_and_does_not_untap() -> None:
    beast = creature("Beast", text="Beast enters tapped and doesn't untap during your untap step.")
    at = table()
    at.hand(ANN, beast, "Bear")
    at.begin(ANN)
    at.act(ANN, "cast Beast")
    at.resolve_all()
    assert at.object("Beast").tapped
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.object("Beast").tapped


LICH = creature(
    "Lich",
    5,
    5,
    "As Lich enters, put a phylactery counter on an artifact you control.\n"
    "When you control no permanents with phylactery counters on them, sacrifice Lich.",
)


def test_614_1c_a_counter_is_put_as_it_enters_and_keeps_it() -> None:
    at = table()
    at.battlefield(ANN, "Relic", permanent("Rod"))
    at.hand(ANN, LICH)
    at.begin(ANN)
    at.act(ANN, "cast Lich")
    at.choose("Rod")
    at.resolve_all()
    assert at.object("Rod").counters == {"phylactery": 1}
    assert "Lich" in at.names_in(Zone.BATTLEFIELD)
    cast(at, "Destroy target artifact.", "Rod")
    at.resolve_all()
    assert "Lich" not in at.names_in(Zone.BATTLEFIELD)


WORSHIP = permanent(
    "Worship",
    "Enchantment",
    "If you control a creature, damage that would reduce your life total to less than 1 reduces it "
    "to 1 instead.",
)


def test_614_1a_without_a_creature_the_damage_is_not_held() -> None:
    at = table()
    at.battlefield(BOB, WORSHIP)
    at.set_life(BOB, 2)
    cast(at, "Spell deals 2 damage to any target.", "Bob")
    assert at.game.outcome is not None


def test_614_1c_a_kicked_creature_enters_with_counters() -> None:
    at = table()
    elf = text_card(
        "Elf",
        "Creature",
        "Kicker {0}\nIf Elf was kicked, it enters with two +1/+1 counters on it.",
        ("1", "1"),
    )
    at.hand(ANN, elf)
    at.act(ANN, "cast Elf", True)
    at.resolve()
    assert at.power_toughness("Elf") == (3, 3)


def test_614_1c_a_land_enters_untapped_if_a_card_is_revealed() -> None:
    text = "As Snarl enters, you may reveal a Plains or Swamp card from your hand. If you don't, "
    land = permanent("Snarl", "Land", text + "Snarl enters tapped.", "")
    plains = permanent("Field of Grass", "Land — Plains", "", "")
    at = table()
    at.hand(ANN, land)
    at.act(ANN, "play Snarl")
    assert at.object("Snarl").tapped
    at = table()
    at.hand(ANN, land, plains)
    at.choose(["Field of Grass"])
    at.act(ANN, "play Snarl")
    assert not at.object("Snarl").tapped
