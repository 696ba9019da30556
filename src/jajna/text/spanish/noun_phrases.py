"""Prints noun phrases in Spanish: filters as nouns with adjectives and what stands after them."""

from __future__ import annotations

from typing import Final, TypeGuard

from jajna.ir.base import (
    Filter,
)
from jajna.ir.filters.identity import Is, Other
from jajna.ir.filters.logic import All, Either, Not, Several
from jajna.ir.filters.nouns import (
    AnyTarget,
    Card,
    OfSubtype,
    OfType,
    Permanent,
    Spell,
    StackAbility,
    Token,
)
from jajna.ir.filters.qualities import OfColor, OfSupertype
from jajna.text.agreement import (
    SINGULAR,
    Agreement,
    is_feminine,
)
from jajna.text.english.printer import is_noun
from jajna.text.filling import QUALITIES
from jajna.text.lexicon import (
    COLOR_WORDS,
    NOUNS,
    SUPERTYPE_WORDS,
    TYPE_WORDS,
    ability_kinds,
    said_of_abilities,
)
from jajna.text.phrases import phrase_of
from jajna.text.printer import Printer
from jajna.text.spanish import words as spanish
from jajna.text.spanish.subtypes import SPANISH_SUBTYPES
from jajna.text.tokens import Tokens, tokenize
from jajna.vocab import Type

__all__ = ["SpanishNouns", "article"]

_HEADS: Final = (Card, Spell, Token, Permanent)


