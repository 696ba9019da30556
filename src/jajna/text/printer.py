"""Prints abilities with the phrase book; the base of both languages' printers. CR 113.3.

A language is a subclass with its own references, noun phrases, amounts and verbs.
"""

from __future__ import annotations

from dataclasses import replace

from jajna.ir.abilities import (
    Ability,
    Activated,
    Keyworded,
    OwnCostChange,
    Replacing,
    SpellAbility,
    SpendOnX,
    Static,
    TargetsCost,
    Triggered,
)
from jajna.ir.amounts import Number, PerEach, X
from jajna.ir.base import (
    ON_BATTLEFIELD,
    Condition,
    Effect,
    Modification,
    Ref,
)
from jajna.ir.composites import Modes
from jajna.ir.costs import PayMana
from jajna.ir.declared.binding import Trait, has_trait
from jajna.ir.declared.worth import Alters, alterations_of
from jajna.ir.filters.identity import Is
from jajna.ir.refs import YOU, Each, EachWord
from jajna.text.agreement import SINGULAR, Agreement
from jajna.text.brackets import bracketed
from jajna.text.filling import stands_apart
from jajna.text.instructions import Instructions, counted_in
from jajna.text.own_names import OwnName
from jajna.text.phrases import UnwordedError, phrase_of_condition
from jajna.text.tokens import PARAGRAPH, Tokens, capital, join, stop, tokenize, within_sentences
from jajna.vocab import Zone
from jajna.wording import KEYWORDS, LAYOUTS, TABLES, Laid, Layout

__all__ = ["Printer"]


