"""Words for card types, supertypes, colors and the nouns of noun phrases, in both languages."""

from __future__ import annotations

from functools import cache
from typing import Final

from jajna.ir.base import Duration, Filter
from jajna.ir.filters.nouns import (
    AbilityKind,
    Card,
    Commander,
    Opponent,
    Outlaw,
    Permanent,
    Player,
    Source,
    Spell,
    StackAbility,
    Teammate,
    Token,
)
from jajna.vocab import COLORS, Color, Supertype, Type
from jajna.wording import TABLES, words

__all__ = [
    "COLOR_WORDS",
    "NOUNS",
    "SPANISH_NONTRADITIONAL",
    "SPANISH_ONGOING",
    "SUPERTYPE_WORDS",
    "TYPE_WORDS",
    "abilities_of",
    "ability_kinds",
    "said_of_abilities",
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
"""The words for card types: English singular and plural, Spanish likewise, and its gender."""

SPANISH_NONTRADITIONAL: Final[dict[int, str]] = {
    Type.DUNGEON: "mazmorra",
    Type.CONSPIRACY: "conspiración",
    Type.PHENOMENON: "fenómeno",
    Type.PLANE: "plano",
    Type.SCHEME: "plan",
    Type.VANGUARD: "vanguard",
}
"""The words for types of cards that aren't put into decks, as type lines say them."""

SPANISH_ONGOING: Final = "en curso"
"""The words for the supertype ongoing. CR 314."""

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
    (Commander(), "commander", "commanders", "comandante", "comandantes", "m"),
    (Outlaw(), "outlaw", "outlaws", "proscrito", "proscritos", "m"),
    (Opponent(), "opponent", "opponents", "oponente", "oponentes", "m"),
    (Teammate(), "teammate", "teammates", "compañero de equipo", "compañeros de equipo", "m"),
)
"""The other nouns: their node, English and Spanish singular and plural, Spanish gender."""

_KINDS_OF_ABILITIES: Final = {
    AbilityKind.ACTIVATED: "activado",
    AbilityKind.TRIGGERED: "disparado",
    AbilityKind.LOYALTY: "de lealtad",
    AbilityKind.MANA: "de maná",
}


@cache
def ability_kinds() -> dict[str, str]:
    """Kinds of abilities by the English word before "ability", with the Spanish after "habilidad".

    The Spanish is an adjective in the masculine singular, or a noun after "de". Keywords are
    among the kinds where texts name their activated abilities: "equip abilities".
    """
    of_keywords = TABLES["kind of keyword ability"].values()
    kinds = {str(kind): es for kind, es in _KINDS_OF_ABILITIES.items()}
    return {**kinds, **{name: f"de {es}" for name, es in of_keywords}}


def abilities_of(words_before: list[str]) -> StackAbility:
    """The abilities of kinds and keywords that are said before the English noun."""
    known = {str(kind): kind for kind in _KINDS_OF_ABILITIES}
    return StackAbility(
        tuple([known[word] for word in words_before if word in known]),
        tuple([word for word in words_before if word not in known]),
    )


def said_of_abilities(abilities: StackAbility) -> list[str]:
    """The English words before the noun: ``abilities_of`` the other way around."""
    return [*map(str, abilities.kinds), *abilities.keywords]


