"""Reads static abilities and replacement effects. CR 604.1, 614.1."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from jajna.ir.abilities import Ability, Replacing, SpecialAction, Static, Triggered
from jajna.ir.base import (
    ON_BATTLEFIELD,
    WHEREVER_CAST,
    Amount,
    Condition,
    Filter,
    Layer,
    Modification,
    Node,
    Ref,
    Replacement,
    field_names,
)
from jajna.ir.conditions.logic import Unless
from jajna.ir.conditions.turns import TimeIs, Timing
from jajna.ir.control import SetController
from jajna.ir.declared.binding import Trait, affected_after, has_trait, is_about_ability
from jajna.ir.filters.identity import Is
from jajna.ir.refs import THIS, Each, EachWord, Target, This, ThisSpell, You
from jajna.oracle.ability_zones import stated_zones
from jajna.oracle.grammar import THINGS, Spec
from jajna.oracle.language import ENGLISH
from jajna.oracle.reader import Reader
from jajna.oracle.rebuild import with_fields
from jajna.oracle.sentences import (
    counted_for_each,
    per_each,
    texts,
    when_done,
    with_meaning_of_x,
)
from jajna.oracle.triggered import triggered
from jajna.oracle.worded_abilities import Abilities, AbilityReading, whole, worded_abilities

__all__ = ["statics", "subject_filter"]


def statics(reader: Reader, position: int) -> list[Abilities]:
    """One or more sentences, each a static or replacement ability."""
    found: list[Abilities] = []
    _more_statics(reader, (), position, found)
    return found


def _more_statics(reader: Reader, so_far: Abilities, position: int, found: list[Abilities]) -> None:
    readings = _static(reader, position) + _replacing(reader, position)
    if so_far:
        readings += _same(reader, so_far[-1], position)
        readings += _otherwise(reader, so_far[-1], position)
    for ability, end in readings:
        if not so_far:
            found += _also_so(reader, ability, end)
            found += _along(reader, ability, end)
        end = reader.after_stop(end)
        if end < 0:
            continue
        about = isinstance(ability, Static) and is_about_ability(ability.changes[0])
        if so_far or about:
            second = _about_last(so_far, ability) if about else ability
            if not isinstance(second, Static):
                continue
            changed = with_fields(second, {"joined": True})
            assert isinstance(changed, Ability)
            ability = changed
        longer = (*so_far, ability)
        found += _linked_after(reader, longer, end)
        found += _of_the_same_entry(reader, longer, end)
        if end == reader.size:
            found.append(longer)
        elif isinstance(ability, Static):
            _more_statics(reader, longer, end, found)


def _about_last(so_far: Abilities, ability: Ability) -> Static | None:
    """An ability about the one before it, with what it affects; None if it can't be about that."""
    if not so_far or not isinstance(ability, Static):
        return None
    affected = affected_after(ability.changes[0], so_far[-1])
    return None if affected is None else Static(affected, ability.changes)


def _also_so(reader: Reader, ability: Ability, position: int) -> list[Abilities]:
    """Two abilities in one sentence: "~ enters tapped and doesn't untap during your untap step",
    "creature spells you cast cost {1} less to cast and can't be countered". CR 614.1d, 604.1.
    """
    what = _subject_for_two(ability)
    start = reader.past(position, "and") if what is not None else 0
    return [
        (ability, replace(_sharing(what, change), joined=True))
        for change, end in (reader.read(Spec("Modification"), start) if start else [])
        if isinstance(change, Modification)
        and has_trait(change, Trait.SHARES_SUBJECT)
        and reader.after_stop(end) == reader.size
    ]


def _subject_for_two(ability: Ability) -> Filter | None:
    """What an ability and another one in its sentence are about; None if it is alone there."""
    effect: Node = ability
    if isinstance(ability, Replacing):
        effect = ability.effect
    elif isinstance(ability, Static) and len(ability.changes) == 1 and ability.condition is None:
        effect = ability.changes[0]
    if not has_trait(effect, Trait.SAYS_SUBJECT_FOR_TWO):
        return None
    what: object = getattr(effect, "what", None)
    return what if isinstance(ability, Static) and isinstance(what, Filter) else Is(THIS)


def _sharing(what: Filter | None, change: Modification) -> Static:
    """The second ability of a sentence about the same things."""
    if what is None or what == Is(THIS):
        return _make_static(THIS, (change,))
    return Static(what, (change,))


