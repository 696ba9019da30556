"""The judge class: every example holds in each of its eras; it opens in both languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from jajna.cli import judge_class, main
from jajna.cli.class_questions import Question
from jajna.era import CURRENT, find
from jajna.judge.lessons import PARTS, Example, Topic, UnknownTopicError, find_topic, topics
from jajna.judge.lessons.scores import FILE_NAME, Score, ScoreError, keep, read_score
from jajna.judge.scenario import files_in, read_file, run
from jajna.text.catalogue import language
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
    assert [file.stem for file in files_in([LESSONS])] == sorted(PARTS)
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
        assert f"· {number:2}  {example.ask_en}" in english.output
        assert f"· {number:2}  {example.ask_es}" in spanish.output


def test_all_topics_are_listed_with_their_rules() -> None:
    listed = page("--lang", "es").output.splitlines()
    assert listed[0] == " 1  Qué es una copia (CR 707.2, 707.9): 6 ejemplos"
    assert len(listed) == len(topics())


def test_rules_are_cited_by_their_numbers_in_the_era() -> None:
    assert "706.2, 706.9" in page("copies", "--era", "2016-08").output


def test_an_example_shows_the_position_what_happens_and_why() -> None:
    told = page("copies", "2", "--lang", "es").output
    assert "Sierpe con púas 5/4" in told
    assert "¿Qué es el Clon" in told
    assert "Sacrificas Sierpe con púas." in told
    assert told.rstrip().endswith("(CR 707.9a, 707.2)")
    assert told.index("5/4") < told.index("¿Qué es") < told.index("Sacrificas")


def test_an_example_is_played_in_the_era_or_the_latest_that_it_is_of() -> None:
    assert "2003-07" in page("trample", "3", "--era", "2003-07").output
    assert "2023-04" in page("trample", "8").output
    assert "[2023-04]" in page("trample").output


def test_a_question_has_as_many_choices_in_both_languages_and_each_once() -> None:
    for _, example in at_least(90, EXAMPLES):
        assert 2 <= len(example.choices_en) == len(example.choices_es) <= 8, example.title
        for choices in (example.choices_en, example.choices_es):
            assert len(set(choices)) == len(choices), example.title


def test_the_topics_of_the_rules_have_five_positions_or_more() -> None:
    own = [topic for topic in topics() if topic.part not in ("copies", "keywords")]
    assert [topic.id for topic in own] == [*PARTS[2:]]
    assert all(len(topic.examples) >= 5 for topic in own)


def test_it_is_asked_after_the_steps_that_the_question_tells_of() -> None:
    for _, example in EXAMPLES:
        assert 0 <= example.after < len(example.script().steps), example.title
    told = page("stack-2003", "1", "--lang", "en").output
    assert "Stack, the top first:" in told
    assert told.rstrip().endswith("(CR 310.1, 310.4)")
    assert told.index("attacks Bob") < told.index("How much damage") < told.index("plays Unsummon")


def test_the_cards_of_the_position_are_shown_with_their_texts() -> None:
    told = page("zones", "5", "--lang", "es").output
    assert "Jaula protectora  {2}{W}  Encantamiento" in told
    assert "exilia la criatura objetivo que controla un oponente hasta que" in told
    assert "Blank" not in told


@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the command believe that a person is there."""

    class Terminal:
        def isatty(self) -> bool:
            return True

    class System:
        stdin, stdout = Terminal(), Terminal()

    monkeypatch.setattr(judge_class, "sys", System())


def letter(told: str, answer: str) -> str:
    """The letter before this answer, as it was last shown."""
    found = re.findall(rf"^  (\w)\) {re.escape(answer)}$", told, re.MULTILINE)
    return str(found[-1])


def answered(*words: str, typed: str) -> str:
    done = CliRunner(env=WIDE).invoke(main, ["judge", "class", *words], input=typed)
    assert done.exit_code == 0, done.output
    return done.output


def kept(data: Path) -> dict[str, tuple[bool, ...]]:
    return read_score(data / FILE_NAME).answers


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.mark.usefixtures("at_a_terminal")
def test_at_a_terminal_a_person_answers_before_it_is_played(data: Path) -> None:
    shown = page("trample", "3", "--lang", "en").output
    told = answered("trample", "3", "--lang", "en", typed=f"x\n{letter(shown, '4')}\n")
    asked, played = told.index("Your answer"), told.index("deals 4 damage")
    assert asked < told.index("Type one of the letters a, b, c.") < told.index("Right.") < played
    title = find_topic("trample").examples[2].title
    assert kept(data) == {title: (True,)}


@pytest.mark.usefixtures("at_a_terminal")
def test_a_wrong_answer_is_told_with_the_right_one(data: Path) -> None:
    shown = page("trample", "3", "--lang", "es").output
    told = answered("trample", "3", "--lang", "es", typed=f"{letter(shown, '3')}\n")
    assert f"No: la correcta es {letter(shown, '4')}." in told
    assert list(kept(data).values()) == [(False,)]


