"""Permissions with a limit, another cost, or words about the spell. CR 601.3, 118.9, 400.7h."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.judge import Table
from jajna.text.spanish.printer import SPANISH
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell, text_card
from tests.oracle.faces import compiled
from tests.table import table

OGRE = creature("Ogre", 3, 3, cost="{4}")
ECHO = text_card("Echo", "Instant", "You gain 3 life.", cost="{0}")
LURRUS = (
    "Once during each of your turns, you may cast a permanent spell with mana value 2 or less from "
    "your graveyard."
)
KESS = (
    "Once during each of your turns, you may cast an instant or sorcery spell from your graveyard. "
    "If a spell cast this way would be put into your graveyard, exile it instead."
)
MULDROTHA = (
    "During each of your turns, you may play a land and cast a permanent spell of each permanent "
    "type from your graveyard."
)
CITADEL = (
    "You may play lands and cast spells from the top of your library. If you cast a spell this "
    "way, pay life equal to its mana value rather than pay its mana cost."
)


def rules(text: str, name: str = "Rule") -> Card:
    """An enchantment that costs nothing."""
    return permanent(name, "Enchantment", text)


def with_rule(text: str, *buried: str | Card) -> Table:
    """Ann controls an enchantment with this text, and has these cards in her graveyard."""
    at = table()
    at.define(OGRE)
    at.battlefield(ANN, rules(text))
    at.graveyard(ANN, *buried)
    return at


def test_601_3_one_spell_a_turn_is_cast_from_the_graveyard() -> None:
    at = with_rule(LURRUS, "Bear", "Wall", "Ogre")
    assert at.why_not(ANN, "cast Ogre") is not None
    at.act(ANN, "cast Bear")
    at.resolve()
    assert "Bear" in at.names_in(Zone.BATTLEFIELD)
    assert at.why_not(ANN, "cast Wall") is not None
    at.to_turn(BOB)
    assert at.why_not(ANN, "cast Wall") is not None
    at.to_turn(ANN)
    assert at.why_not(ANN, "cast Wall") is None


def test_400_7_another_permanent_gives_another_permission() -> None:
    at = with_rule(LURRUS, "Bear", "Wall", "Relic")
    at.battlefield(ANN, rules(LURRUS, "Other"))
    at.act(ANN, "cast Bear", "Other")
    at.resolve()
    at.act(ANN, "cast Wall")
    at.resolve()
    assert at.why_not(ANN, "cast Relic") is not None


def test_400_7h_the_spell_cast_this_way_is_exiled() -> None:
    at = with_rule(KESS, ECHO)
    at.act(ANN, "cast Echo")
    at.resolve()
    assert at.life(ANN) == 23
    assert at.names_in(Zone.EXILE) == ["Echo"]


def test_400_7h_a_spell_cast_from_the_hand_is_not() -> None:
    at = with_rule(KESS)
    at.hand(ANN, ECHO)
    at.act(ANN, "cast Echo")
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Echo"]


def test_601_3_it_is_no_permission_in_the_turn_of_another() -> None:
    at = with_rule(KESS, ECHO)
    at.to_turn(BOB, Step.UPKEEP)
    assert at.why_not(ANN, "cast Echo") is not None


def test_110_4_one_spell_of_each_permanent_type_and_a_land() -> None:
    at = with_rule(MULDROTHA, "Bear", "Wall", "Relic", "Field", ECHO)
    at.act(ANN, "cast Bear")
    at.resolve()
    assert at.why_not(ANN, "cast Wall") is not None
    assert at.why_not(ANN, "cast Echo") is not None
    at.act(ANN, "cast Relic")
    at.resolve()
    field = at.game.players[ANN].graveyard[at.names_in(Zone.GRAVEYARD, ANN).index("Field")]
    at.act(ANN, f"play {field}")
    assert set(at.names_in(Zone.BATTLEFIELD)) == {"Rule", "Bear", "Relic", "Field"}


def test_110_4_of_several_types_one_is_chosen_as_it_is_cast() -> None:
    golem = creature("Golem", types="Artifact Creature")
    at = with_rule(MULDROTHA, golem, "Bear", "Relic")
    at.act(ANN, "cast Golem", "artifact")
    at.resolve()
    assert at.why_not(ANN, "cast Relic") is not None
    assert at.why_not(ANN, "cast Bear") is None


def test_305_2_a_land_played_so_is_the_land_of_the_turn_once() -> None:
    at = with_rule(MULDROTHA, "Field", "Field")
    at.battlefield(ANN, rules("You may play an additional land on each of your turns.", "More"))
    first, second = at.game.players[ANN].graveyard
    at.act(ANN, f"play {first}")
    assert at.why_not(ANN, f"play {second}") is not None
    third = at.hand(ANN, "Field")[0]
    assert at.why_not(ANN, f"play {third}") is None


def test_118_9_life_is_paid_rather_than_mana() -> None:
    at = with_rule(CITADEL)
    at.library(ANN, "Ogre", "Field")
    at.act(ANN, f"cast {at.game.players[ANN].library[0]} free")
    at.resolve()
    assert at.life(ANN) == 16
    assert "Ogre" in at.names_in(Zone.BATTLEFIELD)
    at.act(ANN, f"play {at.game.players[ANN].library[0]}")
    assert at.life(ANN) == 16


def test_119_4_life_that_is_not_there_cannot_be_paid() -> None:
    at = with_rule(CITADEL)
    at.library(ANN, "Ogre")
    at.set_life(ANN, 3)
    reason = at.why_not(ANN, f"cast {at.game.players[ANN].library[0]} free")
    assert reason is not None
    assert reason.rule == "119.4"


def test_118_9_what_another_effect_lets_be_cast_for_nothing_costs_no_life() -> None:
    at = with_rule(CITADEL)
    at.hand(ANN, "Ogre")
    at.battlefield(
        ANN, rules("You may cast spells from your hand without paying their mana costs.", "Free")
    )
    at.act(ANN, "cast Ogre free")
    at.resolve()
    assert at.life(ANN) == 20


def test_702_8a_spells_cast_so_are_cast_as_though_they_had_flash() -> None:
    at = with_rule(
        "You may cast noncreature spells from the top of your library. If you cast a spell this "
        "way, you may cast it as though it had flash."
    )
    at.library(ANN, "Relic")
    other = at.hand(ANN, "Relic")[0]
    at.to_turn(BOB, Step.UPKEEP)
    assert at.why_not(ANN, f"cast {at.game.players[ANN].library[0]}") is None
    assert at.why_not(ANN, f"cast {other}") is not None


def test_101_2_nothing_is_played_from_the_hand() -> None:
    at = with_rule("You can't play lands or cast spells from your hand.", "Bear")
    at.battlefield(ANN, rules("You may cast creature spells from your graveyard.", "Other"))
    bear = at.hand(ANN, "Bear", "Field")
    assert at.why_not(ANN, f"cast {bear[0]}") is not None
    assert at.why_not(ANN, f"play {bear[1]}") is not None
    assert at.why_not(ANN, f"cast {at.game.players[ANN].graveyard[0]}") is None


def test_601_3_from_the_graveyard_but_not_from_anywhere_else() -> None:
    text = "You may cast Haakon from your graveyard, but not from anywhere else."
    haakon = creature("Haakon", 3, 3, text)
    at = with_rule("You may cast spells from the top of your library.", haakon)
    held = at.hand(ANN, haakon)[0]
    at.library(ANN, haakon)
    assert at.why_not(ANN, f"cast {held}") is not None
    assert at.why_not(ANN, f"cast {at.game.players[ANN].library[0]}") is not None
    assert at.why_not(ANN, f"cast {at.game.players[ANN].graveyard[0]}") is None


def test_611_2_one_spell_for_each_time_it_was_allowed() -> None:
    at = with_rule("", "Bear", "Wall", "Giant")
    allow = "You may cast a creature spell from your graveyard this turn."
    cast(at, allow)
    cast(at, allow)
    at.act(ANN, "cast Bear", "Spell")
    at.resolve()
    at.act(ANN, "cast Wall")
    at.resolve()
    assert at.why_not(ANN, "cast Giant") is not None


def test_400_7h_that_spell_is_exiled_however_it_would_go_there() -> None:
    text = (
        "You may cast target instant card from your graveyard this turn. If that spell would be "
        "put into your graveyard, exile it instead."
    )
    at = with_rule("", ECHO)
    cast(at, text, "Echo")
    at.act(ANN, "cast Echo")
    cast(at, "Counter target spell.", "Echo", by=BOB)
    assert at.names_in(Zone.EXILE) == ["Echo"]


def test_608_2g_that_spell_cast_at_once_is_exiled_too() -> None:
    text = (
        "You may cast target instant card from your graveyard without paying its mana cost. If "
        "that spell would be put into a graveyard, exile it instead."
    )
    at = with_rule("", ECHO)
    cast(at, text, "Echo", then=("Echo",))
    at.resolve()
    assert at.life(ANN) == 23
    assert at.names_in(Zone.EXILE) == ["Echo"]


@pytest.mark.parametrize(
    "text",
    [
        "Once during each of your turns, you may cast permanent spells from your graveyard.",
        "During each of your turns, you may cast from your graveyard.",
        "If a spell cast this way would be put into your graveyard, exile it instead.",
        "You can't play lands or cast spells from your library.",
    ],
)
def test_601_3_a_permission_says_for_what_and_whence(text: str) -> None:
    assert not compiled(text, "Enchantment").face


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            KESS,
            "Una vez durante cada uno de tus turnos, puedes lanzar un hechizo de instantáneo o "
            "de conjuro desde tu cementerio. Si un hechizo lanzado de esta manera fuera a ir a tu "
            "cementerio, en vez de eso, exílialo.",
        ),
        (
            CITADEL,
            "Puedes jugar tierras y lanzar hechizos desde la parte superior de tu biblioteca. Si "
            "lanzas un hechizo de esta manera, paga una cantidad de vidas igual a su valor de maná "
            "en lugar de pagar su coste de maná.",
        ),
    ],
)
def test_it_is_said_in_spanish(text: str, expected: str) -> None:
    assert SPANISH.lines(rules(text).faces[0].abilities) == [expected]


def test_a_permission_on_resolution_is_said_in_spanish() -> None:
    said = spell("You may cast a creature spell from your graveyard this turn.")
    assert SPANISH.lines(said.faces[0].abilities) == [
        "Puedes lanzar un hechizo de criatura desde tu cementerio este turno."
    ]
