"""Class cards. CR 716."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.cards.printing import face_text
from jajna.judge import ANN, BOB, Table
from jajna.kernel.objects.object import class_level
from jajna.kernel.views.view import view
from jajna.oracle import FaceData, compile_face
from jajna.text.catalogue import language
from jajna.text.english.printer import ENGLISH
from jajna.text.log import account
from jajna.text.spanish.printer import SPANISH
from jajna.text.things import Teller
from jajna.vocab import Keyword, Step, Zone
from tests.mechanics.bench import cast, creature
from tests.table import table

FIRST = "Whenever a land enters under your control, you gain 1 life."
TEXT = (
    f"{FIRST}\n{{0}}: Level 2\nCreatures you control have flying.\n{{0}}: Level 3\n"
    "When this Class becomes level 3, you gain 10 life.\nCreatures you control get +2/+2."
)


def data(text: str, name: str = "Sage") -> FaceData:
    """A Class with this text."""
    return FaceData(
        name=name,
        full_name=name,
        mana_cost="{0}",
        types_line="Enchantment — Class",
        supertypes=(),
        types=("Enchantment",),
        subtypes=("Class",),
        text=text,
        power="",
        toughness="",
        loyalty="",
        defense="",
        colors="",
        color_indicator="",
        layout="class",
        side="",
        keywords=(),
    )


def class_card(text: str = TEXT, name: str = "Sage") -> Card:
    """The same, compiled."""
    found = compile_face(data(text, name))
    assert found.face is not None, found.blockers
    return Card(name, (found.face,), "class")


def with_class() -> Table:
    """Ann has a Class and a creature."""
    at = table()
    at.battlefield(ANN, class_card(), "Bear")
    at.begin(ANN)
    return at


def level_up(at: Table, which: int) -> None:
    at.act(ANN, f"activate {at.id('Sage')}.{which}")
    at.resolve()


def test_716_2a_its_level_becomes_the_number_of_the_bar() -> None:
    at = with_class()
    assert class_level(at.object("Sage")) == 1
    level_up(at, 0)
    assert class_level(at.object("Sage")) == 2


def test_716_2a_it_has_the_abilities_of_its_level_and_below() -> None:
    at = with_class()
    assert not at.object("Bear").now.keywords & Keyword.FLYING
    level_up(at, 0)
    assert at.object("Bear").now.keywords & Keyword.FLYING
    assert at.power_toughness("Bear") == (2, 2)
    level_up(at, 1)
    assert at.object("Bear").now.keywords & Keyword.FLYING
    assert at.power_toughness("Bear") == (4, 4)


@pytest.mark.parametrize("bar", [1, 0])
def test_716_2a_levels_are_gained_one_by_one(bar: int) -> None:
    at = with_class()
    if bar == 0:
        level_up(at, 0)
    assert at.why_not(ANN, f"activate {at.id('Sage')}.{bar}") is not None


def test_716_2a_only_as_a_sorcery() -> None:
    at = with_class()
    at.to(Step.UPKEEP)
    at.to_turn(ANN, Step.UPKEEP)
    assert at.why_not(ANN, f"activate {at.id('Sage')}.0") is not None


def test_716_2a_what_triggers_as_it_becomes_a_level_is_gained_with_it() -> None:
    at = with_class()
    level_up(at, 0)
    assert at.game.zones.stack == []
    level_up(at, 1)
    assert len(at.game.zones.stack) == 1
    at.resolve()
    assert at.life(ANN) == 30


def test_716_2b_the_level_is_not_copied() -> None:
    at = with_class()
    level_up(at, 0)
    cast(at, "Create a token that's a copy of target enchantment.", "Sage")
    copy = next(one for one in at.game.zones.battlefield if at.game.objects[one].token)
    assert class_level(at.game.object(copy)) == 1
    assert at.why_not(ANN, f"activate {copy}.0") is None


def test_716_2b_a_class_that_comes_back_begins_anew() -> None:
    at = with_class()
    level_up(at, 0)
    cast(at, "Exile target enchantment you control, then return it to the battlefield.", "Sage")
    assert class_level(at.object("Sage")) == 1
    assert not at.object("Bear").now.keywords & Keyword.FLYING


def test_716_3_the_abilities_before_the_first_bar_are_there_at_all_times() -> None:
    at = with_class()
    at.hand(ANN, "Field")
    at.act(ANN, "play Field")
    at.resolve()
    assert at.life(ANN) == 21


def test_716_4_level_counters_are_another_thing() -> None:
    at = with_class()
    cast(at, "Put two level counters on target enchantment.", "Sage")
    assert class_level(at.object("Sage")) == 1
    assert not at.object("Bear").now.keywords & Keyword.FLYING


def test_716_2_another_players_creatures_have_nothing_of_it() -> None:
    at = with_class()
    at.battlefield(BOB, creature("Foe"))
    level_up(at, 0)
    assert not at.object("Foe").now.keywords & Keyword.FLYING


def test_716_2b_the_level_is_shown_beside_the_name() -> None:
    at = with_class()
    teller = Teller(language("es"), view(at.game, BOB))
    assert "Sage, nivel 1" in teller.whose(at.id("Sage"))
    level_up(at, 0)
    seen = view(at.game, BOB)
    assert "nivel 2" in Teller(language("es"), seen).whose(at.id("Sage"))
    told = account(at.game.history.log, Teller(language("es"), seen, {}, at.game.history.log))
    assert "Sage sube al nivel 2." in told
    assert "nivel" not in Teller(language("es"), seen).whose(at.id("Bear"))


def test_716_2_it_prints_back_in_both_languages() -> None:
    lines = ENGLISH.lines(class_card().faces[0].abilities)
    assert lines[1] == "{0}: Level 2\n• Creatures you control have flying."
    assert lines[2].startswith("{0}: Level 3\n• When ~ becomes level 3, you gain 10 life.\n• ")
    spanish = SPANISH.lines(class_card().faces[0].abilities)
    assert spanish[1].startswith("{0}: Nivel 2\n• ")
    assert "Cuando ~ suba al nivel 3" in spanish[2]


@pytest.mark.parametrize(
    "text",
    [
        "{0}: Level 2",
        "Level 2\nFlying",
        "{0}: Level two\nFlying",
        "[+1]: Level 2\nCreatures you control have flying.",
        "{0}: Level 2\nCreatures you control feel fine.",
    ],
)
def test_716_2a_a_bar_has_a_cost_a_number_and_abilities(text: str) -> None:
    assert compile_face(data(text)).face is None


def test_702_87c_level_counters_raise_no_class_level() -> None:
    at = table()
    at.put(ANN, Zone.BATTLEFIELD, class_card(), counters={"level": 2})
    at.begin(ANN)
    assert class_level(at.object("Sage")) == 1


def test_716_2_a_class_is_printed_as_it_stands_on_its_card() -> None:
    face = compile_face(data(TEXT)).face
    assert face is not None
    before = "a land enters under your control"
    assert face_text(face, "en") == TEXT.replace(before, "a land you control enters")
