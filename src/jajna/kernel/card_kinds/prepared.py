"""Permanents that are prepared, and the copies of their spells that may be cast.

The rules of 2026-01-16 don't have them, so they mean what their reminder text says: while a
permanent is prepared, its controller may cast a copy of the spell that its card has besides, and
then it is no longer prepared. The copy is created in exile as for CR 707.12, and stays there as
long as the permanent is prepared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.marks import PREPARED, Marked
from jajna.events.stack import Copied
from jajna.kernel.objects.characteristics import characteristics_of
from jajna.kernel.objects.definition import PREPARING, Definition
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object

__all__ = ["BecamePrepared", "is_prepared", "is_prepared_copy", "may_cast_copy"]


def _preparing(game: Game, copy: Object) -> Object | None:
    """The prepared permanent of whose spell an object in exile is the copy; None if it isn't."""
    if copy.zone is not Zone.EXILE:
        return None
    of = copy.marks.get(PREPARED)
    permanent = game.objects.get(of[0]) if of else None
    if permanent is None or permanent.zone is not Zone.BATTLEFIELD:
        return None
    return permanent if permanent.marks.get(PREPARED, []) == [copy.id] else None


def is_prepared_copy(game: Game, thing: Object) -> bool:
    """Whether an object is the copy in exile of the spell of a permanent that is prepared."""
    return _preparing(game, thing) is not None


def may_cast_copy(game: Game, thing: Object, player: int) -> bool:
    """Whether an object is such a copy, of a permanent that the player controls."""
    permanent = _preparing(game, thing)
    return permanent is not None and permanent.controller == player


def is_prepared(game: Game, permanent: Object) -> bool:
    """Whether the copy of a permanent's spell is there to be cast."""
    copies = [game.objects.get(number) for number in permanent.marks.get(PREPARED, [])]
    return any(copy is not None and is_prepared_copy(game, copy) for copy in copies)


@final
class BecamePrepared(Event):
    """A permanent becomes prepared, if its card has a spell besides. With ``entering`` it is the
    permanent that this object became.
    """

    def __init__(self, thing: int, entering: bool = False) -> None:
        super().__init__(EventKind.MARKED)
        self.thing = thing
        self.entering = entering

    def things(self) -> list[int]:
        return [self.thing]

    def apply(self, game: Game) -> list[Event]:
        number = game.objects.became.get(self.thing, 0) if self.entering else self.thing
        permanent = game.objects.get(number)
        if permanent is None or permanent.zone is not Zone.BATTLEFIELD:
            return []
        card = permanent.definition.card
        if card.layout != PREPARING or len(card.faces) < 2:
            return []
        spell = Definition(card, [characteristics_of(card.faces[1])])
        copy = game.objects.new(spell, permanent.controller, Zone.NOWHERE)
        copy.token = True  # no card represents it: CR 707.12
        copy.copied_card = True
        return [
            Copied(copy.id, number, permanent.controller, Zone.EXILE),
            Marked(copy.id, PREPARED, [number]),
            Marked(number, PREPARED, [copy.id]),
        ]