def _along(reader: Reader, ability: Ability, position: int) -> list[Abilities]:
    """Two abilities with one condition: "as long as ..., ~ gets +2/+2 and creatures you control
    have vigilance". CR 604.1.
    """
    start = reader.past(position, "and")
    if not start or not isinstance(ability, Static) or not ability.condition_first:
        return []
    return [
        (
            ability,
            replace(
                second,
                condition=ability.condition,
                condition_first=True,
                defining=False,
                joined=True,
                along=True,
            ),
        )
        for second, end in _plain_static(reader, start)
        if isinstance(second, Static)
        and second.zones == ability.zones
        and reader.after_stop(end) == reader.size
    ]


def _of_the_same_entry(reader: Reader, so_far: Abilities, position: int) -> list[Abilities]:
    """The abilities so far with one that speaks of the same object as it enters: "~ enters tapped.
    As it enters, choose a color." CR 614.1c.
    """
    last = so_far[-1]
    if position >= reader.size or not isinstance(last, Replacing):
        return []
    if not has_trait(last.effect, Trait.SAYS_SUBJECT_FOR_TWO):
        return []
    return [
        (*so_far, replace(ability, joined=True))
        for ability, end in _replacing(reader, position)
        if isinstance(ability, Replacing)
        and has_trait(ability.effect, Trait.SPEAKS_AGAIN)
        and reader.after_stop(end) == reader.size
    ]


def _linked_after(reader: Reader, so_far: Abilities, position: int) -> list[Abilities]:
    """The abilities so far with one more that belongs to the last of them.

    It is a triggered ability linked to it (CR 603.11), or the special action that ignores its
    effect (CR 116.2d).
    """
    if position >= reader.size or not isinstance(so_far[-1], Static):
        return []
    found: list[Abilities] = [
        (*so_far, ability)
        for ability in whole(reader, worded_abilities(reader, position))
        if isinstance(ability, SpecialAction) and _can_be_ignored(so_far[-1])
    ]
    return found + _triggers_linked_after(reader, so_far, position)


def _triggers_linked_after(reader: Reader, so_far: Abilities, position: int) -> list[Abilities]:
    """The abilities so far with triggered abilities linked to the last of them up to the end."""
    found: list[Abilities] = []
    for ability, end in triggered(reader, position):
        if not isinstance(ability, Triggered) or not has_trait(ability.on, Trait.IS_LINKED):
            continue
        changed = with_fields(ability, {"joined": True})
        assert isinstance(changed, Ability)
        if end == reader.size:
            found.append((*so_far, changed))
        else:
            found += _triggers_linked_after(reader, (*so_far, changed), end)
    return found


def _can_be_ignored(ability: Static) -> bool:
    """Whether players can take a special action to ignore an ability's effects. CR 116.2d."""
    return all(has_trait(change, Trait.CAN_BE_IGNORED) for change in ability.changes)


def _same(reader: Reader, before: Ability, position: int) -> list[AbilityReading]:
    """ "The same is true for ..." after a static ability."""
    if not isinstance(before, Static) or before.condition is not None:
        return []
    start = reader.past(position, "the same is true for")
    if not start:
        return []
    return [
        (Static(subject_filter(ref), before.changes, same=True), end)
        for ref, end in reader.read(Spec("Ref"), start)
        if isinstance(ref, Ref)
    ]


def _otherwise(reader: Reader, before: Ability, position: int) -> list[AbilityReading]:
    """ "Otherwise, it gets -2/-2" after a static ability with a condition."""
    start = reader.past(position, "otherwise ,")
    if not start or not isinstance(before, Static) or before.condition is None:
        return []
    if not isinstance(before.affects, Is) or isinstance(before.condition, Unless):
        return []
    said = start + 1 if reader.language is ENGLISH and reader.at(start, "it") else start
    if said == start and reader.language is ENGLISH:
        return []
    return [
        (
            replace(before, changes=changes, condition=Unless(before.condition), otherwise=True),
            end,
        )
        for changes, end in reader.read(Spec("Modification", True), said)
        if isinstance(changes, tuple) and not any(_becomes(one) for one in changes)
    ]


def _static(reader: Reader, position: int) -> list[AbilityReading]:
    found = _plain_static(reader, position)
    plain = list(found)
    for ability, end in plain:
        if not isinstance(ability, Static):
            continue
        if start := reader.past(end, "as long as"):
            for condition, after in reader.read(Spec("Condition"), start):
                found.append((_static_if(ability, condition, False), after))
        if start := reader.past(end, "if"):
            for condition, after in reader.read(Spec("Condition"), start):
                made = with_fields(_static_if(ability, condition, False), {"said_if": True})
                assert isinstance(made, Ability)
                found.append((made, after))
        found += [
            (_static_if(ability, condition, False), after)
            for condition, after in reader.family("Condition:timing", end)
            if condition in DURING and all(after != other for _, other in plain)
        ]
    for condition, end in reader.family("Condition:timing", position):
        if reader.at(end, ",") and condition in DURING:
            found += [
                (_static_if(ability, condition, True), after)
                for ability, after in _plain_static(reader, end + 1)
            ]
    if start := reader.past(position, "as long as"):
        for condition, end in reader.read(Spec("Condition"), start):
            if reader.at(end, ","):
                plain = [*_plain_static(reader, end + 1), *_static_of_it(reader, end + 1)]
                found += [(_static_if(ability, condition, True), after) for ability, after in plain]
    if start := reader.past(position, "if"):
        found += _static_of_spell_if(reader, start)
    for ability, end in list(found):
        if start := reader.past(end, ", where x is"):
            for meaning, after in reader.read(Spec("Amount"), start):
                if isinstance(meaning, Amount):
                    explained = with_meaning_of_x(ability, meaning)
                    if isinstance(explained, Ability) and explained is not ability:
                        found.append((explained, after))
    return found


