"""Rules are cited by their numbers in the edition of the era, and mean the same there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rule_numbers as tool
from jajna.decision import Activate, Cast
from jajna.era import CURRENT, ERAS, find
from jajna.era_switches import EDITIONS, SWITCHES
from jajna.judge import ANN, BOB
from jajna.judge.table import Table
from jajna.text.catalogue import language
from jajna.text.reasons import reason_text
from jajna.text.rule_numbers import era_rule, era_rules, numbers
from jajna.text.things import Teller
from jajna.vocab import Step
from tests.rules.cards import CARDS
from tests.seen import at_least

SAYING_THE_SAME = {
    "101.2": "can.t",
    "103.5": "mulligan",
    "104.3a": "concede",
    "104.4a": "lose.*simultaneously.*draw",
    "104.4b": "loop",
    "105.4": "choose a color",
    "107.5": "tap symbol",
    "113.6": "function",
    "115.1": "target",
    "115.5": "illegal target for itself",
    "115.7a": "another legal target",
    "116.2a": "playing a land is a special action",
    "116.2b": "face.?up",
    "117.1a": "instant",
    "302.6": "tap symbol.*continuously|tap symbol.*since the start",
    "303.4f": "by any (means|other means)",
    "305.2b": "land",
    "401.4": "two or more cards.*library",
    "502.3": "untap",
    "506.2": "defending player",
    "508.1": "declare attackers",
    "508.1a": "untapped|tapped creatures",
    "508.1d": "requirements?|must attack",
    "508.1e": "banding",
    "509.1a": "untapped",
    "509.1c": "must block",
    "510.1c": "blocked creature",
    "510.1d": "a blocking creature",
    "514.1": "maximum hand size",
    "601.2b": "modal",
    "601.2c": "targets?",
    "601.2d": "divide",
    "601.2g": "mana abilities",
    "601.2h": "total cost",
    "602.5b": "restriction",
    "602.5d": "as a sorcery|any time you could (play|cast) a sorcery",
    "603.2": "trigger",
    "603.3b": "multiple abilities have triggered",
    "603.4": "condition",
    "605.3b": "immediately|use the stack",
    "608.2b": "targets are still legal",
    "608.2d": "choices",
    "609.7a": "source of (your|their) choice|choose a source of damage",
    "611.2c": "locked in|modif",
    "613.8b": "dependen|independent",
    "614.6": "never happens",
    "615.7": "prevent the next 3 damage",
    "616.1": "two or more replacement",
    "701.6a": "counter a spell",
    "702.16b": "protection",
    "702.19b": "trample",
    "702.22c": "band",
    "703.4": "actions",
    "704.5a": "0 or less life",
    "704.5b": "draw",
    "704.5c": "poison",
    "704.5d": "token",
    "704.5e": "copy of a spell",
    "704.5f": "toughness 0 or less",
    "704.5g": "destroyed",
    "704.5k": "world",
    "704.5m": "illegal",
    "707.2": "copiable values",
    "707.5": "as a copy",
    "708.2a": "face.?down",
}
"""What a rule and its counterparts say in all editions, as a pattern."""


@pytest.fixture(scope="module")
def editions(shared: Path) -> dict[str, dict[str, str]]:
    """The rules of every edition by its date."""
    return tool.read_editions(shared / "reference" / "rules")


def test_every_rule_that_is_cited_has_its_line_and_no_other() -> None:
    assert sorted(numbers()) == sorted(tool.cited_by_the_engine())


def test_everything_is_settled() -> None:
    for row in at_least(320, tool.read_table()):
        assert len(row.entries) == len(tool.EDITIONS), row
        assert all(re.fullmatch(r"(-|\d{3}(\.\d+[a-z]?)?)\*?", one) for one in row.entries), row


def test_the_columns_are_the_editions_of_the_eras() -> None:
    assert (*tool.EDITIONS, CURRENT.date) == tuple(one.date for one in EDITIONS)


@pytest.mark.parametrize("era", ERAS)
def test_every_rule_exists_in_the_edition_that_is_cited(
    editions: dict[str, dict[str, str]], era: str
) -> None:
    for rule in at_least(100, numbers()):
        date, _, number = era_rule(rule, ERAS[era]).rpartition(" ")
        assert number in editions[date or ERAS[era].date], rule


@pytest.mark.parametrize("era", ERAS)
def test_the_rules_of_switches_exist_in_their_editions(
    editions: dict[str, dict[str, str]], era: str
) -> None:
    for one in at_least(30, SWITCHES):
        rule = era_rule(ERAS[era].cited(one.name), ERAS[era]).rpartition(" ")[2]
        assert not rule or rule in editions[ERAS[era].date], one.name


@pytest.mark.slow
def test_the_table_is_what_its_tool_makes(editions: dict[str, dict[str, str]]) -> None:
    rows = tool.read_table()
    assert tool.made(tool.cited_by_the_engine(), rows, tool.Likeness(editions)) == rows


@pytest.mark.parametrize("rule", SAYING_THE_SAME)
def test_the_counterparts_of_a_rule_say_the_same(
    editions: dict[str, dict[str, str]], rule: str
) -> None:
    for era in ERAS.values():
        text = editions[era.date][era_rule(rule, era)]
        assert re.search(SAYING_THE_SAME[rule], text, re.IGNORECASE), (era.name, text)


@pytest.mark.parametrize(
    ("rule", "era", "cited"),
    [
        ("704.5a", "current", "704.5a"),
        ("704.5a", "2003-07", "420.5a"),
        ("115.5", "2016-08", "114.4"),
        ("115.5", "2019-05", "114.5"),
        ("115.5", "2023-04", "115.5"),
        ("606.3", "2003-07", "2026-01-16 606.3"),
        ("2003-07-01 300.3", "2003-07", "300.3"),
        ("2003-07-01 300.3", "current", "2003-07-01 300.3"),
        ("2016-08-26 509.2", "2019-05", "509.2"),
        ("2016-08-26 509.2", "2003-07", "2016-08-26 509.2"),
        ("704.5a", "2003-07+mana_burn=off", "420.5a"),
    ],
)
def test_a_rule_is_cited_by_its_number_then(rule: str, era: str, cited: str) -> None:
    assert era_rule(rule, find(era)) == cited


def test_several_rules_that_were_one_are_cited_once() -> None:
    assert era_rules("509.1b, 509.1c", find("2003-07")) == "500.3"
    assert era_rules("509.1b, 509.1c", CURRENT) == "509.1b, 509.1c"


def test_an_era_cites_a_rule_of_another_edition_by_its_date() -> None:
    assert find("current+mana_burn=on").rules["mana_burn"] == "2003-07-01 300.3"
    assert find("2003-07+mana_burn=off").cited("mana_burn") == "2026-01-16 500.5"
    assert find("2003-07").cited("mana_burn") == "2003-07-01 300.3"
    assert CURRENT.cited("mana_burn") == "500.5"


def test_messages_cite_rules_as_the_era_does() -> None:
    spoken = language("en").in_era(find("2003-07"))
    assert spoken.say("(CR 603.4)") == "(CR 410.8)"
    assert spoken.say("(CR {rule})", rule="704.5a") == "(CR 420.5a)"
    assert spoken.say("{name} (CR 603.4, 604.1)", name="CR 603.4") == "CR 603.4 (CR 410.8, 405.1)"
    assert language("en").say("(CR {rule}; CR 603.4)", rule="704.5a") == "(CR 704.5a; CR 603.4)"


def test_a_refusal_cites_the_rules_of_its_era() -> None:
    game = Table(2, 1, CARDS.__getitem__, era=find("2003-07"))
    game.battlefield(ANN, "Forest", "Forest")
    (bears,) = game.hand(ANN, "Grizzly Bears")
    game.begin(ANN, Step.UPKEEP)
    reason = game.game.why_not(Cast(bears))
    assert reason is not None
    teller = Teller(language("es").in_era(game.game.era), game.game.view(ANN))
    assert reason_text(reason, teller).endswith("(CR 408.1d)")


def test_another_players_ability_is_refused_by_the_rule_of_2003() -> None:
    game = Table(2, 1, CARDS.__getitem__, era=find("2003-07"))
    (pyromancer,) = game.battlefield(BOB, "Prodigal Pyromancer")
    game.begin(ANN)
    reason = game.game.why_not(Activate(pyromancer, 0))
    assert reason is not None
    teller = Teller(language("en").in_era(game.game.era), game.game.view(ANN))
    assert reason_text(reason, teller).endswith("(CR 403.2)")
