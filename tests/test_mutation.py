"""The tool that turns conditions finds them, and turns just the one."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Final

import pytest

import mutation

TEXT: Final = """
LIMIT = 3 if True else 4

class Gate:
    def opens(self, key: int, worn: bool) -> bool:
        if key > LIMIT and not worn:
            return True
        return key == 7

def sizes(found: list[int]) -> list[int]:
    return [one for one in found if one > 2]
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "gate.py").write_text(TEXT)
    monkeypatch.setattr(mutation, "SOURCE", tmp_path)
    return "gate.py"


def conditions(module: str) -> list[mutation.Site]:
    return mutation.sites_of(module, mutation.SOURCE / module)


def test_each_part_of_a_condition_in_a_function_is_one(module: str) -> None:
    found = [(site.function, site.text) for site in conditions(module)]
    assert found == [
        ("Gate.opens", "key > LIMIT"),
        ("Gate.opens", "worn"),
        ("Gate.opens", "key == 7"),
        ("sizes", "one > 2"),
    ]


@pytest.mark.parametrize(
    ("place", "value", "key", "worn", "opened"),
    [
        (0, True, 2, False, True),
        (0, False, 5, False, False),
        (1, True, 5, False, False),
        (1, False, 5, True, True),
        (2, True, 2, True, True),
        (2, False, 7, True, False),
    ],
)
def test_a_turned_condition_is_what_it_is_turned_into(
    module: str, place: int, value: bool, key: int, worn: bool, opened: bool
) -> None:
    space: dict[str, object] = {}
    exec(mutation.turned_code(conditions(module)[place], value), space)
    gate = space["Gate"]
    assert isinstance(gate, type)
    assert gate().opens(key, worn) is opened


def test_a_changed_text_is_not_turned(module: str) -> None:
    site = conditions(module)[0]._replace(text="key < LIMIT")
    assert mutation.turned_code(site, True).co_consts == mutation.changed(module, {}).co_consts


def test_a_condition_that_asks_its_base_class_is_turned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "class Base:\n    def open(self) -> bool:\n        return False\n\n"
    text += "class Gate(Base):\n    def open(self) -> bool:\n        return super().open()\n"
    (tmp_path / "gate.py").write_text(text)
    monkeypatch.setattr(mutation, "SOURCE", tmp_path)
    names: dict[str, type] = {}
    exec(compile(text, str(tmp_path / "gate.py"), "exec"), names)
    gate = names["Gate"]
    (site,) = conditions("gate.py")
    function = vars(gate)["open"]
    mutation.turn(site, True, {(str(tmp_path / "gate.py"), 6, "open"): [function]})
    assert function(gate())


