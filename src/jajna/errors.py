"""The errors that Jajna raises, and reasons for refusals as data."""

from __future__ import annotations

from typing import final

__all__ = [
    "CardError",
    "DeckError",
    "DriftError",
    "EngineLimitError",
    "EraError",
    "IllegalAnswerError",
    "JajnaError",
    "Reason",
    "UnsupportedCardError",
    "VariantError",
]


class JajnaError(Exception):
    """Base of every error that Jajna raises for a caller's input."""


class IllegalAnswerError(JajnaError):
    """An answer that the present decision does not allow; the game is unchanged."""


class CardError(JajnaError):
    """A card or card file that can't be read or found."""


class UnsupportedCardError(CardError):
    """A real card whose text is not wholly understood; it names the clause."""


class DeckError(JajnaError):
    """A deck list that can't be read, or that breaks a rule of its format."""


class DriftError(JajnaError):
    """A replay whose game no longer agrees with its recorded digests."""


class EngineLimitError(JajnaError):
    """A number or a chain of events beyond the stated limits of the engine."""


class EraError(JajnaError):
    """An era or a switch of eras that doesn't exist, or switches that can't go together."""


class VariantError(JajnaError):
    """A variant that doesn't exist, or that isn't for this number of players."""


@final
class Reason:
    """The reason for a refusal: a rule number, and a code that ``text`` words.

    ``things`` are the ids of players and objects it is about, ``number`` a count where the code
    needs one. ``because`` is the part of an ability, of the object ``source``, that forbids it.
    """

    def __init__(
        self,
        code: str,
        rule: str,
        things: tuple[int, ...] = (),
        number: int = 0,
        source: int = 0,
        because: object | None = None,
    ) -> None:
        self.code = code
        self.rule = rule
        self.things = things
        self.number = number
        self.source = source
        self.because = because

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, CR {self.rule}, {self.things}, {self.number})"
