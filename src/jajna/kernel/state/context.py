"""The context of an ability being evaluated: its source, controller, targets and bound names."""

from __future__ import annotations

from typing import Final, final

from jajna.ir.declared.names import game_binds

__all__ = ["HOST_LEFT", "LEFT", "SHIELDED", "Context"]

HOST_LEFT: Final = "host left"
"""Name of a number: 1 if the permanent an Aura enchanted left the battlefield. CR 400.7f."""
SHIELDED: Final = "shielded"
"""Name bound to the players and permanents that a shield protects. CR 614.1, 615.1."""
LEFT: Final = "left"
"""Name of a number: how much damage or how often a shield still covers. CR 615.7."""
game_binds(SHIELDED, LEFT)

OPEN: Final = 1 << 60
"""The end of a span that has not ended."""


_NONE: Final[list[int]] = []
_NO_TARGETS: Final[list[list[int]]] = []
_NOTHING_BOUND: Final[dict[str, list[int]]] = {}
_NO_NUMBERS: Final[dict[str, int]] = {}
"""The empty collections that contexts share; a context replaces them before it adds anything."""


@final
class Context:
    """The context in which an effect, filter or amount is evaluated.

    ``source`` is the object with the ability, ``controller`` the player who controls the ability,
    ``item`` the spell or ability on the stack (0 for static abilities). ``modes`` are the indices
    of the chosen modes. ``targets[slot]`` lists the chosen targets of a slot, ``shares[slot]`` the
    division announced among them (CR 601.2d). ``earlier_targets`` are the targets of the spell or
    ability that created a delayed triggered ability, which has none of its own (CR 603.7c).

    ``bound`` and ``numbers`` hold what names in the text stand for: "that creature", "X".
    ``affected`` is the thing an effect is being applied to, for "its power" and "for each".
    ``spans`` lists beginnings and ends of the times, as numbers of events, during which the context
    follows objects into their next zones (CR 400.7); without spans it always does.

    ``modes``, ``earlier_targets``, ``spans`` and all lists of things are replaced, never changed;
    only ``bind``, ``bind_number``, ``target`` and ``share`` change the other collections.
    """

    def __init__(self, source: int, controller: int, item: int = 0) -> None:
        self.source = source
        self.controller = controller
        self.item = item
        self.x = 0
        self.modes = _NONE
        self.targets = _NO_TARGETS
        self.earlier_targets = _NO_TARGETS
        self.shares = _NO_TARGETS
        self.bound = _NOTHING_BOUND
        self.numbers = _NO_NUMBERS
        self.affected = -1
        self.spans = _NONE

    def clone(self, memo: dict[int, Context]) -> Context:
        """A copy; frames and stack items that share a context share its copy, by ``memo``."""
        known = memo.get(id(self))
        if known is not None:
            return known
        copy = Context(self.source, self.controller, self.item)
        copy.x = self.x
        copy.modes = self.modes
        if self.targets:
            copy.targets = [slot.copy() for slot in self.targets]
        if self.earlier_targets:
            copy.earlier_targets = [slot.copy() for slot in self.earlier_targets]
        if self.shares:
            copy.shares = [slot.copy() for slot in self.shares]
        if self.bound:
            copy.bound = self.bound.copy()
        if self.numbers:
            copy.numbers = self.numbers.copy()
        copy.affected = self.affected
        copy.spans = self.spans
        memo[id(self)] = copy
        return copy

    def kept(self) -> Context:
        """The context in which something that lasts is judged later: what names and targets stand
        for stays, the thing that is affected now doesn't.
        """
        copy = Context(self.source, self.controller)
        if self.x or self.targets or self.bound or self.numbers:
            copy = self.clone({})
            copy.item = 0
            copy.affected = -1
        return copy

    def bind(self, name: str, things: list[int]) -> None:
        """Let ``name`` stand for these things."""
        if self.bound:
            self.bound[name] = things
        else:
            self.bound = {name: things}

    def bind_number(self, name: str, number: int) -> None:
        """Let ``name`` stand for this number."""
        if self.numbers:
            self.numbers[name] = number
        else:
            self.numbers = {name: number}

    def target(self, slot: int, things: list[int]) -> None:
        """Let these be the targets of a slot; missing slots before it become empty."""
        self.targets = [*self.targets, *[[] for _ in range(slot + 1 - len(self.targets))]]
        self.targets[slot] = things

    def share(self, slot: int, shares: list[int]) -> None:
        """Let this be how the effect is divided among the targets of a slot. CR 601.2d."""
        self.shares = [*self.shares, *[[] for _ in range(slot + 1 - len(self.shares))]]
        self.shares[slot] = shares

    def begin_span(self, time: int) -> None:
        """Follow objects into their next zones from this time on. CR 400.7e, 400.7j."""
        self.spans = [*self.spans, time, OPEN]

    def end_span(self, time: int) -> None:
        """Follow objects into their next zones no longer, from this time on. CR 400.7."""
        if self.is_following():
            self.spans = [*self.spans[:-1], time]

    def is_following(self) -> bool:
        """Whether a span has begun and not ended."""
        return bool(self.spans) and self.spans[-1] == OPEN

    def follows(self, time: int) -> bool:
        """Whether the context can find the new object of one that changed zones at that time."""
        if not self.spans:
            return True
        return any(
            self.spans[place] <= time < self.spans[place + 1]
            for place in range(0, len(self.spans), 2)
        )
