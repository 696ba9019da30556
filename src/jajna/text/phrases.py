"""Which phrase of the book says a node, and who is its subject."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from jajna.ir.amounts import PerEach
from jajna.ir.base import Condition, Effect, Node, Ref, field_names
from jajna.ir.composites import Clause, Sequence
from jajna.ir.conditions.logic import AllOf, AnyOf
from jajna.ir.refs import Same
from jajna.ir.shapes import Delayed
from jajna.text.templates import Item, Slot, default_of, named_fields, parse_template, subject_of
from jajna.wording import CHOICES, PHRASES, Phrase

__all__ = [
    "UnwordedError",
    "items_of",
    "phrase_of",
    "phrase_of_condition",
    "said_subject",
    "subject_field",
]


class UnwordedError(LookupError):
    """A node that no phrase says."""


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
    """The phrase that fits the node's fields, the most particular one; among equals the first.

    With ``place`` it is one for the place after "for each" or in a list, else one for other places
    if there is one.

    It says, by its slots or by ``when``, every field that differs from its default. Raises
    UnwordedError if there is none.
    """
    fitting = [phrase for phrase in _phrases().get(type(node), ()) if _fits(phrase, node)]
    if not fitting:
        raise UnwordedError(f"no phrase says {node!r}; register one with wording.phrase")
    placed = [
        phrase for phrase in fitting if _particular_place(phrase.place) == _particular_place(place)
    ]
    return max(placed or fitting, key=_particular)


def phrase_of_condition(condition: Condition) -> str:
    """The place of the phrase that says a condition; "" where the language words it itself."""
    return "" if isinstance(condition, (AllOf, AnyOf)) else phrase_of(condition).place


def _particular(phrase: Phrase) -> int:
    return len(phrase.when)


def _fits(phrase: Phrase, node: Node) -> bool:
    for name, wanted in phrase.when.items():
        if getattr(node, name) != wanted:
            return False
    items = items_of(phrase.en)
    slots = [item for item in items if isinstance(item, Slot)]
    if any(not _may_fill(getattr(node, slot.field), slot) for slot in slots):
        return False
    said = [*named_fields(items), *phrase.unsaid]
    for name in field_names(node):
        if name not in said and name not in phrase.when:
            value: object = getattr(node, name)
            if name == "times" and isinstance(value, PerEach):
                continue  # "for each ..." stands after the clause
            implied = isinstance(value, Same) and value.bare
            if value != default_of(type(node), name) and not implied:
                return False
    return True


def _may_fill(value: object, slot: Slot) -> bool:
    """Whether a slot can say what a field holds: choices are said by slots of their own."""
    if not isinstance(value, Ref):
        return value is not None
    places = CHOICES.get(slot.option, ())
    if value.is_choice():
        return any(phrase.place in places for phrase in _phrases()[type(value)])
    return not places


def subject_field(node: Node) -> str:
    """The field of a node that says who or what does it; "" if none."""
    try:
        phrase = phrase_of(node)
    except LookupError:
        return ""
    return subject_of(phrase, items_of(phrase.en))


def said_subject(effect: Effect) -> Ref | None:
    """What an instruction says of its first verb who does it; None if nothing."""
    while isinstance(effect, (Sequence, Clause, Delayed)):
        if isinstance(effect, Clause) and effect.may is not None:
            return effect.may
        effect = effect.effects[0] if isinstance(effect, Sequence) else effect.effect
    said: object = getattr(effect, subject_field(effect), None)
    return said if isinstance(said, Ref) else None


_ITEMS: Final[dict[str, list[Item]]] = {}


def items_of(template: str) -> list[Item]:
    """The items of a template, taken apart once."""
    known = _ITEMS.get(template)
    if known is None:
        known = _ITEMS[template] = parse_template(template)
    return known
