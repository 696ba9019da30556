"""Drafts: cards are taken in turn from packs that are opened for it.

A draft is its setup and the picks of each seat. Where several seats are asked at once, the order in
which their answers come changes nothing: each seat's picks are a list of its own. Only where cards
act as they are drafted it matters, and is kept too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from jajna.formats.deck import Printing
from jajna.kernel.state.chance import Chance
from jajna.limited.conspiracy_drafts import ActingDraft
from jajna.limited.draft_record import (
    PACKS_OF_TWO,
    Asked,
    Draft,
    DraftError,
    DraftKind,
    DraftView,
    Pack,
    Setup,
)
from jajna.messages import Message
from jajna.vocab import is_another_player

__all__ = [
    "PACKS_OF_TWO",
    "ROUNDS",
    "Asked",
    "Draft",
    "DraftError",
    "DraftKind",
    "DraftView",
    "Pack",
    "Setup",
    "begin",
]

ROUNDS: Final = 3
"""The packs that each player opens for a draft."""

MOST_SEATS: Final = 16
PILES: Final = 3
"""The piles of a Winston draft."""
SIDE: Final = 3
"""Rows and columns of a grid."""


def begin(setup: Setup) -> Draft:
    """A new draft. Raises DraftError for seats and packs that don't fit its kind."""
    seats = len(setup.names)
    if setup.kind is DraftKind.SEALED:
        if not seats:
            raise DraftError(Message("somebody must open the packs"))
    elif not 2 <= seats <= MOST_SEATS:
        raise DraftError(Message("a draft has 2 to {most} seats", most=MOST_SEATS))
    if not setup.packs or not all(setup.packs) or not all(all(one) for one in setup.packs):
        raise DraftError(Message("a draft needs packs, and no pack may be empty"))
    if setup.kind in (DraftKind.WINSTON, DraftKind.GRID):
        if seats != 2:
            raise DraftError(Message("this draft is for two players"))
        return WinstonDraft(setup) if setup.kind is DraftKind.WINSTON else GridDraft(setup)
    if any(len(packs) != seats for packs in setup.packs):
        raise DraftError(Message("each seat needs one pack for each round"))
    if setup.kind is DraftKind.SEALED:
        return SealedPools(setup)
    if setup.kind is DraftKind.ROCHESTER:
        return RochesterDraft(setup)
    return ActingDraft(setup) if setup.known else BoosterDraft(setup)


def replayed(setup: Setup, picks: Sequence[Sequence[int]], order: Sequence[int] = ()) -> Draft:
    """The draft after these picks of each seat, in an ``order`` of seats where that matters.

    Raises DraftError for picks that can't be made.
    """
    draft = begin(setup)
    draft.repeat(picks, order)
    return draft


