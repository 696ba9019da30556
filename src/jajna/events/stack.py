"""Spells and abilities: cast, activated, copied, countered, aimed. CR 405, 601-603, 701.6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import NO_EVENTS, EventKind, OfObject, OfPlayer
from jajna.events.marks import CRIMES, LOYALTY_ACTIVATED, USED_ONCE
from jajna.events.moves import ZoneChange
from jajna.vocab import Cannot, Type, Zone

if TYPE_CHECKING:
    from jajna.events.base import Event
    from jajna.ir.abilities import Activated
    from jajna.kernel.game import Game

__all__ = [
    "AbilityActivated",
    "BecameTarget",
    "Copied",
    "Countered",
    "CrimeCommitted",
    "SpellCast",
    "TargetsChanged",
    "TriggerStacked",
]


@final
class SpellCast(OfObject):
    """A spell becomes cast. CR 601.2i."""

    def __init__(self, thing: int, player: int) -> None:
        super().__init__(EventKind.SPELL_CAST, thing)
        self.player = player

    def things(self) -> list[int]:
        return [self.object, self.player]

    def apply(self, game: Game) -> list[Event]:
        if game.players.commanders:
            game.kernel.note_commander_cast(game, self.object, self.player)
        game.players[self.player].note(game.characteristics, "spells cast")
        game.players[self.player].spells.append(self.object)
        creature = game.object(self.object).now.types & Type.CREATURE
        game.players[self.player].note(
            game.characteristics, "creature spells cast" if creature else "noncreature spells cast"
        )
        return NO_EVENTS


@final
class Copied(OfObject):
    """A copy of a spell or ability is put onto the stack. CR 707.10. It isn't cast or activated.

    ``object`` is the copy, which is in no zone before; ``original`` what it is a copy of. A copy of
    a card is created in the ``zone`` in which the card is (CR 707.12).
    """

    def __init__(self, thing: int, original: int, player: int, zone: Zone = Zone.STACK) -> None:
        super().__init__(EventKind.COPIED, thing)
        self.original = original
        self.player = player
        self.zone = zone

    def affected(self, game: Game) -> int:
        return self.player

    def things(self) -> list[int]:
        return [self.object, self.original, self.player]

    def possible(self, game: Game) -> bool:
        # CR 800.4a: the copy has left with its player, who was asked meanwhile
        return self.object in game.objects

    def apply(self, game: Game) -> list[Event]:
        game.kernel.put_copy(game, self.object, self.zone)
        return NO_EVENTS


@final
class TargetsChanged(OfObject):
    """The targets of a spell or ability are changed. CR 115.7. ``targets``: those of each slot."""

    def __init__(self, thing: int, targets: list[list[int]]) -> None:
        super().__init__(EventKind.TARGETS_CHANGED, thing)
        self.targets = targets

    def things(self) -> list[int]:
        return [self.object, *(one for slot in self.targets for one in slot)]

    def apply(self, game: Game) -> list[Event]:
        item = game.objects[self.object].item
        assert item is not None, self.object
        item.ctx.targets = [slot.copy() for slot in self.targets]
        return NO_EVENTS


EQUIP: Final = "equip"
"""The keyword of which the activated abilities are counted. CR 702.6a."""


def activations_of(keyword: str) -> str:
    """The name under which the history of a player counts activated abilities of a keyword."""
    return f"{keyword} abilities activated"


@final
class AbilityActivated(OfObject):
    """An ability becomes activated. CR 602.2. ``source`` has it, at ``index``, -1 if it is a
    loyalty ability; ``object`` is it on the stack, 0 for mana abilities.
    """

    def __init__(
        self, thing: int, source: int, player: int, index: int, ability: Activated
    ) -> None:
        super().__init__(EventKind.ABILITY_ACTIVATED, thing)
        self.source = source
        self.player = player
        self.index = index
        self.ability = ability

    @property
    def mana(self) -> bool:
        """Whether it is a mana ability. CR 605.3b."""
        return not self.object

    def affected(self, game: Game) -> int:
        return self.player

    def things(self) -> list[int]:
        return [self.object, self.source, self.player]

    def apply(self, game: Game) -> list[Event]:
        if self.source in game.objects:
            source = game.objects.own(self.source)
            game.turn.activated[self.source] = True
            times = source.used.get(self.index, 0) + 1
            source.used = {**source.used, self.index: times}
            if self.ability.loyalty and source.now.types & Type.PLANESWALKER:
                game.players[self.player].note(game.characteristics, LOYALTY_ACTIVATED)
            for held in source.now.kit.keyworded:
                if held.name.startswith(EQUIP) and any(one is self.ability for one in held.meaning):
                    game.players[self.player].note(game.characteristics, activations_of(EQUIP))
            if self.ability.once:
                source.mark(USED_ONCE, [*source.marks.get(USED_ONCE, []), self.index])
        return NO_EVENTS


@final
class TriggerStacked(OfObject):
    """A triggered ability is put on the stack. CR 603.3."""

    def __init__(self, thing: int, source: int) -> None:
        super().__init__(EventKind.TRIGGER_STACKED, thing)
        self.source = source

    def things(self) -> list[int]:
        return [self.object, self.source]

    def apply(self, game: Game) -> list[Event]:
        return NO_EVENTS


@final
class Countered(OfObject):
    """A spell or ability is countered. CR 701.6. ``to`` is where a spell's card goes instead;
    ``player`` controls the spell or ability that counters it, -1: no such one does.
    """

    def __init__(self, thing: int, source: int = 0, player: int = -1) -> None:
        super().__init__(EventKind.COUNTERED, thing)
        self.source = source
        self.player = player
        self.to = Zone.GRAVEYARD
        self.bottom = False
        """Whether it goes to the bottom of a library."""
        self.controller = -1
        """The player under whose control its card enters if it does; -1: its owner."""
        self.counter = ""
        self.counters = 0
        """The number of counters, of the kind ``counter``, that its card gets. CR 122.1."""

    def things(self) -> list[int]:
        return [self.object, self.source]

    def clone(self) -> Event:
        copy = Countered(self.object, self.source, self.player)
        copy.to = self.to
        copy.bottom = self.bottom
        copy.controller = self.controller
        copy.counter = self.counter
        copy.counters = self.counters
        copy.used = self.used
        return copy

    def possible(self, game: Game) -> bool:
        countered = game.objects.get(self.object)
        return (
            countered is not None
            and countered.zone is Zone.STACK
            and not countered.now.cannot & Cannot.BE_COUNTERED
            and not (countered.item is not None and countered.item.uncounterable)
            and not any(
                by.matches(game, ctx, self.source) for ctx, by in countered.now.uncounterable
            )
        )

    def apply(self, game: Game) -> list[Event]:
        moves = game.kernel.leave_stack(game, self.object, self.to, "counter")
        for move in moves:
            if self.bottom and isinstance(move, ZoneChange):
                move.position = -1
            if isinstance(move, ZoneChange) and move.to is Zone.BATTLEFIELD:
                move.controller = self.controller
            if self.counter and isinstance(move, ZoneChange) and move.to is Zone.EXILE:
                move.add_counters(self.counter, self.counters)
        return moves


TARGETED: Final = "targeted "
"""What the name begins with under which the targeting of a thing is counted."""


@final
class BecameTarget(OfObject):
    """A player or object becomes the target of a spell or ability. CR 603.2e, 115."""

    def __init__(self, thing: int, by: int, player: int) -> None:
        super().__init__(EventKind.TARGETED, thing)
        self.by = by
        self.player = player

    def affected(self, game: Game) -> int:
        return self.player

    def things(self) -> list[int]:
        return [self.object, self.by]

    def apply(self, game: Game) -> list[Event]:
        game.players[self.player].note(game.characteristics, target_mark(self.object))
        return NO_EVENTS


@final
class CrimeCommitted(OfPlayer):
    """A player commits a crime. CR 700.13."""

    def __init__(self, player: int) -> None:
        super().__init__(EventKind.CRIME, player)

    def clone(self) -> Event:
        copy = CrimeCommitted(self.player)
        copy.used = self.used
        return copy

    def apply(self, game: Game) -> list[Event]:
        game.players[self.player].note(game.characteristics, CRIMES)
        return NO_EVENTS


def target_mark(thing: int) -> str:
    """The name under which a player's history counts how often their targets were a thing."""
    return f"{TARGETED}{thing}"


@final
class PermissionUsed(OfPlayer):
    """A player begins to play a card by an effect that allows so much each turn. CR 601.3.

    ``name`` is what is counted in the player's history.
    """

    def __init__(self, player: int, name: str) -> None:
        super().__init__(EventKind.PERMISSION_USED, player)
        self.name = name

    def apply(self, game: Game) -> list[Event]:
        game.players[self.player].note(game.characteristics, self.name)
        return NO_EVENTS
