"""Programs that sit at a draft: they take cards at once, for themselves or for who is away."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, final

from jajna.agents.drafting.building import build
from jajna.agents.drafting.commander_decks import Led, leaders_of, led_by, led_deck
from jajna.agents.drafting.drafters import ABILITIES, Drafter, make_drafter
from jajna.agents.drafting.worth import Prospects
from jajna.card import Card
from jajna.formats.commanders import Commanders
from jajna.formats.deck import Printing
from jajna.limited.decks import added_leader
from jajna.limited.drafts import Asked, Pack
from jajna.limited.kept import Sitting

__all__ = ["Seated", "is_away", "is_person", "people_of"]

AWAY_MARK: Final = "away:"
"""Stands before the drafter of a person who is away."""
SEEDS: Final = 1000
"""Between the seeds of the programs at two seats."""


def is_away(player: str) -> bool:
    """Whether a program takes cards for a person who sits there."""
    return player.startswith(AWAY_MARK)


def is_person(player: str) -> bool:
    """Whether a person sits there, or one who is away."""
    return not player or is_away(player)


def people_of(sitting: Sitting) -> list[int]:
    """The seats of people who are there."""
    return [seat for seat, player in enumerate(sitting.players) if not player]


@final
class Seated:
    """The programs at a sitting, with what they know of cards."""

    def __init__(
        self, sitting: Sitting, prospects: Prospects, ranked: Mapping[Printing, int]
    ) -> None:
        self.sitting = sitting
        self.prospects = prospects
        self._ranks = ranked

    def go_away(self, seat: int, is_gone: bool = True) -> None:
        """Let a program take cards for a person from now on, or no longer. A program stays one."""
        player = self.sitting.players[seat]
        if is_person(player):
            self.sitting.players[seat] = AWAY_MARK + ABILITIES if is_gone else ""

    def pick_once(self, tell: Callable[[int, Pack], None] | None = None) -> bool:
        """Let each program that is asked pick once; whether any was. ``tell`` hears who took what.

        What is taken for a person who is away is marked.
        """
        picked = False
        for seat, player in enumerate(self.sitting.players):
            asked = self.sitting.draft.asked(seat) if player else None
            if asked is not None:
                taken = self.pick_for(seat, is_away(player))
                picked = True
                if tell is not None:
                    tell(seat, taken)
        return picked

    def pick_for(self, seat: int, for_somebody: bool = True) -> Pack:
        """Take for a seat that is asked what its program would take; the cards."""
        asked = self.sitting.draft.asked(seat)
        assert asked is not None, "nothing is asked"
        option = self._drafter(seat).answer(asked, self.sitting.draft.view(seat))
        return self.sitting.pick(seat, option, for_somebody)

    def hint(self, seat: int, asked: Asked) -> int:
        """The place of the option that a program would choose here."""
        drafter = make_drafter(ABILITIES, self.prospects, self._ranks)
        return drafter.answer(asked, self.sitting.draft.view(seat))

    def suggested(self, seat: int, leaders: Sequence[str] = ()) -> Led | None:
        """The deck that a program would build of what a seat has, with these ``leaders`` or those
        that it would choose; None if nobody in its pool can lead one.
        """
        sitting = self.sitting
        names = [one.card for one in sitting.draft.pools[seat]]
        if not sitting.has_leaders:
            return Led((), build([self.prospects.of(one) for one in names]))
        if leaders:
            return led_by(leaders, names, self.prospects, self._lookup)[1]
        added = added_leader(sitting.packs)
        return led_deck(names, self.prospects, self._lookup, self._leading, added)

    def leaders(self, seat: int) -> list[tuple[str, ...]]:
        """Those who can lead the deck of a seat, alone or two together. CR 903.13e."""
        if not self.sitting.has_leaders:
            return []
        names = [one.card for one in self.sitting.draft.pools[seat]]
        added = added_leader(self.sitting.packs)
        held = [*names, added] if added else names
        return leaders_of(held, self._lookup, self._leading)

    @property
    def _leading(self) -> Commanders:
        rules = self.sitting.rules.commander
        assert rules is not None, "nobody leads these decks"
        return rules

    def _lookup(self, name: str) -> Card:
        return self.prospects.lookup(name)

    def _drafter(self, seat: int) -> Drafter:
        """The program at a seat for the pick that comes; when it was begun changes nothing."""
        draft = self.sitting.draft
        name = self.sitting.players[seat].removeprefix(AWAY_MARK) or ABILITIES
        seed = draft.setup.seed + SEEDS * seat + len(draft.picks[seat])
        return make_drafter(name, self.prospects, self._ranks, seed)