@final
class SealedPools(Draft):
    """Sealed deck play: everybody has what they opened, and nobody is asked anything. CR 100.2b."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        for packs in setup.packs:
            for pool, pack in zip(self.pools, packs, strict=True):
                pool += pack

    def asked(self, seat: int) -> Asked | None:
        """Nothing."""
        return None

    def view(self, seat: int) -> DraftView:
        """What the seat has opened itself."""
        none: Pack = ()
        pools = tuple(tuple(pool) if one == seat else none for one, pool in enumerate(self.pools))
        return DraftView(seat, 0, None, pools, tuple(len(pool) for pool in self.pools))


@final
class BoosterDraft(Draft):
    """Each seat opens a pack, takes a card and passes the rest on: to the left, in every second
    round to the right. A new round begins when all packs of the last one are used up.

    In a Commander draft two cards are taken, one after the other, before the pack is passed on.
    CR 903.13b, 903.13c.
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.round = 0
        self._at_once = 2 if setup.kind is DraftKind.COMMANDER else 1
        self._taken = [0] * self.seats
        """How many cards each seat has taken from the pack before it."""
        self._queues: list[list[list[Printing]]] = []
        self._open()

    def asked(self, seat: int) -> Asked | None:
        """The pack that lies before a seat: one of its cards is to be taken."""
        if not self._queues[seat]:
            return None
        cards = tuple(self._queues[seat][0])
        return Asked(cards, tuple((place,) for place in range(len(cards))))

    def view(self, seat: int) -> DraftView:
        """The pack before the seat, and what it has itself."""
        none: Pack = ()
        return DraftView(
            seat,
            self.round,
            self.asked(seat),
            tuple(tuple(pool) if one == seat else none for one, pool in enumerate(self.pools)),
            tuple(len(pool) for pool in self.pools),
            tuple(len(queue) for queue in self._queues),
            self.to_left,
        )

    @property
    def to_left(self) -> bool:
        """Whether packs go to the left in this round."""
        return self.round % 2 == 0

    def _open(self) -> None:
        """Open the packs of the round."""
        self._before = [len(one) for one in self.picks]
        packs = self.setup.packs[self.round]
        self._queues = [[list(pack)] for pack in packs]

    def _take(self, seat: int, places: tuple[int, ...]) -> None:
        pack = self._queues[seat][0]
        del pack[places[0]]
        self._taken[seat] += 1
        if pack and self._taken[seat] < self._at_once:
            return
        self._taken[seat] = 0
        del self._queues[seat][0]
        if pack:
            following = (seat + (1 if self.to_left else -1)) % self.seats
            self._queues[following].append(pack)
        elif not any(self._queues) and self.round + 1 < len(self.setup.packs):
            self.round += 1
            self._open()


@final
class RochesterDraft(Draft):
    """One pack is opened for all to see; its cards are taken around the table and back again.

    Each seat opens one in a round: to the left from the first seat, then to the right from the
    last, and so on. Picks begin with the opener and go the way of the round; whoever is last takes
    two in a row.
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._opened = 0
        """How many packs have been used up."""
        self._cards: list[Printing] = []
        self._order: list[int] = []
        self._open()

    @property
    def round(self) -> int:
        """The round, from 0."""
        return min(self._opened // self.seats, len(self.setup.packs) - 1)

    @property
    def opener(self) -> int:
        """The seat whose pack lies open."""
        place = self._opened % self.seats
        return place if self.round % 2 == 0 else self.seats - 1 - place

    def asked(self, seat: int) -> Asked | None:
        """The open pack, if it is the seat's turn."""
        if not self._order or is_another_player(self._order[0], seat):
            return None
        return Asked(tuple(self._cards), tuple((place,) for place in range(len(self._cards))))

    def view(self, seat: int) -> DraftView:
        """All that lies open, and all that anybody has."""
        pools = tuple(tuple(pool) for pool in self.pools)
        return DraftView(
            seat,
            self.round,
            self.asked(seat),
            pools,
            tuple(len(pool) for pool in pools),
            to_left=self.round % 2 == 0,
            open=tuple(self._cards),
        )

    def _open(self) -> None:
        """Open the next pack, and say who takes its cards in what order."""
        if self._opened >= self.seats * len(self.setup.packs):
            return
        if self._opened % self.seats == 0:
            self._before = [len(one) for one in self.picks]
        opener = self.opener
        self._cards = list(self.setup.packs[self.round][opener])
        step = 1 if self.round % 2 == 0 else -1
        around = [(opener + step * place) % self.seats for place in range(self.seats)]
        there_and_back = around + around[::-1]
        count = len(self._cards)
        self._order = [there_and_back[place % len(there_and_back)] for place in range(count)]

    def _take(self, seat: int, places: tuple[int, ...]) -> None:
        del self._cards[places[0]]
        del self._order[0]
        if not self._order:
            self._opened += 1
            self._open()


