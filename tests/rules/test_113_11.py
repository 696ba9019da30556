"""What an object can't have, and what can't be put on it. CR 113.11, 122, 613.1f."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.judge import Table
from jajna.simulation.invariants import why_stale
from jajna.vocab import Color, Keyword, Type, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell, text_card
from tests.table import table

ARCHETYPE = creature(
    "Archetype",
    3,
    2,
    "Creatures you control have flying.\n"
    "Creatures your opponents control lose flying and can't have or gain flying.",
    "Enchantment Creature — Human Wizard",
)
BIRD = creature("Bird", 1, 1, "Flying")
WINGS = permanent("Wings", "Enchantment", "All creatures have flying.")
GAIN = "Target creature gains flying until end of turn."


def flies(at: Table, thing: str | int) -> bool:
    """Whether a creature has flying now."""
    return at.object(thing).has(Keyword.FLYING)


def both(*order: Card) -> Table:
    """Ann's permanents in this order, and a Bear and a Bird of Bob."""
    at = table()
    at.battlefield(ANN, *order)
    at.battlefield(BOB, "Bear", BIRD)
    at.begin(ANN)
    return at


def test_113_11_what_can_not_have_an_ability_loses_it() -> None:
    at = both(ARCHETYPE)
    assert flies(at, "Archetype")
    assert not flies(at, "Bird")


def test_113_11_static_abilities_add_it_to_others_only_in_either_order() -> None:
    for order in ((ARCHETYPE, WINGS), (WINGS, ARCHETYPE)):
        at = both(*order)
        assert flies(at, "Archetype")
        assert not flies(at, "Bear")
        assert not flies(at, "Bird")


def test_113_11_a_resolving_spell_adds_nothing_and_does_not_do_so_later() -> None:
    at = both(ARCHETYPE)
    cast(at, GAIN, "Bear")
    assert not flies(at, "Bear")
    cast(at, "Destroy target creature.", "Archetype")
    assert not flies(at, "Bear")
    assert flies(at, "Bird")


def test_113_11_a_spell_that_resolved_before_gives_it_again_afterwards() -> None:
    at = both()
    cast(at, GAIN, "Bear")
    at.battlefield(ANN, ARCHETYPE)
    assert not flies(at, "Bear")
    cast(at, "Destroy target creature.", "Archetype")
    assert flies(at, "Bear")


def test_113_11_other_parts_of_the_effect_apply() -> None:
    at = both(ARCHETYPE)
    cast(at, "Target creature gets +2/+2 and gains flying and trample until end of turn.", "Bear")
    assert at.power_toughness("Bear") == (4, 4)
    assert at.object("Bear").has(Keyword.TRAMPLE)
    assert not flies(at, "Bear")
    assert why_stale(at.game) is None


def test_113_11_for_a_while() -> None:
    at = both()
    at.battlefield(BOB, creature("Frog", 1, 1, "Hexproof"))
    cast(
        at,
        "Until end of turn, creatures your opponents control lose hexproof and shroud and can't "
        "have hexproof or shroud.",
    )
    cast(at, "Destroy target creature.", "Frog")
    assert "Frog" in at.names_in(Zone.GRAVEYARD, BOB)
    cast(at, "Target creature gains shroud until end of turn.", "Bird")
    assert not at.object("Bird").has(Keyword.SHROUD)


def test_113_11_a_copy_does_not_take_it_along() -> None:
    at = both(ARCHETYPE)
    cast(at, "Create a token that's a copy of target creature.", "Bird")
    assert flies(at, at.game.zones.battlefield[-1])


# -- all other abilities -------------------------------------------------------------------------


def test_613_1f_all_other_abilities_are_lost_whatever_the_order_of_the_words() -> None:
    at = both()
    freeze = text_card(
        "Freeze",
        "Enchantment — Aura",
        "Enchant creature\n"
        "Enchanted creature has base power and toughness 0/4, has defender, loses all other "
        "abilities, and is a blue Wall in addition to its other colors and types.",
    )
    at.put(ANN, Zone.BATTLEFIELD, freeze, attached_to="Bird")
    bird = at.object("Bird")
    assert at.power_toughness("Bird") == (0, 4)
    assert [ability.name for ability in bird.now.kit.keyworded] == ["defender"]
    assert bird.now.colors == Color.BLUE
    assert "Wall" in bird.now.subtypes


def test_613_7_what_comes_later_is_kept() -> None:
    at = both()
    freeze = text_card(
        "Freeze",
        "Enchantment — Aura",
        "Enchant creature\nEnchanted creature has defender and loses all other abilities.",
    )
    at.put(ANN, Zone.BATTLEFIELD, freeze, attached_to="Bird")
    cast(at, GAIN, "Bird")
    assert flies(at, "Bird")
    assert at.object("Bird").has(Keyword.DEFENDER)


# -- counters ------------------------------------------------------------------------------------


KITE = creature("Kite", 2, 1, "This creature can't have counters put on it.")


