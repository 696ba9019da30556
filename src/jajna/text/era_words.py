"""The words of an era, for cards, log and prompts: "play" before there was "the battlefield".

``ENGLISH`` and ``SPANISH`` pair today's words with those of another time. The pairs are applied to
the templates of the phrase book and the messages of the interface, before their places are filled.
So words can stand around a place ("remove ... from the game"), and verbs still agree. Oracle text
is read with today's words only.

Both sides of a pair are written like this:

``<enters>``
    A verb in the third person singular. It stands for the template's ``<enters>`` and for every
    form of it that is written out, each replaced by the same form of the verb opposite.
``<*exiliado>``
    A Spanish adjective in the masculine singular, in all its forms.
``...``
    What the verb governs, up to the next mark, optional group or word such as "instead"; kept.

Other words stand for themselves; a capital in a pair is wanted in the text too. Where several pairs
fit, the first one does, and what it made is left alone: a pair of the same words twice keeps them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final, final

from jajna.era import Era
from jajna.era_switches import AnyTargets, Legends
from jajna.text.english import words as english
from jajna.text.spanish import words as spanish
from jajna.vocab import MANA_LETTERS, Mana

__all__ = ["ENGLISH", "SPANISH", "EraWords", "Pair", "era_words"]


@final
class Pair:
    """Today's words, the earlier words for the same, and the ISO date of the change."""

    def __init__(self, today: str, then: str, until: str) -> None:
        self.today: Final = today
        self.then: Final = then
        self.until: Final = until


EQUIPPING: Final = "2003-10-02"
"""Mirrodin: Equipment, which is attached to creatures."""
DEFENDING: Final = "2004-10-01"
"""Champions of Kamigawa: defender and vigilance."""
AURAS: Final = "2005-07-29"
"""Ninth Edition: Auras, before that local enchantments ("Enchant Creature")."""
FLASHING: Final = "2006-10-06"
"""Time Spiral: flash."""
REACHING: Final = "2007-05-04"
"""Future Sight: reach and shroud."""
TENTH: Final = "2009-07-11"
"""Magic 2010: the battlefield, exile, to cast and to activate."""
DYING: Final = "2011-07-15"
"""Magic 2012: to die."""
HEXING: Final = "2011-07-15"
"""Magic 2012: hexproof."""
BLOCKING: Final = "2013-07-11"
"""Magic 2014: "can't be blocked", before that "unblockable"."""
INDESTRUCTIBLE: Final = "2013-09-27"
"""Theros: indestructible is a keyword."""
MENACING: Final = "2015-07-17"
"""Magic Origins: menace."""
COLORLESS: Final = "2016-01-22"
"""Oath of the Gatewatch: colorless mana has a symbol of its own."""
CREATING: Final = "2016-09-30"
"""Kaladesh: to create."""
POOLS: Final = "2018-04-27"
"""Dominaria: mana is added without naming the pool; any target."""
VALUES: Final = "2021-04-23"
"""Strixhaven: mana value; the ability activated and the library shuffled are no longer named."""
ENTERING: Final = "2024-08-02"
"""Bloomburrow: to enter, without naming the battlefield."""

NAMING: Final = "2024-11-15"
"""Foundations: "this creature", before that the card's name."""
KINDRED: Final = "2023-11-17"
"""The Lost Caverns of Ixalan: kindred, before that tribal."""

SENTENCES: Final[dict[str, tuple[str, str, str]]] = {
    "defender": (DEFENDING, "~ can't attack.", "~ no puede atacar."),
    "vigilance": (
        DEFENDING,
        "Attacking doesn't cause ~ to tap.",
        "Atacar no hace que ~ se gire.",
    ),
    "flash": (
        FLASHING,
        "You may play ~ any time you could play an instant.",
        "Puedes jugar ~ en cualquier momento en que pudieras jugar un instantáneo.",
    ),
    "reach": (
        REACHING,
        "~ can block as though it had flying.",
        "~ puede bloquear como si tuviera la habilidad de volar.",
    ),
    "shroud": (
        REACHING,
        "~ can't be the target of spells or abilities.",
        "~ no puede ser objetivo de hechizos o habilidades.",
    ),
    "hexproof": (
        HEXING,
        "~ can't be the target of spells or abilities your opponents control.",
        "~ no puede ser objetivo de hechizos o habilidades que controlan tus oponentes.",
    ),
    "indestructible": (INDESTRUCTIBLE, "~ is indestructible.", "~ es indestructible."),
    "menace": (
        MENACING,
        "~ can't be blocked except by two or more creatures.",
        "~ no puede ser <*bloqueado@~> excepto por dos o más criaturas.",
    ),
}
"""Keyword abilities, each with the date of its introduction and the earlier sentences."""