DURING: Final = (
    TimeIs(Timing.YOUR_TURN),
    TimeIs(Timing.OTHER_TURNS),
    TimeIs(Timing.YOUR_END_STEP),
)
"""Conditions that may begin or end a static ability: "during your turn, ..."."""


def _static_of_spell_if(reader: Reader, position: int) -> list[AbilityReading]:
    """A static ability of a spell with its condition before it: "if X is 5 or more, this spell
    can't be countered".
    """
    found: list[AbilityReading] = []
    for condition, end in reader.read(Spec("Condition"), position):
        for ability, after in _plain_static(reader, end + 1) if reader.at(end, ",") else []:
            if not isinstance(ability, Static):
                continue
            if ability.affects == Is(ThisSpell()) or ability.zones == WHEREVER_CAST:
                made = with_fields(_static_if(ability, condition, True), {"said_if": True})
                assert isinstance(made, Ability)
                found.append((made, after))
    return found


def _static_if(ability: Ability, condition: object, first: bool) -> Ability:
    changes: dict[str, object] = {"condition": condition, "condition_first": first}
    if isinstance(ability, Static):
        changes["defining"] = False  # CR 604.3a
        if elsewhere := stated_zones(condition):
            changes["zones"] = elsewhere
    changed = with_fields(ability, changes)
    assert isinstance(changed, Ability)
    return changed


def _plain_static(reader: Reader, position: int) -> list[AbilityReading]:
    found: list[AbilityReading] = []
    if start := reader.past(position, "you control"):
        found += [
            (Static(subject_filter(ref), (SetController(),)), end)
            for ref, end in reader.read(Spec("Ref"), start)
            if isinstance(ref, Ref)
        ]
    for value, end in reader.read(Spec("Modification"), position):
        subject = value.subject() if isinstance(value, Modification) else None
        if isinstance(value, Modification) and subject is not None:
            zones = value.works_in() or ON_BATTLEFIELD
            found.append((Static(subject, (value,), zones=zones), end))
            for counted, after in counted_for_each(reader, end):
                sized = per_each(value, counted)
                if isinstance(sized, Modification) and sized != value:
                    found.append((Static(subject, (sized,)), after))
    for ref, end in reader.read(Spec("Ref", option="subjects"), position):
        if not isinstance(ref, Ref) or isinstance(ref, Target):
            continue
        found += _changed(reader, ref, end)
    return found


def _changed(reader: Reader, ref: Ref, position: int) -> list[AbilityReading]:
    """Static abilities of a subject: the changes after it, perhaps counted by "for each"."""
    found = _sized_first(reader, ref, position)
    for changes, after in reader.read(Spec("Modification", True), position):
        if not isinstance(changes, tuple) or any(_becomes(one) for one in changes):
            continue
        found.append((_make_static(ref, changes), after))
        for counted, last in counted_for_each(reader, after):
            more = tuple([per_each(one, counted) for one in changes if isinstance(one, Node)])
            if more != changes:
                found.append((_make_static(ref, more), last))
    return found


def _static_of_it(reader: Reader, position: int) -> list[AbilityReading]:
    """Static abilities of "it", a subject that Spanish leaves out after a condition."""
    if reader.language is ENGLISH:
        return []
    return [reading for it in THINGS for reading in _changed(reader, it, position)]


def _becomes(change: object) -> bool:
    """Whether a change is an event, not a statement that a static ability can make. CR 604.1."""
    return isinstance(change, Modification) and has_trait(change, Trait.HAPPENS)


