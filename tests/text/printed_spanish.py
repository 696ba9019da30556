"""Spanish lines as they were printed beside the lines that are printed here.

A printed line is ours letter for letter, or it has words of an older template: each class of newer
templates names a change that came after the card was printed. What is left differs.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, final

__all__ = ["CLASSES", "Compared", "class_of", "compare", "plain_lines"]

_REMINDER: Final = re.compile(r" ?\([^()]*\)")
_RUN_TOGETHER: Final = re.compile(r"(?<=[a-záéíóúñ])\.(?=[A-ZÁÉÍÓÚ{])")
_FORM: Final = re.compile(r"\b(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as) ~")


_NUMBER: Final = r"(?:dos|tres|cuatro|cinco|seis|siete|diez|X)"
_TOP: Final = r"(?:primeras )?(\w+) (?:primeras )?cartas"
_OF_IT: Final = r"(contador(?:es)? (?:\+1/\+1|-1/-1|de [\w]+)) sobre (?:él|ella|ellos|ellas)\b"
_DONE: Final = r"(bloquead|sacrificad|estimulad|pagad|girad|puest|regenerad|destruid)"


def _each(*pairs: tuple[str, str]) -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple([(re.compile(pattern), said) for pattern, said in pairs])


KEYWORDS: Final = "keywords, their lines, order and full stop"
"""The class of lines of keywords that are in our lines, elsewhere or without the full stop."""

CLASSES: Final = (
    # Spanish templates.
    (
        "subtypes with a capital",
        _each(
            *[
                (rf"\b{word}(s|es)?\b", word.capitalize() + r"\1")
                for word in ("bosque", "isla", "llanura", "montaña", "pantano", "aura", "equipo")
            ]
        ),
    ),
    ("solo without an accent", _each(("sólo", "solo"), ("Sólo", "Solo"))),
    ("este, o and bullets as they are written today", _each(
        (r"\b([ÉéEe])ste\b(?=[.,])", "este"), (" ó ", " o "), ("●", "•"),
    )),
    # After 2013 only one printed line of 26 was "Gana".
    ("what you gain is told, not ordered", _each((r"(?:^|[.:,] )Gana (\d+|X|una) vida", "Ganas"))),
    # After 2013 "el fondo" in 51 of 52, and the number first in 70 of 74.
    ("the bottom of a library", _each((r"la parte inferior de", "el fondo de"))),
    ("the number before the first cards", _each((rf"primeras {_NUMBER} cartas", r"\1 primeras"))),
    # Until 2010 "con" in 10 of 12, not once after.
    ("power and toughness are switched", _each((r"la fuerza con la resistencia", "y"))),
    # Until 2011 with "a" in 15 of 53, not once after.
    ("what is regenerated, without a preposition", _each((r"[Rr]egenera a (el|la) ", ""))),
    ("an amount of life or damage", _each(
        (r"(?<!de )\b(vidas?) igual", r"una cantidad de \1 igual"),
        (r"(?<!de )\bdaño igual", "una cantidad de daño igual"),
    )),
    ("a basic land's letter", _each(("^[WUBRG]$", ""))),
    ("the number of", _each(("el número de", "la cantidad de"), ("número", "cantidad"))),
    ("no, neither", _each((r"no puede(n?) atacar o bloquear", r"no puede\1 atacar ni bloquear"))),
    # English templates that are newer than the card.
    ("enters", _each((r"\b([Ee]ntr(?:e|en|a|an|ar)) (?:al|en el) campo de batalla", r"\1"))),
    (
        "the battlefield and exile",
        _each(
            (r"\b([Ee]ntr(?:e|en|a|an|ar)) en juego", r"\1"),
            (r"\bdel juego\b(?! (?:\w+ ){0,3}y)", "del campo de batalla"),
            (r"\b(?:al juego|en juego)\b", "al campo de batalla"),
            (r"[Rr]emueve del juego", "Exilia"),
            (r"\b(?:el|del) juego\b", "el campo de batalla"),
        ),
    ),
    (
        "cast and activate",
        _each(
            (r"\bjuegues (un|tu|el)", r"lances \1"),
            (r"\bjuegue (un|su|el)", r"lance \1"),
            (r"\bjugar (hechizos|tus hechizos|un hechizo)", r"lanzar \1"),
            (r"Juega esta habilidad", "Activa esta habilidad"),
            (r"(?:jug(?:ar|ue|ues)|juega) (?:las )?habilidades", "activar habilidades"),
            (r"jugar ~", "lanzar este hechizo"),
            (r"\bjugaste\b", "lanzaste"),
        ),
    ),
    (
        "dies",
        _each(
            (r"vaya a un cementerio(?: desde el (?:juego|campo de batalla))?", "muera"),
            (r"sea puest[oa] en un cementerio desde el (?:juego|campo de batalla)", "muera"),
        ),
    ),
    ("mana isn't added to a pool", _each((r" a (?:tu|su) reserva de maná", ""))),
    (
        "colorless mana has a symbol",
        _each(
            (r"(?<=grega )\{1\}", "{C}"),
            (r"(?<=grega )\{2\}", "{C}{C}"),
            (r"(?<=grega )\{3\}", "{C}{C}{C}"),
        ),
    ),
    (
        "any target",
        _each(
            (r"la criatura o jugador objetivo", "cualquier objetivo"),
            (r"(entre )una(.*) criaturas y/o jugadores objetivo", r"\1uno\2 objetivos"),
            (r"criaturas y/o jugadores objetivo", "objetivos"),
        ),
    ),
    ("planeswalkers", _each(
        (r"al (jugador|oponente) objetivo", r"al \1 o planeswalker objetivo"),
    )),
    ("mana value", _each((r"coste de maná convertido", "valor de maná"))),
    (
        "shuffle",
        _each(
            (r" (?:y|e) (pon|muéstra)(\w+) (.*)\. Luego baraja tu biblioteca",
             r", \1\2 \3, luego baraja"),
            (r"[.,] [Ll]uego baraja (?:tu|su) biblioteca", ", luego baraja"),
            (r"baraja tu biblioteca", "baraja"),
        ),
    ),
    (
        "mill",
        _each(
            (rf"pone las {_TOP} de su biblioteca en su cementerio", r"muele \1 cartas"),
            (rf"[Pp]on las {_TOP} de tu biblioteca en tu cementerio", r"Muele \1 cartas"),
        ),
    ),
    (
        "create",
        _each((r"\b([Pp])on(?:es?|ga|gas)?"
               r"(?: en el campo de batalla| en juego| al campo de batalla)? "
               r"((?:un|una|dos|tres|cuatro|cinco|seis|X|cantidad de|esa \w+ cantidad de) fichas?)",
               r"Crea \2")),
    ),
    ("loyalty in brackets",
     _each((r"^([+-])(\d+|X):", r"[\1\2]:"), (r"^\[-", "[−"), ("^0:", "[0]:"))),
    ("choose one, a dash", _each((r"(lige [\w ]+):$", r"\1 —"))),
    (
        "this spell",
        _each(
            (r"Lanzar ~ cuesta", "Lanzar este hechizo cuesta"),
            (r"coste adicional para (?:jugar|lanzar) ~",
             "coste adicional para lanzar este hechizo"),
            (r"[Ss]i ~ fue estimulad[oa]", "Si este hechizo fue estimulado"),
            (r"[Ss]i ~ fue lanzad[oa]", "Si este hechizo fue lanzado"),
            (r"menos lanzar ~", "menos lanzar este hechizo"),
            (r"^~ no puede ser contrarrestad[oa]", "Este hechizo no puede ser contrarrestado"),
            (r"Cuando lances ~", "Cuando lances este hechizo"),
            (r"^Lanza ~", "Lanza este hechizo"),
            (r"pagar el coste de maná de ~", "pagar el coste de maná de este hechizo"),
        ),
    ),
    ("can't be blocked", _each((r"es imbloqueable", "no puede ser bloqueada"))),
    ("discard", _each((r"(escart\w+ (?:\w+ )?cartas?(?: al azar)?) de (?:tu|su) mano", r"\1"))),
    ("attacks each combat",
     _each((r"(ataca\w*) (?:cada|este) turno si puede", r"\1 cada combate si puede"))),
    (
        "counters are on what has them",
        _each((_OF_IT, r"\1")),
    ),
    ("the next end step",
     _each((r"\bal final del turno(?=[.,])", "al comienzo del próximo paso final"))),
    ("full stops within quotation marks", _each((r'(?<=[^.])"\.$', '."'))),
    ("no comma before y", _each((r", (y|o) (?=(?:\{|es |tiene |gana ))", r" \1 "))),
    ("cycling is a verb", _each((r"uses la habilidad de ciclo de ~", "cicles ~"))),
    ("hideaway has a number", _each((r"^Esconder\.$", "Esconder 4."))),
    ("all creatures of a type", _each(
        (r"[Tt]odos los Fragmentados", "Todas las criaturas Fragmentado"),
    )),
    ("an additional creature each combat", _each((r"una criatura adicional\.", "cada combate"))),
    ("blocks each combat", _each((r"(bloquea\w*) cada turno si", r"\1 cada combate si"))),
    ("a comma before then", _each((r" y luego ", ", luego "), (r"su mano y roba", ", luego"))),
    ("base power and toughness", _each(
        (r"\bes \d/\d hasta", "tiene una fuerza y resistencia base"),
    )),
    ("this creature", _each(
        (rf"~ (.*)\b{_DONE}o\b", r"~ \1\2a"),
        (r"~ (?:entren|hacen|dejen|hagan|están|tienen|pueden|obtienen|ganan|ataquen|bloqueen)\b",
         "~ entre"),
        (r"~ (.*)\b(sacrifíca|regrésa|exília|endereza|endeéza|destrúye)lo\b", r"~ \1\2la"),
        (r"~ (.*)\b(emparejad|monstruos|equipad|encantad)o\b", r"~ \1\2a"),
    )),
    ("so many life points", _each((r"cantidad de vida\b", "cantidad de vidas"))),
    ("turned face up", _each((r"se ponga boca arriba", "sea puesta boca arriba"))),
    (
        "ability words with a dash",
        _each(
            (r"^(Umbral|Dominio|Croma|Hermandad|Presagiar|Canalizar|Temerari[oa]) (?!—)", r"\1 — "),
            (r"^radiar ", "Radiar — "),
        ),
    ),
    # Until 2012 what you control was in the subjunctive: 34 of 35 lines of 2009, 3 of 28 of 2014.
    ("what you control, in the indicative", _each(
        (r"\bque controles\b", "que controlas"),
        (r"\bque controle ese jugador\b", "que controla ese jugador"),
        (r"\bque controle el jugador\b", "que controla el jugador"),
    )),
    ("a target after its adjectives", _each(
        (r"(hechizo|carta) objetivo (de [\w ]+?)(?=[.,]| de (?:tu|un|su))", r"\1 \2 objetivo"),
        (r"objetivo ((?:atacante|bloqueadora|de instantáneo|de artefacto|blanc|negr|azul|roj)\S*)",
         r"\1 objetivo"),
    )),
    ("modes have bullets", _each((r"^(.*)\bElige uno(?: o ambos)?: (?=\S)", r"\1Elige uno — • "))),
    ("a source that is sacrificed is it", _each(
        (r"(?:sacrificar|descartar|remover) (.*)~(.*): ~ hace", r"sacrificar \1~\2: Hace"),
    )),
    # Printed so until 2010, not once after.
    ("the beginning of an end step", _each(
        (r"\b[Aa]l final de (tu|ese) turno", r"al comienzo de \1 paso final"),
        (r"^Al final del turno,", "Al comienzo del paso final,"),
    )),
    # In 2002 to 2005 it was "de la parte superior" alone, today "la primera carta" in 12 of 16.
    ("the top card", _each(
        (r"la carta de la parte superior de (tu|su) biblioteca",
         r"la primera carta de \1 biblioteca"),
        (r"las (\w+) cartas de la parte superior de (tu|su) biblioteca",
         r"las \1 primeras cartas de \2 biblioteca"),
    )),
    ("a becoming", _each(
        (r"\bes del tipo de (tierra|criatura)", r"se convierte en el tipo de \1"),
        (r"\bes (una criatura artefacto|una criatura) (?=[A-Z])", r"se convierte en \1 "),
    )),
    ("what you cast", _each((r"\bque juegues\b", "que lanzas"), (r"Cuando juegues ~", "lances"))),
    ("counters on what has them", _each(
        (r"(contador(?:es)? de \w+) en (?=el|la|un)", r"\1 sobre "),
    )),
    ("shroud", _each((r"no puede ser objetivo de hechizos o habilidades", "tiene velo"))),
    ("vigilance", _each((r"~ no se gira al atacar", "Vigilancia"))),
    ("indestructible is a keyword", _each((r"\b(?:es|son) indestructibles?", "Indestructible"))),
    ("menace", _each((r"no puede ser bloqueada (?:este turno )?excepto por dos o más criaturas",
                      "amenaza"))),
    ("scry is an instruction", _each((r"^Adivinar (\d)$", r"Adivina \1."))),
    ("reach", _each((r"puede bloquear como si tuviera la habilidad de volar", "alcance"))),
    ("a card's name has given way to its type", _each(
        (r"\ba ~", "esta criatura"),
        (r"\b(?:contrarresta|Contrarresta) ~", "contrarresta este hechizo"),
    )),
)  # fmt: skip
"""The classes of newer templates, with what each has put in place of earlier words."""


def plain_lines(text: str, names: Iterable[str]) -> list[str]:
    """The lines of a printed text without reminders; ``~`` stands for a name of the card."""
    bare = _REMINDER.sub("", text).replace("’", "'")
    for one in [part for name in names for part in (name, name.split(",")[0])]:
        bare = re.sub(rf"(?<!\w){re.escape(one)}(?!\w)", "~", bare, flags=re.IGNORECASE)
    bare = _FORM.sub("~", _RUN_TOGETHER.sub(".\n", bare))
    bare = re.sub(r"\bal ~", "a ~", re.sub(r"\bdel ~", "de ~", bare))
    return [line.strip() for line in bare.split("\n") if line.strip()]


@final
@dataclass(frozen=True)
class Compared:
    """What was found of the printed lines of a card."""

    same: tuple[str, ...]
    newer: tuple[str, ...]
    """The classes of the lines that have words of older templates, one for each line: the first."""
    other: tuple[str, ...]


def class_of(line: str) -> str:
    """The first class of newer templates that changes a printed line; "" if none does."""
    for name, pairs in CLASSES:
        if any(pattern.search(line) for pattern, _ in pairs):
            return name
    return ""


def _keywords(line: str) -> set[str]:
    """What stands between the commas and semicolons of a line, which may be keywords."""
    return {part.strip().removesuffix(".").lower() for part in re.split("[,;]", line)}


def compare(printed: Iterable[str], ours: Iterable[str]) -> Compared:
    """Compare printed lines with the lines of the same card that are printed here."""
    left = Counter([_FORM.sub("~", line) for line in ours])
    ours_alone = {word for line in left for word in _keywords(line)}
    same: list[str] = []
    newer: list[str] = []
    other: list[str] = []
    for line in printed:
        if left[line] > 0:
            left[line] -= 1
            same.append(line)
        elif _keywords(line) <= ours_alone:
            newer.append(KEYWORDS)
        elif name := class_of(line):
            newer.append(name)
        else:
            other.append(line)
    return Compared(tuple(same), tuple(newer), tuple(other))