words("color", {color: COLOR_WORDS[color] for color in COLORS})
words(
    "duration",
    {
        Duration.END_OF_TURN: ("until end of turn", "hasta el final del turno"),
        Duration.YOUR_NEXT_TURN: ("until your next turn", "hasta tu próximo turno"),
        Duration.END_OF_YOUR_NEXT_TURN: (
            "until the end of your next turn",
            "hasta el final de tu próximo turno",
        ),
        Duration.YOUR_NEXT_UPKEEP: ("until your next upkeep", "hasta tu próximo mantenimiento"),
        Duration.BEGINNING_OF_YOUR_NEXT_UPKEEP: (
            "until the beginning of your next upkeep",
            "hasta el comienzo de tu próximo mantenimiento",
        ),
        Duration.YOUR_NEXT_END_STEP: (
            "until your next end step",
            "hasta tu próximo paso final",
        ),
        Duration.ITS_NEXT_UNTAP: (
            "until its controller's next untap step",
            "hasta el próximo paso de enderezar de su controlador",
        ),
        Duration.UNTIL_PLANESWALKING: (
            "until a player planeswalks",
            "hasta que un jugador camine a otro plano",
        ),
        Duration.END_OF_COMBAT: ("until end of combat", "hasta el final del combate"),
        Duration.WHILE_SOURCE_REMAINS: (
            "for as long as you control ~",
            "mientras controles ~",
        ),
        Duration.WHILE_SOURCE_STAYS: (
            "for as long as ~ remains on the battlefield",
            "mientras ~ permanezca en el campo de batalla",
        ),
        Duration.UNTIL_SOURCE_LEAVES: (
            "until ~ leaves the battlefield",
            "hasta que ~ deje el campo de batalla",
        ),
        Duration.WHILE_ENCHANTED: (
            "for as long as that creature is enchanted",
            "mientras esa criatura esté encantada",
        ),
        Duration.WHILE_SOURCE_TAPPED_REMAINS: (
            "for as long as you control ~ and ~ remains tapped",
            "mientras controles ~ y ~ permanezca <*girado@~>",
        ),
        Duration.WHILE_SOURCE_TAPPED: (
            "for as long as ~ remains tapped",
            "mientras ~ permanezca <*girado@~>",
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
    ("quest", "de búsqueda"),
    ("verse", "de verso"),
    ("fade", "de disipación"),
    ("storage", "de almacenaje"),
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
    ("finality", "de finalidad"),
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
    ("phylactery", "de filacteria"),
    ("pressure", "de presión"),
    ("growth", "de crecimiento"),
    ("gold", "de oro"),
    ("+1/+0", "+1/+0"),
    ("+0/+1", "+0/+1"),
    ("-0/-1", "-0/-1"),
    ("-0/-2", "-0/-2"),
    ("-1/-0", "-1/-0"),
    ("+1/+2", "+1/+2"),
    ("+0/+2", "+0/+2"),
    ("+2/+0", "+2/+0"),
    ("+2/+2", "+2/+2"),
    ("-2/-1", "-2/-1"),
    ("-2/-2", "-2/-2"),
    ("plan", "de plan"),
    ("fellowship", "de compañía"),
    ("dread", "de pavor"),
    ("hatching", "de eclosión"),
    ("loot", "de botín"),
    ("bore", "de taladro"),
    ("rev", "de revolución"),
    ("fire", "de fuego"),
    ("stash", "de alijo"),
    ("revival", "de reanimación"),
    ("film", "de película"),
    ("skewer", "de brocheta"),
    ("conqueror", "de conquistador"),
    ("acorn", "de bellota"),
    ("component", "de componente"),
    ("contested", "de disputa"),
    ("rust", "de óxido"),
    ("flying", "de volar"),
    ("double strike", "de dañar dos veces"),
    ("exalted", "de exaltado"),
    ("decayed", "de descompuesto"),
    ("haste", "de prisa"),
    ("shadow", "de sombra"),
    ("first strike", "de daña primero"),
    ("trample", "de arrollar"),
    ("deathtouch", "de toque mortal"),
    ("lifelink", "de vínculo vital"),
    ("indestructible", "de indestructible"),
    ("hexproof", "de antimaleficio"),
    ("menace", "de amenaza"),
    ("reach", "de alcance"),
    ("vigilance", "de vigilancia"),
    ("experience", "de experiencia"),
    ("brick", "de ladrillo"),
    ("omen", "de presagio"),
    ("wish", "de deseo"),
    ("soul", "de alma"),
    ("fate", "de destino"),
    ("plague", "de plaga"),
    ("scream", "de grito"),
    ("luck", "de suerte"),
    ("feather", "de pluma"),
    ("control", "de control"),
    ("devotion", "de devoción"),
    ("flood", "de inundación"),
    ("velocity", "de velocidad"),
    ("void", "de vacío"),
    ("delay", "de retraso"),
    ("hit", "de golpe"),
    ("blaze", "de llamarada"),
    ("flame", "de llama"),
    ("hour", "de hora"),
    ("fungus", "de hongo"),
    ("slime", "de limo"),
    ("manifestation", "de manifestación"),
    ("scroll", "de pergamino"),
    ("slumber", "de letargo"),
    ("muster", "de reunión"),
    ("filibuster", "de filibusterismo"),
    ("gem", "de gema"),
    ("unity", "de unidad"),
    ("shred", "de jirón"),
    ("fury", "de furia"),
    ("sleight", "de prestidigitación"),
    ("pupa", "de pupa"),
    ("polyp", "de pólipo"),
    ("voyage", "de viaje"),
    ("strife", "de conflicto"),
    ("spite", "de rencor"),
    ("egg", "de huevo"),
    ("plot", "de complot"),
    ("cube", "de cubo"),
    ("infection", "de infección"),
    ("intervention", "de intervención"),
    ("paralyzation", "de parálisis"),
    ("bloodline", "de linaje"),
    ("vortex", "de vórtice"),
    ("elixir", "de elixir"),
    ("collection", "de colección"),
    ("judgment", "de juicio"),
    ("hunger", "de hambre"),
    ("healing", "de curación"),
    ("corruption", "de corrupción"),
    ("glyph", "de glifo"),
    ("fetch", "de recogida"),
    ("aim", "de puntería"),
    ("ritual", "de ritual"),
    ("task", "de tarea"),
    ("tower", "de torre"),
    ("javelin", "de jabalina"),
    ("credit", "de crédito"),
    ("valor", "de valor"),
    ("suspect", "de sospecha"),
    ("eyeball", "de ojo"),
    ("silver", "de plata"),
    ("ghostform", "de espectro"),
    ("treasure", "de tesoro"),
    ("awakening", "de despertar"),
    ("vitality", "de vitalidad"),
    ("petal", "de pétalo"),
    ("magnet", "de imán"),
    ("eon", "de eón"),
    ("cage", "de jaula"),
    ("mannequin", "de maniquí"),
    ("winch", "de torno"),
    ("net", "de red"),
    ("mine", "de mina"),
    ("music", "de música"),
    ("theft", "de robo"),
    ("incarnation", "de encarnación"),
    ("foreshadow", "de augurio"),
    ("ore", "de mineral"),
    ("carrion", "de carroña"),
    ("palliation", "de alivio"),
    ("phylactery", "de filacteria"),
    ("crystal", "de cristal"),
    ("vow", "de voto"),
    ("isolation", "de aislamiento"),
    ("dream", "de sueño"),
    ("burn", "de quemadura"),
    ("night", "de noche"),
    ("shell", "de caparazón"),
    ("wage", "de salario"),
    ("training", "de entrenamiento"),
    ("arrowhead", "de punta de flecha"),
    ("soot", "de hollín"),
    ("ember", "de ascua"),
    ("globe", "de globo"),
    ("echo", "de eco"),
    ("book", "de libro"),
    ("point", "de punto"),
    ("hourglass", "de reloj de arena"),
    ("prey", "de presa"),
    ("knowledge", "de conocimiento"),
    ("pain", "de dolor"),
    ("trap", "de trampa"),
    ("landmark", "de hito"),
    ("hone", "de afilado"),
    ("sleep", "de somnolencia"),
    ("pin", "de alfiler"),
    ("invitation", "de invitación"),
    ("manabond", "de vínculo"),
    ("petrification", "de petrificación"),
    ("croak", "de croar"),
)
"""Kinds of counters. CR 122.1."""

words("counter", {name: (name, es) for name, es in COUNTERS})
words(
    "one counter",
    {
        name: (f"{'an' if name[0] in 'aeio' else 'a'} {name} counter", f"un contador {es}")
        for name, es in COUNTERS
    },
)