def test_122_1_counters_that_can_not_be_put_on_it_are_not() -> None:
    at = both(KITE)
    cast(at, "Put a +1/+1 counter on target creature.", "Kite")
    assert at.object("Kite").counters == {}
    cast(at, "Put a +1/+1 counter on target creature.", "Bear")
    assert at.object("Bear").counters == {"+1/+1": 1}


def test_614_17_nor_does_it_enter_with_any() -> None:
    at = both()
    enters = "This creature enters with two +1/+1 counters on it."
    refuses = "This creature can't have counters put on it."
    at.hand(ANN, creature("Kite", 2, 1, f"{enters}\n{refuses}"), creature("Cub", 1, 1, enters))
    at.begin(ANN)
    for name in ("Kite", "Cub"):
        at.act(ANN, f"cast {name}")
        at.resolve()
    assert at.object("Kite").counters == {}
    assert at.object("Cub").counters == {"+1/+1": 2}


def test_122_1_only_counters_of_a_kind() -> None:
    at = both(
        creature(
            "Melira",
            2,
            2,
            "You can't get poison counters.\nCreatures you control "
            "can't have -1/-1 counters put on them.",
        )
    )
    at.battlefield(ANN, creature("Cub", 3, 3))
    cast(at, "Put a -1/-1 counter on target creature.", "Cub")
    cast(at, "Put a +1/+1 counter on target creature.", "Cub")
    assert at.object("Cub").counters == {"+1/+1": 1}
    cast(at, "Target player gets two poison counters.", ANN)
    cast(at, "Target player gets two poison counters.", BOB)
    assert at.game.players[ANN].counters == {}
    assert at.game.players[BOB].counters == {"poison": 2}


def test_122_1_on_nothing_that_is_described() -> None:
    at = both(SOLEMNITY)
    cast(at, "Put a +1/+1 counter on target creature.", "Bear")
    assert at.object("Bear").counters == {}
    assert at.object("Solemnity").now.types == Type.ENCHANTMENT
    at.hand(ANN, spell("Target player gets two poison counters."))
    at.begin(ANN)
    at.act(ANN, "cast Spell", BOB)
    at.resolve()
    assert at.game.players[BOB].counters == {}


SOLEMNITY = permanent(
    "Solemnity",
    "Enchantment",
    "Players can't get counters.\n"
    "Counters can't be put on artifacts, creatures, enchantments, or lands.",
)
MOVED_IN_EACH_WAY = [
    "Move a +1/+1 counter from target creature onto another target creature.",
    "Move all counters from target creature onto another target creature.",
    "Move all +1/+1 counters from target creature onto another target creature.",
    "Move a counter from target creature onto another target creature.",
    "Move any number of +1/+1 counters from target creature onto another target creature.",
]


@pytest.mark.parametrize("text", MOVED_IN_EACH_WAY)
@pytest.mark.parametrize("refused", [True, False])
def test_122_5_counters_that_can_not_be_put_there_are_not_moved(text: str, refused: bool) -> None:
    at = both(SOLEMNITY) if refused else both()
    at.put(ANN, Zone.BATTLEFIELD, creature("Cub", 1, 1), counters={"+1/+1": 2})
    cast(at, text, "Cub", "Bear", then=(2,) if "any number" in text else ())
    moved = 1 if text.startswith("Move a ") else 2
    kept = {} if moved == 2 else {"+1/+1": 1}
    assert at.object("Cub").counters == ({"+1/+1": 2} if refused else kept)
    assert at.object("Bear").counters == ({} if refused else {"+1/+1": moved})


def test_122_5_counters_of_the_kinds_that_can_be_put_there_are_moved() -> None:
    at = both()
    at.battlefield(ANN, creature("Melira", 2, 2, "~ can't have -1/-1 counters put on it."))
    at.put(ANN, Zone.BATTLEFIELD, creature("Cub", 3, 3), counters={"-1/-1": 1, "charge": 2})
    cast(at, MOVED_IN_EACH_WAY[1], "Cub", "Melira")
    assert at.object("Cub").counters == {"-1/-1": 1}
    assert at.object("Melira").counters == {"charge": 2}


@pytest.mark.parametrize("refused", [True, False])
def test_122_5_graft_moves_nothing_to_what_can_have_no_counters(refused: bool) -> None:
    at = both()
    words = "~ can't have counters put on it." if refused else ""
    at.hand(ANN, creature("Kite", 2, 1, words))
    at.put(ANN, Zone.BATTLEFIELD, creature("Plant", 0, 0, "Graft 2"), counters={"+1/+1": 2})
    at.begin(ANN)
    at.act(ANN, "cast Kite")
    at.resolve()
    at.choose(True)
    at.resolve()
    assert at.object("Plant").counters == {"+1/+1": 2 if refused else 1}
    assert at.object("Kite").counters == ({} if refused else {"+1/+1": 1})


def test_113_11_what_is_gained_beside_what_can_not_be_had_is_gained_alone() -> None:
    at = both(ARCHETYPE)
    cast(at, "Target creature gains flying and vigilance until end of turn.", "Bear")

    assert not flies(at, "Bear")
    assert at.object("Bear").has(Keyword.VIGILANCE)
    cast(at, "Destroy target enchantment.", "Archetype")
    assert not flies(at, "Bear")