NOTES: Final[dict[str, tuple[str, str]]] = {
    "defender": ("can't attack", "no puede atacar"),
    "vigilance": ("attacks without tapping", "ataca sin girarse"),
    "flash": ("as an instant", "como un instantáneo"),
    "reach": ("blocks as though flying", "bloquea como si volara"),
    "shroud": ("can't be a target", "no puede ser objetivo"),
    "hexproof": ("can't be an opponent's target", "no puede ser objetivo de oponentes"),
    "indestructible": ("indestructible", "indestructible"),
    "menace": ("needs two blockers", "solo la bloquean dos o más"),
}
"""Keyword abilities in the few words that stand beside a creature, English and Spanish."""

ENGLISH: Final = [
    # What is written like one of these words and is none.
    Pair("a die", "a die", DYING),
    Pair("six-sided die", "six-sided die", DYING),
    Pair("Enter:", "Enter:", ENTERING),
    Pair("add to", "add to", POOLS),
    Pair("add or remove", "add or remove", POOLS),
    Pair("played, not cast", "played, not cast", TENTH),
    # Walls couldn't attack. CR 2003-07-01 308.2a.
    Pair("didn't have defender", "weren't Walls", DEFENDING),
    # Entering, leaving and being on the battlefield. CR 2003-07-01 217.5c.
    Pair("<enters> the battlefield", "<comes> into play", TENTH),
    Pair("entering the battlefield", "coming into play", TENTH),
    Pair("<enters>", "<comes> into play", TENTH),
    Pair("entering", "coming into play", TENTH),
    Pair("entered", "came into play", TENTH),
    Pair("<enters> the battlefield", "<enters> the battlefield", ENTERING),
    Pair("<enters>", "<enters> the battlefield", ENTERING),
    Pair("entering", "entering the battlefield", ENTERING),
    Pair("entered", "entered the battlefield", ENTERING),
    Pair("onto the battlefield", "into play", TENTH),
    Pair("on the battlefield", "in play", TENTH),
    Pair("the battlefield", "play", TENTH),
    # Dying. CR 2003-07-01 217.4a.
    Pair("would die", "would be put into a graveyard from play", TENTH),
    Pair("would die", "would be put into a graveyard from the battlefield", DYING),
    Pair("<dies>", "<is> put into a graveyard from play", TENTH),
    Pair("<dies>", "<is> put into a graveyard from the battlefield", DYING),
    # Exile. CR 2003-07-01 217.7a.
    Pair("the exiled", "the removed", TENTH),
    Pair("exiled", "removed from the game", TENTH),
    Pair("enough to exile", "enough to remove from the game", TENTH),
    Pair("to exile", "to the removed-from-the-game zone", TENTH),
    Pair("from exile", "from the removed-from-the-game zone", TENTH),
    Pair("in exile", "that's removed from the game", TENTH),
    Pair("<exiles> ...", "<removes> ... from the game", TENTH),
    Pair("Exile", "Removed from the game", TENTH),
    Pair("exile", "the removed-from-the-game zone", TENTH),
    # Casting and activating are playing. CR 2003-07-01 409.1, 411.1.
    Pair("you cast {what}", "you played {what}", TENTH),
    Pair("didn't cast", "didn't play", TENTH),
    Pair("you've cast", "you've played", TENTH),
    Pair("were cast", "were played", TENTH),
    Pair("been cast", "been played", TENTH),
    Pair("being cast", "being played", TENTH),
    Pair("is cast", "is played", TENTH),
    Pair("be cast", "be played", TENTH),
    Pair("who cast", "who played", TENTH),
    Pair("a player cast", "a player played", TENTH),
    Pair("<casts>", "<plays>", TENTH),
    Pair("as a sorcery", "any time you could play a sorcery", TENTH),
    Pair("as a sorcery", "any time you could cast a sorcery", VALUES),
    Pair("Activate only", "Play this ability only", TENTH),
    Pair("Activate no more", "Play this ability no more", TENTH),
    Pair("Activate only", "Activate this ability only", VALUES),
    Pair("Activate no more", "Activate this ability no more", VALUES),
    Pair("be activated", "be played", TENTH),
    Pair("been activated", "been played", TENTH),
    Pair("already activated", "already played", TENTH),
    Pair("is activated", "is played", TENTH),
    Pair("<activates>", "<plays>", TENTH),
    # State-based effects. CR 2003-07-01 420.1.
    Pair("state-based action", "state-based effect", TENTH),
    # The end of turn. CR 2003-07-01 313.1.
    Pair("at the beginning of the next end step", "at end of turn", TENTH),
    Pair("end step", "end of turn step", TENTH),
    # Tokens, mana, libraries.
    Pair("<creates> ...", "<puts> ... into play", TENTH),
    Pair("<creates> ...", "<puts> ... onto the battlefield", CREATING),
    Pair("add ...", "add ... to your mana pool", POOLS),
    Pair("adds ...", "adds ... to their mana pool", POOLS),
    Pair("mana value", "converted mana cost", VALUES),
    Pair("then shuffle", "then shuffle your library", VALUES),
    Pair("that player shuffles", "that player shuffles their library", VALUES),
    Pair("then <shuffles>", "then <shuffles> {who:own} library", VALUES),
]
"""English words, the narrower ones first. CR 2003-07-01 217.1, CR 2016-08-26 110.5."""