@final
class WinstonDraft(Draft):
    """Two players take one of three piles in turn. Whoever leaves a pile adds a card to it; who
    leaves all three takes the next card unseen. Sources: the variant as it is commonly played.
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        cards = [card for pack in setup.packs[0] for card in pack]
        order = list(range(len(cards)))
        Chance(setup.seed).shuffle(order)
        self._deck = [cards[place] for place in order]
        self._piles: list[list[Printing]] = [[] for _ in range(PILES)]
        for pile in self._piles:
            self._add(pile)
        self._turn = 0
        self._place = -1
        self._look()

    def asked(self, seat: int) -> Asked | None:
        """The pile that the seat looks at: to be taken (0), or left (1) if anything is after it."""
        if is_another_player(seat, self._turn) or not 0 <= self._place < PILES:
            return None
        cards = tuple(self._piles[self._place])
        whole = tuple(range(len(cards)))
        more = self._deck or any(self._piles[self._place + 1 :])
        return Asked(cards, (whole, ()) if more else (whole,))

    def view(self, seat: int) -> DraftView:
        """The sizes of the piles, the one that is looked at, and what the seat has."""
        none: Pack = ()
        return DraftView(
            seat,
            0,
            self.asked(seat),
            tuple(tuple(pool) if one == seat else none for one, pool in enumerate(self.pools)),
            tuple(len(pool) for pool in self.pools),
            piles=tuple(len(pile) for pile in self._piles),
            left=len(self._deck),
            pile=self._place if self.asked(seat) is not None else -1,
        )

    def _add(self, pile: list[Printing]) -> None:
        if self._deck:
            pile.append(self._deck.pop())

    def _look(self) -> None:
        """Go on to the next pile that has cards; past the last one take a card unseen."""
        self._place += 1
        while self._place < PILES and not self._piles[self._place]:
            self._place += 1
        if self._place >= PILES and (self._deck or any(self._piles)):
            self._add(self.pools[self._turn])
            self._pass()

    def _pass(self) -> None:
        self._turn = 1 - self._turn
        self._place = -1
        if self._deck or any(self._piles):
            self._look()

    def _take(self, seat: int, places: tuple[int, ...]) -> None:
        pile = self._piles[self._place]
        if places:
            pile.clear()
            self._add(pile)
            self._pass()
        else:
            self._add(pile)
            self._look()


@final
class GridDraft(Draft):
    """Nine cards lie open in three rows; one player takes a row or a column, the other one of what
    is left; what then remains is put away. Who takes first alternates.
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        cards = [card for pack in setup.packs[0] for card in pack]
        size = SIDE * SIDE
        if len(cards) < size:
            raise DraftError(Message("a grid needs {count} cards", count=size))
        self._grids = [cards[start : start + size] for start in range(0, len(cards), size)]
        if len(self._grids[-1]) < size:
            self._grids.pop()
        self._number = 0
        self._gone: frozenset[int] = frozenset()

    def asked(self, seat: int) -> Asked | None:
        """The grid without what is gone: a row or a column of it is to be taken."""
        if self._number >= len(self._grids) or is_another_player(seat, self._taker()):
            return None
        cards = self._open()
        places = {place: new for new, place in enumerate(self._left())}
        rows = [[SIDE * row + column for column in range(SIDE)] for row in range(SIDE)]
        lines = [*rows, *([row[column] for row in rows] for column in range(SIDE))]
        left = [tuple(places[one] for one in line if one in places) for line in lines]
        return Asked(cards, tuple(line for line in left if line))

    def view(self, seat: int) -> DraftView:
        """All lies open."""
        pools = tuple(tuple(pool) for pool in self.pools)
        sizes = tuple(len(pool) for pool in pools)
        return DraftView(
            seat, self._number, self.asked(seat), pools, sizes, open=self._open(),
            left=SIDE * SIDE * (len(self._grids) - self._number - 1),
        )  # fmt: skip

    def _taker(self) -> int:
        return (self._number + bool(self._gone)) % 2

    def _left(self) -> list[int]:
        return [place for place in range(SIDE * SIDE) if place not in self._gone]

    def _open(self) -> Pack:
        if self._number >= len(self._grids):
            return ()
        return tuple(self._grids[self._number][place] for place in self._left())

    def _take(self, seat: int, places: tuple[int, ...]) -> None:
        if self._gone:
            self._number += 1
            self._gone = frozenset()
        else:
            left = self._left()
            self._gone = frozenset(left[place] for place in places)
