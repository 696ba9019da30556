"""Spanish lines as they were printed beside the lines that are printed here.

A printed line is ours letter for letter, or it is ours once the words of newer templates are put in:
each class of them is a change that came after the card was printed. What is left differs.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, final

__all__ = ["CLASSES", "Compared", "compare", "plain_lines"]

_REMINDER: Final = re.compile(r" ?\([^()]*\)")
_RUN_TOGETHER: Final = re.compile(r"(?<=[a-záéíóúñ])\.(?=[A-ZÁÉÍÓÚ{])")
_FORM: Final = re.compile(r"\b(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as) ~")


def _each(*pairs: tuple[str, str]) -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple([(re.compile(pattern), said) for pattern, said in pairs])


CLASSES: Final = (
    # Spanish templates.
    ("no full stop after keywords", _each((r"^([^.:\"]{1,60})\.$", r"\1"))),
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
        ),
    ),
    (
        "cast and activate",
        _each(
            (r"\bjuegues (un|tu|el)", r"lances \1"),
            (r"\bjuegue (un|su|el)", r"lance \1"),
            (r"\bjugar (hechizos|tus hechizos|un hechizo)", r"lanzar \1"),
            (r"Juega esta habilidad", "Activa esta habilidad"),
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
        ),
    ),
    ("planeswalkers", _each((r"al jugador objetivo", "al jugador o planeswalker objetivo"))),
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
            (r"pone las (?:primeras )?(\w+) (?:primeras )?cartas de su biblioteca en su cementerio",
             r"muele \1 cartas"),
            (r"[Pp]on las (?:primeras )?(\w+) (?:primeras )?cartas de tu biblioteca en tu cementerio",
             r"Muele \1 cartas"),
        ),
    ),
    (
        "create",
        _each((r"\b([Pp])on(?: en el campo de batalla| en juego| al campo de batalla)? "
               r"((?:un|una|dos|tres|cuatro|cinco|seis|X) fichas?)", r"Crea \2")),
    ),
    ("loyalty in brackets", _each((r"^([+-])(\d+|X):", r"[\1\2]:"), (r"^\[-", "[−"), ("^0:", "[0]:"))),
    ("choose one, a dash", _each((r"(lige [\w ]+):$", r"\1 —"),)),
    (
        "this spell",
        _each(
            (r"Lanzar ~ cuesta", "Lanzar este hechizo cuesta"),
            (r"[Cc]omo coste adicional para (?:jugar|lanzar) ~", "Como coste adicional para lanzar este hechizo"),
            (r"[Ss]i ~ fue estimulad[oa]", "Si este hechizo fue estimulado"),
        ),
    ),
    ("can't be blocked", _each((r"es imbloqueable", "no puede ser bloqueada"),)),
    ("discard", _each((r"(escart\w+ (?:\w+ )?cartas?(?: al azar)?) de (?:tu|su) mano", r"\1"),)),
    ("attacks each combat", _each((r"(ataca\w*) (?:cada|este) turno si puede", r"\1 cada combate si puede"),)),
    ("ability words with a dash", _each((r"^Umbral ", "Umbral — "),)),
)  # fmt: skip
"""The classes of newer templates: what they have put in place of earlier words."""


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

    same: int
    newer: tuple[str, ...]
    """The classes of the lines that have words of newer templates, one for each line: the last."""
    other: tuple[str, ...]


def compare(printed: Iterable[str], ours: Iterable[str]) -> Compared:
    """Compare printed lines with the lines of the same card that are printed here."""
    left = Counter([_FORM.sub("~", line) for line in ours])
    same = 0
    newer: list[str] = []
    other: list[str] = []
    for line in printed:
        if left[line] > 0:
            left[line] -= 1
            same += 1
            continue
        said, last = line, ""
        for name, pairs in CLASSES:
            for pattern, put in pairs:
                made = pattern.sub(put, said)
                if made != said:
                    said, last = made, name
            if left[_capital(said)] > 0:
                break
        said = _capital(said)
        if left[said] > 0:
            left[said] -= 1
            newer.append(last)
        else:
            other.append(line)
    return Compared(same, tuple(newer), tuple(other))


def _capital(line: str) -> str:
    return line[:1].upper() + line[1:]
