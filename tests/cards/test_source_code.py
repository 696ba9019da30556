"""Cards as Python source: idiomatic, equal to what was meant, and kept as it was edited."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from jajna.card import Card, Face
from jajna.cards.embed import embed, main
from jajna.cards.embedded import joined
from jajna.cards.nodes import load_nodes
from jajna.cards.source_code import Writer, merge_module, module_name, module_source
from jajna.errors import CardError
from jajna.ir.abilities import Activated, Keyworded, Static
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.nouns import Card as CardFilter
from jajna.ir.filters.qualities import OfColor
from jajna.ir.mana import AddMana
from jajna.mechanics.continuous.colors import SetColors
from jajna.mechanics.keywords.enchant import enchant
from jajna.mechanics.keywords.flying import FLYING
from jajna.mechanics.rules.restrictions import Restrict
from jajna.vocab import Cannot, Color, Keyword, Mana, Supertype, Type, Zone, mana_cost
from tests.cards import fake, files

pytestmark = pytest.mark.pure_only
load_nodes()

CROW = Card(
    "Storm Crow",
    (
        Face(
            "Storm Crow",
            mana_cost("{1}{U}"),
            Color.BLUE,
            Type.ARTIFACT | Type.CREATURE,
            subtypes=("Bird",),
            power="1",
            toughness="2",
            abilities=(Keyworded("flying", Keyword.FLYING),),
        ),
    ),
    spanish="Cuervo de tormenta",
)
FOREST = Card(
    "Forest",
    (
        Face(
            "Forest",
            None,
            0,
            Type.LAND,
            Supertype.BASIC,
            ("Forest",),
            abilities=(Activated((), AddMana(((Mana.GREEN,), (Mana.RED, Mana.RED)))),),
        ),
    ),
)
DRAKE = Card("Drake", (Face("Drake", mana_cost("{U}"), Color.BLUE, Type.CREATURE),))


def run(source: str) -> tuple[Card, ...]:
    """The cards of a module."""
    names: dict[str, object] = {}
    exec(source, names)
    found = names["CARDS"]
    assert isinstance(found, tuple)
    return found


def test_a_module_reads_as_if_written_by_hand() -> None:
    source = module_source("Blue cards.", (CROW,))

    assert (
        source
        == '''"""Blue cards."""

from __future__ import annotations

from typing import Final

from jajna.card import Card, Face
from jajna.ir.abilities import Keyworded
from jajna.vocab import Color, Keyword, Type, mana_cost

__all__ = ["CARDS"]

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Storm Crow",
        faces=(
            Face(
                "Storm Crow",
                mana_cost=mana_cost("{1}{U}"),
                colors=Color.BLUE,
                types=Type.ARTIFACT | Type.CREATURE,
                subtypes=("Bird",),
                power="1",
                toughness="2",
                abilities=(Keyworded("flying", bit=Keyword.FLYING),),
            ),
        ),
        spanish="Cuervo de tormenta",
    ),
)
'''
    )


def test_the_module_gives_the_very_cards_in_alphabetical_order() -> None:
    assert run(module_source("Cards.", (CROW, FOREST, DRAKE))) == (DRAKE, FOREST, CROW)


@pytest.mark.parametrize(
    ("value", "source"),
    [
        (
            AddMana(((Mana.GREEN,), (Mana.RED, Mana.RED))),
            "AddMana(((Mana.GREEN,), (Mana.RED, Mana.RED)))",
        ),
        (OfColor(Color.RED), "OfColor(Color.RED)"),
        (Static(SELF, ()), "Static(SELF, changes=())"),
        (
            Static(SELF, (), zones=1 << Zone.HAND | 1 << Zone.EXILE, defining=True),
            "Static(SELF, changes=(), zones=1 << Zone.HAND | 1 << Zone.EXILE, defining=True)",
        ),
        (Keyworded("odd", 1 << 60), f"Keyworded('odd', bit={1 << 60})"),
        (Restrict(Cannot.BLOCK), "Restrict(Cannot.BLOCK)"),
        (SetColors(-1), "SetColors(-1)"),
        (FLYING, "FLYING"),
        (joined(FLYING), "joined(FLYING)"),
        (enchant((OfColor(Color.RED),)), "enchant((OfColor(Color.RED),))"),
        (joined(enchant((SELF,))), "joined(enchant((SELF,)))"),
        (Keyworded("swampwalk", joined=True), "Keyworded('swampwalk', joined=True)"),
        (("a",), "('a',)"),
        (None, "None"),
    ],
)
def test_values_are_written_with_the_words_of_the_rules(value: object, source: str) -> None:
    assert Writer().write(value) == source


def test_two_classes_of_one_name_are_told_apart() -> None:
    writer = Writer()

    assert writer.write(DRAKE).startswith("Card(")
    assert writer.write(CardFilter()) == "CardFilter()"
    assert "from jajna.ir.filters.nouns import Card as CardFilter" in writer.imports()


@pytest.mark.parametrize(
    ("card", "name"),
    [
        (CROW, "blue"),
        (FOREST, "lands"),
        (Card("A", (Face("A", None, 0, Type.ARTIFACT),)), "colorless"),
        (Card("A", (Face("A", None, Color.RED | Color.BLUE, Type.INSTANT),)), "multicolored"),
        (
            Card(
                "A // B",
                (Face("A", None, Color.RED, Type.INSTANT), Face("B", None, Color.BLUE, 16)),
            ),
            "multicolored",
        ),
    ],
)
def test_a_card_has_its_module_by_its_colors(card: Card, name: str) -> None:
    assert module_name(card) == name


def test_what_was_edited_by_hand_stays() -> None:
    edited = (
        module_source("Blue cards.", (CROW,))
        .replace(
            '    Card(\n        "Storm Crow",',
            '    # A bird of no renown.\n    Card(\n        "Storm Crow",',
        )
        .replace('power="1"', 'power="7"')
    )

    merged = merge_module(edited, (DRAKE, FOREST))

    assert "    # A bird of no renown.\n    Card(\n" in merged
    assert [card.name for card in run(merged)] == ["Drake", "Forest", "Storm Crow"]
    assert run(merged)[2].faces[0].power == "7"
    assert "Keyword," in merged
    assert merge_module(merged, ()) == merged


def test_a_module_that_is_not_a_list_of_cards_is_refused() -> None:
    source = "from typing import Final\nCARDS: Final[tuple[int, ...]] = (1, 2)\n"

    with pytest.raises(CardError, match="line 2: each element of CARDS must be a call of Card"):
        merge_module(source, (DRAKE,))


def test_what_is_no_card_is_refused() -> None:
    with pytest.raises(TypeError, match="not part of a card"):
        Writer().write(0.5)


# The command


def embedded(folder: Path) -> list[str]:
    """Names of all embedded cards, module by module."""
    return [
        f"{path.stem}: {card.name}"
        for path in sorted(folder.glob("*.py"))
        for card in run(path.read_text(encoding="utf-8"))
    ]


def test_cards_are_embedded_in_the_modules_of_their_colors(tmp_path: Path) -> None:
    changed = embed((CROW, FOREST, DRAKE), tmp_path)

    assert changed == [tmp_path / "blue.py", tmp_path / "lands.py"]
    assert embedded(tmp_path) == ["blue: Drake", "blue: Storm Crow", "lands: Forest"]


def test_a_card_that_is_there_stays_unless_it_is_replaced(tmp_path: Path) -> None:
    embed((CROW,), tmp_path)
    path = tmp_path / "blue.py"
    path.write_text(path.read_text().replace('power="1"', 'power="7"'))

    assert embed((CROW,), tmp_path) == []
    assert 'power="7"' in path.read_text()

    assert embed((CROW,), tmp_path, replace=True) == [path]
    assert 'power="1"' in path.read_text()


def test_the_command_embeds_cards_of_a_card_file(tmp_path: Path) -> None:
    source = files.write(tmp_path / "a.json")
    (tmp_path / "names.txt").write_text("# bears\nWind Drake\n\n")
    target = tmp_path / "starter"
    target.mkdir()
    options = ["--cards", str(source), "--list", str(tmp_path / "names.txt")]

    code = main([*options, "--output", str(target), "grizzly bears", "twin"], fake.compile_simple)

    assert code == 0
    assert embedded(target) == [
        "blue: Wind Drake",
        "green: Grizzly Bears",
        "green: Twin // Twain",
    ]


def test_the_command_embeds_nothing_if_one_card_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = files.write(tmp_path / "a.json")
    target = tmp_path / "starter"
    target.mkdir()
    names = ["Grizzly Bears", "Juggernaut", "Wind Drak"]

    code = main(["--cards", str(source), "--output", str(target), *names], fake.compile_simple)

    assert code == 1
    assert list(target.iterdir()) == []
    assert capsys.readouterr().err.splitlines() == [
        "Juggernaut does not compile: attacks each combat if able.",
        "There is no card named 'Wind Drak'. Did you mean Wind Drake?",
    ]


def test_the_command_is_a_module() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "jajna.cards.embed", "--help"], capture_output=True, text=True
    )

    assert run.returncode == 0
    assert "--replace" in run.stdout