class Printer(Instructions):
    """The base of a language's printer: prints abilities and all the nodes in them."""

    level_word: str = "LEVEL"
    cheaper_words: tuple[Tokens, Tokens] = (
        ["This", "ability", "costs"],
        ["less", "to", "activate"],
    )
    exert_words: tuple[str, str, str] = (
        "you may exert ~ as it attacks.",
        "When you do,",
        "if ~ hasn't been exerted this turn, you may exert it as it attacks.",
    )

    def lines(self, abilities: tuple[Ability, ...]) -> list[str]:
        """The text of abilities as a list of lines, as a sentence names them."""
        return [self.finish(tokens) for tokens, _ in self._lines(abilities)]

    def text_box(self, abilities: tuple[Ability, ...]) -> list[str]:
        """The text of abilities as a list of lines, as they stand on a card."""
        return [self.finish(self.ended(tokens, last)) for tokens, last in self._lines(abilities)]

    def alone(self, ability: Ability) -> Tokens:
        """An ability that no other one is printed with."""
        return self._lines((ability,))[0][0]

    def changes_of(self, changes: tuple[Modification, ...], of: OwnName) -> Tokens:
        """The changes of a continuous effect, to an object that has this name or noun."""
        before = self._holder
        self._holder = of
        try:
            return self.changes(changes, Agreement())
        finally:  # what is printed next is of another object
            self._holder = before

    def _lines(self, abilities: tuple[Ability, ...]) -> list[tuple[Tokens, Ability]]:
        """The tokens of each line, with the ability that ends it."""
        before = self._holder
        try:
            return self._listed_lines(abilities)
        finally:  # what is printed next is of another card
            self._holder = before

    def _listed_lines(self, abilities: tuple[Ability, ...]) -> list[tuple[Tokens, Ability]]:
        found: list[Tokens] = []
        last: list[Ability] = []
        for place, ability in enumerate(abilities):
            tokens = self.ability(ability)
            if found and self._is_joined(abilities, place):
                last[-1] = ability
                if _is_either_or_both(ability) and _is_either_or_both(abilities[place - 1]):
                    found[-1] = self.listed([found[-1], tokens[1:]], "and/or")  # CR 702.33b
                elif isinstance(ability, Keyworded):
                    found[-1] += [",", *tokens]
                elif isinstance(ability, Static) and ability.along:
                    found[-1] = [*found[-1][:-1], self.conjunctions[0], *tokens]
                elif isinstance(ability, Static) and _share_subject(abilities[place - 1], ability):
                    found[-1] = stop([*found[-1][:-1], *self.also_so(ability)])
                else:
                    found[-1] += capital(tokens)
            else:
                found.append(capital(tokens))
                last.append(ability)
        return list(zip(found, last, strict=True))

    def ended(self, tokens: Tokens, last: Ability) -> Tokens:
        """The tokens of a line that ends with an ability, with the mark that its language wants."""
        return tokens

    def _is_joined(self, abilities: tuple[Ability, ...], place: int) -> bool:
        """Whether an ability is on the line of the one before; a sentence has its own line."""
        if not getattr(abilities[place], "joined", False):
            return False
        near = abilities[place - 1 : place + 1]
        return not any(isinstance(one, Keyworded) and self.words.sentence(one.name) for one in near)

    def finish(self, tokens: Tokens) -> str:
        """The text of the tokens of a line; each sentence begins with a capital."""
        made: Tokens = []
        for token in within_sentences(tokens):
            begins = bool(made) and made[-1] == "."
            made.append(token[:1].upper() + token[1:] if begins else token)
        return join(made).replace(" •", "\n•").replace(f" {PARAGRAPH} ", "\n")

    def ability(self, ability: Ability) -> Tokens:
        """An ability, with its full stops."""
        if isinstance(ability, Keyworded) and (laid := LAYOUTS.get(ability.name)) is not None:
            return self.laid_out(ability, laid)
        if isinstance(ability, Keyworded):
            sentence = self.words.sentence(ability.name)
            if sentence:
                return self.agreeing(sentence, SINGULAR)
            said = self.keyword(ability, False)
            if (limited := _limited(ability)) is not None:
                ended = said if said[-1] == "." else stop(said)
                said = [*ended, *self.limits(limited)]
            for number in ability.parameter:
                if isinstance(number, X) and (meaning := self.meaning_of_x(number)):
                    said = [*said, *meaning, "."]
            return self.with_word(ability.word, said)
        if isinstance(ability, SpellAbility):
            return self.with_word(ability.word, self.spell(ability))
        if isinstance(ability, (Activated, Triggered, Static)):
            return self.with_word(ability.word, self.functioning(ability))
        if isinstance(ability, Replacing):
            return self.with_word(ability.word, stop(self.replacing(ability)))
        if isinstance(ability, (OwnCostChange, TargetsCost)) and ability.word:
            return self.with_word(ability.word, self.ability(replace(ability, word="")))
        counted = counted_in(ability)
        tokens = self.node(ability, SINGULAR)
        if counted is not None:
            tokens += self.for_each(counted)
        if isinstance(ability, OwnCostChange):
            tokens += self.meaning_of_x(ability)
        return stop(tokens)

    def laid_out(self, ability: Keyworded, laid: Laid) -> Tokens:
        """A keyword ability with a layout of its own."""
        if laid.layout is Layout.CHAPTER:
            return self.chapter(ability)
        if laid.layout is Layout.LEVEL:
            return self.level(ability)
        if laid.layout is Layout.LEVEL_BAR:
            return self.level_bar(ability)
        if laid.layout is Layout.STATION:
            return self.station_symbol(ability)
        if laid.layout is Layout.ROOM:
            return self.room(ability)
        if laid.layout is Layout.EXERT:
            return self.exert(ability)
        name = laid.names[self.language]
        if laid.layout is Layout.PRICED_MODES:
            return self.priced_modes(ability, name)
        if laid.layout is Layout.WORDED:
            return self.with_word(name, self.worded(ability))
        if laid.layout is Layout.WRITTEN_OUT:
            return self.with_word(name, self.activated(_as_written(ability)))
        condition = self.node(ability.parameter[0], SINGULAR)
        return self.with_word(capital([name])[0], stop(condition))

    def spell(self, ability: SpellAbility) -> Tokens:
        """A spell ability, with the words that cleave removes in square brackets. CR 702.148a.

        Raises UnwordedError if the text with cleave isn't the whole text with words left out.
        """
        tokens = self.text(ability.effect)
        if ability.cleft is None:
            return tokens
        found = bracketed(tokens, self.text(ability.cleft))
        if found is None:
            raise UnwordedError(f"{' '.join(tokens)!r} is said otherwise without some words")
        return found

    def functioning(self, ability: Activated | Triggered | Static) -> Tokens:
        """An ability with the name that its source has in the zone where it functions."""
        before = self.own
        if not ability.zones & (ON_BATTLEFIELD | 1 << Zone.STACK):
            self.own = self.elsewhere()
        try:
            if isinstance(ability, Activated):
                return self.activated(ability)
            if isinstance(ability, Triggered):
                return self.triggered(ability)
            return self.static(ability)
        finally:  # the printer is used again where the phrase book has no words
            self.own = before

    def exert(self, ability: Keyworded) -> Tokens:
        """The ability to exert a creature as it attacks, with its linked trigger. CR 701.43d."""
        tokens = self.with_own_name(self.exert_words[2 if ability.parameter else 0])
        for linked in ability.meaning:
            if isinstance(linked, Triggered):
                tokens += [*tokenize(self.exert_words[1]), *self.text(linked.effect)]
        return tokens

    def chapter(self, ability: Keyworded) -> Tokens:
        """A chapter ability with its numbers. CR 714.2."""
        romans = TABLES["chapter"]
        numbers = [romans[one.number][0] for one in ability.parameter if isinstance(one, Number)]
        tokens: Tokens = []
        for number in numbers:
            tokens += [",", number] if tokens else [number]
        first = ability.meaning[0]
        assert isinstance(first, Triggered), ability
        return [*tokens, "—", *capital(self.with_word(ability.word, self.text(first.effect)))]

    def room(self, ability: Keyworded) -> Tokens:
        """A room ability after the room's name. CR 309.4."""
        triggered = ability.meaning[0]
        assert isinstance(triggered, Triggered), ability
        return self.with_word(triggered.word, self.text(triggered.effect))

    def level(self, ability: Keyworded) -> Tokens:
        """A level symbol: its numbers, power and toughness, and abilities. CR 711.2."""
        least, most, power, toughness = [
            one.number for one in ability.parameter if isinstance(one, Number)
        ]
        range_ = f"{least}+" if most < 0 else f"{least}-{most}"
        tokens = [self.level_word, range_, f"{power}/{toughness}"]
        return [*tokens, *self.marked_abilities(ability.meaning[0])]

    def station_symbol(self, ability: Keyworded) -> Tokens:
        """A station symbol: its number, power and toughness, and abilities. CR 721.2."""
        least, *size = [one.number for one in ability.parameter if isinstance(one, Number)]
        tokens = [f"{least}+", "|"]
        if size:
            tokens.append(f"{size[0]}/{size[1]}")
        return [*tokens, *self.marked_abilities(ability.meaning[0])]

    def priced_modes(self, ability: Keyworded, name: str) -> Tokens:
        """A keyword with modes, each with its cost after a bullet. CR 700.2h."""
        tokens = capital([name])
        spell = ability.meaning[0]
        assert isinstance(spell, SpellAbility), ability
        assert isinstance(spell.effect, Modes), ability
        for mode in spell.effect.modes:
            costs = self.costs_of(Activated(mode.costs, mode.effect))
            said = [*costs, "—", *capital(self.text(mode.effect))]
            tokens += ["•", *self.with_word(mode.word, said)]
        return tokens

    def level_bar(self, ability: Keyworded) -> Tokens:
        """A class level bar: its cost, its level, and the abilities of its section. CR 716.2a."""
        gains, has = ability.meaning
        assert isinstance(gains, Activated), ability
        tokens = self.costs_of(gains)
        for number in ability.parameter:
            if isinstance(number, Number):
                tokens += [":", capital([self.level_word.lower()])[0], str(number.number)]
        return [*tokens, *self.marked_abilities(has)]

    def worded(self, ability: Keyworded) -> Tokens:
        """The ability of any kind that is written after a keyword. CR 702.178a."""
        given = ability.meaning[0]
        assert isinstance(given, Static), ability
        [line] = self.lines(tuple([one for change in given.changes for one in _gained(change)]))
        return tokenize(line)

    def marked_abilities(self, given: Ability) -> Tokens:
        """The abilities that a static ability grants, each after a bullet."""
        assert isinstance(given, Static), given
        tokens: Tokens = []
        for change in given.changes:
            for line in self.lines(_gained(change)):
                tokens += ["•", *tokenize(line)]
        return tokens

    def activated(self, ability: Activated) -> Tokens:
        """An activated ability. CR 602.1. The list of its modes comes after its restrictions."""
        said = self.text(ability.effect)
        limits = self.in_era(self.limits(ability))
        listed: Tokens = []
        if limits and isinstance(ability.effect, Modes):
            first = said.index("•")
            listed = said[first:]
            said = stop([one for one in said[:first] if one != "—"])
        return [
            *self.costs_of(ability),
            ":",
            *capital(said),
            *self.x_in_costs(ability),
            *self.cheaper(ability),
            *self.spending_on_x(ability),
            *limits,
            *listed,
        ]

    def x_in_costs(self, ability: Activated) -> Tokens:
        """What {X} of the costs is, if the text says it and no instruction has an X. CR 107.3c."""
        if self.meaning_of_x(ability.effect):
            return []
        for cost in ability.costs:
            if isinstance(cost, PayMana) and cost.x is not None:
                return stop(self.meaning_of_x(cost.x)[1:])
        return []

    def cheaper(self, ability: Activated) -> Tokens:
        """The cost reduction of an activated ability, with its condition. CR 601.2f, 602.2b."""
        if ability.less is None:
            return []
        less = ability.less.times if isinstance(ability.less, PerEach) else ability.less
        tokens = [*self.cheaper_words[0], *self.amount(less, ""), *self.cheaper_words[1]]
        if isinstance(ability.less, PerEach):
            tokens += self.for_each(ability.less.counted)
        if ability.less_if is not None:
            timed = phrase_of_condition(ability.less_if) == "timing"
            tokens += [] if timed else self.if_word()
            tokens += self.node(ability.less_if, SINGULAR)
        return stop([*tokens, *self.meaning_of_x(ability.less)])

    def spending_on_x(self, ability: Activated) -> Tokens:
        """The restriction on the mana spent on {X}. CR 107.3, 602.2b."""
        return capital(stop(self.node(SpendOnX(ability.on_x), SINGULAR))) if ability.on_x else []

    def costs_of(self, ability: Activated) -> Tokens:
        """The costs of an activated ability. CR 602.1a."""
        tokens: Tokens = []
        for cost in ability.costs:
            if tokens:
                tokens.append(",")
            tokens += capital(self.cost(cost, Agreement(you=True, implied=True)))
        return tokens

    def triggered(self, ability: Triggered) -> Tokens:
        """A triggered ability. CR 603.1, 603.11."""
        if ability.late:
            said = self.text(ability.effect)
            return [*said[:-1], *self.node(ability.on, SINGULAR), "."]
        tokens = [*self.node(ability.on, SINGULAR), ","]
        if ability.condition is not None:
            tokens += [*self.if_word(), *self.node(ability.condition, SINGULAR), ","]
        return [*tokens, *self.text(ability.effect), *self.trigger_limit(ability)]

    def static(self, ability: Static) -> Tokens:
        """A static ability."""
        if ability.otherwise:
            return self.otherwise_so(ability)
        condition: Tokens = []
        if ability.condition is not None:
            condition = self.lasting(ability.condition)
            if ability.said_if:
                condition = [*self.if_word(), *self.node(ability.condition, SINGULAR)]
        affects = ability.affects
        ref = affects.ref if isinstance(affects, Is) else Each(affects, EachWord.BARE)
        self._holder = ref
        if ability.same:
            tokens = [*self.same(), *self.reference(ref, "", False)]
        elif ability.changes[0].subject() is not None:
            tokens = self.changes(ability.changes, SINGULAR)
        elif _gives_you_control(ability.changes):
            tokens = self.you_control(ref)
        else:
            tokens = self.affected(ref, ability)
            said = self.changes(ability.changes, self.agreement(ref))
            tokens += [*self.contracted(tokens, said[:1]), *said[1:]]
        if ability.condition is not None and ability.condition_first and not ability.along:
            tokens = [*condition, ",", *tokens]
        elif ability.condition is not None and not ability.along:
            tokens = [*tokens, *condition]
        return stop([*tokens, *self.meaning_of_x(ability)])

    def otherwise_so(self, ability: Static) -> Tokens:
        """A static ability for when the condition of the one before doesn't hold."""
        said = self.changes(ability.changes, self.agreement(ability.affects))
        return stop([*self.otherwise_it(), *said])

    def otherwise_it(self) -> Tokens:
        """The beginning of a sentence about what isn't so: "otherwise, it"."""
        raise NotImplementedError

    def also_so(self, ability: Static) -> Tokens:
        """A static ability that shares the subject of the one before: "and doesn't untap ..."."""
        return [
            self.conjunctions[0],
            *self.changes(ability.changes, self.agreement(ability.affects)),
        ]

    def affected(self, ref: Ref, ability: Static) -> Tokens:
        """The objects that a static ability affects, as the subject of its sentence."""
        return self.reference(ref, "", True)

    def lasting(self, condition: Condition) -> Tokens:
        """The condition of a static ability: "as long as ...", or a phrase of time."""
        said = self.node(condition, SINGULAR)
        return said if phrase_of_condition(condition) == "timing" else [*self.as_long_as(), *said]

    def same(self) -> Tokens:
        """The beginning of a sentence that extends the last one: "the same is true for"."""
        raise NotImplementedError

    def you_control(self, ref: Ref) -> Tokens:
        """ "You control" an object, as a static ability."""
        raise NotImplementedError

    def changes(self, changes: tuple[Modification, ...], subject: Agreement) -> Tokens:
        """The changes of a continuous effect, as predicates of their subject."""
        if len(changes) > 1 and counted_in(changes[0]) is not None:
            parts = [self.node(one, subject) for one in changes]
            counted_first = counted_in(changes[0])
            assert counted_first is not None, changes
            parts[0] = [*parts[0], *self.for_each(counted_first)]
            return self.listed(parts, self.conjunctions[0])
        parts = [self.node(one, subject) for one in changes]
        tokens = self.listed(parts, self.conjunctions[0], apart=stands_apart(changes[-1]))
        for change in changes:
            counted = counted_in(change)
            if counted is not None:
                return [*tokens, *self.for_each(counted)]
        return tokens

    def replacing(self, ability: Replacing) -> Tokens:
        """A replacement or prevention effect."""
        tokens = self.node(ability.effect, SINGULAR)
        counted = counted_in(ability.effect)
        if counted is not None:
            tokens += self.for_each(counted)
        if ability.condition is not None:
            condition = self.node(ability.condition, SINGULAR)
            if phrase_of_condition(ability.condition) != "timing":
                word = self.as_long_as() if ability.lasting else self.if_word()
                condition = [*word, *condition]
            if ability.condition_first:
                tokens = [*condition, ",", *tokens]
            else:
                tokens += condition
        then: object = getattr(ability.effect, "afterwards", None)
        if isinstance(then, Effect):
            return [*stop(tokens), *capital(self.text(then))[:-1]]
        return [*tokens, *self.meaning_of_x(ability)]

    def limits(self, ability: Activated) -> Tokens:
        """The restrictions on when and how often an ability may be activated. CR 602.5."""
        raise NotImplementedError

    def trigger_limit(self, ability: Triggered) -> Tokens:
        """The sentence that an ability triggers only once each turn, or can't be countered."""
        raise NotImplementedError

    def as_long_as(self) -> Tokens:
        """ "As long as"."""
        raise NotImplementedError


