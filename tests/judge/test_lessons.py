"""The judge class: every example holds in each of its eras; it opens in both languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from jajna.cli import judge_class, main
from jajna.era import find
from jajna.judge.lessons import PARTS, Example, Topic, UnknownTopicError, find_topic, topics
from jajna.judge.scenario import files_in, read_file, run
from rule_pages import EDITION, rules_in
from tests.conftest import ROOT
from tests.scenarios.test_scenarios import LESSONS, starter_card
from tests.seen import at_least

EXAMPLES: Final = [(topic, one) for topic in topics() for one in topic.examples]
WIDE: Final = {"COLUMNS": "1000"}
DOCUMENT: Final = (ROOT / "docs" / "json.md").read_text(encoding="utf-8")
CODE: Final = re.compile(r"`(\w+)`")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder without imported cards."""
    monkeypatch.setenv("JAJNA_DATA", str(tmp_path / "data"))


def page(*words: str) -> Result:
    done = CliRunner(env=WIDE).invoke(main, ["judge", "class", *words])
    assert done.exit_code == 0, done.output
    return done


def in_eras() -> Iterator[tuple[Example, str]]:
    for _, example in EXAMPLES:
        for era in example.eras():
            yield example, era


@pytest.mark.parametrize(("example", "era"), list(in_eras()))
def test_every_example_holds_in_each_of_its_eras(example: Example, era: str) -> None:
    outcome = run(example.script(find(era)), starter_card)
    assert outcome.passed, (outcome.error, [str(one.what) for one in outcome.failures])
    assert outcome.rules


def test_every_scenario_that_comes_along_is_an_example_of_its_part() -> None:
    for part in at_least(2, PARTS):
        found = {
            str(script.document.value["title"])
            for script in read_file(LESSONS / f"{part}.yaml")
            if isinstance(script.document.value, dict)
        }
        assert found == {one.title for topic, one in EXAMPLES if topic.part == part}
    assert [file.stem for file in files_in([LESSONS])] == list(PARTS)
    assert len({one.title for _, one in EXAMPLES}) == len(EXAMPLES)


def test_the_rules_of_the_topics_exist(shared: Path) -> None:
    known = rules_in((shared / f"reference/rules/{EDITION}.txt").read_text(encoding="utf-8"))
    assert [rule for topic in topics() for rule in topic.rules if rule not in known] == []


@pytest.mark.parametrize("topic", topics(), ids=lambda one: one.id)
def test_the_page_of_a_topic_opens_in_both_languages(topic: Topic) -> None:
    english, spanish = page(topic.id, "--lang", "en"), page(topic.id, "--lang", "es")
    assert topic.text_en in english.output
    assert topic.text_es in spanish.output
    for number, example in enumerate(topic.examples, 1):
        assert f"{number}  {example.ask_en}" in english.output
        assert f"{number}  {example.ask_es}" in spanish.output


def test_all_topics_are_listed_with_their_rules() -> None:
    listed = page("--lang", "es").output.splitlines()
    assert listed[0] == " 1  Qué es una copia (CR 707.2, 707.9): 6 ejemplos"
    assert len(listed) == len(topics())


def test_rules_are_cited_by_their_numbers_in_the_era() -> None:
    assert "706.2, 706.9" in page("copies", "--era", "2016-08").output


def test_an_example_shows_the_position_what_happens_and_why() -> None:
    told = page("copies", "2", "--lang", "es").output
    assert "Sierpe con púas 5/4" in told
    assert "¿Qué es el Clone" in told
    assert "Sacrificas Sierpe con púas." in told
    assert told.rstrip().endswith("(CR 707.9a, 707.2)")
    assert told.index("5/4") < told.index("¿Qué es") < told.index("Sacrificas")


def test_an_example_is_played_in_the_era_or_the_latest_that_it_is_of() -> None:
    assert "2003-07" in page("trample", "3", "--era", "2003-07").output
    assert "2023-04" in page("trample", "8").output
    assert "[2023-04]" in page("trample").output


def test_at_a_terminal_a_person_answers_first(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal:
        def isatty(self) -> bool:
            return True

    class System:
        stdin, stdout = Terminal(), Terminal()

    monkeypatch.setattr(judge_class, "sys", System())
    done = CliRunner(env=WIDE).invoke(
        main, ["judge", "class", "trample", "3", "--lang", "en"], input="4 go on\n"
    )
    assert done.exit_code == 0, done.output
    asked, told = done.output.index("What happens?"), done.output.index("deals 4 damage")
    assert asked < told


def test_a_topic_is_found_by_name_in_either_language_or_by_number() -> None:
    for word in ("trample", "Arrollar", "arroll", "7"):
        assert find_topic(word).id == "trample"
    with pytest.raises(UnknownTopicError, match="'trampel' is no topic"):
        find_topic("trampel")
    refused = CliRunner().invoke(main, ["judge", "class", "trample", "10", "--lang", "en"])
    assert refused.exit_code == 2
    assert "examples 1 to 9" in refused.output


def test_the_class_is_given_as_json_too() -> None:
    data = json.loads(page("hexproof", "--json", "--lang", "en").output)
    (topic,) = data["topics"]
    assert topic["id"] == "hexproof"
    assert topic["rules"] == ["702.11"]
    (example,) = topic["examples"]
    assert example["eras"] == ["2016-08", "2019-05", "2023-04", "current"]
    assert set(topic) | set(example) | set(data) <= set(CODE.findall(DOCUMENT))
