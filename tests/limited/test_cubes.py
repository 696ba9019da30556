"""Cubes with slots and layouts, as Draftmancer writes them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from jajna.cards.pool import Pool
from jajna.formats.decklist import DeckListError
from jajna.limited.cubes import Cube, cube_packs, read_cube, read_cube_file
from jajna.limited.drafts import DraftError, DraftKind

LOOKUP = Pool().card
COMMONS = ("Grizzly Bears", "Giant Growth", "Raging Goblin", "Shock", "Air Elemental", "Unsummon")
RARES = ("Shivan Dragon", "Wrath of God")
TWO_SLOTS = """// a comment
[Settings]
{
  "name": "Two slots",
  "boostersPerPlayer": 2,
  "cardBack": "blue"
}

[Common(2)]
{commons}

[Rare(1)]
1 Shivan Dragon

1 Wrath of God
"""


def text(copies: int = 4) -> str:
    return TWO_SLOTS.replace("{commons}", "\n".join(f"{copies} {name}" for name in COMMONS))


def read(said: str) -> Cube:
    return read_cube(said, LOOKUP).cube


def test_packs_have_so_many_cards_of_each_slot() -> None:
    found = read_cube(text(), LOOKUP)
    rounds = cube_packs(DraftKind.BOOSTER, 1, found.cube, seed=3)

    assert (found.cube.name, len(rounds)) == ("Two slots", 2)
    assert [str(note) for note in found.notes] == ["the setting cardBack changes nothing here"]
    for (pack,) in rounds:
        assert [card.card in COMMONS for card in pack] == [True, True, False]
    taken = Counter(card.card for (pack,) in rounds for card in pack)
    assert all(taken[name] == 1 for name in RARES)
    assert rounds == cube_packs(DraftKind.BOOSTER, 1, found.cube, seed=3)


def test_a_slot_that_runs_out_is_named() -> None:
    with pytest.raises(DraftError, match="more cards of 'Rare' than the 2 there are"):
        cube_packs(DraftKind.BOOSTER, 2, read(text()))


def test_with_replacement_each_pack_is_made_of_all_cards() -> None:
    again = text().replace('"boostersPerPlayer": 2', '"withReplacement": true')
    rounds = cube_packs(DraftKind.BOOSTER, 8, read(again), seed=1)

    assert sum(len(packs) for packs in rounds) == 24
    assert all(len(pack) == 3 for packs in rounds for pack in packs)


@pytest.mark.parametrize(
    "said",
    [
        "[Layouts]\n- Usual (3)\n  2 Common\n  1 Rare\n- Rich (1)\n  1 Common\n  2 Rare\n",
        '[Settings]\n{"layouts": {"Usual": {"weight": 3, "slots": {"Common": 2, "Rare": 1}},'
        ' "Rich": {"weight": 1, "slots": {"Common": 1, "Rare": 2}}}, "withReplacement": true}\n',
    ],
)
def test_layouts_come_as_often_as_they_weigh(said: str) -> None:
    slots = text().split("\n\n", 1)[1]
    cube = read(said + slots)._replace(replacement=True)
    rounds = cube_packs(DraftKind.BOOSTER, 16, cube, seed=5, rounds=40)
    rich = sum(card.card in RARES for packs in rounds for pack in packs for card in pack)

    assert 1.15 < rich / (16 * 40) < 1.35


def test_packs_of_one_slot_follow_its_layouts() -> None:
    said = "[Layouts]\n- Small (1)\n  1 A\n- Large (1)\n  3 A\n[A(1)]\n"
    cube = read(said + "\n".join(f"40 {name}" for name in COMMONS))
    rounds = cube_packs(DraftKind.BOOSTER, 16, cube, seed=2)

    assert {len(pack) for packs in rounds for pack in packs} == {1, 3}


def test_two_who_draft_together_open_packs_of_slots() -> None:
    cube = read(text())._replace(replacement=True)
    ((*packs,),) = cube_packs(DraftKind.WINSTON, 2, cube)
    assert [len(pack) for pack in packs] == [3] * 6


@pytest.mark.parametrize(
    ("said", "culprit"),
    [
        ("[Settings]\n{no json\n[A(1)]\n1 Shock", "aren't JSON"),
        ('[Settings]\n{"boostersPerPlayer": "two"}\n[A(1)]\n1 Shock', "a value that can't be"),
        ("[CustomCards]\n[]\n[A(1)]\n1 Shock", "cards of its own"),
        ("[Layouts]\n- One (1)\n  1 B\n[A(1)]\n1 Shock", "no such slot"),
        ("[Layouts]\nsomething\n[A(1)]\n1 Shock", "is no line of a layout"),
        ("[Layouts]\n- One (0)\n  1 A\n[A(1)]\n1 Shock", "makes no packs"),
        ("[A(1)]\n1 Shock\n[A(2)]\n1 Shock", "the same name"),
    ],
)
def test_what_cannot_be_is_named(said: str, culprit: str) -> None:
    with pytest.raises(DraftError, match=culprit):
        read(said)


def test_all_lines_that_cannot_be_read_are_told_by_their_numbers() -> None:
    with pytest.raises(DeckListError) as refused:
        read("[A(1)]\n1 Shock\n1 No Such Card\n\n[B(1)]\n1 Nor This One")
    assert [one.line for one in refused.value.problems] == [3, 6]


def test_a_plain_list_is_a_cube_called_as_its_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("\n".join(f"4 {name}" for name in COMMONS), encoding="utf-8")
    cube = read_cube_file(file, LOOKUP).cube

    assert (cube.name, len(cube.slots), cube.is_plain) == ("mine", 1, True)
