"""Chooses the readings of a Spanish text that English would word so. CR 608.2c.

Spanish has one word for "its" and "their", uses the same for a player's "they" as for "it", and
leaves out subjects. These are the rules by which English chooses between them.
"""

from __future__ import annotations

from dataclasses import fields
from itertools import pairwise
from typing import Final

from jajna.ir.abilities import Ability, Static
from jajna.ir.amounts import ONE, StatOf
from jajna.ir.base import Effect, Filter, Modification, Node, Ref, walk
from jajna.ir.composites import Clause, Mode, Outcome, Sequence
from jajna.ir.conditions.permanents import Exists
from jajna.ir.declared.binding import Trait, has_trait
from jajna.ir.filters.identity import Is
from jajna.ir.filters.owners import Controlled
from jajna.ir.filters.zones import InZone
from jajna.ir.mentions import TARGETING
from jajna.ir.players import ControllerOf, OwnerOf
from jajna.ir.refs import Attached, Bound, Each, EachWord, It, Same, Target, This, ThisSpell, You
from jajna.text.agreement import agreement_of, is_person
from jajna.text.phrases import said_subject
from jajna.vocab import Term, Zone

__all__ = ["events_first", "in_usual_words", "is_well_said"]

Abilities = tuple[Ability, ...]


def is_well_said(abilities: Abilities) -> bool:
    """Whether the pronouns and subjects that Spanish leaves open are those that English uses.

    "They" are players or several objects, "it" is one object; "its" and "their" likewise. An
    instruction without a subject has that of the one before in its sentence, unless that is "you",
    which a Spanish verb tells. A new sentence, mode or delayed instruction tells "you".
    """
    nodes = [node for ability in abilities for node in walk(ability)]
    return not any(
        _is_mistaken(node) or _whose_disagrees(node) or _follows_badly(node) for node in nodes
    )


def events_first(meanings: list[tuple[Abilities, int]]) -> list[tuple[Abilities, int]]:
    """The meanings that trigger on an event, or all if each triggers on a state. CR 603.8."""
    events = [
        (abilities, slot)
        for abilities, slot in meanings
        if not any(
            has_trait(node, Trait.WAITS_FOR_STATE) for one in abilities for node in walk(one)
        )
    ]
    return events or meanings


def in_usual_words(meanings: list[tuple[Abilities, int]]) -> list[tuple[Abilities, int]]:
    """The meanings, each once: of those that only English words otherwise, the one in the words
    that are most usual. Then only those with the fewest nodes that English seldom has.
    """
    found: dict[tuple[Abilities, int], tuple[Abilities, int]] = {}
    for one in meanings:
        before = found.get(one)
        if before is None or _oddness(one[0]) < _oddness(before[0]):
            found[one] = one
    if len(found) < 2:
        return list(found.values())
    least = min(_rarity(abilities) for abilities, _ in found)
    return [one for one in found.values() if _rarity(one[0]) == least]


def _rarity(abilities: Abilities) -> int:
    """How many nodes are those that English seldom has where Spanish has one text for several."""
    return sum(_is_rare(node) for ability in abilities for node in walk(ability))


def _is_rare(node: Node) -> bool:
    """Whether a node is what English seldom says so: "exiled cards" of those that it knows as "the
    exiled cards", "all cards from your hand", "there are no creatures on the battlefield", or a
    change that has "you" or "it" for its subject where it could have "your", "its" or none.
    """
    if isinstance(node, Each) and node.word in (EachWord.BARE, EachWord.ALL):
        return bool(_zones(node.filter) & {Zone.HAND, Zone.EXILE})
    if isinstance(node, Exists):
        return Zone.BATTLEFIELD in _zones(node.what)
    changes: object = getattr(node, "changes", None)
    if not isinstance(changes, tuple):
        return False
    subject: object = getattr(node, "what", None)
    if isinstance(node, Static):
        subject = node.affects.ref if isinstance(node.affects, Is) else None
    if not isinstance(subject, (You, It)):
        return False
    return not any(
        isinstance(one, Modification) and isinstance(one.subject(), Is) for one in changes
    )


def _zones(described: Filter) -> set[int]:
    """The zones in which a description says that its objects are."""
    return {part.zone for part in walk(described) if isinstance(part, InZone)}


def _oddness(abilities: Abilities) -> int:
    """How many fields that only tell the wording differ from what they are by default."""
    nodes = [node for ability in abilities for node in walk(ability)]
    return sum(
        not one.compare and getattr(node, one.name) != one.default
        for node in nodes
        for one in fields(node)
    )


_OF_THINGS: Final = (StatOf, ControllerOf, OwnerOf)
"""References that only objects have, never players."""


def _is_mistaken(node: Node) -> bool:
    """Whether "they" is an object, "it" a player, or an object has what only players have."""
    if isinstance(node, It) and node.of is not None:
        return node.plural != is_person(node.of) and _is_one(node.of)
    of: object = None
    if isinstance(node, (InZone, *_OF_THINGS)):
        of = node.of
    elif isinstance(node, Controlled):
        of = node.by
    if not isinstance(of, It) or of.of is None:
        return False
    return is_person(of.of) == isinstance(node, _OF_THINGS)


def _follows_badly(node: Node) -> bool:
    """Whether an instruction in this node has a subject that English doesn't leave out there."""
    if isinstance(node, Sequence):
        return not _goes_on_well(node)
    if isinstance(node, Clause):
        opening = [node.effect] if node.may is not None else []
        if node.otherwise is not None:
            opening = [node.effect, node.otherwise]  # each begins a sentence
        firsts = [said_subject(one) for one in opening]
        return any(isinstance(one, Same) and not one.bare for one in firsts)
    if isinstance(node, (Mode, Outcome)) or has_trait(node, Trait.BEGINS_ANEW):
        effect: object = getattr(node, "effect", None)
        assert isinstance(effect, Effect), node
        return isinstance(said_subject(effect), Same)
    return False


def _is_one(of: Ref) -> bool:
    """Whether a reference is certainly to one object, or to players."""
    if is_person(of) or isinstance(of, (This, ThisSpell, Attached)):
        return True
    if isinstance(of, Bound):
        return of.name == TARGETING
    return isinstance(of, Target) and of.maximum == 1


def _whose_disagrees(node: Node) -> bool:
    """Whether one object is put into "their" owner's zone, or several into "its" owner's."""
    if isinstance(node, Modification):
        return False  # its subject is whose the steps are
    what: object = getattr(node, "what", None)
    for name in ("whose", "under"):
        value: object = getattr(node, name, None)
        said = str(value) if isinstance(value, Term) else value
        if said not in ("its", "their", "their one"):
            continue
        if isinstance(what, Ref):
            return agreement_of(what).plural != (said != "its")
        if isinstance(what, Filter):
            return (getattr(node, "count", ONE) != ONE) != (said != "its")
    return False


def _goes_on_well(sequence: Sequence) -> bool:
    stops = sequence.joiner.startswith(".")
    for before, after in pairwise(sequence.effects):
        earlier, subject = said_subject(before), said_subject(after)
        if isinstance(subject, Same) and not subject.bare:
            if stops or earlier is None or isinstance(earlier, You):
                return False
        if isinstance(subject, You) and subject.implied and not stops:
            if earlier is not None and not isinstance(earlier, You):
                return False
            if earlier is not None and not earlier.implied:
                return False  # "robas y pierdes" is told of you, both
    return True
