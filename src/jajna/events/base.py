"""The base classes of events, and the kinds of events. CR 700.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.causes import Cause

__all__ = ["NONE_BESIDE", "NO_EVENTS", "Event", "EventKind", "OfObject", "OfPlayer"]


class EventKind:
    """Kinds of events, as indexes into the lists of triggers and replacements.

    Masks of the first sixty fit into a machine word: what happens often stands among these.
    """

    ZONE_CHANGE: Final = 0
    TOKEN: Final = 1
    DRAW: Final = 2
    DAMAGE: Final = 3
    LIFE_GAINED: Final = 4
    LIFE_LOST: Final = 5
    TAPPED: Final = 6
    UNTAPPED: Final = 7
    COUNTERS_PUT: Final = 8
    COUNTERS_REMOVED: Final = 9
    MANA_ADDED: Final = 10
    SPELL_CAST: Final = 11
    ABILITY_ACTIVATED: Final = 12
    TRIGGER_STACKED: Final = 13
    COUNTERED: Final = 14
    DESTROYED: Final = 15
    PHASED_OUT: Final = 45
    PHASED_IN: Final = 46
    SACRIFICED: Final = 16
    DISCARDED: Final = 17
    ATTACHED: Final = 18
    UNATTACHED: Final = 19
    STEP: Final = 20
    TURN: Final = 21
    ATTACK: Final = 22
    ATTACKERS: Final = 23
    BLOCK: Final = 24
    BLOCKED: Final = 25
    UNBLOCKED: Final = 26
    PLAYER_LOST: Final = 27
    PLAYER_WON: Final = 28
    GAME_DRAWN: Final = 29
    SHUFFLED: Final = 30
    REVEALED: Final = 31
    CONTROL: Final = 32
    TARGETED: Final = 33
    REGENERATED: Final = 34
    EFFECT_BEGAN: Final = 35
    EFFECT_ENDED: Final = 36
    MANA_EMPTIED: Final = 37
    MANA_SPENT: Final = 38
    DAMAGE_REMOVED: Final = 39
    MARKED: Final = 40
    TAPPED_FOR_MANA: Final = 41
    NOTHING: Final = 42
    ABILITY_TRIGGERED: Final = 43
    STATE: Final = 44
    """The kind of state triggers, which no event triggers. CR 603.8."""
    COPIED: Final = 47
    TURNED_FACE_UP: Final = 48
    TURNED_FACE_DOWN: Final = 49
    TRANSFORMED: Final = 50
    PREVENTED: Final = 51
    SEARCHED: Final = 52
    ACTION_TAKEN: Final = 53
    """From here on come the kinds that never cause a state-based action."""
    ATTACKING_ADDED: Final = 54
    BAND_FORMED: Final = 55
    DESIGNATION_EARNED: Final = 56
    CHOICE_MADE: Final = 57
    COIN_FLIPPED: Final = 58
    COMBAT_DAMAGE_ASSIGNED: Final = 59
    DAYTIME_CHANGED: Final = 60
    DESIGNATION_GIVEN: Final = 61
    DICE_ROLL: Final = 62
    DIE_ROLLED: Final = 63
    DUNGEON_BROUGHT: Final = 64
    DUNGEON_COMPLETED: Final = 65
    EFFECT_IGNORED: Final = 66
    EMBLEM_MADE: Final = 67
    EXERTED: Final = 68
    EXILED_RETURN: Final = 69
    FLIPPED: Final = 70
    FOLLOWED_INSTEAD: Final = 71
    LIBRARY_ORDER: Final = 72
    MARKER_MOVED: Final = 73
    MENDED: Final = 74
    MERGED: Final = 75
    MULLIGAN_TAKEN: Final = 76
    NAME_CHOSEN: Final = 77
    PERMISSION_USED: Final = 78
    PHASES_ADDED: Final = 79
    PLAYER_CONTROLLED: Final = 80
    REMOVED_FROM_COMBAT: Final = 81
    REVEALED_FOR_SALE: Final = 82
    SKIPPING: Final = 83
    TARGETS_CHANGED: Final = 84
    TURN_ADDED: Final = 85
    VENTURED: Final = 86
    VOTED: Final = 87
    VOTING_FINISHED: Final = 88
    CRIME: Final = 89
    SPEED_CHANGED: Final = 90
    DOOR_UNLOCKED: Final = 91
    DOOR_LOCKED: Final = 92
    PLANAR_DIE_ROLLED: Final = 93
    CHAOS_ENSUED: Final = 94
    PLANESWALKED: Final = 95
    PLANESWALKED_AWAY: Final = 96
    SCHEME_SET_IN_MOTION: Final = 97
    SCHEME_TURNED_DOWN: Final = 98
    AGENDA_NAMED: Final = 99
    CONSPIRACY_TURNED_UP: Final = 100
    COMMANDER_COLOR_CHOSEN: Final = 101
    SCRYING: Final = 102
    DRAWING: Final = 103
    X_CHANGED: Final = 104
    TURN_ORDER_REVERSED: Final = 105
    COUNT: Final = 106


_NONE_USED: Final[list[str]] = []

NONE_BESIDE: Final[list[int]] = []


class Event:
    """Base of events. CR 700.1.

    ``used`` lists the keys of replacement effects already applied (CR 614.5); the list is replaced,
    never changed.
    """

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.used = _NONE_USED
        self.why: Cause | None = None
        """The cause of the event, noted while the game keeps its log."""

    def affected(self, game: Game) -> int:
        """The player who chooses among replacement effects. CR 616.1."""
        return game.turn.active

    def possible(self, game: Game) -> bool:
        """Whether the event can happen; an impossible event is neither replaced nor applied.
        CR 614.17, 101.3.
        """
        return True

    def apply(self, game: Game) -> list[Event]:
        """Let the event happen; return the list of events that follow from it by rule."""
        raise NotImplementedError(type(self).__name__)

    def things(self) -> list[int]:
        """The list of players and objects concerned, the main one first."""
        return []

    def concerned(self) -> list[int]:
        """The list of players and objects concerned, with the objects they became."""
        return self.things()

    def summed(self) -> int:
        """The kind of the events that happen by it and whose amounts are its outcome."""
        return self.kind

    def amount(self) -> int:
        """The amount of the event; 1 for events without amount."""
        return 1

    def clone(self) -> Event:
        """A copy for another game while it waits for replacement. CR 616.1.

        Events that nothing can replace are never changed, and are shared.
        """
        return self

    def notation(self) -> str:
        """The event in one line, for logs and digests."""
        about = " ".join(str(thing) for thing in self.things())
        return f"{type(self).__name__} {about} {self.amount()}"


NO_EVENTS: Final[list[Event]] = []
"""The shared empty list of events; never changed."""


class OfPlayer(Event):
    """An event about one player and, often, an amount."""

    def __init__(self, kind: int, player: int, number: int = 1) -> None:
        super().__init__(kind)
        self.player = player
        self.number = number

    def affected(self, game: Game) -> int:
        return self.player

    def things(self) -> list[int]:
        return [self.player]

    def amount(self) -> int:
        return self.number


class OfObject(Event):
    """An event about one object and, often, an amount."""

    def __init__(self, kind: int, thing: int, number: int = 1) -> None:
        super().__init__(kind)
        self.object = thing
        self.number = number

    def affected(self, game: Game) -> int:
        return game.object(self.object).controller

    def things(self) -> list[int]:
        return [self.object]

    def amount(self) -> int:
        return self.number
