"""Ability words in Spanish. CR 207.2c.

Those that aren't here keep their English word, as flavor words do, which each card has of its own.
"""

from __future__ import annotations

from typing import Final

__all__ = ["ABILITY_WORDS"]

ABILITY_WORDS: Final[dict[str, str]] = {
    "alliance": "alianza",
    "battalion": "batallón",
    "channel": "canalizar",
    "cohort": "cohorte",
    "constellation": "constelación",
    "council's dilemma": "dilema del consejo",
    "coven": "aquelarre",
    "delirium": "delirio",
    "domain": "dominio",
    "eminence": "eminencia",
    "fateful hour": "hora fatídica",
    "formidable": "formidable",
    "grandeur": "grandeza",
    "heroic": "heroico",
    "imprint": "impronta",
    "landfall": "aterrizaje",
    "lieutenant": "lugarteniente",
    "metalcraft": "metalurgia",
    "raid": "incursión",
    "revolt": "revuelta",
    "tempting offer": "oferta tentadora",
    "threshold": "umbral",
    "will of the council": "voluntad del consejo",
}
"""The words that Spanish cards have, by their English, in small letters."""
