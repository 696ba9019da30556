"""Yields: what a player lets happen without being asked, and for how long."""

from __future__ import annotations

from enum import Enum
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple, final

from jajna.decision import NO, YES, Decision, Kind, YesNo
from jajna.kernel.views.view import ObjectView, View
from jajna.vocab import Type, is_another_player

if TYPE_CHECKING:
    from jajna.tables.journal import KeptSeat

__all__ = ["Until", "Yield", "Yields", "concerns"]


class Until(Enum):
    """How long a player passes without being asked."""

    ASKED = "asked"
    """Not at all."""
    SOMETHING = "something"
    """Until something concerns them."""
    END_OF_TURN = "end of turn"
    MY_TURN = "my turn"
    STACK_EMPTY = "stack empty"
    """Until all that is on the stack now has resolved."""


class Yield(NamedTuple):
    """A spell, or an ability of a card with a name, to which a player yields.

    ``says`` is what they say where it asks whether they may, None where they only pass. ``turn``
    is the number of the turn for which it holds, 0 for the whole game.
    """

    key: str
    name: str
    is_ability: bool
    says: bool | None = None
    turn: int = 0


@final
class Yields:
    """What one seat lets happen: abilities, and everything for a while.

    ``since`` is the turn in which they began to pass, ``seen`` what doesn't end that.
    """

    def __init__(self) -> None:
        self.held: list[Yield] = []
        self.until = Until.ASKED
        self.since = 0
        self.seen: frozenset[int] = frozenset()

    @staticmethod
    def taken_up(kept: KeptSeat) -> Yields:
        """What a seat that was kept lets happen."""
        made = Yields()
        made.held = list(kept.yields)
        made.until = kept.passes
        made.since = kept.since
        made.seen = frozenset(kept.seen)
        return made

    def pass_until(self, until: Until, view: View) -> None:
        """Pass from now on until something; what is on the stack or attacks now doesn't end it."""
        self.until = until
        self.since = view.turn
        attackers = view.combat.attacks if view.combat is not None else ()
        self.seen = frozenset([*(thing.id for thing in view.stack), *attackers])

    def add(self, thing: ObjectView, view: View, says: bool | None, for_turn: bool) -> None:
        """Yield to a spell or ability like this one from now on, or in this turn."""
        key = key_of(thing, view)
        self.held = [one for one in self.held if one.key != key]
        turn = view.turn if for_turn else 0
        self.held.append(Yield(key, _called(thing, view), thing.is_ability, says, turn))

    def revoke(self, place: int) -> None:
        """Ask again about the yield at a place of the list. Raises IndexError if there is none."""
        del self.held[place]

    def passes(self, view: View) -> bool:
        """Whether the player who looks passes here without being asked."""
        self._forget(view)
        if self.until is not Until.ASKED:
            return True
        if not view.stack:
            return False
        key = key_of(view.stack[-1], view) if self.held else ""
        return any(one.key == key for one in self.held)

    def says(self, question: Decision, view: View) -> YesNo | None:
        """The answer to a "may" of an ability to which the player has one for all times."""
        if question.kind is not Kind.MAY or not self.held or not view.stack:
            return None
        self._forget(view)
        key = key_of(view.stack[-1], view)
        for one in self.held:
            if one.key == key and one.says is not None:
                return YES if one.says else NO
        return None

    def _forget(self, view: View) -> None:
        """End what was to last until now."""
        self.held = [one for one in self.held if one.turn in (0, view.turn)]
        if self._is_over(view):
            self.until = Until.ASKED

    def _is_over(self, view: View) -> bool:
        mine = view.own_turn
        if self.until is Until.MY_TURN:
            return mine and view.turn != self.since
        if self.until is Until.END_OF_TURN:
            return view.turn != self.since or concerns(view, self.seen) is not None
        if self.until is Until.STACK_EMPTY:
            return not view.stack or concerns(view, self.seen) is not None
        if self.until is Until.SOMETHING:
            return concerns(view, self.seen) is not None
        return False


def concerns(view: View, seen: frozenset[int] = frozenset()) -> ObjectView | None:
    """What concerns the player who looks, besides what they have seen: an attacker of them or
    theirs, or something of another player on the stack that is aimed at them, or at nothing.

    A permanent spell without targets concerns nobody.
    """
    for thing in reversed(view.stack):
        if thing.id not in seen and is_another_player(thing.controller, view.player):
            aimed = any(_is_mine(view, target) for target in thing.targets)
            waits = any(_is_mine(view, to) for _, to, _ in thing.assigned)
            at_large = not thing.targets and not thing.assigned and not _is_permanent(thing)
            if aimed or waits or at_large:
                return thing
    if view.combat is not None and not view.stack:
        for attacker, attacked in view.combat.attacks.items():
            if attacker not in seen and _is_mine(view, attacked):
                return view.find(attacker)
    return None


def _is_permanent(thing: ObjectView) -> bool:
    """Whether a spell on the stack becomes a permanent."""
    return not thing.is_ability and not thing.types & (Type.INSTANT | Type.SORCERY)


def _is_mine(view: View, number: int) -> bool:
    """Whether a player or object is the one who looks, or theirs."""
    if number == view.player:
        return True
    thing = view.find(number)
    return thing is not None and not is_another_player(thing.belongs_to(), view.player)


def key_of(thing: ObjectView, view: View) -> str:
    """A text that is the same for the same spell or ability of the same card, in any game."""
    content = f"{_called(thing, view)} {thing.effects!r}"
    return blake2b(content.encode(), digest_size=8).hexdigest()


def _called(thing: ObjectView, view: View) -> str:
    """The name of a spell, or of an ability's source."""
    if not thing.is_ability:
        return thing.name
    source = view.find(thing.source)
    return source.name if source is not None else view.names.get(thing.source, "")
