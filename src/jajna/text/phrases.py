"""Finds the phrase of the phrase book for a node, and the subject of that phrase."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from jajna.ir.amounts import PerEach
from jajna.ir.base import Condition, Effect, Node, Ref, field_names, said_alike
from jajna.ir.composites import Clause, Delayed, Sequence
from jajna.ir.conditions.logic import AllOf, AnyOf
from jajna.ir.refs import Same
from jajna.text.templates import Item, Slot, default_of, named_fields, parse_template, subject_of
from jajna.wording import CHOICES, PHRASES, Phrase

__all__ = [
    "UnwordedError",
    "items_of",
    "phrase_of",
    "phrase_of_condition",
    "restrictions",
    "said_subject",
    "subject_field",
]


class UnwordedError(LookupError):
    """The phrase book has no phrase for a node."""


@lru_cache(maxsize=1)
def _phrases() -> dict[type[Node], list[Phrase]]:
    found: dict[type[Node], list[Phrase]] = {}
    for phrase in PHRASES:
        found.setdefault(phrase.node, []).append(phrase)
    return found


_PARTICULAR_PLACES: Final = ("each", "listed")


def _particular_place(place: str) -> str:
    return place if place in _PARTICULAR_PLACES else ""


def phrase_of(node: Node, place: str = "") -> Phrase:
    """The most specific phrase for a node's fields; among equals the first.

    With ``place``, the phrase is one for the place after "for each" or in a list. A phrase fits if
    its slots and its ``when`` express every field that differs from its default. Raises
    UnwordedError if none fits.
    """
    fitting = [phrase for phrase in _phrases().get(type(node), ()) if _fits(phrase, node)]
    if not fitting:
        raise UnwordedError(f"no phrase says {node!r}; register one with wording.phrase")
    placed = [
        phrase for phrase in fitting if _particular_place(phrase.place) == _particular_place(place)
    ]
    return max(placed or fitting, key=_particular)


def has_phrase(node: Node) -> bool:
    """Whether a phrase says a node of a class that the language otherwise words itself."""
    return any(_fits(phrase, node) for phrase in _phrases().get(type(node), ()))


def phrase_of_condition(condition: Condition) -> str:
    """The place of a condition's phrase; "" if it has none and the language words it itself."""
    return "" if isinstance(condition, (AllOf, AnyOf)) else phrase_of(condition).place


def restrictions(condition: Condition) -> tuple[Condition, ...]:
    """The conditions that a text gives an activated ability, each after "only"."""
    if isinstance(condition, AllOf) and phrase_of_condition(condition.parts[0]) == "timing":
        return condition.parts
    return (condition,)


def _particular(phrase: Phrase) -> int:
    return len(phrase.when)


def _fits(phrase: Phrase, node: Node) -> bool:
    for name, wanted in phrase.when.items():
        if not said_alike(getattr(node, name), wanted):
            return False
    items = items_of(phrase.en)
    slots = [item for item in items if isinstance(item, Slot)]
    if any(not _may_fill(getattr(node, slot.field), slot) for slot in slots):
        return False
    said = [*named_fields(items), *phrase.unsaid]
    for name in field_names(node):
        if name not in said and name not in phrase.when:
            value: object = getattr(node, name)
            if _stands_after(node, name, value):
                continue  # "for each ..." stands after the clause
            implied = isinstance(value, Same) and value.bare
            if not said_alike(value, default_of(type(node), name)) and not implied:
                return False
    return True


def _stands_after(node: Node, name: str, value: object) -> bool:
    """Whether an amount that no slot says is said after the clause, by "for each ..."."""
    if not isinstance(value, PerEach):
        return False
    return name == "times" or (name == "count" and value.times == default_of(type(node), name))


def _may_fill(value: object, slot: Slot) -> bool:
    """Whether a slot can hold a value; objects to be chosen have slots of their own."""
    if not isinstance(value, Ref):
        return value is not None
    places = CHOICES.get(slot.option, ())
    own = [phrase for phrase in _phrases().get(type(value), ()) if phrase.place in _CHOSEN_PLACES]
    if own:
        return any(phrase.place in places and _fits(phrase, value) for phrase in own)
    return not places


_CHOSEN_PLACES: Final = frozenset([place for places in CHOICES.values() for place in places])
"""The places of what is chosen or left over."""


def subject_field(node: Node) -> str:
    """The name of the field that holds a node's subject; "" if it has none."""
    try:
        phrase = phrase_of(node)
    except LookupError:
        return ""
    return subject_of(phrase, items_of(phrase.en))


def said_subject(effect: Effect) -> Ref | None:
    """The subject of an instruction's first verb; None if it has none."""
    while isinstance(effect, (Sequence, Clause, Delayed)):
        if isinstance(effect, Clause) and effect.may is not None:
            return effect.may
        effect = effect.effects[0] if isinstance(effect, Sequence) else effect.effect
    said: object = getattr(effect, subject_field(effect), None)
    return said if isinstance(said, Ref) else None


_ITEMS: Final[dict[str, list[Item]]] = {}


def items_of(template: str) -> list[Item]:
    """The items of a template as a list, parsed once and kept."""
    known = _ITEMS.get(template)
    if known is None:
        known = _ITEMS[template] = parse_template(template)
    return known
