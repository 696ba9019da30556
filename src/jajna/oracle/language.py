"""The languages that can be read: their connecting words, numbers and readers of nouns.

Both languages compose sentences alike, so one reader asks for connecting words by their English,
and finds them here. Noun phrases, references and amounts have a reader for each language.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final, final

from jajna.text.english import words as english
from jajna.text.spanish import words as spanish
from jajna.text.templates import Verb, Word, family_of, parse_template, takes_object
from jajna.text.tokens import tokenize
from jajna.wording import PHRASES

if TYPE_CHECKING:
    from jajna.ir.base import Filter
    from jajna.oracle.grammar import Spec
    from jajna.oracle.reader import Reader

    Readings = list[tuple[object, int]]
    FamilyReader = Callable[[Reader, Spec, int], Readings]
    NounReader = Callable[[Reader, int], list[tuple[Filter, int]]]

__all__ = ["ENGLISH", "LANGUAGES", "SPANISH", "Language"]


@final
class Language:
    """A language that can be read.

    ``code`` is as in ``--lang``; ``place`` is the index of its words in tables. ``serial_comma``
    says that a comma stands before the last of three items. ``instead`` has the words before and
    after an instruction that replaces another. ``mana`` is the option of a slot for an amount of
    mana. ``most_times`` is the highest number that may follow "activate only".
    """

    def __init__(
        self,
        code: str,
        place: int,
        words: dict[str, tuple[str, ...]],
        number_words: tuple[str, ...],
        ordinals: tuple[str, ...],
        serial_comma: bool,
        instead: dict[str, tuple[str, str]],
        mana: str,
        most_times: int,
    ) -> None:
        self.code: Final = code
        self.place: Final = place
        self.serial_comma: Final = serial_comma
        self.instead: Final = instead
        self.mana: Final = mana
        self.most_times: Final = most_times
        self.numbers: Final = {word: number for number, word in enumerate(number_words)}
        if place:
            self.numbers["una"] = self.numbers["uno"] = 1
        self.ordinals: Final = {word: number for number, word in enumerate(ordinals)}
        self.families: Final[dict[str, FamilyReader]] = {}
        """Readers of references, filters and amounts; their modules register them."""
        self.noun_readers: Final[list[NounReader]] = []
        """The reader of noun phrases without an article, a list of one; its module registers it."""
        self._spellings: Final = words
        self._words: Final[dict[str, tuple[tuple[str, ...], ...]]] = {}

    def connecting(self, words: str) -> tuple[tuple[str, ...], ...]:
        """The spellings of connecting words, as a tuple of tuples of tokens.

        ``words`` are the English ones. Raises LookupError if the language has none for them.
        """
        known = self._words.get(words)
        if known is None:
            spellings = self._spellings.get(words)
            if spellings is None and self is not ENGLISH:
                raise LookupError(f"{self.code} has no word for {words!r}")
            split = [tuple(self.split(one)) for one in spellings or ()]
            known = tuple(split) if spellings is not None else (tuple(words.split(" ")),)
            self._words[words] = known
        return known

    def split(self, text: str) -> list[str]:
        """The tokens of a text as a list, with Spanish contractions and pronouns taken apart."""
        tokens = tokenize(text)
        if self.place == 0:
            return tokens
        verbs = told_verbs()
        return [
            part.removeprefix("-") if part in spanish.CLITICS else part
            for token in spanish.after_subjects(spanish.expand(tokens))
            for part in spanish.detached(token, verbs)
        ]

    def lower_case(self, token: str) -> str:
        """A token in small letters, for comparison; Spanish "e" and "u" become "y" and "o"."""
        small = token.lower()
        return small if self.place == 0 else spanish.EUPHONIC.get(small, small)


@cache
def told_verbs() -> frozenset[str]:
    """The Spanish verb forms of instructions and costs that a pronoun can be joined to."""
    found: set[str] = set()
    for phrase in PHRASES:
        if family_of(phrase.node) not in ("Effect", "Cost"):
            continue
        items = parse_template(phrase.es)
        for place, item in enumerate(items):
            if isinstance(item, Verb):
                found.update(spanish.told_forms(item.text))
            elif isinstance(item, Word) and takes_object(items, place + 1):
                found.update((item.text, spanish.infinitive(item.text)))
    return frozenset(found - {"", *spanish.NO_VERBS})


_ENGLISH_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "and/or": ("and / or",),
    ", and/or": (", and / or",),
    "pay": ("pay", "pays"),
    "a": ("a", "an"),
    "when": ("when", "whenever", "at"),
    "the ability named": (),
}
"""Connecting words with several spellings; all others have only their own."""

ENGLISH: Final = Language(
    "en",
    0,
    _ENGLISH_WORDS,
    english.NUMBER_WORDS,
    english.ORDINALS,
    True,
    {"first": ("instead", ""), "last": ("", "instead"), "late": ("", "instead if")},
    "one mana",
    1,
)

_SPANISH_WORDS: Final[dict[str, tuple[str, ...]]] = {
    # Sentences.
    "if": ("si",),
    "unless": ("a menos que",),
    "while": ("mientras",),
    "pay": ("pagar", "paga", "pagan", "pague", "paguen", "pagues"),
    "a": ("un", "una"),
    "and": ("y",),
    ", and": (", y",),
    "or": ("o",),
    "or a": ("o un", "o una"),
    ", or": (", o",),
    "and / or": ("y / o",),
    "and/or": ("y / o",),
    ", and/or": (", y / o",),
    "for each": ("por cada",),
    "of": ("de",),
    "may": ("puede", "pueden", "puedes"),
    "you may": ("puedes",),
    "have": ("hacer que",),
    "then": ("luego",),
    ", then": (", luego",),
    ", where x is": (", donde x es",),
    "x is": ("x es",),
    "when you do ,": ("cuando lo hagas ,",),
    ". when you do ,": (". cuando lo hagas ,",),
    ". if you do ,": (". si lo haces ,",),
    "if you do ,": ("si lo haces ,",),
    ". if they do ,": (". si lo hace ,", ". si lo hacen ,"),
    ". if that player does ,": (". si ese jugador lo hace ,",),
    ". if the player does ,": (". si el jugador lo hace ,",),
    ". if you don't ,": (". si no lo haces ,",),
    ". if they don't ,": (". si no lo hace ,", ". si no lo hacen ,"),
    ". if that player doesn't ,": (". si ese jugador no lo hace ,",),
    ". if the player doesn't ,": (". si el jugador no lo hace ,",),
    "spend this mana only to": ("usa este maná solo para",),
    "spend this mana only on": ("usa este maná solo en",),
    "this mana can't be spent to": ("este maná no puede usarse para",),
    "cast": ("lanzar",),
    "or to": ("o para",),
    "until end of turn , you don't lose this mana as steps and phases end .": (
        "hasta el final de el turno , no pierdes este maná cuando terminan los pasos y las fases .",
    ),
    "until end of combat , you don't lose this mana as steps and phases end .": (
        "hasta el final de el combate , no pierdes este maná cuando terminan los pasos y las "
        "fases .",
    ),
    "otherwise ,": ("de lo contrario ,",),
    "if damage is prevented this way ,": ("si se previene daño de esta manera ,",),
    "en vez de eso ,": ("en vez de eso ,",),
    "en lugar de eso ,": ("en lugar de eso ,",),
    # Modes.
    "choose one": ("elige uno",),
    "choose two": ("elige dos",),
    "choose three": ("elige tres",),
    "choose four": ("elige cuatro",),
    "choose one or both": ("elige uno o ambos",),
    "choose one or more": ("elige uno o más",),
    "choose any number": ("elige cualquier cantidad",),
    "choose up to one": ("elige hasta uno",),
    "choose up to two": ("elige hasta dos",),
    "choose up to three": ("elige hasta tres",),
    "choose up to five {p} worth of modes . you may choose the same mode more than once . •": (
        "elige modos por un valor de hasta cinco {p} . "
        "puedes elegir el mismo modo más de una vez . •",
    ),
    "an opponent chooses one — •": ("un oponente elige uno — •",),
    "— •": ("— •",),
    "that hasn't been chosen — •": ("que no haya sido elegido — •",),
    "that hasn't been chosen this turn — •": ("que no haya sido elegido este turno — •",),
    ". you may choose the same mode more than once . •": (
        ". puedes elegir el mismo modo más de una vez . •",
    ),
    ". if": (". si",),
    "as you cast this spell": ("en cuanto lanzas este hechizo",),
    ", you may choose both .": (", puedes elegir ambos .",),
    ", you may choose both instead .": (", puedes elegir ambos en vez de eso .",),
    ", you may choose two instead .": (", puedes elegir dos en vez de eso .",),
    ", choose two instead .": (", elige dos en vez de eso .",),
    ", choose one or more instead .": (", elige uno o más en vez de eso .",),
    ", choose both instead .": (", elige ambos en vez de eso .",),
    ", choose any number instead .": (", elige cualquier cantidad en vez de eso .",),
    # Mana.
    "add": ("agrega", "agregar"),
    "adds": ("agrega", "agregan", "agregas", "agregue", "agreguen"),
    "an additional": (),
    "additional": ("adicional",),
    "of any color": ("de cualquier color",),
    "of any one color": ("de un mismo color cualquiera",),
    "of different colors": ("de colores diferentes",),
    "in any combination of colors": ("en cualquier combinación de colores",),
    "in any combination of": ("en cualquier combinación de",),
    "an amount of": ("una cantidad de",),
    "equal to": ("igual a",),
    # Lines.
    "when": ("cuando", "siempre que", "a el comienzo", "a el final"),
    "level": ("nivel",),
    "you may exert ~ as it attacks .": ("puedes extenuar a ~ en cuanto ataque .",),
    "if ~ hasn't been exerted this turn , you may exert it as it attacks .": (
        "si ~ no ha sido extenuado este turno , puedes extenuarlo en cuanto ataque .",
        "si ~ no ha sido extenuada este turno , puedes extenuarla en cuanto ataque .",
    ),
    "activate no more than": ("activa esta habilidad como máximo",),
    "this ability costs": ("activar esta habilidad cuesta",),
    "less to activate": ("menos",),
    "activate only": ("activa esta habilidad solo",),
    "and only": ("y solo",),
    "any player may activate this ability": ("cualquier jugador puede activar esta habilidad",),
    "only ~ 's owner may activate this ability .": (
        "solo el propietario de ~ puede activar esta habilidad .",
    ),
    "only your opponents may activate this ability .": (
        "solo tus oponentes pueden activar esta habilidad .",
    ),
    "but only": ("pero solo",),
    "as a sorcery": ("como un conjuro",),
    "as an instant": ("como un instantáneo",),
    "once each turn": ("una vez por turno",),
    "once": ("una vez",),
    "twice each turn": ("dos veces por turno",),
    "times each turn": ("veces por turno",),
    "this ability triggers only once each turn .": (
        "esta habilidad se dispara solo una vez por turno .",
    ),
    "do this only once each turn .": ("haz esto solo una vez por turno .",),
    "this ability can't be countered .": ("esta habilidad no puede ser contrarrestada .",),
    "the same is true for": ("lo mismo es cierto para",),
    "as long as": ("mientras",),
    "you control": ("tú controlas", "controlas"),
    "the ability named": ("la habilidad de", "las habilidades de"),
}
"""The Spanish connecting words by their English."""

SPANISH: Final = Language(
    "es",
    1,
    _SPANISH_WORDS,
    spanish.NUMBER_WORDS,
    spanish.ORDINALS,
    False,
    {
        "first": ("en lugar de eso ,", ""),
        "last": ("en vez de eso ,", ""),
        "late": ("en vez de eso ,", "if"),
    },
    "un maná/manás",
    99,
)

LANGUAGES: Final = {"en": ENGLISH, "es": SPANISH}
"""The languages by their codes."""
