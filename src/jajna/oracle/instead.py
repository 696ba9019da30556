"""Reads instructions in place of the last one: "If it's a land card, draw two cards instead."
CR 608.2c, 614.1a.
"""

from __future__ import annotations

from jajna.ir.base import Condition, Effect, Node, walk
from jajna.ir.composites import Clause, ForEach, Modes, Sequence
from jajna.ir.declared.binding import in_place_of, is_short_for
from jajna.ir.mana import AddManaInstead, ManaEffect
from jajna.ir.refs import EachOf, That
from jajna.oracle.grammar import Spec
from jajna.oracle.opening_words import opening_word
from jajna.oracle.reader import Reader, effects_of
from jajna.oracle.rebuild import with_fields
from jajna.text.tokens import PARAGRAPH

__all__ = ["read_instead"]


def read_instead(
    reader: Reader, so_far: tuple[Effect, ...], position: int
) -> list[tuple[tuple[Effect, ...], int]]:
    """An instruction that replaces the last sentence, perhaps in a new paragraph. CR 608.2c."""
    if not reader.at(position, PARAGRAPH):
        return _instead_here(reader, so_far, position)
    word, skipped = opening_word(reader.tokens[position + 1 :], reader.language)
    found: list[tuple[tuple[Effect, ...], int]] = []
    for (*before, last), end in _instead_here(reader, so_far, position + 1 + skipped):
        if isinstance(last, Clause):
            apart = with_fields(last, {"apart": True, "word": word})
            assert isinstance(apart, Effect)
            found.append(((*before, apart), end))
    return found


def _instead_here(
    reader: Reader, so_far: tuple[Effect, ...], position: int
) -> list[tuple[tuple[Effect, ...], int]]:
    """ "If [condition], [instruction] instead", in place of the last sentence. CR 608.2c."""
    start = reader.past(position, "if")
    if not start:
        return _instead_if(reader, so_far, position)
    found: list[tuple[tuple[Effect, ...], int]] = []
    last = so_far[-1]
    for condition, end in reader.read(Spec("Condition"), start):
        if not isinstance(condition, Condition) or not reader.at(end, ","):
            continue
        for place, effect, stop in _instead_said(reader, end + 1):
            if place == "first" and isinstance(last, ManaEffect):
                continue
            if reader.at(stop, ".") and _replaces(effect, so_far):
                made = _instead_of(last, condition, effect, place)
                found.append(((*so_far[:-1], made), stop + 1))
    return found


def _instead_said(reader: Reader, position: int) -> list[tuple[str, Effect, int]]:
    """Instructions with "instead": triples of its place ("first", "last"), instruction and end."""
    found: list[tuple[str, Effect, int]] = []
    for place in ("first", "last"):
        before, after_it = reader.language.instead[place]
        start = reader.past(position, before) if before else position
        if not start:
            continue
        for effect, end in effects_of(reader, "series", start):
            stop = reader.past(end, after_it) if after_it else end
            if stop:
                found.append((place, effect, stop))
        if before:
            break
    return found


def _instead_if(
    reader: Reader, so_far: tuple[Effect, ...], position: int
) -> list[tuple[tuple[Effect, ...], int]]:
    """ "[Instruction] instead if [condition]." CR 608.2c."""
    found: list[tuple[tuple[Effect, ...], int]] = []
    last = so_far[-1]
    before, after_it = reader.language.instead["late"]
    start = reader.past(position, before) if before else position
    if isinstance(last, ManaEffect) or (before and not start):
        return []
    for effect, after in effects_of(reader, "clause", start):
        conditioned = reader.past(after, after_it)
        if not conditioned:
            continue
        for condition, end in reader.read(Spec("Condition"), conditioned):
            if not reader.at(end, ".") or not isinstance(condition, Condition):
                continue
            if _replaces(effect, so_far) or is_short_for(effect, last):
                made = _instead_of(last, condition, effect, "late")
                found.append(((*so_far[:-1], made), end + 1))
    return found


def _instead_of(last: Effect, condition: Condition, effect: Effect, place: str) -> Effect:
    if isinstance(last, ManaEffect) and isinstance(effect, ManaEffect) and place == "last":
        return AddManaInstead(last, condition, effect)
    may = None
    if isinstance(effect, Clause) and _is_offer(effect):
        may, effect = effect.may, effect.effect
    made = in_place_of(effect, last)
    assert isinstance(made, Effect), made
    if may is not None:
        return Clause(made, condition=condition, may=may, otherwise=last, instead=place)
    return Clause(made, condition=condition, otherwise=last, instead=place)


def _replaces(effect: Effect, so_far: tuple[Effect, ...]) -> bool:
    """Whether an instruction clearly replaces the last: the only one, or the only one like it."""
    last = so_far[-1]
    if len(so_far) == 1 and not isinstance(last, (Sequence, Clause, ForEach, Modes)):
        return not isinstance(effect, (Clause, Modes)) or _is_offer(effect)
    if len(so_far) == 1 and _begins_alike(effect, last):
        return True
    those = _of_each(effect)
    if isinstance(last, Sequence) and those and any(one == those for one in walk(last)):
        return True
    return _shape(effect) == _shape(last) and all(
        _shape(one) != _shape(effect) for one in so_far[:-1]
    )


def _is_offer(effect: Effect) -> bool:
    """Whether an instruction is nothing but one that a player may follow."""
    if not isinstance(effect, Clause) or effect.may is None or effect.have:
        return False
    return not isinstance(effect.effect, (Sequence, Clause, ForEach, Modes)) and (
        Clause(effect.effect, may=effect.may) == effect
    )


def _begins_alike(effect: Effect, last: Effect) -> bool:
    """Whether an instruction begins as the one sentence before it, which it then replaces whole:
    "counter that spell" after "counter target spell unless ...".
    """
    if isinstance(last, Clause):
        if not last.unless or last != Clause(last.effect, unless=last.unless, payer=last.payer):
            return False
        last = last.effect
    elif not isinstance(last, Sequence) or not isinstance(effect, Sequence):
        return False
    return type(_first(effect)) is type(_first(last))


def _first(effect: Effect) -> Effect:
    return effect.effects[0] if isinstance(effect, Sequence) else effect


def _of_each(effect: Effect) -> That | None:
    """Of which things each is acted on: "put each of those cards into your hand". CR 608.2c."""
    each = [node.of for node in walk(effect) if isinstance(node, EachOf)]
    return each[0] if len(each) == 1 and isinstance(each[0], That) else None


def _shape(effect: Effect) -> list[type[Node]]:
    """The kinds of instructions in an effect, in order."""
    return [type(node) for node in walk(effect) if isinstance(node, Effect)]
