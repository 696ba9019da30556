"""Prints the IR in English, as Oracle text of today writes it."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, final

from jajna.ir.abilities import Activated, Keyworded, OnlyBy, Triggered
from jajna.ir.amounts import (
    CountOf,
    CountOfThese,
    Difference,
    ManaWorth,
    Minus,
    Number,
    PerEach,
    Plus,
    ThatMuch,
    Twice,
    X,
    is_that_much,
)
from jajna.ir.base import Amount, Cost, Filter, Node, Ref
from jajna.ir.composites import Clause, Fresh, Modes, WhenYouDo, is_done_once
from jajna.ir.conditions.logic import Unless
from jajna.ir.filters.identity import Is, Other
from jajna.ir.filters.logic import All, Either, Not, Several, Such
from jajna.ir.filters.mana_uses import AnyUse, NotToCast
from jajna.ir.filters.nouns import AnyTarget, OfSubtype, OfType, Outlaw, StackAbility
from jajna.ir.filters.qualities import OfColor, OfSupertype
from jajna.ir.mana import AddMana, AddManaOfColors
from jajna.ir.players import PlayerOrController
from jajna.ir.refs import (
    ANY_NUMBER,
    THAT_MANY,
    X_TARGETS,
    And,
    Attached,
    Each,
    EachWord,
    It,
    Same,
    Target,
    That,
    TheOne,
    You,
)
from jajna.ir.shared_zone import parts_as_said
from jajna.subtypes import plural as plural_subtype
from jajna.text.agreement import SINGULAR, Agreement, agreement_of, is_person
from jajna.text.english.todays_words import in_todays_words
from jajna.text.english.words import (
    ORDINALS,
    article,
    gerund,
    number_word,
    plural_verb,
    third_person,
)
from jajna.text.lexicon import COLOR_WORDS, NOUNS, SUPERTYPE_WORDS, TYPE_WORDS, said_of_abilities
from jajna.text.phrases import phrase_of, phrase_of_condition, restrictions
from jajna.text.printer import Printer
from jajna.text.tokens import Tokens, capital, tokenize, without_stop
from jajna.vocab import ALL_COLORS, COLOR_LETTERS, bits
from jajna.wording import KEYWORDS, Phrase

__all__ = ["ENGLISH", "EnglishPrinter"]

_ANYONE: Final = ("Any", "player", "may", "activate", "this", "ability")
_ONLY_BY: Final = {
    OnlyBy.OWNER: "Only ~'s owner may activate this ability.",
    OnlyBy.OPPONENTS: "Only your opponents may activate this ability.",
}


def _same_mode() -> Tokens:
    return capital(tokenize("you may choose the same mode more than once."))


MODE_WORDS: Final[dict[tuple[int, int], str]] = {
    (1, 1): "choose one",
    (2, 2): "choose two",
    (3, 3): "choose three",
    (4, 4): "choose four",
    (1, 2): "choose one or both",
    (1, -1): "choose one or more",
    (0, -1): "choose any number",
    (0, 1): "choose up to one",
    (0, 2): "choose up to two",
    (0, 3): "choose up to three",
}
MORE_MODES: Final = {
    (1, 2, False): "you may choose both",
    (1, 2, True): "you may choose both instead",
    (2, 2, True): "choose both instead",
    (1, -1, True): "choose one or more instead",
    (0, -1, True): "choose any number instead",
}
FRESH: Final = {
    Fresh.EVER: "that hasn't been chosen",
    Fresh.TURN: "that hasn't been chosen this turn",
}


@final
class EnglishPrinter(Printer):
    """English."""

    def template(self, phrase: Phrase) -> str:
        return phrase.en

    def finish(self, tokens: Tokens) -> str:
        made: Tokens = []
        for number, token in enumerate(tokens):
            follows = tokens[number + 1] if number + 1 < len(tokens) else ""
            if token in ("a", "A") and follows[:1].isalnum():
                token = token + article(follows)[1:]
            made.append(token)
        said = super().finish(made)
        return in_todays_words(said) if self.shown and self.words.nouns else said

    def verb(self, word: str, agreement: Agreement) -> Tokens:
        if agreement.you or agreement.plural or agreement.bare:
            return tokenize(plural_verb(word))
        return tokenize(word)

    def contracted(self, before: Tokens, verb: Tokens) -> Tokens:
        if before in (["it"], ["that"]) and verb == ["is"]:
            return ["'s"]
        if before in (["they"], ["when", "you"], ["whenever", "you"]) and verb == ["are"]:
            return ["'re"]
        return verb

    def adjective(self, word: str, agreement: Agreement) -> Tokens:
        return [word]

    def same(self) -> Tokens:
        return tokenize("the same is true for")

    def you_control(self, ref: Ref) -> Tokens:
        return ["you", "control", *self.reference(ref, "", False)]

    # -- references ------------------------------------------------------------------------------

    def reference(self, ref: Ref, option: str, subject: bool) -> Tokens:
        if option == "'s":
            return self._possessive(ref)
        if option in ("own", "it", "they"):
            meant = ref.of if isinstance(ref, Same) and ref.of is not None else ref
            return [self._pronoun(agreement_of(meant), option, is_person(meant))]
        if isinstance(ref, Same) or (isinstance(ref, You) and ref.implied and subject):
            return []
        if isinstance(ref, You):
            return ["you"]
        if isinstance(ref, Target):
            return self._target(ref)
        if isinstance(ref, Each):
            if ref.word is EachWord.ANY:
                return self.noun_phrase(ref.filter, "a", False)
            words = [] if ref.word is EachWord.BARE else str(ref.word).split(" ")
            return [*words, *self.noun_phrase(ref.filter, "one", not ref.is_singular())]
        if isinstance(ref, And):
            said = self.listed(
                [self.reference(one, "", False) for one in parts_as_said(ref)], "and"
            )
            return [*said, "each"] if ref.each else said
        if isinstance(ref, It):
            if not ref.plural:
                return ["it"]
            return (["they", "each"] if ref.each else ["they"]) if subject else ["them"]
        if isinstance(ref, That):
            word = "those" if ref.plural and ref.word == "that" else ref.word
            after = ["each"] if ref.each else []
            return [*word.split(" "), *self.noun_phrase(ref.noun, "one", ref.plural), *after]
        if isinstance(ref, PlayerOrController):
            return tokenize(ref.said.value)
        if isinstance(ref, TheOne):
            nouns = self.noun_phrase(ref.noun, "one", ref.plural)
            return [*tokenize(self.words.worded(f"the {ref.name}")), *nouns]
        if isinstance(ref, Attached):
            return [ref.word, *self.noun_phrase(ref.noun, "one", False)]
        return self.by_phrase(ref, SINGULAR)

    def _pronoun(self, agreement: Agreement, option: str, person: bool) -> str:
        if agreement.you:
            return "your" if option == "own" else "you"
        if agreement.plural or person:
            return {"own": "their", "it": "them", "they": "they"}[option]
        return "its" if option == "own" else "it"

    def _possessive(self, ref: Ref) -> Tokens:
        if isinstance(ref, You):
            return ["your"]
        if isinstance(ref, It):
            return ["their" if ref.plural else "its"]
        tokens = self.reference(ref, "", False)
        if agreement_of(ref).plural and tokens[-1].endswith("s"):
            return [*tokens, "'"]
        return [*tokens, "'s"]

    def _target(self, of: Target) -> Tokens:
        ref = self.targeted(of)
        fits = ref.filter
        parts = fits.parts if isinstance(fits, All) else (fits,)
        other = isinstance(parts[0], Other)
        rest = _conjunction(parts[1:]) if other else fits
        one = (ref.minimum, ref.maximum) == (1, 1)
        heads = rest.parts if isinstance(rest, All) else (rest,)
        if heads and isinstance(heads[0], AnyTarget):
            if not one:
                words = _target_words(ref) + (["other"] if other else [])
                return [*_each_of(ref), *words, "targets"]
            if ref.each:
                return [*_ordinal_target(ref), "target"]
            words = ["any", "other", "target"] if other else ["any", "target"]
            return words + [word for part in heads[1:] for word in self._modifier(part, False)]
        if one:
            words = _ordinal_target(ref) if other else []
        else:
            words = _target_words(ref) + (["other"] if other else [])
        nouns = self.noun_phrase(rest, "one", ref.maximum != 1)
        after = ["each"] if ref.each == "each" else []
        return [*_each_of(ref), *words, "target", *nouns, *after]

    # -- noun phrases ----------------------------------------------------------------------------

    def noun_phrase(self, fits: Filter, option: str, plural: bool) -> Tokens:
        if isinstance(fits, Several):
            return ["one", "or", "more", *self.noun_phrase(fits.fits, "s", True)]
        if isinstance(fits, Either) and fits.word == "or a":
            parts = [self.noun_phrase(part, "a", False) for part in fits.parts]
            return self.listed(parts, "or")
        if option == "with":
            return self._modifier(fits, plural)
        if option in ("that", "quality"):
            return self._after_that_is(fits, plural)
        many = option == "s" or (plural and option != "a")
        tokens = self._nouns(fits, many)
        if option == "a" and not many and tokens[0] != "another":
            if tokens[0] == "other":
                return ["another", *tokens[1:]]
            return [article(tokens[0]), *tokens]
        return tokens

    def _after_that_is(self, fits: Filter, plural: bool) -> Tokens:
        parts = fits.parts if isinstance(fits, All) else (fits,)
        if not any(is_noun(part) for part in parts):
            return self._modifier(fits, plural)
        return self.noun_phrase(fits, "s" if plural else "a", plural)

    def _nouns(self, fits: Filter, plural: bool) -> Tokens:
        parts = fits.parts if isinstance(fits, All) else (fits,)
        nouns = [place for place, part in enumerate(parts) if is_noun(part)]
        tokens: Tokens = []
        for place, part in enumerate(parts):
            if is_noun(part):
                tokens += self._noun(part, plural and place == nouns[-1])
            elif place and isinstance(part, Not) and isinstance(parts[place - 1], Not):
                tokens += [",", *self._modifier(part, plural)]
            else:
                tokens += self._modifier(part, plural)
        return tokens

    def _noun(self, part: Filter, plural: bool) -> Tokens:
        if isinstance(part, Either):
            return self.listed([self._nouns(one, plural) for one in part.parts], part.word)
        if isinstance(part, OfType):
            return [TYPE_WORDS[part.type][1 if plural else 0]]
        if isinstance(part, OfSubtype):
            return tokenize(plural_subtype(part.name) if plural else part.name)
        for noun, one, many, _, _, _ in NOUNS:
            if noun == part:
                return [many if plural else one]
        if isinstance(part, StackAbility):
            said = " or ".join(said_of_abilities(part)).split(" ")
            return [*said, "abilities" if plural else "ability"]
        if isinstance(part, All):
            return self._nouns(part, plural)
        return self.by_phrase(part, SINGULAR)

    def _modifier(self, part: Filter, plural: bool) -> Tokens:
        if isinstance(part, Other):
            return ["other"]
        if isinstance(part, OfColor):
            return [COLOR_WORDS[part.color][0]]
        if isinstance(part, OfSupertype):
            return [SUPERTYPE_WORDS[part.supertype][0]]
        if isinstance(part, Not):
            inner = "".join(self._nouns(part.of, False))
            hyphened = inner[0].isupper() or isinstance(part.of, Outlaw)
            return ["non-" + inner if hyphened else "non" + inner]
        if isinstance(part, Either):
            said = [
                self._noun(one, False) if is_noun(one) else self._modifier(one, plural)
                for one in part.parts
            ]
            return self.listed(said, part.word)
        if isinstance(part, Is):
            return self.reference(part.ref, "", False)
        return self.by_phrase(part, Agreement(plural=plural))

    # -- amounts ---------------------------------------------------------------------------------

    def amount(self, amount: Amount, option: str) -> Tokens:
        style, _, noun = option.partition(" ")
        if noun:
            return self._measured(amount, style, noun)
        style = "one" if style == "word" else style
        simple = self._simple(amount, style, "")
        if simple is not None:
            return simple
        return self._expression(amount.times if isinstance(amount, PerEach) else amount)

    def _expression(self, amount: Amount) -> Tokens:
        return self.by_phrase(amount, SINGULAR)

    def _simple(self, amount: Amount, style: str, noun: str) -> Tokens | None:
        if isinstance(amount, PerEach):
            return self._simple(amount.times, style, noun)
        if style == "+":
            return self._signed(amount)
        if isinstance(amount, Number):
            return [_number(amount.number, style, noun)]
        if isinstance(amount, X):
            return ["X"]
        if isinstance(amount, (Plus, Difference)) and isinstance(amount.left, X):
            word = "plus" if isinstance(amount, Plus) else "minus"
            return ["X", word, *self.amount(amount.right, "one" if amount.spelled else "")]
        if isinstance(amount, ManaWorth):
            return ["{" + one.text + "}" for one in amount.cost.symbols]
        if isinstance(amount, ThatMuch):
            countable = noun not in UNCOUNTED if noun else style in ("a", "one")
            return ["that", "many" if countable else "much"]
        if isinstance(amount, Twice) and style:
            inner = self._simple(amount.of, style, noun)
            times = ["twice"] if amount.times == 2 else [number_word(amount.times), "times"]
            return None if inner is None else [*times, *inner]
        return None

    def _signed(self, amount: Amount) -> Tokens | None:
        if isinstance(amount, Number):
            return [f"{amount.number:+d}"]
        if isinstance(amount, X):
            return ["+X"]
        if isinstance(amount, Minus):
            return ["-X"]
        return None

    def _measured(self, amount: Amount, style: str, noun: str) -> Tokens:
        if isinstance(amount, (Plus, Difference)) and isinstance(amount.left, ThatMuch):
            said = self._measured(amount.left, style, noun)
            word = "plus" if isinstance(amount, Plus) else "minus"
            return [*said, word, *self.amount(amount.right, "one" if amount.spelled else "")]
        words = noun.split(" ")
        last = words[-1].split("/")
        simple = self._simple(amount, style, last[-1])
        inner = amount.times if isinstance(amount, PerEach) else amount
        if simple is None:
            many = [*words[:-1], last[-1]]
            return [*_flat(many), "equal", "to", *self._expression(amount)]
        one = isinstance(inner, Number) and inner.number == 1
        shown = [*words[:-1], last[0] if one else last[-1]]
        if simple == ["a"]:
            simple = [article(_flat(shown)[0])]
        return [*simple, *_flat(shown)]

    def counted(self, amount: Amount, fits: Filter, option: str) -> Tokens:
        if amount == Number(1) or (isinstance(amount, PerEach) and amount.times == Number(1)):
            return self.noun_phrase(fits, "a", False)
        simple = self._simple(amount, option or "a", "many")
        assert simple is not None, amount
        return [*simple, *self.noun_phrase(fits, "s", True)]

    def for_each(self, counted: Amount) -> Tokens:
        if isinstance(counted, CountOf):
            return self.for_each_of(counted.filter)
        if isinstance(counted, CountOfThese):
            return self.for_each_one_of(counted.what)
        return ["for", "each", *self.by_phrase(counted, SINGULAR, "each")]

    def for_each_of(self, fits: Filter) -> Tokens:
        return ["for", "each", *self.noun_phrase(fits, "one", False)]

    def for_each_one_of(self, things: Ref) -> Tokens:
        said = ["them"] if isinstance(things, It) else self.reference(things, "", False)
        return ["for", "each", "of", *said]

    def where_x_is(self, meaning: Amount, apart: bool) -> Tokens:
        return [*(["."] if apart else [",", "where"]), "X", "is", *self.amount(meaning, "")]

    # -- clauses ---------------------------------------------------------------------------------

    def clause(self, clause: Clause, subject: Agreement) -> Tokens:
        tokens: Tokens = []
        if clause.may is not None:
            who = self.reference(clause.may, "", True)
            tokens += [*who, "may", *(["then"] if clause.then else [])]
            if clause.have:
                tokens += ["have", *self.in_bare_form(clause.effect)]
            else:
                tokens += self.series(clause.effect, agreement_of(clause.may))
        else:
            tokens += self.series(clause.effect, subject)
        if clause.unless:
            assert clause.payer is not None, clause
            payer = agreement_of(clause.payer)
            unless = ["unless", *self.reference(clause.payer, "", True)]
            self.others_pay = not payer.you and not payer.plural
            unless += self._to_pay(clause, payer)
            self.others_pay = False
            tokens = [*unless, ",", *tokens] if clause.ahead else [*tokens, *unless]
        if clause.condition is None:
            return tokens
        if isinstance(clause.condition, Unless):
            return [*tokens, "unless", *self.node(clause.condition.condition, SINGULAR)]
        condition = ["if", *self.node(clause.condition, SINGULAR)]
        return [*tokens, *condition] if clause.late else [*condition, ",", *tokens]

    def by_phrase(self, node: Node, subject: Agreement, place: str = "") -> Tokens:
        """A node by its phrase; costs that others pay have their verbs in the third person, those
        "by" which something is cast in the gerund.
        """
        if not isinstance(node, Cost) and _BY_COSTS in phrase_of(node, place).en:
            before, self._by_costs = self._by_costs, True
            said = super().by_phrase(node, subject, place)
            self._by_costs = before
            return said
        said = super().by_phrase(node, subject, place)
        if self._by_costs and isinstance(node, Cost):
            bare = phrase_of(node, place).en[:1].isalpha()
            return [gerund(said[0]), *said[1:]] if bare else said
        if not self.others_pay or not isinstance(node, Cost):
            return said
        template = phrase_of(node, place).en
        if template[:1].isalpha():
            return [third_person(said[0]), *said[1:]]
        if " or pay " in template:
            at = max([number for number, word in enumerate(said) if word == "pay"])
            return [*said[:at], *self.verb("pays", SINGULAR), *said[at + 1 :]]
        return said

    def _to_pay(self, clause: Clause, payer: Agreement) -> Tokens:
        costs = clause.unless or clause.costs
        tokens = self.listed(self.offered(costs, payer), "and")
        return [*self.verb("pays", payer), *tokens] if tokens[0].startswith("{") else tokens

    def with_instead(self, said: Tokens, place: str) -> Tokens:
        return ["instead", *said] if place == "first" else [*said, "instead"]

    def paying(self, clause: Clause) -> Tokens:
        payer = clause.payer if clause.may is None else clause.may
        assert payer is not None, "costs to go on without a player who may pay them"
        you = agreement_of(payer).you
        who = self.reference(payer, "", True)
        tokens = [*who, "may", *self._to_pay(clause, Agreement(you=True))]
        tokens = [*tokens, *self.x_offered(clause), "."]
        if clause.condition is not None:
            tokens = ["if", *self.node(clause.condition, SINGULAR), ",", *tokens]
        rest = ["If", "you" if you else "they", "do", ","]
        if clause.paid:
            rest = ["If", *clause.paid.split(" "), "does", ","]
        if clause.refused:
            said = clause.refused.split(" ")
            rest = ["If", *said, "don't" if said[0] in ("you", "they") else "doesn't", ","]
        if isinstance(clause.effect, WhenYouDo):
            return [*tokens, *capital(self.text(clause.effect))]
        return [*tokens, *rest, *self.text(clause.effect)]

    def modes(self, modes: Modes) -> Tokens:
        if modes.by_pawprints():
            return [*tokenize("choose up to five {P} worth of modes."), *_same_mode()]
        words = MODE_WORDS[modes.minimum, modes.maximum]
        if modes.chooser is not None:
            words = words.replace("choose", "an opponent chooses")
        tokens = words.split(" ")
        if modes.repeats:
            return [*tokens, ".", *_same_mode()]
        if modes.fresh is not Fresh.NO:
            tokens = [*tokens, *FRESH[modes.fresh].split(" ")]
        if modes.more_if is not None:
            cast = tokenize("as you cast this spell") if modes.as_cast else []
            said = self.node(modes.more_if, SINGULAR)
            return [
                *tokens,
                ".",
                "If",
                *said,
                *cast,
                ",",
                *self._more_modes(modes),
                ".",
            ]
        return [*tokens, "—"]

    def _more_modes(self, modes: Modes) -> Tokens:
        """ "You may choose both"; of three or more modes it is two."""
        words = MORE_MODES[modes.least_if, modes.most_if, modes.instead].split(" ")
        return ["two" if word == "both" and len(modes.modes) > 2 else word for word in words]

    def mana(self, node: AddMana) -> Tokens:
        symbols = self.listed([self.produced(row) for row in node.choices], "or")
        tokens: Tokens = ["add"]
        if node.who is not None:
            agreement = agreement_of(node.who)
            tokens = [*self.reference(node.who, "", True), *self.verb("adds", agreement)]
        if node.additional:
            tokens += ["an", "additional"]
        if node.times is None or isinstance(node.times, PerEach):
            return [*tokens, *symbols]
        if is_that_much(node.times):
            return [*tokens, *self.amount(node.times, "1"), *symbols]
        if isinstance(node.times, Number):
            return [*tokens, *self.amount(node.times, "one"), *symbols]
        return [
            *tokens,
            "an",
            "amount",
            "of",
            *symbols,
            "equal",
            "to",
            *self.amount(node.times, ""),
        ]

    def spending(self, only_for: Filter) -> Tokens:
        if isinstance(only_for, NotToCast):
            said = self.by_phrase(only_for.spells, SINGULAR)
            return ["This", "mana", "can't", "be", "spent", "to", *said, "."]
        start = ["Spend", "this", "mana", "only"]
        start.append("on" if isinstance(only_for, AnyUse) and only_for.is_of_costs() else "to")
        if isinstance(only_for, AnyUse):
            return [*start, *self.uses(only_for, ["or", "to"] if only_for.again else ["or"]), "."]
        if isinstance(only_for, Such):
            nouns = self.noun_phrase(only_for.of, "s", True)
        else:
            nouns = self.noun_phrase(only_for, "a", False)
        return [*start, "cast", *nouns, "."]

    def mana_of_colors(self, node: AddManaOfColors) -> Tokens:
        amount = self._measured(node.count, "one", "mana")
        if node.colors == ALL_COLORS and node.together:
            colors = ["of", "any", "color"]
            if node.count != Number(1):
                colors = ["of", "any", "one", "color"]
        elif node.different:
            colors = ["of", "different", "colors"]
        elif node.colors == ALL_COLORS:
            colors = ["in", "any", "combination", "of", "colors"]
        else:
            names = [["{" + COLOR_LETTERS[one] + "}"] for one in wheel_order(node.colors)]
            colors = ["in", "any", "combination", "of", *self.listed(names, "and/or")]
        if node.who is None:
            return ["add", *(["an", "additional"] if node.additional else []), *amount, *colors]
        tokens = [*self.reference(node.who, "", True), *self.verb("adds", agreement_of(node.who))]
        return [*tokens, *(["an", "additional"] if node.additional else []), *amount, *colors]

    def limits(self, ability: Activated) -> Tokens:
        limits: list[Tokens] = []
        if ability.instant_speed:
            limits.append(["as", "an", "instant"])
        slow = ability.sorcery_speed and not ability.loyalty
        if slow and not ability.sorcery_last:
            limits.append(["as", "a", "sorcery"])
        if ability.condition is not None:
            for condition in restrictions(ability.condition):
                tokens = self.node(condition, SINGULAR)
                timing = phrase_of_condition(condition) == "timing"
                limits.append(tokens if timing else ["if", *tokens])
        if slow and ability.sorcery_last:
            limits.append(["as", "a", "sorcery"])
        often = 0 if ability.limit_first else len(limits)
        if ability.limit == 1:
            limits.insert(often, ["once", "each", "turn"])
        elif ability.once:
            limits.insert(often, ["once"])
        elif ability.limit:
            times = ["twice"] if ability.limit == 2 else [number_word(ability.limit), "times"]
            return ["Activate", "no", "more", "than", *times, "each", "turn", "."]
        if ability.only_by is not OnlyBy.ANYBODY:
            return self.with_own_name(_ONLY_BY[ability.only_by])
        if not limits:
            return [*_ANYONE, "."] if ability.anyone else []
        opening = [*_ANYONE, "but"] if ability.anyone else ["Activate"]
        tokens = [*opening, "only", *limits[0]]
        for limit in limits[1:]:
            tokens += ["and", "only", *limit]
        return [*tokens, "."]

    def trigger_limit(self, ability: Triggered) -> Tokens:
        if ability.sure:
            return ["This", "ability", "can't", "be", "countered", "."]
        if is_done_once(ability.effect):
            return ["Do", "this", "only", "once", "each", "turn", "."]
        if not ability.limit:
            return []
        return ["This", "ability", "triggers", "only", "once", "each", "turn", "."]

    def otherwise_it(self) -> Tokens:
        return ["otherwise", ",", "it"]

    def as_long_as(self) -> Tokens:
        return ["as", "long", "as"]

    def if_word(self) -> Tokens:
        return ["if"]

    def keyword(self, ability: Keyworded, inside: bool) -> Tokens:
        wording = KEYWORDS[ability.name]
        said = self.named(ability, wording.name, wording.parameter)
        return without_stop(said) if inside else said

    def joiner(self, joiner: str) -> Tokens:
        return {
            "and": ["and"],
            ", and": [",", "and"],
            ", then": [",", "then"],
            "then": [",", "then"],
        }[joiner]

    def then_sentence(self, joiner: str, sentence: Tokens) -> Tokens:
        return ["Then", ","] if joiner.endswith(",") else ["Then"]


PERSON: Final = Agreement(plural=True)
_BY_COSTS: Final = " by {costs:"
"""What a template has before costs whose verbs are gerunds."""
UNCOUNTED: Final = ("damage", "life", "mana")


def is_noun(part: Filter) -> bool:
    """Whether a filter is a noun, not an adjective or suffix."""
    if isinstance(part, Either):
        return all(is_noun(one) or isinstance(one, All) for one in part.parts)
    if isinstance(part, (OfType, OfSubtype, AnyTarget, StackAbility)):
        return True
    return any(row[0] == part for row in NOUNS)


def _conjunction(parts: tuple[Filter, ...]) -> Filter:
    return parts[0] if len(parts) == 1 else All(parts)


def _each_of(ref: Target) -> Tokens:
    return ["each", "of"] if ref.each == "each of" else []


def _ordinal_target(ref: Target) -> Tokens:
    """The words before a further target: "another", "a second", "a third"."""
    return ["a", ref.each] if ref.each in ("second", "third") else ["another"]


def _target_words(ref: Target) -> Tokens:
    if ref.maximum == ANY_NUMBER:
        return ["one", "or", "more"] if ref.minimum else ["any", "number", "of"]
    if ref.maximum == X_TARGETS:
        return ["X"] if ref.minimum == X_TARGETS else ["up", "to", "X"]
    if ref.maximum == THAT_MANY:
        return ["up", "to", "that", "many"]
    if ref.minimum == ref.maximum:
        return [number_word(ref.maximum)]
    if ref.minimum == 0:
        return ["up", "to", number_word(ref.maximum)]
    if (ref.minimum, ref.maximum) == (1, 2):
        return ["one", "or", "two"]
    return ["one", ",", "two", ",", "or", "three"]


def _number(number: int, style: str, noun: str) -> str:
    if style == "a":
        return "a" if number == 1 else number_word(number)
    if style == "one":
        return number_word(number)
    if style == "th":
        return ORDINALS[number]
    return str(number)


def wheel_order(mask: int) -> list[int]:
    """The colors of a mask as a list in the order of the wheel, in the same small steps."""
    colors = list(bits(mask))
    found = colors
    least = 5
    for start in range(len(colors)):
        turned = [*colors[start:], *colors[:start]]
        steps = {(two.bit_length() - one.bit_length()) % 5 for one, two in pairwise(turned)}
        if len(steps) == 1 and min(steps) < least:
            found = turned
            least = min(steps)
    return found


def _flat(words: list[str]) -> Tokens:
    return [token for word in words for token in tokenize(word)]


ENGLISH: Final = EnglishPrinter()
"""The English printer."""
