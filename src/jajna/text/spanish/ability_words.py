"""Ability words in Spanish. CR 207.2c.

Flavor words keep their English, as names do: each card has its own.
"""

from __future__ import annotations

from typing import Final

__all__ = ["ABILITY_WORDS"]

ABILITY_WORDS: Final[dict[str, str]] = {
    "adamant": "inquebrantable",
    "addendum": "adenda",
    "alliance": "alianza",
    "battalion": "batallón",
    "bloodrush": "empujón",
    "celebration": "celebración",
    "channel": "canalizar",
    "chroma": "croma",
    "cohort": "secuaz",
    "constellation": "constelación",
    "converge": "converger",
    "council's dilemma": "dilema del consejo",
    "coven": "aquelarre",
    "delirium": "delirio",
    "descend 4": "descender 4",
    "descend 8": "descender 8",
    "domain": "dominio",
    "eerie": "inquietante",
    "eminence": "eminencia",
    "enrage": "enfurecer",
    "fateful hour": "hora fatídica",
    "fathomless descent": "descenso insondable",
    "ferocious": "ferocidad",
    "flurry": "ráfaga",
    "formidable": "formidable",
    "grandeur": "grandeza",
    "hellbent": "temeridad",
    "heroic": "heroísmo",
    "imprint": "estampa",
    "inspired": "inspiración",
    "join forces": "unir fuerzas",
    "kinship": "hermandad",
    "landfall": "aterrizaje",
    "lieutenant": "lugarteniente",
    "magecraft": "arte mágico",
    "metalcraft": "metalurgia",
    "morbid": "necrario",
    "pack tactics": "tácticas de manada",
    "paradox": "paradoja",
    "parley": "parlamentar",
    "radiance": "irradiar",
    "raid": "incursión",
    "rally": "congregación",
    "renew": "renovar",
    "revolt": "revuelta",
    "secret council": "consejo secreto",
    "spell mastery": "maestría en hechizos",
    "strive": "esfuerzo",
    "survival": "supervivencia",
    "sweep": "barrido",
    "tempting offer": "oferta tentadora",
    "threshold": "umbral",
    "undergrowth": "sotobosque",
    "valiant": "valiente",
    "vivid": "vívido",
    "void": "vacío",
    "will of the council": "voluntad del consejo",
}
"""The Spanish ability words by the English ones, in small letters."""
