"""Reads instructions: clauses, sentences, whole texts and modes. CR 608.2c.

A prefix ("you may", "if ...", "for each ...") takes in all that follows it in its sentence; "and"
binds more tightly than ", then".
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from jajna.ir.abilities import Triggered
from jajna.ir.amounts import CountOf, ManaWorth, Number, PerEach, X
from jajna.ir.base import (
    Amount,
    Condition,
    CopyException,
    Cost,
    Effect,
    Filter,
    Modification,
    Node,
    Pattern,
    Ref,
    children,
    field_names,
    walk,
    without_repeats,
)
from jajna.ir.composites import (
    Clause,
    ForEach,
    Modes,
    Outcome,
    Repeat,
    RollTable,
    Sequence,
    WhenNext,
    WhenYouDo,
)
from jajna.ir.conditions.logic import AllOf, AnyOf, Did, Unless
from jajna.ir.costs import PayMana
from jajna.ir.declared.binding import (
    Trait,
    has_trait,
    why_too_early,
)
from jajna.ir.filters.logic import Such
from jajna.ir.filters.mana_uses import AnyUse
from jajna.ir.mana import AddMana, AddManaOfColors, ManaEffect
from jajna.ir.mentions import is_player_filter
from jajna.ir.patterns import JustDone
from jajna.ir.prevention import PreventedDamage, PreventedFrom, PreventThen, ShieldEffect
from jajna.ir.refs import X_TARGETS, YOU, Each, It, Target, That, This, You, is_anyone
from jajna.ir.spent_mana import SpendsThatMana
from jajna.oracle.grammar import Spec
from jajna.oracle.instead import read_instead
from jajna.oracle.language import ENGLISH
from jajna.oracle.mana import mana_instructions
from jajna.oracle.modes import modes
from jajna.oracle.opening_words import opening_word
from jajna.oracle.reader import (
    FAMILIES,
    EffectReading,
    Reader,
    Reading,
    effects_of,
    only_effects,
    unique,
)
from jajna.oracle.rebuild import rebuild, with_fields
from jajna.oracle.spending import costs_paid, mana_uses, spells_excepted
from jajna.vocab import ManaKept

__all__ = ["counted_for_each", "per_each", "read_costs", "texts", "when_done", "with_meaning_of_x"]

PAYMENTS: Final = (
    ("", ". if they do ,"),
    ("that player", ". if that player does ,"),
    ("the player", ". if the player does ,"),
    ("a player", ". if a player does ,"),
)
"""Phrases for another player who paid, each with the words before the consequence. CR 118.12."""

REFUSALS: Final = (
    ("you", ". if you don't ,"),
    ("they", ". if they don't ,"),
    ("that player", ". if that player doesn't ,"),
    ("the player", ". if the player doesn't ,"),
)
"""Phrases for a player who may pay, each with the words before the consequence if they don't.
CR 118.12a.
"""

KEEPING: Final = {
    "until end of turn , you don't lose this mana as steps and phases end .": ManaKept.TURN,
    "until end of combat , you don't lose this mana as steps and phases end .": ManaKept.COMBAT,
}
"""The sentence that lets a player keep the mana just added. CR 106.4."""

SUBJECT: Final = Spec("Ref", option="subject")
"""The slot of a verb's subject; it takes no words where the verb's form tells the subject."""


# -- clauses -------------------------------------------------------------------------------------


def _cores(reader: Reader, position: int) -> list[EffectReading]:
    found = [
        (effect, end)
        for effect, end in only_effects(reader.family("Effect", position))
        if not has_trait(effect, Trait.RULES_FOR_GOOD) and not has_trait(effect, Trait.IN_VAIN)
    ]
    found += modes(reader, position)
    found += mana_instructions(reader, position)
    return found


def _clauses(reader: Reader, position: int) -> list[EffectReading]:
    """Instructions with their suffixes: "for each ...", "if ...", "unless ..."."""
    found = list(effects_of(reader, "core", position))
    for core, end in list(found):
        for counted, after in counted_for_each(reader, end):
            made = per_each(core, counted)
            if isinstance(made, Effect) and made != core:
                found.append((made, after))
    for core, end in list(found):
        if (start := reader.past(end, "if")) and not _makes_exceptions(core):
            for condition, after in reader.read(Spec("Condition"), start):
                if isinstance(condition, Condition):
                    found.append((Clause(core, condition=condition, late=True), after))
        if start := reader.past(end, "unless"):
            found += _unless(reader, core, start)
    return found


def _makes_exceptions(core: Effect) -> bool:
    """Whether an instruction ends with exceptions to a copy: an "if" is then one of theirs."""
    return any(isinstance(node, CopyException) for node in walk(core))


def _unless(reader: Reader, core: Effect, position: int) -> list[EffectReading]:
    found: list[EffectReading] = [
        (Clause(core, condition=Unless(condition), late=True), end)
        for condition, end in reader.read(Spec("Condition"), position)
        if isinstance(condition, Condition) and not isinstance(condition, Did)
    ]
    payers = list(reader.read(SUBJECT, position))
    if reader.language is not ENGLISH:
        payers.append((It(plural=True), position))  # Spanish may leave out the player
    for payer, end in payers:
        if isinstance(payer, Ref):
            for costs, after in read_costs(reader, end):
                found.append((Clause(core, unless=costs, payer=payer), after))
    return found


def read_costs(reader: Reader, position: int) -> list[tuple[tuple[Cost, ...], int]]:
    """Costs in a sentence, as a list of tuples of costs with their ends: "pay {3}"."""
    start = reader.past(position, "pay")
    found: list[tuple[tuple[Cost, ...], int]] = []
    for value, end in reader.read(Spec("Cost", True, "and"), position):
        if isinstance(value, tuple):
            found.append((value, end))
    if start and start < reader.size and reader.tokens[start].startswith("{"):
        for value, end in reader.read(Spec("Cost"), start):
            if isinstance(value, Cost):
                found.append(((value,), end))
            if isinstance(value, PayMana) and (more := reader.past(end, "and")):
                others = [*reader.read(Spec("Cost"), more), *reader.family("Cost:listed", more)]
                found += [((value, one), after) for one, after in others if isinstance(one, Cost)]
            if isinstance(value, PayMana):
                found += [
                    ((replace(value, times=PerEach(Number(1), counted)),), after)
                    for counted, after in counted_for_each(reader, end)
                ]
    return found


def counted_for_each(reader: Reader, position: int) -> list[tuple[Amount, int]]:
    """The amounts that "for each ..." counts at the end of a clause."""
    start = reader.past(position, "for each")
    if not start:
        return []
    found: list[tuple[Amount, int]] = [
        (CountOf(fits), end) for fits, end in reader.noun_phrases(start)
    ]
    for value, end in reader.walk(reader.grammar.start("Amount:each"), start):
        if isinstance(value, Amount):
            found.append((value, end))
    return found


def per_each(node: Node, counted: Amount) -> Node:
    """The node with its plain numbers multiplied by the counted amount.

    A node with a field ``count`` has only that multiplied. The numbers of objects to be chosen are
    multiplied too.
    """
    changes: dict[str, object] = {}
    names = field_names(node)
    for name in ("count",) if "count" in names else names:
        value: object = getattr(node, name)
        if isinstance(value, (Number, X, ManaWorth)):
            changes[name] = PerEach(value, counted)
        elif name == "times" and value is None:
            changes[name] = PerEach(Number(1), counted)
        elif isinstance(value, Ref) and value.is_choice():
            changes[name] = per_each(value, counted)
        elif isinstance(value, tuple):
            changes[name] = tuple(
                [per_each(one, counted) if isinstance(one, Modification) else one for one in value]
            )
    return with_fields(node, changes) if changes else node


def with_meaning_of_x(node: Node, meaning: Amount, apart: bool = False) -> Node:
    """The node with every X in it given a meaning.

    ``apart`` says that a sentence of its own gives the meaning: "X is the number of ...".
    """
    known = X(meaning, apart=apart)

    def change(part: Node) -> Node:
        if isinstance(part, PayMana) and part.cost.variables and part.x is None:
            return replace(part, x=known)
        if isinstance(part, Target) and part.maximum == X_TARGETS and part.x is None:
            return with_fields(part, {"x": known})
        if isinstance(part, ManaWorth) and part.cost.variables and part.x is None:
            return replace(part, x=known)
        return known if isinstance(part, X) and part.meaning is None else part

    return rebuild(node, change)


# -- sentences -----------------------------------------------------------------------------------


def _statements(reader: Reader, position: int) -> list[EffectReading]:
    """Clauses, and prefixes with the whole rest of the sentence."""
    found = list(effects_of(reader, "clause", position))
    found += _prefixed(reader, position)
    return found


def _prefixed(reader: Reader, position: int) -> list[EffectReading]:
    found: list[EffectReading] = []
    if start := reader.past(position, "if"):
        for condition, end in reader.read(Spec("Condition"), start):
            if isinstance(condition, Condition) and reader.at(end, ","):
                found += [
                    (_conditional(condition, effect), after)
                    for effect, after in effects_of(reader, "series", end + 1)
                ]
        return found
    if start := reader.past(position, "unless"):
        for payer, end in reader.read(SUBJECT, start):
            for costs, after in read_costs(reader, end) if isinstance(payer, Ref) else []:
                if reader.at(after, ",") and isinstance(payer, Ref):
                    found += [
                        (Clause(effect, unless=costs, payer=payer, ahead=True), last)
                        for effect, last in effects_of(reader, "series", after + 1)
                    ]
        return found
    if start := reader.past(position, "for each"):
        for each, end in _each_of(reader, start):
            found += [
                (ForEach(each, effect), after)
                for effect, after in effects_of(reader, "series", end)
                if not _has_targets(effect) or _is_of_players(each)
            ]
        for times, end in reader.walk(reader.grammar.start("Amount:each"), start):
            if reader.at(end, ",") and isinstance(times, Amount):
                found += [
                    (Repeat(times, effect), after)
                    for effect, after in effects_of(reader, "series", end + 1)
                    if not _has_targets(effect)
                ]
        return found
    if start := reader.past(position, "you may"):
        then = reader.past(start, "then")
        offered = _optional(reader, YOU, then) if then else []
        later = [
            (replace(clause, then=True), end)
            for clause, end in offered
            if isinstance(clause, Clause) and not clause.unless
        ]
        return [*_optional(reader, YOU, start), *later]
    for who, end in reader.read(Spec("Ref", option="single"), position):
        start = reader.past(end, "may")
        if isinstance(who, Ref) and start:
            found += _optional(reader, who, start)
    return found


def _each_of(reader: Reader, position: int) -> list[tuple[Ref, int]]:
    """The objects or players after "for each", each with the position after the comma.

    They are a noun ("for each creature,") or a plural pronoun ("for each of those creatures,").
    """
    found: list[tuple[Ref, int]] = []
    if start := reader.past(position, "of"):
        for ref, end in reader.read(Spec("Ref", option="single"), start):
            if isinstance(ref, (It, That)) and ref.plural:
                found.append((ref, end))
    else:
        found += [(Each(fits), end) for fits, end in reader.noun_phrases(position)]
    return [(ref, end + 1) for ref, end in found if reader.at(end, ",")]


def _is_of_players(each: Ref) -> bool:
    return isinstance(each, Each) and is_player_filter(each.filter)


def _has_targets(effect: Effect) -> bool:
    """Whether an instruction has targets; only "for each" player may stand before such a one."""
    return any(isinstance(node, Target) for node in walk(effect))


def _conditional(condition: Condition, effect: Effect) -> Effect:
    """The clause with its condition in front: the same clause if it has no condition yet."""
    if isinstance(effect, Clause) and effect.condition is None:
        changed = with_fields(effect, {"condition": condition})
        assert isinstance(changed, Clause)
        return changed
    return Clause(effect, condition=condition)


def _optional(reader: Reader, who: Ref, position: int) -> list[EffectReading]:
    have = reader.past(position, "have")
    found: list[EffectReading] = []
    for effect, after in effects_of(reader, "series", have or position):
        if isinstance(effect, Clause) and effect.unless and effect.condition is None:
            # CR 118.12a: the player decides first whether to pay.
            offered = Clause(effect.effect, may=who, have=have > 0)
            found.append((Clause(offered, unless=effect.unless, payer=effect.payer), after))
        elif not (isinstance(effect, Clause) and not effect.late) and not _offers_again(effect):
            found.append((Clause(effect, may=who, have=have > 0), after))
    return found


def _offers_again(effect: Effect) -> bool:
    """Whether a later instruction of a sequence stands apart from the first's "may".

    It has a "may" of its own, or begins anew with its subject: "you may ..., then you put ...".
    """
    if not isinstance(effect, Sequence):
        return False
    anew = effect.joiner == ", then" and any(_begins_anew(one) for one in effect.effects[1:])
    return anew or any(_is_offer(one) for one in effect.effects[1:])


def _begins_anew(effect: Effect) -> bool:
    """Whether an instruction names the player who was told before as its subject."""
    who: object = getattr(effect, "who", None)
    return isinstance(who, You) and not who.implied


def _is_offer(effect: Effect) -> bool:
    return isinstance(effect, Clause) and effect.may is not None


def _joins(last: Effect, effect: Effect) -> bool:
    """Whether an instruction can be joined to the last one: "you may ..., then you may ...".

    A duration at the start of the sentence would also limit an effect without one, so those two
    aren't joined. CR 611.2a.
    """
    if has_trait(last, Trait.SAYS_TIME_FIRST) and has_trait(effect, Trait.ENDLESS):
        return False
    if not _absorbs(last):
        return True
    return _is_offer(last) and (_is_offer(effect) or (_is_plain(last) and _begins_anew(effect)))


def _is_plain(offer: Effect) -> bool:
    """Whether an offer has no "if ..." before it, which would take in what follows too."""
    return isinstance(offer, Clause) and offer.condition is None


def _absorbs(effect: Effect) -> bool:
    """Whether an instruction takes in the rest of its sentence, so none can be joined to it."""
    if isinstance(effect, Sequence):
        return _absorbs(effect.effects[-1])
    if isinstance(effect, Clause):
        return not effect.late and not effect.unless
    return isinstance(effect, (ForEach, Modes, Repeat)) or has_trait(effect, Trait.ABSORBS)


def _and_lists(reader: Reader, position: int) -> list[EffectReading]:
    found: list[EffectReading] = []
    for effect, end in effects_of(reader, "statement", position):
        found.append((effect, end))
        _more_and(reader, (effect,), end, found)
    return found


def _more_and(
    reader: Reader, so_far: tuple[Effect, ...], end: int, found: list[EffectReading]
) -> None:
    if _absorbs(so_far[-1]) and not _is_offer(so_far[-1]):
        return
    several = len(so_far) > 1
    if start := reader.past(end, "and"):
        if not several or not reader.language.serial_comma:
            for effect, after in effects_of(reader, "statement", start):
                if _joins(so_far[-1], effect):
                    found.append((Sequence((*so_far, effect), "and"), after))
        return
    if start := reader.past(end, ", and"):
        joiner = "and" if several else ", and"
        if not several or reader.language.serial_comma:
            for effect, after in effects_of(reader, "statement", start):
                if _joins(so_far[-1], effect):
                    found.append((Sequence((*so_far, effect), joiner), after))
        return
    then = reader.past(end, ", then")
    if several and then:
        for effect, after in effects_of(reader, "statement", then):
            if _joins(so_far[-1], effect):
                found.append((Sequence((*so_far, effect), "then"), after))
                for pair, last in _with_another(reader, effect, after):
                    found.append((Sequence((*so_far, pair), "then"), last))
        return
    if reader.at(end, ",") and not then:
        for effect, after in effects_of(reader, "statement", end + 1):
            if _joins(so_far[-1], effect):
                _more_and(reader, (*so_far, effect), after, found)


def _with_another(reader: Reader, effect: Effect, end: int) -> list[EffectReading]:
    """The last instruction with one more after "and": "..., then shuffle and draw a card"."""
    start = reader.past(end, "and")
    if not start or _absorbs(effect):
        return []
    return [
        (Sequence((effect, other), "and"), after)
        for other, after in effects_of(reader, "statement", start)
        if _joins(effect, other)
    ]


def _series(reader: Reader, position: int) -> list[EffectReading]:
    """A sentence without its full stop."""
    found: list[EffectReading] = []
    for effect, end in effects_of(reader, "and", position):
        found.append((effect, end))
        _more_then(reader, (effect,), end, found)
    result = list(found)
    for effect, end in found:
        if start := reader.past(end, ", where x is"):
            for meaning, after in reader.read(Spec("Amount"), start):
                if isinstance(meaning, Amount):
                    made = with_meaning_of_x(effect, meaning)
                    if isinstance(made, Effect) and made is not effect:
                        result.append((made, after))
    return result


def _more_then(
    reader: Reader, so_far: tuple[Effect, ...], end: int, found: list[EffectReading]
) -> None:
    start = reader.past(end, ", then")
    if not start:
        return
    for effect, after in effects_of(reader, "and", start):
        if not _joins(so_far[-1], effect):
            continue
        longer = (*so_far, effect)
        found.append((Sequence(longer, ", then"), after))
        _more_then(reader, longer, after, found)


# -- texts ---------------------------------------------------------------------------------------


def texts(reader: Reader, position: int) -> list[EffectReading]:
    """One or more sentences with their full stops, or modes."""
    found: list[EffectReading] = _when_next(reader, position)
    for effect, end in effects_of(reader, "sentence", position):
        found.append((effect, end))
        _more_sentences(reader, (effect,), end, found)
    return unique_effects(found)


def _when_next(reader: Reader, position: int, before: Effect | None = None) -> list[EffectReading]:
    """ "When you cast your next spell this turn, ..." with the rest of the text; after an
    instruction to add mana also "when you spend this mana to cast a spell, ...". CR 603.7b, 106.6.
    """
    if not reader.past(position, "when"):
        return []
    found: list[EffectReading] = []
    for pattern, end in reader.read(Spec("Pattern"), position):
        if not isinstance(pattern, Pattern) or not has_trait(pattern, Trait.NEXT_EVENT):
            continue
        if has_trait(pattern, Trait.FOLLOWS_MANA) and not isinstance(before, ManaEffect):
            continue
        if reader.at(end, ","):
            for effect, last in texts(reader, end + 1):
                if last == reader.size or reader.tokens[last] in ('"', "•"):
                    found.append((WhenNext(Triggered(pattern, effect)), last))
    return found


def when_done(reader: Reader, position: int) -> list[EffectReading]:
    """ "When you discard a land card this way, ...". CR 603.12."""
    start = reader.past(position, "when")
    found: list[EffectReading] = []
    for done, end in reader.read(Spec("Condition"), start) if start else ():
        told = reader.lower_tokens[end - 1] in _THIS_WAY
        if not told or not isinstance(done, Condition) or not reader.at(end, ","):
            continue
        for effect, last in texts(reader, end + 1):
            if last == reader.size or reader.tokens[last] in ('"', "•"):
                found.append((WhenYouDo(Triggered(JustDone(), effect), done), last))
    return found


_THIS_WAY: Final = ("way", "manera")
"""The last word of such a condition, "this way"."""


def _more_sentences(
    reader: Reader, so_far: tuple[Effect, ...], end: int, found: list[EffectReading]
) -> None:
    if end >= reader.size or reader.tokens[end] in ('"', "•"):
        if _ends_with_roll(so_far[-1]):
            for rows in _table(reader, end):
                found.append((_sentences((*so_far[:-1], RollTable(so_far[-1], rows))), reader.size))
        return
    if start := reader.past(end, "when you do ,"):
        for effect, after in texts(reader, start):
            if after == reader.size or reader.tokens[after] in ('"', "•"):
                later = WhenYouDo(Triggered(JustDone(), effect))
                if _is_done_later(so_far[-1]):
                    found.append((_sentences((*so_far[:-1], _going_on(so_far[-1], later))), after))
                else:
                    found.append((Sequence((*so_far, later), "."), after))
        return
    for reflexive, after in when_done(reader, end):
        found.append((Sequence((*so_far, reflexive), "."), after))
    for next_time, after in _when_next(reader, end, so_far[-1]):
        found.append((Sequence((*so_far, next_time), "."), after))
    if start := reader.past(end, "then"):
        earlier = so_far[0] if len(so_far) == 1 else Sequence(so_far, ".")
        comma = reader.at(start, ",")
        start += comma
        spanish_if = reader.language is not ENGLISH and reader.past(start, "if")  # "luego, si"
        joiner = ". Then," if comma and not spanish_if else ". Then"
        for effect, after in effects_of(reader, "sentence", start):
            made = Sequence((earlier, effect), joiner)
            found.append((made, after))
            _more_sentences(reader, (made,), after, found)
        return
    if start := reader.past(end, "x is"):
        for known, after in _with_x_known(reader, so_far[-1], start):
            longer = (*so_far[:-1], known)
            found.append((_sentences(longer), after))
            _more_sentences(reader, longer, after, found)
        return
    for words, how in KEEPING.items():
        if start := reader.past(end, words):
            kept = _kept(so_far[-1], how)
            if kept is not None:
                longer = (*so_far[:-1], kept)
                found.append((_sentences(longer), start))
                _more_sentences(reader, longer, start, found)
            return
    for mana, after in _with_effect_on_spells(reader, so_far[-1], end):
        found.append((_sentences((*so_far[:-1], mana)), after))
    if start := reader.past(end, "spend this mana only to"):
        found += _spending(reader, so_far, mana_uses(reader, start))
        return
    if start := reader.past(end, "spend this mana only on"):
        found += _spending(reader, so_far, costs_paid(reader, start))
        return
    if start := reader.past(end, "this mana can't be spent to"):
        found += _spending(reader, so_far, spells_excepted(reader, start))
        return
    if start := reader.past(end, "otherwise ,"):
        last = so_far[-1]
        if isinstance(last, Clause) and last.otherwise is None and _is_conditional(last):
            for effect, after in effects_of(reader, "sentence", start):
                made_clause = with_fields(last, {"otherwise": effect})
                assert isinstance(made_clause, Clause)
                longer = (*so_far[:-1], made_clause)
                found.append((_sentences(longer), after))
                _more_sentences(reader, longer, after, found)
        return
    for delayed, after in _when_next(reader, end):
        found.append((Sequence((*so_far, delayed), "."), after))
    if start := reader.past(end, "if you do ,"):
        for delayed, after in _when_next(reader, start):
            found.append((Sequence((*so_far, Clause(delayed, Did())), "."), after))
    for changed, after in read_instead(reader, so_far, end):
        found.append((_sentences(changed), after))
        _more_sentences(reader, changed, after, found)
    if start := reader.past(end, "if damage is prevented this way ,"):
        _after_prevention(reader, so_far, start, True, found)
        return
    _after_prevention(reader, so_far, end, False, found)
    for effect, after in effects_of(reader, "sentence", end):
        if _speaks_of_prevention(effect):
            continue
        longer = _followed(so_far, effect)
        found.append((_sentences(longer), after))
        _more_sentences(reader, longer, after, found)


def _is_conditional(clause: Clause) -> bool:
    """Whether a clause has a condition, perhaps after what a player may do."""
    within = clause.effect if clause.may is not None else None
    return clause.condition is not None or (isinstance(within, Clause) and within.late)


def _followed(so_far: tuple[Effect, ...], effect: Effect) -> tuple[Effect, ...]:
    """The sentences and one more; what came out for each of several is asked for each of them:
    "for each creature, flip a coin. If you win the flip, ..."

    Whether a player did what they may do later is known only then, as are copies made then.
    """
    last = so_far[-1]
    if _is_done_later(last) and (_follows_what_was_done(effect) or _is_of_event(last, effect)):
        return (*so_far[:-1], _going_on(last, effect))
    if not isinstance(last, ForEach) or not isinstance(effect, Clause):
        return (*so_far, effect)
    if effect.condition is None or not has_trait(effect.condition, Trait.ASKS_RESULT):
        return (*so_far, effect)
    return (*so_far[:-1], _going_on(last, effect))


def _is_done_later(effect: Effect) -> bool:
    """Whether an effect takes in the sentences after it that ask what was done. CR 603.7."""
    return has_trait(effect, Trait.IS_DONE_LATER) and has_trait(effect, Trait.ABSORBS)


def _is_of_event(later: Effect, effect: Effect) -> bool:
    """Whether an instruction speaks of what an event described before it, that is waited for, is
    about: "whenever a creature attacks this turn, ... it. It gains flying". CR 608.2c.
    """
    waited = [node for one in children(later) if isinstance(one, Pattern) for node in walk(one)]
    if not waited or any(isinstance(node, (It, That, This)) for node in waited):
        return False
    return any(isinstance(node, It) and not node.plural for node in walk(effect))


def _follows_what_was_done(effect: Effect) -> bool:
    """Whether an instruction says nothing without one that was followed before it."""
    if isinstance(effect, Clause) and isinstance(effect.condition, Did):
        return True
    return why_too_early(effect, []) is not None


def _going_on(last: Effect, effect: Effect) -> Effect:
    """An effect that consists of another one, to which an instruction is added."""
    before: object = getattr(last, "effect", None)
    assert isinstance(before, Effect), last
    parts: tuple[Effect, ...] = (before,)
    if isinstance(before, Sequence) and before.joiner == ".":
        parts = before.effects
    made = with_fields(last, {"effect": Sequence((*parts, effect), ".")})
    assert isinstance(made, Effect)
    return made


def _with_x_known(reader: Reader, effect: Effect, position: int) -> list[EffectReading]:
    """A sentence with X whose meaning the next sentence gives: "X is the number of ..."."""
    found: list[EffectReading] = []
    for meaning, end in reader.read(Spec("Amount"), position):
        if isinstance(meaning, Amount) and reader.at(end, "."):
            known = with_meaning_of_x(effect, meaning, apart=True)
            if isinstance(known, Effect) and known is not effect:
                found.append((known, end + 1))
    return found


def _after_prevention(
    reader: Reader,
    so_far: tuple[Effect, ...],
    position: int,
    stated: bool,
    found: list[EffectReading],
) -> None:
    """Add readings of a sentence that follows up on damage prevented by the last one. CR 615.5."""
    last = so_far[-1]
    if not isinstance(last, ShieldEffect) or not last.prevents():
        return
    for effect, after in effects_of(reader, "sentence", position):
        if stated or _speaks_of_prevention(effect):
            longer = (*so_far[:-1], PreventThen(last, effect, stated))
            found.append((_sentences(longer), after))
            _more_sentences(reader, longer, after, found)


def _speaks_of_prevention(effect: Effect) -> bool:
    return any(isinstance(node, (PreventedDamage, PreventedFrom)) for node in walk(effect))


def _ends_with_roll(effect: Effect) -> bool:
    """Whether an instruction ends with a die roll, so that a results table may follow.
    CR 706.3b.
    """
    last = effect.effects[-1] if isinstance(effect, Sequence) else effect
    return has_trait(last, Trait.ROLLS)


def _table(reader: Reader, position: int) -> list[tuple[Outcome, ...]]:
    """All readings of a results table from the mark at the position to the end. CR 706.3."""
    bounds = [at for at in range(position, reader.size) if reader.tokens[at] == "•"]
    found: list[tuple[Outcome, ...]] = [()]
    for number, start in enumerate(bounds):
        stop = bounds[number + 1] if number + 1 < len(bounds) else reader.size
        said = reader.tokens[start + 1]
        least, _, most = said.removesuffix("+").partition("—")
        if not least.isdigit() or not reader.at(start + 2, "|"):
            return []
        last = -1 if said.endswith("+") else int(most or least)
        word, skipped = opening_word(reader.tokens[start + 3 : stop], reader.language)
        rows = [
            Outcome(int(least), last, effect, word)
            for effect, end in texts(reader, start + 3 + skipped)
            if end == stop
        ]
        found = [(*so_far, row) for so_far in found for row in rows]
    return found if bounds else []


def _kept(last: Effect, how: ManaKept) -> Effect | None:
    """The instruction with its mana kept for so long; None if it adds no mana. CR 106.4."""
    if isinstance(last, (AddMana, AddManaOfColors)):
        changed = with_fields(last, {"kept": how})
        assert isinstance(changed, Effect)
        return changed
    if not isinstance(last, Sequence) or last.joiner.startswith("."):
        return None
    parts = [_kept(one, how) or one for one in last.effects]
    return Sequence(tuple(parts), last.joiner) if tuple(parts) != last.effects else None


def _with_effect_on_spells(reader: Reader, last: Effect, position: int) -> list[EffectReading]:
    """The last sentence with what happens to a spell that the mana it adds is spent on.
    CR 106.6.
    """
    if not isinstance(last, ManaEffect) or "more" not in field_names(last):
        return []
    found: list[EffectReading] = []
    for pattern, end in reader.read(Spec("Pattern"), position):
        if not isinstance(pattern, Pattern) or not has_trait(pattern, Trait.OF_MANA):
            continue
        if not reader.at(end, ","):
            continue
        for effect, after in texts(reader, end + 1):
            if after == reader.size or reader.tokens[after] in ('"', "•"):
                changed = with_fields(last, {"more": Triggered(pattern, effect)})
                assert isinstance(changed, Effect)
                found.append((changed, after))
    return found


def _with_shared_effect(
    reader: Reader, last: ManaEffect, only: Filter, position: int
) -> list[EffectReading]:
    """Mana for certain spells only, with what happens to the spell: "spend this mana only to cast
    a creature spell, and that spell can't be countered". CR 106.6.
    """
    if "more" not in field_names(last) or isinstance(only, (AnyUse, Such)):
        return []
    found: list[EffectReading] = []
    for effect, after in texts(reader, position):
        if after == reader.size or reader.tokens[after] in ('"', "•"):
            happens = Triggered(SpendsThatMana(only), effect, joined=True)
            changed = with_fields(last, {"more": happens})
            assert isinstance(changed, Effect)
            found.append((changed, after))
    return found


def _spending(
    reader: Reader, so_far: tuple[Effect, ...], uses: list[tuple[Filter, int]]
) -> list[EffectReading]:
    """The last sentence with a restriction on spending the mana that it adds, each of those read.
    CR 106.6.
    """
    last = so_far[-1]
    if not isinstance(last, ManaEffect) or "only_for" not in field_names(last):
        return []
    if last.restriction() is not None:
        return []
    found: list[EffectReading] = []
    for only, end in uses:
        changed = with_fields(last, {"only_for": only})
        assert isinstance(changed, ManaEffect)
        if reader.at(end, "."):
            found.append((_sentences((*so_far[:-1], changed)), end + 1))
        start = reader.past(end, ", and")
        for mana, after in _with_shared_effect(reader, changed, only, start) if start else []:
            found.append((_sentences((*so_far[:-1], mana)), after))
    return found


def _sentences(effects: tuple[Effect, ...]) -> Effect:
    return effects[0] if len(effects) == 1 else Sequence(effects, ".")


def _one_sentence(reader: Reader, position: int) -> list[EffectReading]:
    """A sentence with its full stop; "you may pay {1}. If you do, ..." is read as one sentence."""
    found = [
        (effect, reader.after_stop(end))
        for effect, end in effects_of(reader, "series", position)
        if reader.after_stop(end) >= 0
    ]
    found += [
        (effect, end)
        for effect, end in effects_of(reader, "series", position)
        if isinstance(effect, Modes) and reader.size == end
    ]
    found += _paid(reader, position)
    return found


def _paid(reader: Reader, position: int) -> list[EffectReading]:
    """ "[Player] may pay [cost]. If [that player does], [instruction]." CR 118.12.

    "If [that player doesn't]" is read as "unless". CR 118.12a.
    """
    found: list[EffectReading] = []
    for who, end in reader.read(SUBJECT, position):
        paying = reader.past(end, "may")
        if not isinstance(who, Ref) or not paying:
            continue
        said = reader.past(paying, "pay") > 0
        for costs, after in _explained(reader, read_costs(reader, paying)):
            if not said and not has_trait(costs[-1], Trait.OFFERED):
                continue
            if start := reader.past(after, ". when you do ,") if who == YOU else 0:
                for effect, last in texts(reader, start):
                    if last == reader.size or reader.tokens[last] in ('"', "•"):
                        then = WhenYouDo(Triggered(JustDone(), effect))
                        found.append((Clause(then, may=who, costs=costs, payer=who), last))
                continue
            for paid, words in PAYMENTS if who != YOU else (("", ". if you do ,"),):
                if (paid == "a player") != is_anyone(who):
                    continue
                start = reader.past(after, words)
                goes_on = effects_of(reader, "sentence", start) if start else []
                for effect, last in [*goes_on, *_when_next(reader, start)] if start else []:
                    made = Clause(effect, may=who, costs=costs, payer=who, paid=paid)
                    found.append((made, last))
            for refused, words in REFUSALS:
                if (refused == "you") != (who == YOU):
                    continue
                start = reader.past(after, words)
                for effect, last in effects_of(reader, "sentence", start) if start else []:
                    found.append((Clause(effect, unless=costs, payer=who, refused=refused), last))
    return found


def _explained(
    reader: Reader, offered: list[tuple[tuple[Cost, ...], int]]
) -> list[tuple[tuple[Cost, ...], int]]:
    """The costs offered, and those whose X is explained after them: "pay X life, where X is ...".
    CR 107.3.
    """
    found = list(offered)
    for costs, end in offered:
        start = reader.past(end, ", where x is")
        for meaning, after in reader.read(Spec("Amount"), start) if start else []:
            if isinstance(meaning, Amount):
                made = tuple([with_meaning_of_x(cost, meaning) for cost in costs])
                known = tuple([one for one in made if isinstance(one, Cost)])
                if known != costs:
                    found.append((known, after))
    return found


def unique_effects(readings: list[EffectReading]) -> list[EffectReading]:
    """The readings as a list without duplicates, in their order."""
    return without_repeats(readings)


_LEVELS: Final = {
    "core": _cores,
    "clause": _clauses,
    "statement": _statements,
    "and": _and_lists,
    "series": _series,
    "sentence": _one_sentence,
    "text": texts,
}


def _read_effect(reader: Reader, spec: Spec, position: int) -> list[Reading]:
    if position >= reader.size:
        return []
    if spec.option == "listed":
        return reader.family("Effect:listed", position)
    level = _LEVELS[spec.option or "series"]
    return unique(list(level(reader, position)))


FAMILIES["Effect"] = _read_effect


def _read_condition(reader: Reader, spec: Spec, position: int) -> list[Reading]:
    if spec.option == "timing":
        return reader.family("Condition:timing", position)
    found: list[Reading] = []
    for value, end in reader.family("Condition", position):
        if isinstance(value, Condition):
            found.append((value, end))
            found += _joined_conditions(reader, value, end)
    return found


def _joined_conditions(reader: Reader, first: Condition, end: int) -> list[Reading]:
    """Two conditions joined by "and" or "or"."""
    found: list[Reading] = []
    for word in ("and", "or"):
        start = reader.past(end, word)
        if start and not reader.past(start, "if"):
            for second, last in reader.family("Condition", start):
                if isinstance(second, Condition):
                    parts = (first, second)
                    found.append((AllOf(parts) if word == "and" else AnyOf(parts), last))
        elif start and word == "or":
            found += [
                (AnyOf((first, second), again=True), last)
                for second, last in reader.family("Condition", reader.past(start, "if"))
                if isinstance(second, Condition)
            ]
    return found


FAMILIES["Condition"] = _read_condition
