"""What doesn't fit stops a scenario, with its line, culprit and remedy, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from jajna.judge.scenario import ScenarioError, build, files_in, read, read_file, run
from jajna.judge.scenario.model import Scenario
from jajna.judge.scenario.source import documents
from jajna.text.catalogue import LANGUAGES
from tests.judge.test_writing import known

HEAD: Final = """\
title: A table
players:
  - {name: Ann, hand: [Shock, Raise Dead], pool: RRRR}
  - {name: Bob, hand: [Giant Growth]}
battlefield:
  - Grizzly Bears
  - {card: Grizzly Bears, owner: Bob, as: theirs}
  - {card: Prodigal Pyromancer, as: tim}
"""
END: Final = "  - expect: {step: first main}\n"
LINE: Final = HEAD.count("\n") + 1
"""The line of what follows the head."""


def error_of(text: str) -> ScenarioError:
    """What stops a scenario, as it is read or as it is played."""
    try:
        (script,) = read(text, "it.yaml")
    except ScenarioError as error:
        return error
    outcome = run(script, known)
    assert outcome.error is not None, [str(one.what) for one in outcome.failures]
    return outcome.error


def check(text: str, line: int, *said: str) -> None:
    """The error stands on the line, says this, and is said in Spanish too."""
    error = error_of(text)
    assert (error.line, error.file) == (line, "it.yaml")
    for part in said:
        assert part in str(error)
    assert all(error.text(code) for code in LANGUAGES)
    assert error.text("es") != error.text("en")


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("title: [", 1, "This is no YAML"),
        ("title: \x00", 0, "This is no YAML"),
        ("title: &a Bears", 1, "Anchors and aliases"),
        ("title: *a", 1, "quotation marks"),
        ("title: !tag Bears", 1, "The tag !tag"),
        ("title: Bears\ntitle: Elves", 2, "title is given twice"),
        ("? [a]\n: b", 1, "A key must be a text"),
        ("title: " + "[" * 60 + "]" * 60, 1, "too deep"),
        ("# nothing", 0, "There is no scenario"),
        ("title: Bears", 1, "The key players is missing"),
        (f"{HEAD}step: tea", LINE, "'tea' is none of the words for step. There are: untap, upkeep"),
        (HEAD.replace("as: tim", "color: pink"), 8, "There are: white, blue, black, red, green"),
        (
            f"{HEAD}steps: [{{expect: {{asked: {{kind: targts}}}}}}]",
            LINE,
            "'targts' is none of the words for expect.asked.kind. There are: mulligan, bottom",
        ),
        (
            f"{HEAD}steps: [{{expect: {{objects: {{tim: {{zone: grave}}}}}}}}]",
            LINE,
            "'grave' is none of the words for expect.objects.tim.zone. There are: library, hand",
        ),
        (f"{HEAD}stepps: []", LINE, "Did you mean steps?"),
        (HEAD.replace("pool: RRRR", "life: much"), 3, "must be of type int, not str"),
        (
            f"{HEAD}steps: [{{resolve: all, choices: [[tim: draw]]}}]",
            LINE,
            "Put a text that has ': ' in it between quotation marks",
        ),
        (f"{HEAD}steps: [Shock]", LINE, "A step is a key with its value"),
        (f"{HEAD}steps: [{{kast: Shock}}]", LINE, "kast say no step. There are: cast"),
        (f"{HEAD}steps: [{{cast: Shock, play: Shock}}]", LINE, "cast + play say two steps"),
        (f"{HEAD}steps: [{{cast: Shock, target: Bob}}]", LINE, "Did you mean targets?"),
        (f"{HEAD}steps: [{{expect: {{objects: {{tim: {{p: 1/1}}}}}}}}]", LINE, "no key p here"),
    ],
)
def test_what_is_no_scenario_is_refused(text: str, line: int, said: str) -> None:
    check(text, line, said)


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("name: Bob", "name: Ann", 4, "can't be the name of another player"),
        ("RRRR", "RXR", 3, "RXR is no mana. Write letters"),
        ("Raise Dead", "Raise Deaf", 3, "No card Raise Deaf can be used"),
        ("as: tim", "as: theirs", 8, "names something else already"),
        ("as: tim", "as: Ann", 8, "names something else already"),
        ("as: tim", "as: tim, times: 2", 8, "can't name several objects"),
        ("owner: Bob", "owner: Cat", 7, "No player is named Cat. There are: Ann, Bob"),
        ("as: tim", "face: Tim", 8, "has no face Tim. There are: Prodigal Pyromancer"),
        ("as: tim", "kind: Wizzard", 8, "Wizzard is no type"),
        ("as: tim", "timestamp: 3", 6, "has no timestamp, but others have"),
        ("as: tim", "attached_to: nobody", 8, "Nothing is named nobody"),
        ("as: tim", "attached_to: Shock", 8, "Shock isn't on the battlefield"),
        ("as: tim", "attached_to: Grizzly Bears", 8, "Several objects are named"),
        ("[Shock,", "[{card: Shock, tapped: true},", 3, "tapped means nothing there"),
        ("[Shock,", "[{card: Shock, owner: Bob},", 3, "only be in a zone of its owner"),
        ("title: A table", "title: A table\nera: stone", 2, "There is no era stone"),
        ("title: A table", "title: A table\neras: [stone]", 2, "There is no era stone"),
        ("title: A table", "title: A table\nera: 2003-07\neras: [current]", 2, "era + eras"),
        (
            "title: A table",
            "title: A table\ncards: [{name: A, type: Land, era: 2003-07}]",
            2,
            "not played in 2003-07",
        ),
        ("title: A table", "title: A table\nturn: Cat", 2, "No player is named Cat"),
        ("title: A table", "title: A table\nstep: combat damage", 2, "can't stand in the step"),
        (
            "title: A table",
            "title: A table\ncards: [{name: A, type: Creature, pt: two}]",
            2,
            "two is no power and toughness",
        ),
        (
            "title: A table",
            "title: A table\ncards: [{name: A, type: Instant, text: Win the game for free.}]",
            2,
            "this is not understood: Win the game for free. Word it as Oracle text does",
        ),
        (
            "title: A table",
            "title: A table\ncards: [{name: A, type: Land, text: 'As ~ enters, choose a color.'}]",
            2,
            "A can't be played: its text doesn't hang together (nothing makes use of it",
        ),
        (
            "title: A table",
            "title: A table\ncards: [{name: A, type: Instant}, {name: A, type: Instant}]",
            2,
            "names something else already",
        ),
        (
            "title: A table",
            "title: A table\ncards: [{name: A, type: Land, back: {name: B, type: Land}}]",
            2,
            "needs a layout",
        ),
        (
            "title: A table",
            "title: A table\ncards: [{name: A, type: Land, colors: pink}]",
            2,
            "pink are no colors",
        ),
    ],
)
def test_a_position_that_cant_be_is_refused(old: str, new: str, line: int, said: str) -> None:
    assert HEAD.count(old) == 1
    text = HEAD.replace(old, new) + "steps:\n" + END
    check(text, line, said)


@pytest.mark.parametrize(
    ("steps", "line", "said"),
    [
        ("{cast: Bolt}", 1, "Nothing is named Bolt"),
        ("{cast: Shock, targets: [Grizzly Bears]}", 1, "Say 'Grizzly Bears #1' for the first"),
        ("{cast: Shock, targets: [Nobody]}", 1, "It doesn't fit"),
        ("{cast: Shock, by: Cat, targets: [Bob]}", 1, "Nothing is named Cat"),
        ("{cast: Shock, by: theirs, targets: [Bob]}", 1, "theirs is no player"),
        ("{cast: Shock, targets: [Bob], choices: [true]}", 1, "Nobody asked for True"),
        ("{cast: Shock, targets: [Bob], x: 3}", 1, "Nobody asked for 3"),
        ("{cast: Shock, targets: [Bob], modes: [1]}", 1, "There are no modes to choose"),
        ("{cast: Raise Dead}", 1, "The rules forbid it: There is no legal target"),
        ("{activate: Bob}", 1, "Bob is a player"),
        ("{activate: tim, ability: draw, targets: [Bob]}", 1, "0 abilities of Prodigal"),
        ("{activate: tim, ability: 2, targets: [Bob]}", 1, "The rules forbid it"),
        ("{tap: tim, for: R}", 1, "The rules forbid it"),
        ("{tap: tim, for: fire}", 1, "fire is no mana"),
        ("{turn_up: tim}", 1, "The rules forbid it"),
        ("{attack: [theirs]}", 1, "The rules forbid it"),
        ("{block: {theirs: tim}}", 1, "The step declare blockers doesn't come any more this turn"),
        ("{pass: Bob}", 1, "Bob doesn't have priority"),
        ("{resolve: 1}", 1, "The stack is empty"),
        ("{answer: true}", 1, "No question is open"),
        ("{go: upkeep}", 1, "doesn't come any more this turn. Say whose turn"),
        ("{go: combat damage}", 1, "doesn't come any more this turn"),
        ("{concede: tim}", 1, "tim is no player"),
        ("{cast: Shock}", 2, "Ann is asked first: targets (CR 601.2c). Answer with one of"),
        ("{cast: Shock}\n  - {resolve: 1}", 2, "Ann is asked first"),
        ("{cast: Shock}\n  - {answer: Bob, by: Bob}", 2, "Not Bob but Ann is asked"),
        ("{expect: {objects: {Ann: 1/1}}}", 1, "Ann is a player"),
        ("{expect: {players: {tim: 20}}}", 1, "tim is no player"),
        ("{expect: {objects: {Grizzly Bears: 2/2}}}", 1, "Say 'Grizzly Bears #1' for the first"),
        ("{expect: {illegal: [{cast: Bolt}]}}", 1, "Nothing is named Bolt"),
        ("{concede: Bob}\n  - {pass: Ann}", 2, "The game is over"),
    ],
)
def test_a_step_that_doesnt_fit_is_refused(steps: str, line: int, said: str) -> None:
    check(f"{HEAD}steps:\n  - {steps}\n{END}", LINE + line, said)


def test_a_name_of_two_objects_is_refused_where_only_one_can_be_the_target() -> None:
    head = HEAD.replace("as: theirs", "as: theirs, tapped: true").replace(
        "title: A table",
        "title: A table\ncards: [{name: End, type: Instant, cost: '{R}', "
        "text: Destroy target tapped creature.}]",
    )
    head = head.replace("hand: [Shock,", "hand: [End,")
    steps = "steps:\n  - {cast: End, targets: [Grizzly Bears]}\n"
    said = "Several objects are named Grizzly Bears. Say 'Grizzly Bears #1' for the first one"
    check(head + steps + END, LINE + 2, said)


def test_a_scenario_ends_with_an_expectation() -> None:
    check(f"{HEAD}steps:\n  - pass: Ann\n", LINE + 1, "expects nothing in the end")
    check(HEAD, 1, "Let its last step be 'expect'")


def test_an_open_question_is_answered_or_expected() -> None:
    text = (
        f"{HEAD}steps:\n  - cast: Shock\n  - expect: {{asked: {{player: Ann, kind: targets, "
        "offers: [Bob, Prodigal Pyromancer]}}\n  - answer: Bob\n  - resolve: all\n"
        "  - expect: {players: {Bob: 18}}\n"
    )
    outcome = run(read(text)[0], known)
    assert outcome.passed, (str(outcome.error), outcome.failures)


def test_what_is_legal_and_isnt_is_tried_without_happening() -> None:
    text = (
        f"{HEAD}steps:\n  - expect:\n      legal: [{{cast: Shock, targets: [theirs]}}]\n"
        "      illegal: [{cast: Raise Dead, rule: 601.2c}]\n"
        "      players: {Ann: {hand: [Shock, Raise Dead], pool: RRRR}}\n"
    )
    outcome = run(read(text)[0], known)
    assert outcome.passed, (str(outcome.error), [str(one.what) for one in outcome.failures])


def test_an_action_forbidden_by_another_rule_fails_and_says_by_which() -> None:
    text = f"{HEAD}steps:\n  - expect: {{illegal: [{{cast: Raise Dead, rule: 307.5}}]}}\n"
    (finding,) = run(read(text)[0], known).findings
    assert not finding.passed
    assert (finding.expected, finding.found, finding.rule) == ("CR 307.5", "CR 601.2c", "601.2c")
    assert finding.reason("en") == "There is no legal target for Raise Dead. (CR 601.2c)"
    assert finding.reason("es") != finding.reason("en")


def test_characteristics_that_arent_as_expected_are_explained() -> None:
    text = f"{HEAD}steps:\n  - expect: {{objects: {{tim: {{pt: 2/2, is: [goblin]}}}}}}\n"
    first, second = run(read(text)[0], known).failures
    assert "as printed on the card (CR 613.1)" in first.reason("en")
    assert second.reason("en") == ""
    assert "goblin" not in second.found


def test_a_file_that_cant_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"none\.yaml can't be read"):
        read_file(tmp_path / "none.yaml")
    (tmp_path / "bad.yaml").write_bytes(b"title: \xff")
    with pytest.raises(ScenarioError, match=r"bad\.yaml is not a text in UTF-8 \(line 1\)"):
        read_file(tmp_path / "bad.yaml")


def test_files_come_in_order_and_once(tmp_path: Path) -> None:
    for name in ("b.yaml", "a.yml", "c.txt"):
        (tmp_path / name).write_text("", encoding="utf-8")
    found = files_in([tmp_path / "b.yaml", tmp_path])
    assert [path.name for path in found] == ["b.yaml", "a.yml"]


def test_values_are_texts_numbers_truths_and_nothing() -> None:
    (document,) = documents("a: [613.10, -2, 007, yes, true, ~, '3', 1e3]\nb:\n")
    assert document.value == {
        "a": ["613.10", -2, "007", "yes", True, None, "3", "1e3"],
        "b": None,
    }
    assert document.line(("b",)) == 2
    assert document.line(("a", 3, "deeper")) == 1


def test_a_position_alone_can_be_built() -> None:
    (script,) = read(HEAD)
    table = build(script, known)
    assert isinstance(script.data, Scenario)
    assert table.names_in(table.object("tim").zone) == [
        "Grizzly Bears",
        "Grizzly Bears",
        "Prodigal Pyromancer",
    ]