SPANISH: Final = [
    # What is written like one of these words and is none.
    Pair("<lanza> una moneda", "<lanza> una moneda", TENTH),
    Pair("maná agrega", "maná agrega", POOLS),
    # Walls couldn't attack. CR 2003-07-01 308.2a.
    Pair("no tuviera la habilidad de defensor", "no fuera un Muro", DEFENDING),
    # Entering, leaving and being on the battlefield. CR 2003-07-01 217.5c.
    Pair("<entra> en fase", "<entra> en fase", ENTERING),
    Pair("<entra> al campo de batalla", "<entra> en juego", TENTH),
    Pair("entró al campo de batalla", "entró en juego", TENTH),
    Pair("<entra>", "<entra> en juego", TENTH),
    Pair("entró", "entró en juego", TENTH),
    Pair("entraron", "entraron en juego", TENTH),
    Pair("entrado", "entrado en juego", TENTH),
    Pair("<entra> al campo de batalla", "<entra> al campo de batalla", ENTERING),
    Pair("entró al campo de batalla", "entró al campo de batalla", ENTERING),
    Pair("<entra>", "<entra> al campo de batalla", ENTERING),
    Pair("entró", "entró al campo de batalla", ENTERING),
    Pair("entraron", "entraron al campo de batalla", ENTERING),
    Pair("entrado", "entrado al campo de batalla", ENTERING),
    Pair("<deja> el campo de batalla", "<sale> del juego", TENTH),
    Pair("en el campo de batalla", "en juego", TENTH),
    Pair("al campo de batalla", "al juego", TENTH),
    Pair("del campo de batalla", "del juego", TENTH),
    Pair("el campo de batalla", "el juego", TENTH),
    # Dying. CR 2003-07-01 217.4a.
    Pair("fuera a morir", "fuera a ir a un cementerio desde el juego", TENTH),
    Pair("fuera a morir", "fuera a ir a un cementerio desde el campo de batalla", DYING),
    Pair("<muere>", "<va> a un cementerio desde el juego", TENTH),
    Pair("<muere>", "<va> a un cementerio desde el campo de batalla", DYING),
    # Exile. CR 2003-07-01 217.7a.
    Pair("exilia <*-lo@what>", "remueve <*-lo@what> del juego", TENTH),
    Pair("exílialo", "remuévelo del juego", TENTH),
    Pair("exíliala", "remuévela del juego", TENTH),
    Pair("exílialos", "remuévelos del juego", TENTH),
    Pair("<*exiliado>", "<*removido> del juego", TENTH),
    Pair("que exiliar", "que remover del juego", TENTH),
    Pair("<exilia>", "<remueve> del juego", TENTH),
    Pair("en el exilio", "fuera del juego", TENTH),
    Pair("desde el exilio", "desde fuera del juego", TENTH),
    Pair("del exilio", "de fuera del juego", TENTH),
    Pair("al exilio", "fuera del juego", TENTH),
    Pair("el exilio", "la zona de removidas del juego", TENTH),
    Pair("Exilio", "Removidas del juego", TENTH),
    # Casting and activating are playing. CR 2003-07-01 409.1, 411.1.
    Pair("se juegan, no se lanzan", "se juegan, no se lanzan", TENTH),
    Pair("estás lanzando", "estás jugando", TENTH),
    Pair("lanzaste", "jugaste", TENTH),
    Pair("lanzó", "jugó", TENTH),
    Pair("<*lanzado>", "<*jugado>", TENTH),
    Pair("lanzarse", "jugarse", TENTH),
    Pair("lanzarlo", "jugarlo", TENTH),
    Pair("lanzarlos", "jugarlos", TENTH),
    Pair("<lanza>", "<juega>", TENTH),
    Pair("como un conjuro", "cuando puedas jugar un conjuro", TENTH),
    Pair("como un conjuro", "cuando puedas lanzar un conjuro", VALUES),
    Pair("Activa solo", "Juega esta habilidad solo", TENTH),
    Pair("Activa solo", "Activa esta habilidad solo", VALUES),
    Pair("ha activado", "ha jugado", TENTH),
    Pair("se activó", "se jugó", TENTH),
    Pair("activarse", "jugarse", TENTH),
    Pair("<activa>", "<juega>", TENTH),
    # Local enchantments; Equipment came later. CR 2003-07-01 212.4h.
    Pair("se anexa a", "se coloca sobre", EQUIPPING),
    Pair("anexada a nada legal", "sobre nada válido", EQUIPPING),
    # State-based effects and targets. CR 2003-07-01 420.1.
    Pair("una acción basada en estado", "un efecto basado en el estado", TENTH),
    Pair("objetivo legal", "objetivo válido", TENTH),
    Pair("objetivos legales", "objetivos válidos", TENTH),
    # The end of turn. CR 2003-07-01 313.1.
    Pair("al comienzo del próximo paso final", "al final del turno", TENTH),
    Pair("paso final", "paso de final del turno", TENTH),
    # Tokens, mana, libraries.
    Pair("crea {count:una} de esas", "pon en juego {count:una} de esas", TENTH),
    Pair("crea {count:una} de esas", "pon en el campo de batalla {count:una} de esas", CREATING),
    Pair("<crea>", "<pone> en juego", TENTH),
    Pair("<crea>", "<pone> en el campo de batalla", CREATING),
    Pair("{player} agrega ...", "{player} agrega ... a su reserva de maná", POOLS),
    Pair("agrega ...", "agrega ... a tu reserva de maná", POOLS),
    Pair("valor de maná", "coste de maná convertido", VALUES),
    Pair("luego baraja", "luego baraja tu biblioteca", VALUES),
    Pair("luego ese jugador baraja", "luego ese jugador baraja su biblioteca", VALUES),
    Pair("luego <baraja>", "luego <baraja> {who:own} biblioteca", VALUES),
]
"""Spanish words, the narrower ones first. CR 2003-07-01 217.1, CR 2016-08-26 110.5."""