def test_what_tests_noticed_is_taken_over_though_lines_have_moved(
    module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = tmp_path / "old" / ".cache"
    old.mkdir(parents=True)
    before = conditions(module)
    verdicts = {f"{before[0].key}:True": mutation.NOTICED, f"{before[0].key}:False": "unnoticed"}
    monkeypatch.setattr(mutation, "RECORD", old / "noticed.json")
    mutation.Record([], before, {}, "").write()
    (old / "mutants.json").write_text(json.dumps(verdicts))
    (tmp_path / "gate.py").write_text("\n\n" + TEXT)
    after = conditions(module)
    monkeypatch.setattr(mutation, "RECORD", tmp_path / "noticed.json")
    monkeypatch.setattr(mutation, "RESULTS", tmp_path / "mutants.json")
    mutation.Record([], after, {}, "").write()
    mutation.carry([str(old.parent)])
    assert json.loads(mutation.RESULTS.read_text()) == {
        f"{after[0].key}:True": mutation.NOTICED,
        f"{after[0].key}:False": mutation.UNNOTICED_BEFORE,
    }
    assert after[0].key != before[0].key


def test_what_changes_nothing_is_told_apart_from_gaps(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sites = [mutation.Site("gate.py", line, 4, "open", f"is_{line}") for line in (6, 8)]
    results = {"gate.py:6:4:True": "unnoticed", "gate.py:8:4:False": "unnoticed by all"}
    (tmp_path / "mutants.json").write_text(json.dumps(results))
    (tmp_path / "spared.tsv").write_text("never\tgate.py\topen\tis_8\ta cache\n")
    monkeypatch.setattr(mutation, "RECORD", tmp_path / "noticed.json")
    monkeypatch.setattr(mutation, "RESULTS", tmp_path / "mutants.json")
    monkeypatch.setattr(mutation, "SPARED", tmp_path / "spared.tsv")
    mutation.Record([], sites, {}, "").write()
    gaps, known = mutation.page().split("# Conditions that only spare work")
    assert "- always `is_6`, in `open`" in gaps and "is_8" not in gaps
    assert "- never `is_8`, in `open`: a cache" in known
    assert "| noticed by none | 1 |" in gaps


LISTED: Final = """# Conditions that no test notices

| | Conditions turned |
| --- | ---: |
| of all | 9 |
| tried | 5 |
| noticed by a test | 1 |
| noticed by a kept game alone | 0 |
| change nothing that the rules can see | 0 |
| noticed by none | 4 |

What became of those that no test noticed at first:

| | Conditions turned |
| --- | ---: |
| found in all | 4 |
| noticed by a test since | 0 |
| noticed by a kept game alone | 0 |
| gone, as the code is simpler or otherwise now | 0 |
| change nothing that the rules can see | 0 |
| remain | 4 |

## gate.py

- always `key > LIMIT`, in `Gate.opens`
- never `worn`, in `Gate.opens`
- always `one > 2`, in `sizes`
- never `is_gone`, in `sizes`

# Conditions that only spare work
"""


def test_a_page_is_updated_by_what_became_of_the_conditions_that_it_lists(
    module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sites = conditions(module)
    monkeypatch.setattr(mutation, "all_sites", lambda: sites)
    monkeypatch.setattr(mutation, "ever_listed", lambda: mutation.listed_in(LISTED))
    for name, file in (("RECORD", "noticed.json"), ("RESULTS", "mutants.json")):
        monkeypatch.setattr(mutation, name, tmp_path / file)
    monkeypatch.setattr(mutation, "SPARED", tmp_path / "spared.tsv")
    mutation.SPARED.write_text("never\tgate.py\tGate.opens\tworn\ta cache\n")
    mutation.Record([], sites, {}, "").write()
    mutation.RESULTS.write_text(json.dumps({f"{sites[0].key}:True": mutation.NOTICED}))
    text = mutation.updated(LISTED)
    gaps, spare = text.split("# Conditions that only spare work")
    assert mutation.lines_of(gaps) == [("always", "gate.py", "sizes", "one > 2")]
    assert mutation.lines_of(spare) == [("never", "gate.py", "Gate.opens", "worn")]
    assert [number for _, number in mutation.ROW.findall(text)] == [
        *("8", "4", "2", "0", "1", "1"),
        *("4", "1", "0", "1", "1", "1"),
    ]
    assert mutation.updated(text) == text


def test_tests_that_are_recorded_later_are_added(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutation, "RECORD", tmp_path / "noticed.json")
    first = mutation.Chosen(["a", "b"], ["c"], [])
    second = mutation.Chosen(["b", "d"], [], ["e"])
    mutation.Record(["old"], [], {3: first.with_more(second)}, "sources").write()
    known = mutation.recorded()
    assert known == (["old"], [], {3: (["a", "b", "d"], ["c"], ["e"])}, "sources")


@pytest.mark.parametrize(
    ("by", "found", "before", "verdict"),
    [
        (mutation.By.QUICKEST, mutation.NOTICED, None, mutation.NOTICED),
        (mutation.By.QUICKEST, mutation.UNNOTICED, None, mutation.UNNOTICED),
        (mutation.By.QUICKEST, mutation.TOO_SLOW, None, mutation.TOO_SLOW),
        (mutation.By.OTHERS, mutation.UNNOTICED, mutation.UNNOTICED, mutation.UNNOTICED_BY_ALL),
        (mutation.By.GAMES, mutation.NOTICED, mutation.UNNOTICED, mutation.NOTICED_BY_GAMES),
        (mutation.By.GAMES, mutation.UNNOTICED, mutation.UNNOTICED_BY_ALL, "unnoticed by all"),
    ],
)
def test_what_becomes_of_a_condition(
    by: mutation.By, found: str, before: str | None, verdict: str
) -> None:
    assert by.tries(before)
    assert by.verdict(found, before, tried=True) == verdict


def test_a_test_that_does_not_end_is_told_apart(
    module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(items: list[pytest.Item], seconds: float) -> int:
        signal.setitimer(signal.ITIMER_PROF, 0.05)
        while True:
            pass

    monkeypatch.setattr(mutation, "run_turned", endless)
    assert mutation.tried(conditions(module)[0], True, [], {}, 60) == mutation.TOO_SLOW


def test_what_changes_nothing_is_in_the_sources() -> None:
    """A reason for a condition that is gone would hide another one."""
    known = {
        (answer, site.module, site.function, site.text)
        for module, path in mutation.modules()
        for site in mutation.sites_of(module, path)
        for answer in ("always", "never")
    }
    assert sorted(set(mutation.spared()) - known) == []
