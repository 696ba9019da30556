"""What kind of ability a keyword is: static, or an evasion ability. CR 702, 509.1b, 604."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table

STATIC = (
    ("702.2a", "deathtouch"),
    ("702.3a", "defender"),
    ("702.4a", "double strike"),
    ("702.7a", "first strike"),
    ("702.10a", "haste"),
    ("702.11a", "hexproof"),
    ("702.12a", "indestructible"),
    ("702.15a", "lifelink"),
    ("702.17a", "reach"),
    ("702.20a", "vigilance"),
    ("702.22a", "banding"),
    ("702.90a", "infect"),
)
EVASION = (
    ("702.13a", "Intimidate"),
    ("702.14b", "Swampwalk"),
    ("702.36a", "Fear"),
    ("702.111a", "Menace"),
    ("702.118a", "Skulk"),
)


def names(at: Table, thing: str) -> list[str]:
    """The names of the keyword abilities of an object."""
    return [one.name for one in at.object(thing).now.kit.keyworded]


@pytest.mark.parametrize(("rule", "keyword"), STATIC)
def test_604_1_a_static_keyword_is_simply_there(rule: str, keyword: str) -> None:
    at = table()
    at.battlefield(ANN, permanent("Banner", text=f"Creatures you control have {keyword}."), "Bear")
    assert names(at, "Bear") == [keyword], rule
    assert not at.game.zones.stack

    cast(at, "Destroy target artifact.", "Banner")
    assert names(at, "Bear") == [], rule


@pytest.mark.parametrize(("rule", "keyword"), STATIC)
def test_604_1_a_static_keyword_is_lost_with_all_abilities(rule: str, keyword: str) -> None:
    at = table()
    at.battlefield(ANN, creature("Twin", text=keyword.capitalize()))
    cast(at, "Target creature loses all abilities until end of turn.", "Twin")
    assert names(at, "Twin") == [], rule


def declared(attacker: str, *blockers: str) -> bool:
    """Whether a creature with these abilities may be blocked by creatures with those."""
    at = table()
    at.battlefield(ANN, creature("Attacker", 2, 2, attacker, cost="{R}"))
    guards = [creature(f"Guard {place}", 2, 2, text) for place, text in enumerate(blockers)]
    at.battlefield(BOB, *guards, permanent("Bog", "Land — Swamp", cost=""))
    at.begin(ANN)
    at.attack("Attacker")
    while at.asked is not None and at.asked.kind is Kind.PRIORITY:
        if at.game.turn.combat is not None and at.game.turn.combat.blocked:
            return False
        at.answer_next()
    try:
        at.block(*[(guard.name, "Attacker") for guard in guards])
    except IllegalAnswerError:
        return False
    return True


@pytest.mark.parametrize(("rule", "keyword"), EVASION)
def test_509_1b_an_evasion_ability_limits_who_can_block(rule: str, keyword: str) -> None:
    attacker = keyword if keyword != "Skulk" else "Skulk\n~ gets -1/-0."
    assert not declared(attacker, ""), rule


@pytest.mark.parametrize(("rule", "keyword"), EVASION)
def test_509_1b_an_evasion_ability_does_not_keep_from_blocking(rule: str, keyword: str) -> None:
    assert declared("", keyword), rule


def test_509_1b_evasion_abilities_add_up() -> None:
    assert declared("Menace", "", "Flying")
    assert declared("Flying", "Flying")
    assert not declared("Menace\nFlying", "", "Flying")
    assert declared("Menace\nFlying", "Flying", "Reach")
