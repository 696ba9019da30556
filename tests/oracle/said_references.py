"""Where in the printed text of abilities their references stand: words that carry nodes.

Nodes keep no positions. The printer puts each reference into words of its own, so here those words
are marked, as they are made, with the references that begin with them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, final

import pytest

from jajna.ir.abilities import Ability, Static
from jajna.ir.base import Filter, Node, Ref
from jajna.ir.filters.identity import Other
from jajna.ir.filters.logic import All
from jajna.text.agreement import Agreement
from jajna.text.english.printer import EnglishPrinter
from jajna.text.tokens import Tokens

__all__ = ["Said", "said_words"]

_OTHER: Final = ("other", "another")


@final
class Said(str):
    """A word of a text that carries the references that begin with it, the shortest first."""

    refs: tuple[Ref | Other, ...] = ()
    within: tuple[Node, ...] = ()
    """The nodes whose phrases have the word in them, the shortest phrase first."""

    def _like(self, text: str) -> Said:
        made = Said(text)
        made.refs = self.refs
        made.within = self.within
        return made

    def upper(self) -> Said:
        return self._like(str.upper(self))

    def __getitem__(self, key: object) -> Said:
        assert isinstance(key, (slice, int)), key
        return self._like(str.__getitem__(self, key))

    def __add__(self, other: str) -> Said:
        return self._like(str.__add__(self, other))


def _marked(word: str, ref: Ref | Other) -> Said:
    made = _said(word)
    made.refs = (*made.refs, ref)
    return made


def _said(word: str) -> Said:
    return word if isinstance(word, Said) else Said(word)


def _put_within(word: str, node: Node) -> Said:
    made = _said(word)
    made.within = (*made.within, node)
    return made


def _other_of(fits: Filter) -> Other | None:
    """The "other" with which a description begins."""
    first = fits.parts[0] if isinstance(fits, All) else fits
    return first if isinstance(first, Other) else None


@contextmanager
def _marking() -> Iterator[None]:
    """Let the printer mark the words of references for a while."""
    reference, phrase = EnglishPrinter.reference, EnglishPrinter.noun_phrase

    def said(self: EnglishPrinter, ref: Ref, option: str, subject: bool) -> Tokens:
        tokens = reference(self, ref, option, subject)
        return [_marked(tokens[0], ref), *tokens[1:]] if tokens else tokens

    def described(self: EnglishPrinter, fits: Filter, option: str, plural: bool) -> Tokens:
        tokens = phrase(self, fits, option, plural)
        other = _other_of(fits)
        if other is None or not tokens or tokens[0] not in _OTHER:
            return tokens
        return [_marked(tokens[0], other), *tokens[1:]]

    by_phrase = EnglishPrinter.by_phrase

    def phrased(self: EnglishPrinter, node: Node, subject: Agreement, place: str = "") -> Tokens:
        return [_put_within(word, node) for word in by_phrase(self, node, subject, place)]

    static = EnglishPrinter.static

    def said_of(self: EnglishPrinter, ability: Static) -> Tokens:
        return [_put_within(word, ability) for word in static(self, ability)]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(EnglishPrinter, "reference", said)
        patch.setattr(EnglishPrinter, "by_phrase", phrased)
        patch.setattr(EnglishPrinter, "static", said_of)
        patch.setattr(EnglishPrinter, "noun_phrase", described)
        yield


def said_words(ability: Ability) -> list[str]:
    """The words of an ability as it is printed; those that begin a reference are ``Said``."""
    with _marking():
        return list(EnglishPrinter().ability(ability))