_SLOT: Final = r"\{(?:[^{}]|\{[^{}]*\})*\}"
_ENDS: Final = (
    r"(?=\s+(?:until|instead|under|for|face|unless|equal|attached|hasta que|en vez|bajo|boca|por"
    r"|igual)\b|\s*[,.;\"]|\s*\[(?!tapped|abilities|name|attacking)|\s*$)"
)
_GOVERNED: Final = rf"(?:{_SLOT}|\[\w+\?[^\[\]]*\]|(?!{_ENDS})[^{{}}\[\]])+?{_ENDS}"
"""The object of a verb, in a template or in one already worded."""
_KEPT: Final = rf"{_SLOT}|\[\w+(?:=[^?\]]*)?\?"
"""Places and the beginnings of optional groups, whose names stay as they are."""
_MARK: Final = re.compile(r"<(\*?)([^<>]+)>")
_OBJECT: Final = "..."


@final
class EraWords:
    """The words of one language, "en" or "es", in an era.

    Its flags say whether:

    - ``creature_targets``: "any target" is "target creature or player" (CR 115.4; CR 2016-08-26
      114.1);
    - ``legends``: legendary creatures are Legends (CR 2003-07-01 215.2);
    - ``plain_planeswalkers``: planeswalkers aren't legendary (CR 2016-08-26 306.4);
    - ``walls_attack``: Walls without defender can attack (CR 2003-07-01 308.2a);
    - ``local_enchantments``: Auras name on their type line what they enchant (CR 2003-07-01
      212.4c);
    - ``tribal``: kindred is called tribal;
    - ``nouns``: a permanent's text calls it "this creature", not by its name.
    """

    def __init__(self, language: str, era: Era) -> None:
        # Only the kernel reads the era's rules; these flags only choose words for them.
        self.creature_targets: Final = era.settings["any_target"] is AnyTargets.CREATURES
        self.legends: Final = era.settings["legendary"] is Legends.CREATURE_TYPE
        self.plain_planeswalkers: Final = era.settings["planeswalker_uniqueness"] is True
        self.walls_attack: Final = era.settings["walls_attack"] is True
        self.local_enchantments: Final = era.date < AURAS
        self.tribal: Final = era.date < KINDRED
        self.nouns: Final = era.date >= NAMING
        self._numbered: Final = era.date < COLORLESS
        self._place: Final = 1 if language == "en" else 2
        self._date: Final = era.date
        self._then: Final[list[str]] = []
        self._made: Final[dict[str, str]] = {}
        spellings: list[str] = []
        for pair in ENGLISH if language == "en" else SPANISH:
            for today, then in _forms(language, pair) if era.date < pair.until else ():
                spellings.append(_spelling(today, len(spellings)))
                self._then.append(then)
        self._today: Final = re.compile("|".join([*spellings, _KEPT])) if spellings else None

    def sentence(self, keyword: str) -> str:
        """The era's sentence for a keyword ability; "" if the era has the keyword."""
        said = SENTENCES.get(keyword)
        return said[self._place] if said is not None and self._date < said[0] else ""

    def note(self, keyword: str) -> str:
        """The few words that the era had for a keyword ability; "" if it had the keyword."""
        return NOTES[keyword][self._place - 1] if self.sentence(keyword) else ""

    def mana(self, units: Iterable[int]) -> str:
        """The symbols of mana; an older era writes colorless mana as a number.
        CR 107.4c, CR 2003-07-01 104.3d.
        """
        letters = [MANA_LETTERS[one] for one in units]
        number = letters.count(MANA_LETTERS[Mana.COLORLESS]) if self._numbered else 0
        if number:
            letters = [one for one in letters if one != MANA_LETTERS[Mana.COLORLESS]]
            letters.insert(0, str(number))
        return "".join(f"{{{one}}}" for one in letters)

    def worded(self, text: str) -> str:
        """A template or text in the words of the era; in the current era it stays as it is."""
        if self._today is None:
            return text
        known = self._made.get(text)
        if known is None:
            known = self._made[text] = self._today.sub(self._replacement, text)
        return known

    def _replacement(self, found: re.Match[str]) -> str:
        said = found.group()
        if found.lastgroup is None:
            return said
        number = found.lastgroup[1:]
        then = self._then[int(number)]
        if _OBJECT in then:
            then = then.replace(_OBJECT, found.group(f"o{number}"))
        return then[:1].upper() + then[1:] if said[:1].isupper() else then


