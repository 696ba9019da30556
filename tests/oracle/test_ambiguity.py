"""No two phrases of the book are said with the same words in the same place. CR 608.2c.

Texts that can be read in two ways are refused, so that such phrases would silently make all cards
with their words unreadable.
"""

from __future__ import annotations

from typing import Final

import pytest

from jajna.cards.nodes import load_nodes
from jajna.oracle.grammar import Grammar, Rule, Spec, State
from jajna.oracle.language import ENGLISH, SPANISH, Language
from jajna.text.lexicon import NOUNS
from jajna.text.templates import default_of, fields_of
from jajna.wording import TABLES

Nodes = tuple[str, ...]

SAID_ALIKE: Final[dict[str, dict[Nodes, str]]] = {
    "en": {
        ("Attacks", "PlayerAttacks"): "the subject said before is a player or a permanent",
        ("Attacks", "PlayerAttacksPlayer"): "the subject said before is a player or a permanent",
        ("BecomeThatCreatureType", "BecomeThatLandType"): "the choice before tells which it is",
        ("OfChosenCardType", "OfChosenType"): "the choice before tells which type it is",
        ("CastingCost",): "what the cost is tells which it is: beholding or collecting evidence",
        ("CreateCopies", "CreateTokens"): "what was created before tells whether it was a copy",
        ("Change",): "a duration that is said once for several changes is filled in by the binder",
        ("Compares",): "what is compared of the other tells what is left out of the object's own",
        ("DefinePowerToughness", "SetPowerToughness"): "only the latter has a condition, CR 604.3a",
        ("TopCards",): "who was told a number tells whether it is one for each player",
    },
    "es": {
        ("AddManaOfChosenColor", "AddMoreMana"): "the event tells whether it is the chosen color",
        ("Attacks", "PlayerAttacks"): "the verb alone tells the subject: you, but no permanent",
        ("Attacks", "PlayerAttacksPlayer"): "the subject said before is a player or a permanent",
        ("BecomeThatCreatureType", "BecomeThatLandType"): "the choice before tells which it is",
        ("OfChosenCardType", "OfChosenType"): "the choice before tells which type it is",
        ("ChooseTarget", "ChoosesTarget"): "who chooses tells which it is: you, or that player",
        ("CreateCopies", "CreateTokens"): "what was created before tells whether it was a copy",
        ("DefinePowerToughness", "SetPowerToughness"): "only the latter has a condition, CR 604.3a",
        ("Fought", "HappenedThisTurn"): "the verb alone tells the subject: you, but no permanent",
    },
}
"""Nodes which share their words, and why that is no ambiguity."""


def meaning(rule: Rule) -> str:
    """What a phrase makes, without fields that are set to what they are anyway."""
    defaults = {name: default_of(rule.node, name) for name in fields_of(rule.node)}
    said = {
        name: value
        for name, value in rule.sets.items()
        if name not in rule.fields and repr(defaults[name]) != repr(value)
    }
    return f"{rule.node.__name__} {sorted(rule.fields)} {sorted(said.items(), key=repr)}"


def words_of(spec: Spec, language: Language) -> set[str]:
    """The words that may fill a slot for words of a table."""
    if spec.family not in ("str", "int", "Term") or spec.option not in TABLES:
        return set()
    place = 0 if language is ENGLISH else 1
    return {pair[place] for pair in TABLES[spec.option].values()}


def after(states: list[State], language: Language) -> dict[object, list[State]]:
    """The states after each word or slot; after words that two tables share, those of both."""
    found: dict[object, list[State]] = {}
    slots: list[tuple[Spec, State]] = []
    for state in states:
        for word, following in state.words.items():
            found.setdefault(word, []).extend(following)
        slots += state.slots
    for spec, following_slot in slots:
        found.setdefault(spec, []).append(following_slot)
        own = words_of(spec, language)
        for other, _ in slots:
            if other != spec:
                for word in own & words_of(other, language):
                    found.setdefault((spec.family, word), []).append(following_slot)
    return {key: list({id(one): one for one in value}.values()) for key, value in found.items()}


def shared(language: Language) -> dict[Nodes, str]:
    """The nodes of which different ones, or different fields, are said alike: by which words."""
    grammar = Grammar(language)
    found: dict[Nodes, str] = {}
    todo: list[tuple[list[State], str]] = [
        ([state], "") for starts in (grammar.starts, grammar.postfix) for state in starts.values()
    ]
    while todo:
        states, said = todo.pop()
        rules = [rule for state in states for rule in state.rules if rule.keyword is None]
        nodes = tuple(sorted({rule.node.__name__ for rule in rules}))
        several = len(nodes) > 1 or (language is ENGLISH and len({*map(meaning, rules)}) > 1)
        if several:
            found.setdefault(nodes, said)
        todo += [(then, f"{said} {key}") for key, then in after(states, language).items()]
    return found


@pytest.mark.parametrize(("code", "language"), [("en", ENGLISH), ("es", SPANISH)])
def test_608_2c_phrases_that_say_different_things_are_said_differently(
    code: str, language: Language
) -> None:
    load_nodes()
    assert NOUNS, "its module has tables of words"
    found = shared(language)
    unexpected = {nodes: said for nodes, said in found.items() if nodes not in SAID_ALIKE[code]}
    assert not unexpected, f"say these differently, or say in SAID_ALIKE why not: {unexpected}"
    assert set(SAID_ALIKE[code]) <= set(found), "what is no longer said alike needs no reason"