@pytest.mark.usefixtures("at_a_terminal")
def test_who_only_looks_has_answered_nothing(data: Path) -> None:
    for typed in ("\n", "q\n", ""):
        told = answered("trample", "3", "--lang", "en", typed=typed)
        assert "deals 4 damage" in told
    assert kept(data) == {}


def test_practice_asks_what_was_answered_wrong_again(data: Path) -> None:
    topic = find_topic("flash")
    (example,) = topic.examples
    wrong = Question(topic, example, CURRENT, language("en"), 0, starter_card, Console())
    letters = "".join("abc"[wrong.order.index(place)] for place in (1, 0))
    again = Question(topic, example, CURRENT, language("en"), 1, starter_card, Console())
    told = answered(
        "flash", "--practice", "--lang", "en",
        typed=f"{letters[0]}\n{'abc'[again.order.index(0)]}\n",
    )  # fmt: skip
    assert told.count(example.ask_en) == 2
    assert f"Wrong: {letters[1]} is right." in told
    assert "Right: 1 of 2." in told
    assert kept(data) == {example.title: (False, True)}


def test_practice_ends_when_nobody_types_any_more(data: Path) -> None:
    told = answered("layers", "--practice", "--lang", "en", typed="")
    assert "You answered nothing." in told
    assert kept(data) == {}


def test_the_lists_show_what_was_answered(data: Path) -> None:
    topic = find_topic("layers")
    keep(data / FILE_NAME, topic.examples[0], True)
    keep(data / FILE_NAME, topic.examples[1], False)
    assert "Capas (CR 613.1" in page("--lang", "es").output
    assert "6 ejemplos (2 respondidas, 1 correcta)" in page("--lang", "es").output
    told = page("layers", "--lang", "en").output
    assert f"✓  1  {topic.examples[0].ask_en}" in told
    assert f"✗  2  {topic.examples[1].ask_en}" in told
    (shown,) = json.loads(page("layers", "--json", "--lang", "en").output)["topics"]
    assert [one["answered"] for one in shown["examples"][:3]] == [[True], [False], []]


def test_what_is_due_comes_in_an_order() -> None:
    examples = [one for _, one in EXAMPLES[:4]]
    wrong, unsettled, new, settled = examples
    score = Score()
    for example, given in (
        (wrong, (True, False)),
        (unsettled, (False, True)),
        (settled, (False, True, True)),
    ):
        for right in given:
            score = score.add(example, right)
    assert score.due(examples) == [wrong, unsettled, new]
    assert score.due([settled]) == [settled]
    assert (score.answered(examples), score.right(examples)) == (3, 2)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b"\xff\xfe",
        b'{"version": 1}',
        b'{"version": 1, "answers": {"x": []}}',
        b'{"version": 1, "answers": {"x": ["yes"]}}',
        b"[" * 5000,
        b" " * (1 << 20) + b"{}",
    ],
)
def test_a_damaged_score_is_left_and_the_class_goes_on(data: Path, content: bytes) -> None:
    data.mkdir()
    path = data / FILE_NAME
    path.write_bytes(content)
    done = CliRunner(env=WIDE).invoke(
        main, ["judge", "class", "flash", "--practice", "--lang", "es"], input="\n"
    )
    assert done.exit_code == 0, done.output
    if len(content) > 1 << 20:
        assert "tiene más de 1048576 bytes" in done.stderr
    else:
        assert "está dañado" in done.stderr
        assert "jajna judge class --forget" in done.stderr
    assert "En el combate de Ann" in done.stdout
    assert path.read_bytes() == content
    assert page("--forget", "--lang", "en").output == "All your answers are forgotten.\n"
    assert page("--lang", "en").stderr == ""


def test_a_score_of_a_later_version_is_left(data: Path) -> None:
    data.mkdir()
    path = data / FILE_NAME
    path.write_bytes(b'{"version": 2, "answers": []}')
    assert "is of form 2, this version of Jajna reads 1" in page("--lang", "en").stderr
    with pytest.raises(ScoreError):
        keep(path, EXAMPLES[0][1], True)
    assert path.read_bytes() == b'{"version": 2, "answers": []}'


def test_a_folder_in_the_place_of_the_score_is_named(data: Path) -> None:
    (data / FILE_NAME).mkdir(parents=True)
    assert f"{FILE_NAME} can't be read" in page("--lang", "en").stderr


def test_the_answers_to_a_topic_are_forgotten_alone(data: Path) -> None:
    for topic_id in ("layers", "combat"):
        topic = find_topic(topic_id)
        keep(data / FILE_NAME, topic.examples[0], True)
    told = page("layers", "--forget", "--lang", "es").output
    assert told == "Tus respuestas de «Capas» se han olvidado.\n"
    (title,) = kept(data)
    assert title == topic.examples[0].title


def test_only_so_many_answers_are_kept(data: Path) -> None:
    example = EXAMPLES[0][1]
    for _ in range(25):
        score = keep(data / FILE_NAME, example, True)
    assert score.times(example) == 20


def test_what_excludes_each_other_is_refused() -> None:
    refused = CliRunner().invoke(
        main, ["judge", "class", "layers", "1", "--practice", "--lang", "en"]
    )
    assert refused.exit_code == 2
    assert "Give only one of --practice" in refused.output


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