class SpanishNouns(Printer):
    """The part of the Spanish printer that prints noun phrases."""

    def noun_phrase(self, fits: Filter, option: str, plural: bool) -> Tokens:
        if isinstance(fits, Several):
            one = "una" if is_feminine(fits.fits) else "uno"
            return [one, "o", "más", *self.noun_phrase(fits.fits, "s", True)]
        if isinstance(fits, Either) and fits.word == "or a":
            parts = [self.noun_phrase(part, "un", False) for part in fits.parts]
            return self.listed(parts, "o")
        if option == "with":
            return self._modifier(fits, Agreement(plural))[0]
        if option in QUALITIES:
            option = "s" if plural else "un"
        feminine = is_feminine(fits)
        many = option in ("s", "los") or (plural and option in ("n", "one"))
        nouns = self.nouns(fits, many)
        if option == "los":
            return [article(True, feminine), *nouns]
        if option in ("a", "un") and nouns[0] not in ("otro", "otra"):
            return ["una" if feminine else "un", *nouns]
        return nouns

    def quality(self, fits: Filter, option: str, plural: bool, subject: Agreement) -> Tokens:
        inner = fits.parts if isinstance(fits, All) else (fits,)
        if any(is_noun(part) for part in inner):
            return self.noun_phrase(fits, "s" if plural or subject.plural else "un", False)
        agreement = Agreement(plural or subject.plural, feminine=subject.feminine)
        if len(inner) == 1 and isinstance(inner[0], Not) and not is_noun(inner[0].of):
            said, after = self._modifier(inner[0].of, agreement)
            if not after:
                return ["no", *said]  # "es no básica"
        return [word for part in inner for word in self._modifier(part, agreement)[0]]

    def nouns(self, fits: Filter, plural: bool, after_adjectives: str = "") -> Tokens:
        parts = fits.parts if isinstance(fits, All) else (fits,)
        agreement = Agreement(plural, feminine=is_feminine(fits))
        nouns = [part for part in parts if is_noun(part)]
        tokens: Tokens = []
        adjectives: Tokens = []
        suffixes: Tokens = []
        isnt = False
        joints: list[int] = []
        for part in parts:
            if isinstance(part, Other):
                tokens += [spanish.adjective("otro", plural, agreement.feminine)]
            elif not is_noun(part):
                inner = self._inside(nouns) if isinstance(part, OfSupertype) else None
                said, after = self._modifier(part, inner or agreement)
                if isinstance(part, Not):
                    said = self._isnt_of(part, nouns, said, plural)
                    if isnt:
                        joints.append(len(suffixes))
                    isnt = True
                    suffixes += ["y", *said] if suffixes else said
                elif not after and isnt:
                    # Predicates after "que no sea" also become "que no sea".
                    suffixes += ["y", "que", "sean" if plural else "sea", *said]
                elif after:
                    suffixes += said
                else:
                    adjectives += said
        for joint in joints[:-1]:
            suffixes[joint] = ","  # only the last of an enumeration has "y"
        tokens += self._head(nouns, plural)
        tokens += adjectives
        if after_adjectives:
            tokens.append(after_adjectives)
        return tokens + suffixes

    def _isnt_of(self, part: Not, nouns: list[Filter], said: Tokens, plural: bool) -> Tokens:
        """ "Hechizo que no sea de criatura", but "carta que no sea tierra": as it is printed."""
        head = nouns[-1] if nouns else None
        if not isinstance(part.of, OfType) or not isinstance(head, (Card, Spell)):
            return said
        if isinstance(head, Card) and part.of.type == Type.LAND:
            return said
        return ["que", "no", "sean" if plural else "sea", "de", *self._noun(part.of, False)]

    def _inside(self, nouns: list[Filter]) -> Agreement | None:
        """The agreement of the type in "cartas de tierra básica"; None where there is no head."""
        rest = [part for part in nouns if not isinstance(part, _HEADS)]
        if not rest or len(rest) == len(nouns):
            return None
        return Agreement(feminine=is_feminine(rest[-1]))

    def _head(self, nouns: list[Filter], plural: bool) -> Tokens:
        heads = [part for part in nouns if isinstance(part, _HEADS)]
        rest = [part for part in nouns if not isinstance(part, _HEADS)]
        tokens: Tokens = []
        for head in reversed(heads):
            tokens += ["de", *self._noun(head, False)] if tokens else self._noun(head, plural)
        ordered = [part for part in reversed(rest) if not isinstance(part, OfSubtype)]
        ordered += [part for part in rest if isinstance(part, OfSubtype)]
        for number, part in enumerate(ordered):
            if heads and not number and _is_of_two_types(part):
                # "Carta de instantáneo o de conjuro".
                said = [["de", *self._noun(one, False)] for one in part.parts]
                tokens += self.listed(said, part.word)
                continue
            if heads and not number:
                tokens.append("de")
            tokens += self._noun(part, plural and not heads and not number)
        return tokens

    def _noun(self, part: Filter, plural: bool) -> Tokens:
        if isinstance(part, Either):
            return self.listed([self.nouns(one, plural) for one in part.parts], part.word)
        if isinstance(part, OfType):
            return [TYPE_WORDS[part.type][3 if plural else 2]]
        if isinstance(part, OfSubtype):
            word = SPANISH_SUBTYPES.get(part.name, (part.name, "m"))[0]
            return tokenize(spanish.plural_noun(word) if plural else word)
        if isinstance(part, AnyTarget):
            return ["cualquier", "objetivo"]
        if isinstance(part, StackAbility) and part != StackAbility():
            said = [ability_kinds()[kind] for kind in said_of_abilities(part)]
            shown = [
                tokenize(word if " " in word else spanish.adjective(word, plural, True))
                for word in said
            ]
            return ["habilidades" if plural else "habilidad", *self.listed(shown, "o")]
        for noun, _, _, one, many, _ in NOUNS:
            if noun == part:
                return [many if plural else one]
        return self.by_phrase(part, SINGULAR)

    def _modifier(self, part: Filter, agreement: Agreement) -> tuple[Tokens, bool]:
        """A modifier of the noun, and whether it stands after the adjectives."""
        plural, feminine = agreement.plural, agreement.feminine
        if isinstance(part, OfColor):
            return [spanish.adjective(COLOR_WORDS[part.color][1], plural, feminine)], False
        if isinstance(part, OfSupertype):
            return [spanish.adjective(SUPERTYPE_WORDS[part.supertype][1], plural, feminine)], False
        if isinstance(part, Not):
            isnt = ["que", "no", "sean" if plural else "sea"]
            if is_noun(part.of):
                return [*isnt, *self.nouns(part.of, False)], True  # "cartas que no sean tierra"
            return [*isnt, *self._modifier(part.of, agreement)[0]], True
        if isinstance(part, Either):
            # "De Nutria o que no sea de criatura": what is denied comes last.
            kinds = [one for one in part.parts if is_noun(one)]
            said = [["de", *self._noun(one, False)] for one in kinds]
            said += [self._modifier(one, agreement)[0] for one in part.parts if one not in kinds]
            return self.listed(said, part.word), bool(kinds)
        if isinstance(part, Is):
            return self.reference(part.ref, "", False), True
        if phrase_of(part).place == "prefix":
            words = self.by_phrase(part, agreement)
            if len(words) == 1:
                return [spanish.adjective(words[0], plural, feminine)], False
            return words, False
        return self.by_phrase(part, agreement), True


def _is_of_two_types(part: Filter) -> TypeGuard[Either]:
    if not isinstance(part, Either) or len(part.parts) != 2:
        return False
    return all(isinstance(one, OfType) for one in part.parts)


def article(plural: bool, feminine: bool) -> str:
    """The definite article."""
    if plural:
        return "las" if feminine else "los"
    return "la" if feminine else "el"
