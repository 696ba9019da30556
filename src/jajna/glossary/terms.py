"""The terms of the glossary, read from ``terms.toml`` when one is first asked for."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, final

import msgspec

from jajna.era_switches import EDITIONS
from jajna.text.catalogue import SPANISH

__all__ = ["CURRENT_ERA", "ERAS", "Term", "Wording", "opened", "term", "terms"]

ERAS: Final = tuple(edition.name for edition in EDITIONS)
"""The editions of the rules that the glossary knows, the oldest first."""
CURRENT_ERA: Final = ERAS[-1]
DATA: Final = "terms.toml"


@final
class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a term was called, or meant, in some eras; ``""`` where that is as elsewhere."""

    eras: tuple[str, ...]
    en: str
    es: str
    text_en: str
    text_es: str

    def name(self, language: str) -> str:
        """The name of the term in these eras, ``""`` if it is the usual one."""
        return self.es if language == SPANISH else self.en

    def text(self, language: str) -> str:
        """The definition for these eras, ``""`` if it is the usual one."""
        return self.text_es if language == SPANISH else self.text_en


@final
class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A term: its names, its definition and where the rules of each era have it.

    ``rules`` are numbers of sections or rules by era, several separated by a comma, ``""`` where
    no rule of that era is about it. ``related`` are ids of other terms. ``absent`` are eras whose
    rules don't have the term, ``wording`` those in which it had another name or meaning. ``see`` is
    the id of the term whose entry says it all, "" for none; ``sort`` what a keyword ability is:
    "static", "activated" or "evasion"; ``cards`` are examples.
    """

    id: str
    en: str
    es: str
    aliases_en: tuple[str, ...]
    aliases_es: tuple[str, ...]
    text_en: str
    text_es: str
    related: tuple[str, ...]
    absent: tuple[str, ...]
    rules: dict[str, str]
    see: str = ""
    sort: str = ""
    cards: tuple[str, ...] = ()
    wording: tuple[Wording, ...] = ()

    def title(self, language: str) -> str:
        """The name that the term has in the glossary, whatever the era."""
        return self.es if language == SPANISH else self.en

    def aliases(self, language: str) -> tuple[str, ...]:
        """Other names of the term by which it is found."""
        return self.aliases_es if language == SPANISH else self.aliases_en

    def related_in(self, era: str) -> list[Term]:
        """The terms to read next of those that the rules of this era have."""
        return [one for one in map(term, self.related) if era not in one.absent]

    def wording_in(self, era: str) -> Wording | None:
        """The term's other wording in this era; None if it has the usual one."""
        return next((one for one in self.wording if era in one.eras), None)

    def name(self, language: str, era: str = CURRENT_ERA) -> str:
        """The term's name in this era."""
        wording = self.wording_in(era)
        return (wording.name(language) if wording else "") or self.title(language)

    def text(self, language: str, era: str = CURRENT_ERA) -> str:
        """The term's definition in this era."""
        wording = self.wording_in(era)
        usual = self.text_es if language == SPANISH else self.text_en
        return (wording.text(language) if wording else "") or usual


@final
class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    term: tuple[Term, ...]


@cache
def terms() -> tuple[Term, ...]:
    """Every term, in the order of the data."""
    data = files("jajna.glossary").joinpath(DATA).read_bytes()
    return msgspec.toml.decode(data, type=_File).term


def opened(found: tuple[Term, ...]) -> tuple[Term, ...]:
    """The terms, each followed by the one whose entry it refers to."""
    listed: dict[str, Term] = {}
    for one in found:
        listed.setdefault(one.id, one)
        if one.see:
            listed.setdefault(one.see, term(one.see))
    return tuple(listed.values())


def term(identity: str) -> Term:
    """The term with this id. Raises KeyError if there is none."""
    return _by_id()[identity]


@cache
def _by_id() -> dict[str, Term]:
    return {one.id: one for one in terms()}