def _is_either_or_both(ability: Ability) -> bool:
    """Whether an ability is a keyword like kicker, with one mana cost that "and/or" may join."""
    wording = KEYWORDS.get(ability.name) if isinstance(ability, Keyworded) else None
    if wording is None or not wording.either_or_both or not isinstance(ability, Keyworded):
        return False
    return all(isinstance(cost, PayMana) for cost in ability.parameter)


def _limited(ability: Keyworded) -> Activated | None:
    """The ability that a keyword means, with only the restriction that stands after the keyword;
    None without one. CR 602.5b.
    """
    first = ability.meaning[0] if ability.meaning else None
    held = KEYWORDS.get(ability.name)
    if held is None or not isinstance(first, Activated) or not first.limit:
        return None
    if held.make(ability.parameter).meaning == ability.meaning:
        return None
    return Activated(first.costs, first.effect, limit=first.limit)


def _as_written(ability: Keyworded) -> Activated:
    """The activated ability written after a keyword, without the parts that the keyword means.

    What can be activated only once has no condition but that of the text.
    """
    meaning = ability.meaning[0]
    assert isinstance(meaning, Activated), ability
    condition = meaning.condition if meaning.once else None
    return Activated(meaning.costs, meaning.effect, False, condition, zones=meaning.zones)


def _gained(change: Modification) -> tuple[Ability, ...]:
    """The abilities that a change adds."""
    found: list[Ability] = []
    for altered in alterations_of(change):
        if altered.alters is Alters.GAINS:
            found += getattr(change, altered.field)
    return tuple(found)


def _gives_you_control(changes: tuple[Modification, ...]) -> bool:
    """Whether the only change gives you control of an object."""
    if len(changes) != 1:
        return False
    return any(
        altered.alters is Alters.CONTROLLER and getattr(changes[0], altered.field) == YOU
        for altered in alterations_of(changes[0])
    )


def _share_subject(before: Ability, ability: Static) -> bool:
    """Whether a static ability stands in the sentence of the one before, about the same things."""
    if isinstance(before, Replacing):
        return True
    if not isinstance(before, Static) or not has_trait(
        before.changes[0], Trait.SAYS_SUBJECT_FOR_TWO
    ):
        return False
    what: object = getattr(before.changes[0], "what", None)
    return what == ability.affects and has_trait(ability.changes[0], Trait.SHARES_SUBJECT)
