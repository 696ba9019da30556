"""Every keyword ability is declared once, in the module that its rule names. CR 702."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import jajna
from jajna.cards.nodes import load_nodes
from jajna.vocab import Keyword
from jajna.wording import KEYWORD_BITS, KEYWORDS, LAYOUTS, TABLES, keyword_names, kind_of
from rule_pages import EDITION

load_nodes()

MECHANICS: Final = Path(jajna.__file__).parent / "mechanics"
FOLDER: Final = MECHANICS / "keywords"
HEADING: Final = re.compile(r"^(702\.\d+)\. (.{2,40})$", re.MULTILINE)
DECLARED: Final = re.compile(r"\brule=\"(702\.\d+)\"")

SHARED: Final = {
    "common", "conditional_costs", "copied_as_cast", "keyword_counters", "later_turns",
}  # fmt: skip
"""Modules of what several keywords share."""
OTHER_MODULES: Final = {
    "Daybound and Nightbound": "daybound",  # one rule for both sides
    "∞ (Infinity)": "infinity",
}
"""Modules that the heading of the rule doesn't name."""
OTHER_NAMES: Final = {
    "totem armor",  # the older name of umbra armor, CR 702.89
    "friends forever",  # partner abilities with names of their own, CR 702.124
    "choose a Background",
    "Doctor's companion",
    "double agenda",  # a kind of hidden agenda, CR 702.106f
}
"""Keywords that the heading of their rule doesn't name."""
UNRULED: Final = {"increment", "paradigm", "power-up", "sneak", "storied", "teamwork"}
"""Keywords that have no rule of their own yet: they cite the rule of what they stand for."""
ELSEWHERE: Final = {
    "continuous/linked_choices.py",  # protection from what is chosen for an object
}
"""Modules besides those of keywords that declare one."""


def defined() -> dict[str, tuple[str, str, str]]:
    """Every keyword ability of CR 702 with its names in both languages and its rule."""
    found = {name: (one.name, one.es, one.rule) for name, one in KEYWORDS.items()}
    laid = {name: (*one.names, one.rule) for name, one in LAYOUTS.items() if one.rule}
    assert not found.keys() & laid.keys()
    return {**found, **laid}


def headings(shared: Path) -> dict[str, str]:
    """What the rules about keyword abilities are called."""
    text = (shared / "reference" / "rules" / f"{EDITION}.txt").read_text(encoding="utf-8")
    return dict(HEADING.findall(text))


def module_of(heading: str) -> str:
    """The module of the keyword that a rule defines."""
    return OTHER_MODULES.get(heading, re.sub("[ -]", "_", heading.lower().strip("!")))


def declares(path: Path) -> set[str]:
    """The rules for which a module declares keywords."""
    return set(DECLARED.findall(path.read_text(encoding="utf-8")))


def test_702_1_every_keyword_has_both_names_and_is_called_as_its_rule(shared: Path) -> None:
    called = headings(shared)
    found = defined()
    assert len(found) > 500
    wrong = []
    for name, (en, es, rule) in found.items():
        heading = called.get(rule, "").lower()
        fits = heading and (heading in en.lower() or en in heading or kind_of(name) == heading)
        if not es or not (fits or name in OTHER_NAMES | UNRULED):
            wrong.append(f"{name}: {en!r}, {es!r}, CR {rule} {heading!r}")
    assert not wrong, "\n".join(wrong)
    assert found.keys() >= OTHER_NAMES | UNRULED


def test_702_1_a_module_declares_the_keyword_by_whose_rule_it_is_named(shared: Path) -> None:
    called = headings(shared)
    modules = {path.stem: path for path in FOLDER.glob("[a-z]*.py")}
    found = {name: rule for name, (_, _, rule) in defined().items()}
    assert not called.keys() & {found.pop(name) for name in UNRULED}
    expected = {module_of(called[rule]): {rule} for rule in found.values()}
    assert {
        name: declares(path)
        for name, path in modules.items()
        if name not in SHARED and name.replace("_", "-") not in UNRULED
    } == expected
    assert modules.keys() >= SHARED
    assert not any(declares(modules[name]) for name in SHARED)


def test_702_1_keywords_are_declared_in_their_modules_alone() -> None:
    others = [path for path in MECHANICS.rglob("*.py") if path.parent != FOLDER]
    assert len(others) > 100
    declaring = {str(path.relative_to(MECHANICS)) for path in others if declares(path)}
    assert declaring == ELSEWHERE


def test_702_1_every_bit_is_that_of_one_keyword() -> None:
    values: list[object] = [value for name, value in vars(Keyword).items() if name.isupper()]
    assert sorted(str(bit) for bit in KEYWORD_BITS) == sorted(map(str, values))
    for bit, (name, _) in KEYWORD_BITS.items():
        assert isinstance(bit, int)
        assert keyword_names(bit) == [name]
        assert KEYWORDS[name].make(()).bit == bit


def test_702_14a_702_29f_what_is_asked_for_includes_its_kinds() -> None:
    assert kind_of("plainswalk") == "landwalk"
    assert kind_of("snow plainswalk") == "landwalk"  # as a changed text may say, CR 612.2
    assert kind_of("forestcycling") == "cycling"
    assert kind_of("megamorph") == "morph"
    assert kind_of("multikicker") == "kicker"
    assert kind_of("flying") == kind_of("chapter") == ""
    asked = TABLES["ability name"]
    kinds = {one.kind_of for one in KEYWORDS.values() if one.kind_of}
    assert kinds <= asked.keys()
    assert not kinds & TABLES["keyword name"].keys()
    assert asked["landwalk"] == ("landwalk", "cruzar tierras")
