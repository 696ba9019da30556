"""Words for card types, supertypes, colors and the nouns of noun phrases, in both languages."""

from __future__ import annotations

from typing import Final

from jajna.ir.base import Duration, Filter
from jajna.ir.filters import (
    Card,
    Opponent,
    Permanent,
    Player,
    Source,
    Spell,
    StackAbility,
    Token,
)
from jajna.vocab import COLORS, KEYWORD_NAMES, Color, Supertype, Type
from jajna.wording import words

__all__ = [
    "COLOR_WORDS",
    "NOUNS",
    "SUPERTYPE_WORDS",
    "TYPE_WORDS",
]

TYPE_WORDS: Final[dict[int, tuple[str, str, str, str, str]]] = {
    Type.ARTIFACT: ("artifact", "artifacts", "artefacto", "artefactos", "m"),
    Type.BATTLE: ("battle", "battles", "batalla", "batallas", "f"),
    Type.CREATURE: ("creature", "creatures", "criatura", "criaturas", "f"),
    Type.ENCHANTMENT: ("enchantment", "enchantments", "encantamiento", "encantamientos", "m"),
    Type.INSTANT: ("instant", "instants", "instantáneo", "instantáneos", "m"),
    Type.LAND: ("land", "lands", "tierra", "tierras", "f"),
    Type.PLANESWALKER: ("planeswalker", "planeswalkers", "planeswalker", "planeswalkers", "m"),
    Type.SORCERY: ("sorcery", "sorceries", "conjuro", "conjuros", "m"),
    Type.KINDRED: ("kindred", "kindreds", "tribal", "tribales", "m"),
}
"""Card types: English and Spanish singular and plural, and the Spanish gender."""

SUPERTYPE_WORDS: Final[dict[int, tuple[str, str]]] = {
    Supertype.BASIC: ("basic", "básico"),
    Supertype.LEGENDARY: ("legendary", "legendario"),
    Supertype.SNOW: ("snow", "nevado"),
    Supertype.WORLD: ("world", "mundial"),
}

COLOR_WORDS: Final[dict[int, tuple[str, str]]] = {
    Color.WHITE: ("white", "blanco"),
    Color.BLUE: ("blue", "azul"),
    Color.BLACK: ("black", "negro"),
    Color.RED: ("red", "rojo"),
    Color.GREEN: ("green", "verde"),
}

NOUNS: Final[tuple[tuple[Filter, str, str, str, str, str], ...]] = (
    (Permanent(), "permanent", "permanents", "permanente", "permanentes", "m"),
    (Card(), "card", "cards", "carta", "cartas", "f"),
    (Spell(), "spell", "spells", "hechizo", "hechizos", "m"),
    (Token(), "token", "tokens", "ficha", "fichas", "f"),
    (Source(), "source", "sources", "fuente", "fuentes", "f"),
    (Player(), "player", "players", "jugador", "jugadores", "m"),
    (StackAbility(), "ability", "abilities", "habilidad", "habilidades", "f"),
    (Opponent(), "opponent", "opponents", "oponente", "oponentes", "m"),
)
"""The other nouns: what they mean, English and Spanish singular and plural, Spanish gender."""

_KEYWORDS_IN_SPANISH: Final[dict[str, str]] = {
    "deathtouch": "toque mortal",
    "defender": "defensor",
    "double strike": "dañar dos veces",
    "first strike": "dañar primero",
    "flash": "destello",
    "flying": "volar",
    "haste": "prisa",
    "hexproof": "antimaleficio",
    "indestructible": "indestructible",
    "intimidate": "intimidar",
    "lifelink": "vínculo vital",
    "reach": "alcance",
    "shroud": "velo",
    "trample": "arrollar",
    "vigilance": "vigilancia",
    "menace": "amenaza",
    "fear": "inspirar temor",
    "shadow": "sombra",
    "horsemanship": "cabalgar",
    "skulk": "escabullirse",
    "infect": "infectar",
    "wither": "debilitar",
    "changeling": "cambiaformas",
    "prowess": "destreza",
    "flanking": "flanquear",
    "phasing": "desfasar",
    "devoid": "vacío",
    "storm": "tormenta",
    "cascade": "cascada",
    "convoke": "convocar",
    "delve": "excavar",
    "persist": "persistir",
    "undying": "imperecedero",
    "exalted": "exaltado",
    "split second": "fracción de segundo",
    "banding": "formar bandas",
    "trample over planeswalkers": "arrollar planeswalkers",
}

words(
    "keyword",
    {bit: (name, _KEYWORDS_IN_SPANISH[name]) for bit, name in KEYWORD_NAMES.items()},
)
words("color", {color: COLOR_WORDS[color] for color in COLORS})
words(
    "duration",
    {
        Duration.END_OF_TURN: ("until end of turn", "hasta el final del turno"),
        Duration.YOUR_NEXT_TURN: ("until your next turn", "hasta tu próximo turno"),
        Duration.END_OF_COMBAT: ("until end of combat", "hasta el final del combate"),
        Duration.WHILE_SOURCE_REMAINS: (
            "for as long as you control ~",
            "mientras controles ~",
        ),
        Duration.WHILE_SOURCE_TAPPED: (
            "for as long as ~ remains tapped",
            "mientras ~ permanezca girado",
        ),
    },
)

COUNTERS: Final = (
    ("+1/+1", "+1/+1"),
    ("-1/-1", "-1/-1"),
    ("loyalty", "de lealtad"),
    ("charge", "de carga"),
    ("time", "de tiempo"),
    ("age", "de edad"),
    ("quest", "de gesta"),
    ("verse", "de verso"),
    ("fade", "de disipación"),
    ("storage", "de almacenamiento"),
    ("depletion", "de agotamiento"),
    ("level", "de nivel"),
    ("lore", "de sabiduría"),
    ("study", "de estudio"),
    ("spore", "de espora"),
    ("ice", "de hielo"),
    ("blood", "de sangre"),
    ("mining", "de minería"),
    ("oil", "de aceite"),
    ("stun", "de aturdimiento"),
    ("shield", "de escudo"),
    ("poison", "de veneno"),
    ("energy", "de energía"),
    ("divinity", "de divinidad"),
    ("doom", "de perdición"),
    ("hatchling", "de cría"),
    ("ki", "de ki"),
    ("page", "de página"),
    ("dream", "de sueño"),
    ("plot", "de intriga"),
    ("arrow", "de flecha"),
    ("wind", "de viento"),
    ("tide", "de marea"),
    ("fuse", "de mecha"),
    ("bounty", "de recompensa"),
    ("corpse", "de cadáver"),
    ("death", "de muerte"),
    ("mire", "de lodazal"),
    ("pressure", "de presión"),
    ("growth", "de crecimiento"),
    ("gold", "de oro"),
    ("+1/+0", "+1/+0"),
    ("+0/+1", "+0/+1"),
    ("-0/-1", "-0/-1"),
    ("-1/-0", "-1/-0"),
    ("flying", "de volar"),
    ("first strike", "de daña primero"),
    ("trample", "de arrollar"),
    ("deathtouch", "de toque mortal"),
    ("lifelink", "de vínculo vital"),
    ("indestructible", "de indestructible"),
    ("hexproof", "de antimaleficio"),
    ("menace", "de amenaza"),
    ("reach", "de alcance"),
    ("vigilance", "de vigilancia"),
)
"""Kinds of counters. CR 122.1."""

words("counter", {name: (name, es) for name, es in COUNTERS})
