"""Prints instructions as sentences and as clauses within sentences. CR 608.2c."""

from __future__ import annotations

from jajna.ir.abilities import (
    Activated,
    Static,
    Triggered,
)
from jajna.ir.amounts import PerEach, X
from jajna.ir.base import (
    Amount,
    Condition,
    Cost,
    Effect,
    Filter,
    Modification,
    Node,
    Ref,
    field_names,
)
from jajna.ir.composites import (
    ChooseFirst,
    Clause,
    ForEach,
    Modes,
    Repeat,
    RollTable,
    Sequence,
    WhenNext,
    WhenYouDo,
)
from jajna.ir.declared.binding import Trait, has_trait
from jajna.ir.filters.mana_uses import AnyUse
from jajna.ir.mana import AddMana, AddManaInstead, AddManaOfColors, ManaEffect
from jajna.ir.prevention import PreventThen
from jajna.ir.rebuild import with_fields
from jajna.ir.refs import Each
from jajna.text.agreement import SINGULAR, Agreement
from jajna.text.phrases import phrase_of
from jajna.text.speech import Speech
from jajna.text.tokens import PARAGRAPH, Tokens, capital, stop, tokenize
from jajna.vocab import ManaKept

__all__ = ["Instructions", "counted_in"]


class Instructions(Speech):
    """Prints instructions as sentences and as clauses within sentences. CR 608.2c."""

    otherwise: tuple[str, ...] = ("Otherwise", ",")
    keeping: tuple[str, str] = (
        "Until end of turn, you don't lose this mana as steps and phases end.",
        "Until end of combat, you don't lose this mana as steps and phases end.",
    )
    when_you_do: tuple[str, ...] = ("when", "you", "do", ",")
    if_prevented: tuple[str, ...] = ("if", "damage", "is", "prevented", "this", "way", ",")

    def when_done(self, done: Condition) -> Tokens:
        """What was done "this way", after "when"."""
        return self.node(done, SINGULAR)

    def text(self, effect: Effect) -> Tokens:
        """An instruction as one or more sentences with full stops, the first in small letters."""
        if isinstance(effect, Sequence) and effect.joiner.startswith("."):
            tokens: Tokens = []
            for number, one in enumerate(effect.effects):
                sentence = self.text(one)
                if number and effect.joiner != ".":
                    sentence = [*self.then_sentence(effect.joiner, sentence), *sentence]
                tokens += capital(sentence) if number else sentence
            return tokens
        within: object = getattr(effect, "effect", None)
        if isinstance(within, Sequence) and within.joiner == "." and _goes_on(effect):
            first, *others = within.effects
            alone = with_fields(effect, {"effect": first})
            assert isinstance(alone, Effect)
            return [*self.text(alone), *[x for one in others for x in capital(self.text(one))]]
        if isinstance(effect, Modes):
            return self.modal(effect)
        if isinstance(effect, RollTable):
            return self.rolled(effect)
        if isinstance(effect, WhenYouDo):
            assert isinstance(effect.ability, Triggered), effect
            told: Tokens = [*self.when_you_do]
            if effect.done is not None:
                told = [self.when_you_do[0], *self.when_done(effect.done), ","]
            return [*told, *self.text(effect.ability.effect)]
        if isinstance(effect, WhenNext):
            assert isinstance(effect.ability, Triggered), effect
            on = self.node(effect.ability.on, SINGULAR)
            return [*on, ",", *self.text(effect.ability.effect)]
        if isinstance(effect, Clause) and (
            effect.costs or effect.refused or effect.otherwise is not None
        ):
            return self.long_clause(effect)
        if isinstance(effect, Clause) and isinstance(effect.effect, WhenNext):
            assert effect.condition is not None, effect
            told = [*self.if_word(), *self.node(effect.condition, SINGULAR), ","]
            return [*told, *self.text(effect.effect)]
        if isinstance(effect, PreventThen):
            then = self.text(effect.then)
            after = [*self.if_prevented, *then] if effect.stated else then
            return [*self.text(effect.prevent), *capital(after)]
        more = effect.additional_effect() if isinstance(effect, ManaEffect) else None
        if more is not None:
            assert isinstance(effect, ManaEffect) and isinstance(more, Triggered), effect
            plain = with_fields(effect, {"more": None})
            assert isinstance(plain, Effect), plain
            if more.joined:
                shared = self.text(more.effect)
                return [*self.text(plain)[:-1], ",", self.conjunctions[0], *shared]
            told = [*self.node(more.on, SINGULAR), ",", *self.text(more.effect)]
            return [*self.text(plain), *capital(told)]
        if isinstance(effect, AddManaInstead):
            return self.instead(effect.plain, effect.condition, effect.instead, "last")
        last = effect.effects[-1] if isinstance(effect, Sequence) else effect
        tokens = [*self.series(effect, SINGULAR), *self.meaning_of_x(effect)]
        only_for = effect.restriction() if isinstance(effect, ManaEffect) else None
        if only_for is not None:
            return [*stop(tokens), *self.in_era(self.spending(only_for))]
        kept = _how_kept(effect)
        if kept is not ManaKept.NOT:
            said = self.keeping[0 if kept is ManaKept.TURN else 1]
            return [*stop(tokens), *self.in_era(tokenize(said))]
        return tokens if isinstance(last, Modes) else stop(tokens)

    def spending(self, only_for: Filter) -> Tokens:
        """The sentence that restricts spending mana. CR 106.6."""
        raise NotImplementedError

    def uses(self, only_for: AnyUse, joiner: Tokens) -> Tokens:
        """The uses of mana, joined."""
        said = [self.by_phrase(one, SINGULAR) for one in only_for.uses]
        if len(said) > 2:
            return self.listed(said, "or")
        tokens: Tokens = []
        for number, one in enumerate(said):
            tokens += [*(joiner if number else []), *one]
        return tokens

    def long_clause(self, clause: Clause) -> Tokens:
        """A clause of more than one sentence."""
        otherwise = clause.otherwise
        if otherwise is not None and clause.instead:
            assert clause.condition is not None, clause
            done: Effect = clause.effect
            if clause.may is not None:
                done = Clause(clause.effect, may=clause.may)
            said = self.instead(otherwise, clause.condition, done, clause.instead)
            if not clause.apart:
                return said
            before = self.text(otherwise)
            return [*before, PARAGRAPH, *self.with_word(clause.word, said[len(before) :])]
        if otherwise is not None:
            first = Clause(
                clause.effect,
                clause.condition,
                clause.may,
                clause.costs,
                clause.unless,
                clause.payer,
                None,
                clause.late,
            )
            return [*self.text(first), *self.otherwise, *self.text(otherwise)]
        return self.paying(clause)

    def instead(self, plain: Effect, condition: Condition, effect: Effect, place: str) -> Tokens:
        """An instruction, and a sentence with the one that replaces it under a condition."""
        said = [*self.series(effect, SINGULAR), *self.meaning_of_x(effect)]
        if place == "late":
            said = self.with_instead(said, place)
            after = [*self.if_word(), *self.node(condition, SINGULAR)]
            return [*self.text(plain), *capital([*said, *after]), "."]
        clause = [*self.if_word(), *self.node(condition, SINGULAR), ","]
        return [*self.text(plain), *capital([*clause, *self.with_instead(said, place)]), "."]

    def with_instead(self, said: Tokens, place: str) -> Tokens:
        """An instruction with "instead" at its start or end; ``place`` is "first" or "last"."""
        raise NotImplementedError

    def offered(self, costs: tuple[Cost, ...], payer: Agreement) -> list[Tokens]:
        """Costs that a player may pay; what is paid with mana has no verb: "pay {1} and 1 life"."""
        said: list[Tokens] = []
        for place, cost in enumerate(costs):
            if place and phrase_of(cost, "listed").place == "listed":
                said.append(self.by_phrase(cost, payer, "listed"))
            else:
                said.append(self.cost(cost, payer))
        return said

    def x_offered(self, clause: Clause) -> Tokens:
        """What X is in the costs that a player may pay, as it is said right after them."""
        offered = clause.unless if clause.refused else clause.costs
        said = [self.meaning_of_x(cost) for cost in offered]
        return next((tokens for tokens in said if tokens), [])

    def paying(self, clause: Clause) -> Tokens:
        """ "[Player] may pay [costs]. If they do, [instruction].", or "if they don't"."""
        raise NotImplementedError

    def rolled(self, effect: RollTable) -> Tokens:
        """A die roll and its results table, each row after a bullet. CR 706.3."""
        tokens = self.text(effect.roll)
        for row in effect.outcomes:
            results = f"{row.least}" if row.most == row.least else f"{row.least}—{row.most}"
            said = f"{row.least}+" if row.most < 0 else results
            tokens += ["•", said, "|", *capital(self.with_word(row.word, self.text(row.effect)))]
        return tokens

    def modal(self, modes: Modes) -> Tokens:
        """The announcement of modes, and each mode after a bullet. CR 700.2."""
        tokens = self.modes(modes)
        for mode in modes.modes:
            said = capital(self.with_word(mode.word, self.text(mode.effect)))
            marks = ["{P}"] * mode.pawprints
            tokens += ["•", *marks, "—", *said] if marks else ["•", *said]
        return tokens

    def with_word(self, word: str, tokens: Tokens) -> Tokens:
        """The tokens after an ability word or flavor word. CR 207.2c, 207.2d."""
        return [*tokenize(self.opening_word(word)), "—", *capital(tokens)] if word else tokens

    def opening_word(self, word: str) -> str:
        """An ability word or flavor word in the language."""
        return word

    def series(self, effect: Effect, subject: Agreement) -> Tokens:
        """An instruction within a sentence."""
        if isinstance(effect, Sequence):
            return self.sequence(effect, subject)
        if isinstance(effect, Clause):
            return self.clause(effect, subject)
        if isinstance(effect, ForEach):
            if isinstance(effect.each, Each):
                tokens = self.for_each_of(effect.each.filter)
            else:
                tokens = self.for_each_one_of(effect.each)
            return [*tokens, ",", *self.series(effect.effect, subject)]
        if isinstance(effect, ChooseFirst):
            return self.series(effect.effect, subject)
        if isinstance(effect, Repeat):
            return [*self.for_each(effect.times), ",", *self.series(effect.effect, subject)]
        if isinstance(effect, Modes):
            return self.modal(effect)
        tokens = self.node(effect, subject)
        counted = counted_in(effect)
        return tokens if counted is None else [*tokens, *self.for_each(counted)]

    def in_bare_form(self, effect: Effect) -> Tokens:
        """An instruction with its subject and the bare verb, as after "have"."""
        self.bare_form = True
        try:
            return self.series(effect, SINGULAR)
        finally:
            self.bare_form = False

    def for_each_of(self, fits: Filter) -> Tokens:
        """ "For each" with the noun for the objects that fit."""
        raise NotImplementedError

    def for_each_one_of(self, things: Ref) -> Tokens:
        """ "For each of" with objects named before."""
        raise NotImplementedError

    def sequence(self, sequence: Sequence, subject: Agreement) -> Tokens:
        """Instructions joined within a sentence."""
        parts = [self.series(one, subject) for one in sequence.effects]
        if sequence.joiner == "and" and len(parts) > 2:
            return self.listed(parts, self.conjunctions[0])
        return self.joined(parts, sequence)

    def joined(self, parts: list[Tokens], sequence: Sequence) -> Tokens:
        """The parts of a sentence with the words between them."""
        tokens: Tokens = []
        for number, part in enumerate(parts):
            if number and sequence.joiner == "then" and number < len(parts) - 1:
                tokens.append(",")
            elif number:
                tokens += self.joiner(sequence.joiner)
            tokens += part
        return tokens

    def meaning_of_x(self, node: Node) -> Tokens:
        """The words ", where X is ...", if a node in this one gives X a meaning."""
        known = _explained_x(node)
        if known is None or known.meaning is None:
            return []
        return self.where_x_is(known.meaning, known.apart)

    def clause(self, clause: Clause, subject: Agreement) -> Tokens:
        """A clause with its condition, costs and options."""
        raise NotImplementedError

    def modes(self, modes: Modes) -> Tokens:
        """The announcement of modes: "choose one —"."""
        raise NotImplementedError

    def joiner(self, joiner: str) -> Tokens:
        """The words between two instructions of one sentence."""
        raise NotImplementedError

    def then_sentence(self, joiner: str, sentence: Tokens) -> Tokens:
        """A sentence after "Then"."""
        raise NotImplementedError

    def where_x_is(self, meaning: Amount, apart: bool) -> Tokens:
        """The meaning of X, at the end of a sentence or in one of its own."""
        raise NotImplementedError


