"""Restrictions on when a spell can be cast. CR 601.3."""

from __future__ import annotations

from jajna.ir.abilities import CastOnlyIf
from jajna.wording import phrase

phrase(
    CastOnlyIf,
    en="cast this spell only {condition:timing}[also? and only if {also}]",
    es="lanza este hechizo solo {condition:timing}[also? y solo si {also}]",
    when={"timely": True, "negative": False},
)
phrase(
    CastOnlyIf,
    en="cast this spell only if {condition}",
    es="lanza este hechizo solo si {condition}",
    when={"timely": False, "negative": False, "also": None, "unless": False},
)
phrase(
    CastOnlyIf,
    en="you can't cast this spell unless {condition}",
    es="no puedes lanzar este hechizo a menos que {condition:unless}",
    when={"timely": False, "negative": False, "also": None, "unless": True},
)
phrase(
    CastOnlyIf,
    en="you can't cast this spell if {condition}",
    es="no puedes lanzar este hechizo si {condition}",
    when={"timely": False, "negative": True, "also": None},
)
phrase(
    CastOnlyIf,
    en="you can't cast this spell {condition:timing}",
    es="no puedes lanzar este hechizo {condition:timing}",
    when={"timely": True, "negative": True, "also": None},
)
