"""In what an ability stands while it is evaluated: its source, controller, targets, bound names."""

from __future__ import annotations

from typing import Final, final

from jajna.ir.names import game_binds

__all__ = ["HOST_LEFT", "LEFT", "SHIELDED", "Context"]

HOST_LEFT: Final = "host left"
"""Name of the number that says that what an Aura enchanted left the battlefield. CR 400.7f."""
SHIELDED: Final = "shielded"
"""Name under which a shield knows what it protects. CR 614.1, 615.1."""
LEFT: Final = "left"
"""Name of the number of what is left of a shield."""
game_binds(SHIELDED, LEFT)

OPEN: Final = 1 << 60
"""The end of a span that goes on."""


_NONE: Final[list[int]] = []
_NO_TARGETS: Final[list[list[int]]] = []
_NOTHING_BOUND: Final[dict[str, list[int]]] = {}
_NO_NUMBERS: Final[dict[str, int]] = {}
"""What most contexts have none of; never changed: who has some has a collection of its own."""


@final
class Context:
    """What an effect, filter or amount needs to know beside the game.

    ``source`` is the object the ability is on, ``controller`` who controls the ability, ``item``
    the spell or ability on the stack (0 for static abilities). ``targets[slot]`` are the chosen
    targets of each target slot, ``shares[slot]`` how a division among them was announced
    (CR 601.2d); ``earlier_targets`` are those of the spell or ability that made a delayed one,
    which has no targets itself then (CR 603.7c). ``bound`` and ``numbers`` hold what the text
    names: "that creature", "X".
    ``affected`` is the thing an effect is just being applied to, for "its power" and "for each".
    ``spans`` are the times, as numbers of events, in which it follows an object into its next zone
    (CR 400.7): the beginning and end of each; without any it always does. ``modes``,
    ``earlier_targets``, ``spans`` and all lists of things are replaced, never changed; the others
    are changed by ``bind``, ``bind_number``, ``target`` and ``share`` alone.
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
        """A copy; frames and stack items that share a context share its copy too."""
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
        """Let these be the targets of a slot; slots before it are there too then."""
        self.targets = [*self.targets, *[[] for _ in range(slot + 1 - len(self.targets))]]
        self.targets[slot] = things

    def share(self, slot: int, shares: list[int]) -> None:
        """Let this be how the effect is divided among the targets of a slot. CR 601.2d."""
        self.shares = [*self.shares, *[[] for _ in range(slot + 1 - len(self.shares))]]
        self.shares[slot] = shares

    def begin_span(self, time: int) -> None:
        """From now on follow objects into their next zones. CR 400.7e, 400.7j."""
        self.spans = [*self.spans, time, OPEN]

    def end_span(self, time: int) -> None:
        """From now on lose sight of objects that change zones. CR 400.7."""
        if self.is_following():
            self.spans = [*self.spans[:-1], time]

    def is_following(self) -> bool:
        """Whether a span has begun and goes on."""
        return bool(self.spans) and self.spans[-1] == OPEN

    def follows(self, time: int) -> bool:
        """Whether it can find what an object became that left its zone then."""
        if not self.spans:
            return True
        return any(
            self.spans[place] <= time < self.spans[place + 1]
            for place in range(0, len(self.spans), 2)
        )