def _goes_on(effect: Effect) -> bool:
    """Whether an effect that consists of another one may go on with sentences of their own."""
    return isinstance(effect, ForEach) or has_trait(effect, Trait.IS_DONE_LATER)


def _explained_x(node: Node) -> X | None:
    """The X whose meaning is said after a node; that of a quoted ability is said within it."""
    if isinstance(node, X) and node.meaning is not None and not node.said:
        return node
    for name in field_names(node):
        value: object = getattr(node, name)
        parts = [value] if isinstance(value, Node) else []
        if isinstance(value, tuple):
            parts = [one for one in value if isinstance(one, Node) and not _is_quoted(one)]
        for part in parts:
            found = _explained_x(part)
            if found is not None:
                return found
    return None


def _is_quoted(granted: Node) -> bool:
    """Whether one of several nodes is an ability that stands in quotation marks."""
    return isinstance(granted, (Activated, Triggered, Static))


def _how_kept(effect: Effect) -> ManaKept:
    """How long the mana that a sentence adds isn't lost as steps and phases end."""
    if isinstance(effect, Sequence):
        for one in effect.effects:
            kept = _how_kept(one)
            if kept is not ManaKept.NOT:
                return kept
    return effect.kept if isinstance(effect, (AddMana, AddManaOfColors)) else ManaKept.NOT


def counted_in(node: Node) -> Amount | None:
    """The amount that a node's numbers count "for each" of; None if they count none."""
    for name in field_names(node):
        value: object = getattr(node, name)
        if isinstance(value, PerEach):
            return value.counted
        if isinstance(value, Ref) and value.is_choice():
            chosen = counted_in(value)
            if chosen is not None:
                return chosen
        if isinstance(value, tuple):
            for one in value:
                found = counted_in(one) if isinstance(one, Modification) else None
                if found is not None:
                    return found
    return None
