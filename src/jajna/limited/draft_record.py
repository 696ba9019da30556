"""A draft as a record: what it follows from, what each seat is asked, and what it has answered."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple, TypeAlias, final

from jajna.errors import JajnaError
from jajna.formats.deck import Printing
from jajna.limited.choices import Choice, Known, Shown
from jajna.messages import Message
from jajna.noted import Noted

__all__ = [
    "PACKS_OF_TWO",
    "Asked",
    "Draft",
    "DraftError",
    "DraftKind",
    "DraftView",
    "Pack",
    "Setup",
]

Pack: TypeAlias = tuple[Printing, ...]
"""The cards of a booster, in the order in which they lie there."""


@final
class DraftError(JajnaError):
    """A draft that can't begin, or a pick that can't be made; nothing has changed."""


class DraftKind(Enum):
    """The ways to draft."""

    BOOSTER = "booster"
    """Packs go around; what is taken stays hidden."""
    ROCHESTER = "rochester"
    """One pack lies open at a time, and all see what is taken."""
    WINSTON = "winston"
    """Two players take piles of which they see only one at a time."""
    GRID = "grid"
    """Two players take rows and columns of nine open cards."""
    COMMANDER = "commander"
    """Packs go around as in a booster draft, and two cards of each are taken. CR 903.13b."""
    SEALED = "sealed"
    """Nobody takes anything: each keeps what is in the own packs."""


PACKS_OF_TWO: Final = {DraftKind.WINSTON: 6, DraftKind.GRID: 11}
"""The packs of a draft that two players take from together."""


class Setup(NamedTuple):
    """What a draft follows from, besides its picks.

    ``packs`` are those of each round by seat for booster and Rochester drafts; one list of packs
    for the others, which are for two. ``seed`` is for what is shuffled or comes at random.
    """

    kind: DraftKind
    names: tuple[str, ...]
    packs: tuple[tuple[Pack, ...], ...]
    seed: int = 0
    known: tuple[Known, ...] = ()
    """What the draft knows of its cards if some of them act in it, as ``acting.known_of`` finds it.
    CR 905.2.
    """
    spare: tuple[Pack, ...] = ()
    """Packs that cards may add to the draft."""


class Asked(NamedTuple):
    """What a seat is asked: the cards before it, and which of them each answer takes.

    An answer that takes nothing leaves them for the next pile.
    """

    cards: Pack
    options: tuple[tuple[int, ...], ...]
    choices: tuple[Choice, ...] = ()
    """What each option is, if one of them is more than to take cards."""


class DraftView(NamedTuple):
    """What a seat may know: what it is asked, what it has, and how many cards the others have.

    ``open`` are the cards that lie open for all, ``pools`` those of each seat that the seat knows.
    ``piles`` are the sizes of Winston's piles; ``left`` is how many cards wait to be dealt.
    """

    seat: int
    round: int
    asked: Asked | None
    pools: tuple[Pack, ...]
    sizes: tuple[int, ...]
    waiting: tuple[int, ...] = ()
    """How many packs wait before each seat."""
    to_left: bool = True
    open: Pack = ()
    piles: tuple[int, ...] = ()
    left: int = 0
    pile: int = -1
    """The pile that is looked at, from 0; -1 for none."""
    face_up: tuple[Pack, ...] = ()
    """What lies face up before each seat. CR 905.2c."""
    notes: tuple[tuple[Noted, ...], ...] = ()
    """What each seat has noted. CR 905.2b."""
    seen: tuple[Shown, ...] = ()
    """What the seat was shown, in order."""


class Draft:
    """A draft of any kind; ``begin`` makes one."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = len(setup.names)
        self.pools: list[list[Printing]] = [[] for _ in setup.names]
        """What each seat has taken, in order."""
        self.picks: list[list[int]] = [[] for _ in setup.names]
        """The answers of each seat, by the places of their options."""
        self.order: list[int] = []
        """The seats in the order of all answers, where that matters; empty elsewhere."""
        self._before = [0] * self.seats
        """How many answers of each seat came before this round."""

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return not any(self.asked(seat) is not None for seat in range(self.seats))

    def asked(self, seat: int) -> Asked | None:
        """What a seat is asked now, None for nothing."""
        raise NotImplementedError

    def view(self, seat: int) -> DraftView:
        """What a seat may know."""
        raise NotImplementedError

    def pick(self, seat: int, option: int) -> Pack:
        """Answer for a seat by the place of an option; the cards that it takes.

        Raises DraftError if the seat isn't asked anything, or has no such option.
        """
        asked = self._checked(seat, option)
        taken = tuple(asked.cards[place] for place in asked.options[option])
        self.picks[seat].append(option)
        self._take(seat, asked.options[option])
        self.pools[seat] += taken
        return taken

    def notes(self, seat: int) -> tuple[Noted, ...]:
        """What a seat has noted for the games to come. CR 905.2b."""
        return ()

    def _checked(self, seat: int, option: int) -> Asked:
        """What a seat is asked. Raises DraftError if it is nothing, or has no such option."""
        asked = self.asked(seat) if 0 <= seat < self.seats else None
        if asked is None:
            raise DraftError(Message("this seat isn't asked anything now"))
        if not 0 <= option < len(asked.options):
            raise DraftError(Message("there is no such option"))
        return asked

    def number(self, seat: int) -> int:
        """Which pick of the round is a seat's next one, from 1."""
        return len(self.picks[seat]) - self._before[seat] + 1

    def fork(self) -> Draft:
        """A copy that goes its own way."""
        copy = type(self)(self.setup)
        copy.repeat(self.picks, self.order)
        return copy

    def repeat(self, picks: Sequence[Sequence[int]], order: Sequence[int] = ()) -> None:
        """Answer for each seat as it was recorded, in an ``order`` of seats where that matters.

        Raises DraftError for answers that don't fit.
        """
        left = [list(one) for one in picks]
        for seat in order:
            if not 0 <= seat < len(left) or not left[seat]:
                raise DraftError(Message("the picks of this draft don't fit its packs"))
            self.pick(seat, left[seat].pop(0))
        while any(left):
            moved = False
            for seat, waiting in enumerate(left):
                if waiting and self.asked(seat) is not None:
                    self.pick(seat, waiting.pop(0))
                    moved = True
            if not moved:
                raise DraftError(Message("the picks of this draft don't fit its packs"))

    def _take(self, seat: int, places: tuple[int, ...]) -> None:
        raise NotImplementedError