@cache
def era_words(language: str, era: Era) -> EraWords:
    """The words of a language, "en" or "es", in an era."""
    return EraWords(language, era)


def _spelling(today: str, number: int) -> str:
    """The regular expression for one form; its first letter may be a capital in the text."""
    first = today[0]
    initial = f"[{first}{first.upper()}]" if first.islower() else re.escape(first)
    rest = re.escape(today[1:]).replace(re.escape(_OBJECT), f"(?P<o{number}>{_GOVERNED})")
    before = r"(?<![\w'/<*-])" if first.isalpha() else ""
    after = r"(?![\w'/-])" if today[-1].isalpha() else ""
    return f"(?P<p{number}>{before}{initial}{rest}{after})"


def _forms(language: str, pair: Pair) -> list[tuple[str, str]]:
    """The forms of a pair as a list of pairs, marked as in templates and written out."""
    marked, opposite = _MARK.search(pair.today), _MARK.search(pair.then)
    if marked is None or opposite is None:
        return [(pair.today, pair.then)]
    inflected = _adjectives if marked.group(1) else _verbs
    found = {pair.today: pair.then}
    for today, then in zip(
        inflected(language, marked.group(2)), inflected(language, opposite.group(2)), strict=True
    ):
        for form, opposite_form in ((today, then), (f"<{today}>", f"<{then}>")):
            spelled = _MARK.sub(form, pair.today, count=1)
            found.setdefault(spelled, _MARK.sub(opposite_form, pair.then, count=1))
    return list(found.items())


def _adjectives(language: str, word: str) -> list[str]:
    genders = (False, True)
    return [spanish.adjective(word, plural, fem) for plural in genders for fem in genders]


def _verbs(language: str, word: str) -> list[str]:
    """The forms of a verb in the third person singular, that one first."""
    if language == "en":
        return [word, english.plural_verb(word)]
    persons = ((False, False), (True, False), (False, True))
    moods = (word, spanish.subjunctive(word))
    found = [spanish.verb(mood, plural, you) for mood in moods for plural, you in persons]
    return [*found, spanish.infinitive(word)]
