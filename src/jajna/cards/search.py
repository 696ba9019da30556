"""A search for cards of a pool: what it has to know of each, and when that takes too long."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, final

from jajna.cards.conditions import Searched
from jajna.errors import CardError
from jajna.messages import Message

if TYPE_CHECKING:
    from jajna.cards.conditions import Condition
    from jajna.cards.mtgjson import CardData
    from jajna.cards.pool import Pool

__all__ = ["Search"]

MOST_JUDGED: Final = 1_000
"""Cards that a search compiles: more would take longer than somebody waits."""


@final
class Search:
    """A search for cards of a pool."""

    def __init__(self, pool: Pool, condition: Condition) -> None:
        self.condition = condition
        self._pool = pool
        self._states: dict[str, dict[str, str]] = {}
        self._judged = 0

    def finds(self, data: CardData, compiled: bool | None) -> bool:
        """Whether a card is searched for; ``compiled`` says whether it compiles, if that is known.

        Raises CardError as ``Pool.search``.
        """
        return self._fits(data, self._pool.printed_besides(data.name), compiled)

    def finds_printing(self, data: CardData, code: str) -> bool:
        """Whether a card is searched for as it is printed in a set alone.

        Raises CardError as ``Pool.search``.
        """
        return self._fits(replace(data, printings=(code,)), frozenset(), None)

    def _fits(self, data: CardData, printed: frozenset[str], compiled: bool | None) -> bool:

        def state(word: str) -> str:
            return self._of_format(word).get(data.name, "")

        def compiles() -> bool:
            return compiled if compiled is not None else self._compiles(data.name)

        return self.condition.fits(Searched(data, printed, state, compiles))

    def _of_format(self, word: str) -> dict[str, str]:
        """The states of cards in a format. Raises CardError for one of which nothing is known."""
        if word not in self._states:
            found = self._pool.legalities(word)
            known = self._pool.known_formats()
            if not found and known:
                raise CardError(
                    Message(
                        "no card file says what is legal in {format}; they know {known}",
                        format=repr(word),
                        known=", ".join(known),
                    )
                )
            if not found:
                raise CardError(
                    Message(
                        "what is legal in {format} is known once a card file is imported: "
                        "'jajna cards update' fetches one",
                        format=repr(word),
                    )
                )
            self._states[word] = found
        return self._states[word]

    def _compiles(self, name: str) -> bool:
        self._judged += 1
        if self._judged > MOST_JUDGED:
            raise CardError(
                Message(
                    "more than {most} cards would have to be compiled first: search for less, or "
                    "let 'jajna cards coverage' compile them all",
                    most=MOST_JUDGED,
                )
            )
        return self._pool.entry(name).card is not None
