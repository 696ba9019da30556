"""Forge's puzzle files are read and written; what can't be read is named with its line."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import jajna
from jajna.errors import JajnaError
from jajna.judge.scenario import ScenarioError, read
from jajna.judge.scenario.model import Placed
from jajna.puzzles import Puzzle, Verdict, pzl, read_puzzles, solve

FIND: Final = jajna.Pool().card
OLD: Final = """\
[metadata]
Name:Own Puzzle
Goal:Win
Turns:1
Difficulty:Easy
Description:Win this turn.\\nBob has one card.
[state]
humanlife=10
ailife=4
turn=3
activeplayer=human
activephase=MAIN1
humanhand=Shock;Giant Growth
humanbattlefield=Mountain|Set:8ED;Forest|Tapped;Grizzly Bears|Counters:P1P1=1|Id:3|SummonSick
aibattlefield=Serra Angel|Damage:2|Tapped;Pacifism|AttachedTo:3
humanlibrary=Forest;Mountain
aigraveyard=Wind Drake
"""
NEW: Final = """\
[metadata]
Name=Own Puzzle
Goal=Survive
Turns=2
[state]
p0life=5
p1life=20
p1counters=POISON=2
activeplayer=ai
activephase=MAIN2
p1battlefield=t:w_1_1_soldier_flying;t:c_1_1_a_thopter_flying
"""


def scenario(text: str) -> Puzzle:
    return Puzzle(pzl.read(text.encode(), "own.pzl", FIND))


def placed(puzzle: Puzzle, name: str) -> Placed:
    """The card of a name on the battlefield."""
    for card in puzzle.script.data.battlefield:
        if isinstance(card, Placed) and card.card == name:
            return card
    raise AssertionError(name)


def test_metadata_says_what_is_asked() -> None:
    one = scenario(OLD)
    assert one.title == "Own Puzzle"
    assert (one.goal.reach, one.goal.turns, one.goal.difficulty) == ("win", 1, "Easy")
    assert one.goal.description == "Win this turn.\nBob has one card."
    assert (scenario(NEW).goal.reach, scenario(NEW).goal.turns) == ("survive", 2)


def test_a_position_stands_as_the_file_says() -> None:
    table = scenario(OLD).begin(FIND)
    game = table.game
    assert (table.life(0), table.life(1)) == (10, 4)
    assert table.names_in(jajna.Zone.LIBRARY, 0) == ["Forest", "Mountain"]
    assert table.names_in(jajna.Zone.GRAVEYARD, 1) == ["Wind Drake"]
    bears = table.object("Grizzly Bears")
    assert table.power_toughness("Grizzly Bears") == (3, 3)
    assert table.object("Pacifism").attached_to == bears.id
    assert table.object("Pacifism").controller == 1
    assert table.object("Serra Angel").damage == 2
    assert table.object("Forest").tapped
    assert not table.object("Mountain").tapped
    assert game.view(0).battlefield[2].sick
    assert game.turn.number == 3
    assert game.turn.step is jajna.Step.PRECOMBAT_MAIN


def test_new_files_name_seats_and_tokens_otherwise() -> None:
    table = scenario(NEW).begin(FIND)
    game = table.game
    assert game.turn.active == 1
    assert game.turn.step is jajna.Step.POSTCOMBAT_MAIN
    assert game.players[1].counters == {"poison": 2}
    soldier, thopter = game.view(0).battlefield
    assert soldier.token and thopter.token
    assert (soldier.name, soldier.power, soldier.colors) == ("Soldier", 1, 1)
    assert (thopter.name, thopter.colors) == ("Thopter", 0)
    assert soldier.keywords == thopter.keywords != 0


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("aihand=Shock|ExecuteScript:Win", "own.pzl:18: The option ExecuteScript:Win of Shock"),
        ("aihand=Shock|RememberedCards:4", "own.pzl:18: The option RememberedCards:4 of Shock"),
        ("humanprecast=Shock->3", "own.pzl:18: humanprecast can't be read. Zones, life"),
        ("activephase=COMBAT_DECLARE_BLOCKERS", "own.pzl:18: A position can't stand in the step"),
        ("aihand=No Such Card", "own.pzl:18: There is no card named"),
        ("ailife=many", "own.pzl:18: ailife is no number: many"),
        ("aibattlefield=T:Goblin,1,1", "own.pzl:18: The token T:Goblin,1,1 can't be read"),
        ("nonsense", "own.pzl:18: This is no entry of a puzzle: nonsense"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(line: str, told: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        scenario(f"{OLD}{line}\n")
    assert str(caught.value).startswith(told)


def test_a_goal_of_another_kind_is_refused() -> None:
    with pytest.raises(ScenarioError, match=r"own.pzl:3: The goal 'Destroy Specified Creatures'"):
        scenario(OLD.replace("Goal:Win", "Goal:Destroy Specified Creatures"))


def test_all_that_cannot_be_read_is_told_at_once() -> None:
    with pytest.raises(ScenarioError) as caught:
        scenario(f"{OLD}humanprecast=Shock\naihand=No Such Card\n")
    assert [one.line for one in caught.value.all()] == [18, 19]


def test_latin_1_is_read_where_it_is_no_utf_8() -> None:
    content = OLD.replace("Own Puzzle", "Caf\u00e9").encode("latin-1")
    assert Puzzle(pzl.read(content, "own.pzl", FIND)).title == "Caf\u00e9"


def test_what_is_read_is_written_and_read_again_the_same() -> None:
    one = scenario(OLD)
    again = scenario(pzl.write(one.script.data))
    assert pzl.write(again.script.data) == pzl.write(one.script.data)
    tables = [each.begin(FIND) for each in (one, again)]
    assert tables[0].game.view(0).summary() == tables[1].game.view(0).summary()


def test_a_puzzle_is_a_scenario_and_read_again_as_one(tmp_path: Path) -> None:
    file = tmp_path / "own.yaml"
    file.write_text(scenario(OLD).text(), encoding="utf-8")
    (again,) = read_puzzles(file, FIND)
    assert again.goal == scenario(OLD).goal
    summary = scenario(OLD).begin(FIND).game.view(0).summary()
    assert again.begin(FIND).game.view(0).summary() == summary


def test_what_has_no_place_in_such_a_file_is_refused() -> None:
    text = "title: x\ngoal: {reach: win}\nplayers: [{name: Ann}, {name: Bob}%s]\nbattlefield: [%s]"
    for more, card, told in (
        (", {name: Cat}", "Forest", "two players"),
        ("", "{card: Forest, controller: Bob}", "The status of Forest"),
    ):
        with pytest.raises(JajnaError, match=told):
            pzl.write(read(text % (more, card))[0].data)


def test_a_puzzle_of_such_a_file_is_solved(tmp_path: Path) -> None:
    file = tmp_path / "own.pzl"
    text = OLD.replace("ailife=4", "ailife=2").replace("|Tapped;Grizzly", ";Grizzly")
    file.write_text(text, encoding="utf-8")
    (one,) = read_puzzles(file, FIND)
    found = solve(one, one.begin(FIND).game, 500)
    assert found.verdict is Verdict.SOLVED