def _sized_first(reader: Reader, ref: Ref, position: int) -> list[AbilityReading]:
    """ "... gets +1/+1 for each ... and has flying": only the first change is counted."""
    found: list[AbilityReading] = []
    for change, end in reader.read(Spec("Modification"), position):
        if not isinstance(change, Modification) or not _is_size(change):
            continue
        for counted, after in counted_for_each(reader, end):
            sized = per_each(change, counted)
            start = reader.past(after, "and")
            if not isinstance(sized, Modification) or not start:
                continue
            for more, last in reader.read(Spec("Modification"), start):
                if isinstance(more, Modification) and not _is_size(more):
                    found.append((_make_static(ref, (sized, more)), last))
    return found


def _is_size(change: Modification) -> bool:
    """Whether a change says what is added to power and toughness. CR 613.4c."""
    return change.layer() == Layer.POWER_CHANGED


def _make_static(ref: Ref, changes: tuple[object, ...]) -> Static:
    modifications = tuple([one for one in changes if isinstance(one, Modification)])
    defining = isinstance(ref, This) and all(one.defines() for one in modifications)
    zones = modifications[0].works_in() if isinstance(ref, (This, ThisSpell, You)) else 0
    if isinstance(ref, ThisSpell) and not zones:
        zones = WHEREVER_CAST
    return Static(
        subject_filter(ref), modifications, zones=zones or ON_BATTLEFIELD, defining=defining
    )


def subject_filter(ref: Ref) -> Filter:
    """The filter for a static ability's subject: a bare plural's own filter, or one object."""
    return ref.filter if isinstance(ref, Each) and ref.word is EachWord.BARE else Is(ref)


def _replacing(reader: Reader, position: int) -> list[AbilityReading]:
    found: list[AbilityReading] = []
    for value, end in reader.read(Spec("Replacement"), position):
        if isinstance(value, Replacement):
            ability = Replacing(value, zones=ON_BATTLEFIELD | value.works_in())
            found += _replacing_after(reader, ability, end)
    if start := reader.past(position, "if"):
        for condition, end in reader.read(Spec("Condition"), start):
            if reader.at(end, ",") and isinstance(condition, Condition):
                found += _replacing_if(reader, condition, end + 1)
    if start := reader.past(position, "as long as"):
        for condition, end in reader.read(Spec("Condition"), start):
            if reader.at(end, ",") and isinstance(condition, Condition):
                found += _replacing_if(reader, condition, end + 1, lasting=True)
    for condition, end in reader.family("Condition:timing", position):
        if reader.at(end, ",") and condition in DURING and isinstance(condition, Condition):
            found += _replacing_if(reader, condition, end + 1)
    return found


def _replacing_if(
    reader: Reader, condition: Condition, position: int, lasting: bool = False
) -> list[AbilityReading]:
    found: list[AbilityReading] = []
    for value, end in reader.read(Spec("Replacement"), position):
        if not isinstance(value, Replacement):
            continue
        ability = Replacing(
            value,
            condition,
            zones=stated_zones(condition) or ON_BATTLEFIELD | value.works_in(),
            condition_first=True,
            lasting=lasting,
        )
        found += [(ability, end), *_replacing_for_each(reader, ability, end)]
    return found


def _replacing_for_each(reader: Reader, ability: Replacing, end: int) -> list[AbilityReading]:
    """A replacement effect whose number is counted after it: "for each land"."""
    found: list[AbilityReading] = []
    for counted, after in counted_for_each(reader, end):
        more = with_fields(ability, {"effect": per_each(ability.effect, counted)})
        if more != ability and isinstance(more, Ability):
            found.append((more, after))
    return found


def _replacing_after(reader: Reader, ability: Replacing, end: int) -> list[AbilityReading]:
    """A replacement effect with its suffixes: "for each ...", "if ...", "where X is ..."."""
    found: list[AbilityReading] = [(ability, end)]
    if reader.at(end, ".") and "afterwards" in field_names(ability.effect):
        for then, after in [*texts(reader, end + 1), *when_done(reader, end + 1)]:
            if after == reader.size and reader.at(after - 1, "."):
                effect = with_fields(ability.effect, {"afterwards": then})
                assert isinstance(effect, Replacement)
                found.append((replace(ability, effect=effect), after - 1))
    found += _replacing_for_each(reader, ability, end)
    if start := reader.past(end, "if"):
        for condition, after in reader.read(Spec("Condition"), start):
            changed = with_fields(ability, {"condition": condition})
            assert isinstance(changed, Ability)
            found.append((changed, after))
    for condition, after in reader.family("Condition:timing", end):
        if condition in DURING:
            changed = with_fields(ability, {"condition": condition})
            assert isinstance(changed, Ability)
            found.append((changed, after))
    if start := reader.past(end, ", where x is"):
        for meaning, after in reader.read(Spec("Amount"), start):
            if isinstance(meaning, Amount):
                made = with_meaning_of_x(ability, meaning)
                if isinstance(made, Ability) and made is not ability:
                    found.append((made, after))
    return found
