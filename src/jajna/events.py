"""What can happen in a game. CR 700.1.

An event is made in play, shown to replacement effects, applied, logged and shown to triggers.
``apply`` changes the game and returns the events that follow from it by rule (damage that makes a
player lose life, destruction that puts into the graveyard): they happen right after, as one batch
with those that follow from the events beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.vocab import Cannot, Keyword, Reads, Step, Type, Zone, is_player

if TYPE_CHECKING:
    from jajna.ir.abilities import Activated
    from jajna.ir.base import Effect
    from jajna.kernel.causes import Cause
    from jajna.kernel.context import Context
    from jajna.kernel.effects import Lasting
    from jajna.kernel.game import Game
    from jajna.kernel.state.characteristics import Characteristics
    from jajna.kernel.state.definition import Definition
    from jajna.kernel.state.player import ManaUnit

__all__ = [
    "ATTACKED",
    "BLOCKED_IN",
    "DAMAGED_BY",
    "NO_COUNTERS",
    "NO_EVENTS",
    "NO_MARKS",
    "STRUCK",
    "TOKENS_CREATED",
    "AbilityActivated",
    "Attached",
    "AttackDeclared",
    "AttackersDeclared",
    "BecameBlocked",
    "BecameTarget",
    "BecameUnblocked",
    "BlockDeclared",
    "ChoiceMade",
    "Copied",
    "Countered",
    "CountersPut",
    "CountersRemoved",
    "DamageDealt",
    "DamagePrevented",
    "DamageRemoved",
    "Destroyed",
    "Discarded",
    "Draw",
    "DrawnRevealed",
    "EffectBegan",
    "EffectEnded",
    "Event",
    "EventKind",
    "Flipped",
    "GameDrawn",
    "LifeGained",
    "LifeLost",
    "ManaAdded",
    "ManaEmptied",
    "ManaSpent",
    "Marked",
    "NameChosen",
    "NothingHappened",
    "OfPlayer",
    "PlayerLost",
    "PlayerWon",
    "Regenerated",
    "Revealed",
    "Sacrificed",
    "Searched",
    "Shuffled",
    "SpellCast",
    "StepBegan",
    "Tapped",
    "TappedForMana",
    "TargetsChanged",
    "TokenCreated",
    "Transformed",
    "TriggerStacked",
    "TurnBegan",
    "TurnedFaceDown",
    "TurnedFaceUp",
    "Unattached",
    "Untapped",
    "ZoneChange",
]


ATTACKED: Final = "attacked"
"""Name of the mark that holds the turn in which a creature last attacked."""
BLOCKED_IN: Final = "blocked"
"""Name of the mark that holds the turn in which a creature last blocked."""
STRUCK: Final = "struck"
"""Name of the mark with the turn in which a permanent last dealt damage to players, and to whom."""
ATTACKED_WITH_POWER: Final = "attacked with power"
"""Name of the mark with the power that an attacker had as it was declared."""
DRAWN_IN_STEP: Final = "drawn in the draw step"
"""Name under which it is counted what the active player has drawn in this draw step."""
TOKENS_CREATED: Final = "tokens created"
"""Name under which it is counted how many tokens were created under a player's control."""
NO_FLOOR: Final = -1_000_000_000
"""Stands for no life total below which damage can't reduce a player's life."""

DAMAGED_BY: Final = "damaged by"
"""Name of the mark with the turn in which a permanent was last dealt damage, and by what."""


class EventKind:
    """Kinds of events, as indexes into the lists of triggers and replacements."""

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
    OTHER: Final = 43
    STATE: Final = 44
    """What triggers by the state of the game, not by an event. CR 603.8."""
    COPIED: Final = 47
    TURNED_FACE_UP: Final = 48
    TURNED_FACE_DOWN: Final = 49
    TRANSFORMED: Final = 50
    PREVENTED: Final = 51
    SEARCHED: Final = 52
    ABILITY_TRIGGERED: Final = 53
    COUNT: Final = 54


_NONE_USED: Final[list[str]] = []
_NO_EFFECTS: Final[list[Lasting]] = []
_NONE_BESIDE: Final[list[int]] = []
NO_COUNTERS: Final[dict[str, int]] = {}
NO_MARKS: Final[dict[str, list[int]]] = {}
"""What most objects have none of; never changed, as counters and marks are replaced."""


class Event:
    """Something that happens. ``used`` are the replacement effects already applied (CR 614.5): a
    list that is replaced, never changed.
    """

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.used = _NONE_USED
        self.why: Cause | None = None
        """Why it happened; noted while the game keeps its log."""

    def affected(self, game: Game) -> int:
        """The player who chooses among replacement effects. CR 616.1."""
        return game.turn.active

    def possible(self, game: Game) -> bool:
        """Whether it can happen at all; what can't is neither replaced nor applied.
        CR 614.17, 101.3.
        """
        return True

    def apply(self, game: Game) -> list[Event]:
        """Make it happen; return what follows from it."""
        raise NotImplementedError(type(self).__name__)

    def things(self) -> list[int]:
        """The players and objects that it is about, the first one first."""
        return []

    def concerned(self) -> list[int]:
        """What it is about, also by what it became."""
        return self.things()

    def amount(self) -> int:
        """How much, for events that have an amount; else 1."""
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
"""Stands for no events where many are asked for them; never changed."""


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


class _OfObject(Event):
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


@final
class ZoneChange(_OfObject):
    """An object moves from one zone to another and becomes a new object. CR 400.7.

    Before it applies, the fields say how it would arrive, and replacement effects may change them:
    ``controller`` (-1: its owner, or its controller for permanents), ``tapped``, ``counters``,
    ``attach_to``, ``face``, ``position`` in a library (0 is the top, -1 the bottom), ``marks``
    (choices made as it enters), ``copy_of`` what it enters as a copy of, ``copies`` how many copy
    effects have been applied to it and ``copy_counters`` the counters that the last of them gives
    (CR 707.9e).
    What arrives ``face_down`` is what is ``listed`` for it (None: a 2/2 creature, CR 708.2a);
    ``face_down_by`` is as in ``Object`` (``kernel.state``).
    ``meld_with`` is the other card of a pair that melds as it enters (0: none); ``parts_swapped``:
    of a melded permanent that leaves, the card that enters last comes first (CR 712.21a, 712.21b);
    ``parts_order``: in which order the parts of a merged permanent come (CR 729.3a).
    Afterwards ``became`` is the new object's id (0 if it ceased to exist).
    ``cause`` says how: "destroy", "sacrifice", "discard", "draw", "mill", "resolve", ...
    ``effects`` are continuous effects that apply to what enters as it does (CR 611.2e).
    ``ahead`` is what a permanent that enters would be on the battlefield, while replacement effects
    are looked for (CR 614.12), ``beside`` are the objects that move at the same time (CR 614.13a).
    ``counters``, ``marks``, ``effects`` and ``beside`` are replaced, never changed.
    """

    def __init__(self, thing: int, origin: Zone, to: Zone, cause: str = "") -> None:
        super().__init__(EventKind.ZONE_CHANGE, thing)
        self.origin = origin
        self.to = to
        self.cause = cause
        self.controller = -1
        self.tapped = False
        self.face_down = False
        self.listed: Characteristics | None = None
        self.face_down_by = ""
        self.face = 0
        self.counters = NO_COUNTERS
        self.attach_to = -1
        self.position = 0
        self.marks = NO_MARKS
        self.copy_of: Definition | None = None
        self.copies = 0
        self.copy_counters = NO_COUNTERS
        self.effects = _NO_EFFECTS
        self.meld_with = 0
        self.parts_swapped: bool | None = None
        self.parts_order: tuple[int, ...] = ()
        self.became = 0
        self.ahead: Characteristics | None = None
        self.beside = _NONE_BESIDE

    def add_counters(self, name: str, number: int) -> None:
        """Let it enter with more counters of a kind, or with a negative number with fewer."""
        self.counters = {**self.counters, name: self.counters.get(name, 0) + number}

    def mark(self, name: str, things: list[int]) -> None:
        """Note a choice that is made as it moves."""
        self.marks = {**self.marks, name: things}

    def begin(self, effect: Lasting) -> None:
        """Let an effect apply to it as it enters. CR 611.2e."""
        self.effects = [*self.effects, effect]

    def affected(self, game: Game) -> int:
        if self.to is Zone.BATTLEFIELD and self.controller >= 0:
            return self.controller
        return game.object(self.object).controller

    def clone(self) -> Event:
        copy = ZoneChange(self.object, self.origin, self.to, self.cause)
        copy.controller = self.controller
        copy.tapped = self.tapped
        copy.face_down = self.face_down
        copy.listed = self.listed
        copy.face_down_by = self.face_down_by
        copy.face = self.face
        copy.counters = self.counters
        copy.attach_to = self.attach_to
        copy.position = self.position
        copy.marks = self.marks
        copy.copy_of = self.copy_of
        copy.copies = self.copies
        copy.copy_counters = self.copy_counters
        copy.effects = [effect.clone({}) for effect in self.effects]
        copy.meld_with = self.meld_with
        copy.parts_swapped = self.parts_swapped
        copy.parts_order = self.parts_order
        copy.beside = self.beside
        copy.used = self.used
        return copy

    def concerned(self) -> list[int]:
        return [self.object, self.became]

    def possible(self, game: Game) -> bool:
        moving = game.objects.get(self.object)
        if moving is None or moving.zone is not self.origin:
            return False
        # CR 800.4b
        return self.controller < 0 or game.players[self.controller].in_game

    def apply(self, game: Game) -> list[Event]:
        return game.kernel.move(game, self)

    def notation(self) -> str:
        return f"ZoneChange {self.object} {self.origin.name}>{self.to.name} {self.became}"


@final
class TokenCreated(OfPlayer):
    """A player creates tokens. CR 111. ``number`` is how many; ``made`` their arrivals.

    ``by`` is the controller of the spell or ability that says so; -1 if none does.
    """

    def __init__(self, player: int, definition: Definition, number: int = 1) -> None:
        super().__init__(EventKind.TOKEN, player, number)
        self.definition = definition
        self.by = -1
        self.tapped = False
        self.face = 0
        self.made: list[ZoneChange] = []

    def clone(self) -> Event:
        copy = TokenCreated(self.player, self.definition, self.number)
        copy.by = self.by
        copy.tapped = self.tapped
        copy.face = self.face
        copy.used = self.used
        return copy

    def possible(self, game: Game) -> bool:
        # CR 800.4b
        return self.number > 0 and game.players[self.player].in_game

    def apply(self, game: Game) -> list[Event]:
        game.players[self.player].note(game.characteristics, TOKENS_CREATED, self.number)
        return game.kernel.create_tokens(game, self)


@final
class Draw(OfPlayer):
    """A player draws one card. CR 121.1, 121.2."""

    def __init__(self, player: int) -> None:
        super().__init__(EventKind.DRAW, player)
        self.card = 0

    def clone(self) -> Event:
        copy = Draw(self.player)
        copy.used = self.used
        return copy

    def possible(self, game: Game) -> bool:
        most = game.effects.rules[self.player].most_draws if game.effects.rules else -1
        if 0 <= most <= game.players[self.player].happened("drawn"):
            return False
        return super().possible(game)

    def apply(self, game: Game) -> list[Event]:
        library = game.players[self.player].library
        first = game.players[self.player].happened("drawn") == 0
        game.players[self.player].note(game.characteristics, "drawn")
        if game.turn.step is Step.DRAW and game.turn.active == self.player:
            game.players[self.player].note(game.characteristics, DRAWN_IN_STEP)
        if not library:
            game.players[self.player].drew_from_empty = True  # CR 121.4, 704.5b
            return NO_EVENTS
        self.card = library[0]
        shown: list[Event] = []
        if first and game.effects.rules:
            for source in game.effects.rules[self.player].reveals_first_draw:
                shown.append(DrawnRevealed(self.player, library[0], source))
        return [*shown, ZoneChange(library[0], Zone.LIBRARY, Zone.HAND, "draw")]


@final
class DamageDealt(Event):
    """A source deals damage to a player or permanent. CR 120.3.

    ``floor`` is the life total below which it can't reduce a player's life, ``shares`` how much of
    each shield was chosen to act on it, where several sources deal damage at once (CR 615.7).
    """

    def __init__(
        self, source: int, to: int, number: int, combat: bool = False, preventable: bool = True
    ) -> None:
        super().__init__(EventKind.DAMAGE)
        self.source = source
        self.to = to
        self.number = number
        self.combat = combat
        self.preventable = preventable
        self.floor = NO_FLOOR
        self.shares: dict[str, int] = {}

    def affected(self, game: Game) -> int:
        return self.to if is_player(self.to) else game.object(self.to).controller

    def things(self) -> list[int]:
        return [self.to, self.source]

    def amount(self) -> int:
        return self.number

    def clone(self) -> Event:
        copy = DamageDealt(self.source, self.to, self.number, self.combat, self.preventable)
        copy.floor = self.floor
        copy.shares = self.shares.copy()
        copy.used = self.used
        return copy

    def possible(self, game: Game) -> bool:
        # CR 120.1, 120.8
        if self.number <= 0:
            return False
        if is_player(self.to):
            return game.players[self.to].in_game
        damaged = game.objects.get(self.to)
        return damaged is not None and damaged.zone is Zone.BATTLEFIELD

    def apply(self, game: Game) -> list[Event]:
        return game.kernel.deal_damage(game, self)


@final
class LifeGained(OfPlayer):
    """A player gains life. CR 119.3. ``lifelink`` is the source whose damage brings it, or 0."""

    def __init__(self, player: int, number: int, lifelink: int = 0) -> None:
        super().__init__(EventKind.LIFE_GAINED, player, number)
        self.lifelink = lifelink

    def clone(self) -> Event:
        copy = LifeGained(self.player, self.number, self.lifelink)
        copy.used = self.used
        return copy

    def possible(self, game: Game) -> bool:
        forbidden = bool(game.effects.rules) and game.effects.rules[self.player].cannot_gain_life
        return self.number > 0 and not forbidden and game.players[self.player].in_game

    def apply(self, game: Game) -> list[Event]:
        game.players[self.player].life += self.number
        game.characteristics.changed(Reads.LIFE)
        game.players[self.player].note(game.characteristics, "life gained", self.number)
        return NO_EVENTS


@final
class LifeLost(OfPlayer):
    """A player loses life, from damage, payment or otherwise. CR 119.3, 119.4.

    ``beside`` are objects that enter as it is paid (CR 614.13c).
    """

    def __init__(self, player: int, number: int, damage: bool = False, paid: bool = False) -> None:
        super().__init__(EventKind.LIFE_LOST, player, number)
        self.damage = damage
        self.paid = paid
        self.floor = NO_FLOOR
        self.beside = _NONE_BESIDE

    def clone(self) -> Event:
        copy = LifeLost(self.player, self.number, self.damage, self.paid)
        copy.beside = self.beside
        copy.floor = self.floor
        copy.used = self.used
        return copy

    def possible(self, game: Game) -> bool:
        forbidden = (
            bool(game.effects.rules) and game.effects.rules[self.player].cannot_lose_life
        )  # CR 119.8
        return self.number > 0 and not forbidden and game.players[self.player].in_game

    def apply(self, game: Game) -> list[Event]:
        self.number = min(self.number, max(game.players[self.player].life - self.floor, 0))
        game.players[self.player].life -= self.number
        game.characteristics.changed(Reads.LIFE)
        game.players[self.player].note(game.characteristics, "life lost", self.number)
        return NO_EVENTS


@final
class Tapped(_OfObject):
    """A permanent becomes tapped. CR 701.26a."""

    def __init__(self, thing: int) -> None:
        super().__init__(EventKind.TAPPED, thing)

    def possible(self, game: Game) -> bool:
        return game.objects.exists(self.object) and not game.object(self.object).tapped

    def apply(self, game: Game) -> list[Event]:
        game.object(self.object).tapped = True
        game.characteristics.changed(Reads.TAPS)
        return NO_EVENTS


@final
class Untapped(_OfObject):
    """A permanent becomes untapped. CR 701.26b."""

    def __init__(self, thing: int) -> None:
        super().__init__(EventKind.UNTAPPED, thing)

    def possible(self, game: Game) -> bool:
        return game.objects.exists(self.object) and game.object(self.object).tapped

    def apply(self, game: Game) -> list[Event]:
        game.object(self.object).tapped = False
        game.characteristics.changed(Reads.TAPS)
        return NO_EVENTS


@final
class CountersPut(_OfObject):
    """Counters are put on an object or player. CR 122.6.

    ``by_effect`` is false where a cost, damage or the turn puts them (CR 614.16). With ``most``
    there can't be more than so many in the end, however many would be put.
    """

    def __init__(
        self, thing: int, name: str, number: int, by: int = -1, by_effect: bool = True
    ) -> None:
        super().__init__(EventKind.COUNTERS_PUT, thing, number)
        self.name = name
        self.by = by
        self.by_effect = by_effect
        self.most: int | None = None

    def affected(self, game: Game) -> int:
        return self.object if is_player(self.object) else game.object(self.object).controller

    def clone(self) -> Event:
        copy = CountersPut(self.object, self.name, self.number, self.by, self.by_effect)
        copy.used = self.used
        copy.most = self.most
        return copy

    def possible(self, game: Game) -> bool:
        if self.number <= 0:
            return False
        if is_player(self.object):
            refused = game.effects.rules[self.object].refused_counters if game.effects.rules else ()
        elif game.objects.exists(self.object):
            refused = game.object(self.object).now.refused_counters
        else:
            return False
        return "" not in refused and self.name not in refused

    def apply(self, game: Game) -> list[Event]:
        if self.most is not None:
            held = game.object(self.object).counters.get(self.name, 0)
            self.number = min(self.number, max(self.most - held, 0))
        game.kernel.change_counters(game, self.object, self.name, self.number)
        return NO_EVENTS

    def notation(self) -> str:
        return f"CountersPut {self.object} {self.name} {self.number}"


@final
class CountersRemoved(_OfObject):
    """Counters are removed from an object or player. CR 122.1."""

    def __init__(self, thing: int, name: str, number: int) -> None:
        super().__init__(EventKind.COUNTERS_REMOVED, thing, number)
        self.name = name

    def affected(self, game: Game) -> int:
        return self.object if is_player(self.object) else game.object(self.object).controller

    def apply(self, game: Game) -> list[Event]:
        game.kernel.change_counters(game, self.object, self.name, -self.number)
        return NO_EVENTS

    def notation(self) -> str:
        return f"CountersRemoved {self.object} {self.name} {self.number}"


@final
class ManaAdded(OfPlayer):
    """A player adds mana. CR 106.3, 106.4. ``activated``: an activated mana ability added it."""

    def __init__(self, player: int, units: list[ManaUnit], activated: bool = False) -> None:
        super().__init__(EventKind.MANA_ADDED, player, len(units))
        self.units = units
        self.activated = activated

    def clone(self) -> Event:
        copy = ManaAdded(self.player, self.units.copy(), self.activated)
        copy.used = self.used
        return copy

    def apply(self, game: Game) -> list[Event]:
        game.players[self.player].pool += self.units
        return NO_EVENTS


@final
class TappedForMana(_OfObject):
    """A permanent was tapped for mana. CR 106.12. ``mana`` has one bit for each mana produced.

    ``more`` has the mana that a plan for paying wants of the triggered mana abilities, one row for
    each in the order in which they are noticed; ``answered`` counts those that were told.
    """

    def __init__(self, thing: int, player: int, mana: tuple[int, ...]) -> None:
        super().__init__(EventKind.TAPPED_FOR_MANA, thing, len(mana))
        self.player = player
        self.mana = mana
        self.more: list[tuple[int, ...]] = []
        self.answered = 0

    def apply(self, game: Game) -> list[Event]:
        return NO_EVENTS


@final
class ManaSpent(OfPlayer):
    """Mana leaves a player's pool to pay a cost. CR 106.4."""

    def __init__(self, player: int, units: list[ManaUnit]) -> None:
        super().__init__(EventKind.MANA_SPENT, player, len(units))
        self.units = units

    def apply(self, game: Game) -> list[Event]:
        pool = game.players[self.player].pool
        for unit in self.units:
            for index, held in enumerate(pool):
                if held is unit:
                    del pool[index]
                    break
        return NO_EVENTS


@final
class ManaEmptied(OfPlayer):
    """Unspent mana leaves a pool as a step or phase ends. CR 106.4, 500.5."""

    def __init__(self, player: int, number: int) -> None:
        super().__init__(EventKind.MANA_EMPTIED, player, number)

    def apply(self, game: Game) -> list[Event]:
        player = game.players[self.player]
        lost = sum(1 for unit in player.pool if unit.is_lost(game.turn.step))
        player.pool = [unit for unit in player.pool if not unit.is_lost(game.turn.step)]
        if game.era.mana_burn and lost:
            return [LifeLost(self.player, lost)]
        return NO_EVENTS


@final
class SpellCast(_OfObject):
    """A spell becomes cast. CR 601.2i."""

    def __init__(self, thing: int, player: int) -> None:
        super().__init__(EventKind.SPELL_CAST, thing)
        self.player = player

    def things(self) -> list[int]:
        return [self.object, self.player]

    def apply(self, game: Game) -> list[Event]:
        game.players[self.player].note(game.characteristics, "spells cast")
        game.players[self.player].spells.append(self.object)
        creature = game.object(self.object).now.types & Type.CREATURE
        game.players[self.player].note(
            game.characteristics, "creature spells cast" if creature else "noncreature spells cast"
        )
        return NO_EVENTS


@final
class Copied(_OfObject):
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

    def apply(self, game: Game) -> list[Event]:
        game.kernel.put_copy(game, self.object, self.zone)
        return NO_EVENTS


@final
class TargetsChanged(_OfObject):
    """The targets of a spell or ability are changed. CR 115.7. ``targets``: those of each slot."""

    def __init__(self, thing: int, targets: list[list[int]]) -> None:
        super().__init__(EventKind.OTHER, thing)
        self.targets = targets

    def things(self) -> list[int]:
        return [self.object, *(one for slot in self.targets for one in slot)]

    def apply(self, game: Game) -> list[Event]:
        item = game.objects[self.object].item
        assert item is not None, self.object
        item.ctx.targets = [slot.copy() for slot in self.targets]
        return NO_EVENTS


@final
class AbilityActivated(_OfObject):
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
        return NO_EVENTS


@final
class TriggerStacked(_OfObject):
    """A triggered ability is put on the stack. CR 603.3."""

    def __init__(self, thing: int, source: int) -> None:
        super().__init__(EventKind.TRIGGER_STACKED, thing)
        self.source = source

    def things(self) -> list[int]:
        return [self.object, self.source]

    def apply(self, game: Game) -> list[Event]:
        return NO_EVENTS


@final
class Countered(_OfObject):
    """A spell or ability is countered. CR 701.6. ``to`` is where a spell's card goes instead."""

    def __init__(self, thing: int, source: int = 0) -> None:
        super().__init__(EventKind.COUNTERED, thing)
        self.source = source
        self.to = Zone.GRAVEYARD
        self.bottom = False
        """Whether it goes to the bottom of a library."""

    def things(self) -> list[int]:
        return [self.object, self.source]

    def clone(self) -> Event:
        copy = Countered(self.object, self.source)
        copy.to = self.to
        copy.bottom = self.bottom
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
        return moves


@final
class Destroyed(_OfObject):
    """A permanent is destroyed. CR 701.8. Replaced by regeneration where ``regenerable``."""

    def __init__(self, thing: int, source: int = 0, regenerable: bool = True) -> None:
        super().__init__(EventKind.DESTROYED, thing)
        self.source = source
        self.regenerable = regenerable

    def things(self) -> list[int]:
        return [self.object, self.source]

    def clone(self) -> Event:
        copy = Destroyed(self.object, self.source, self.regenerable)
        copy.used = self.used
        return copy

    def possible(self, game: Game) -> bool:
        # CR 702.12b
        destroyed = game.objects.get(self.object)
        return (
            destroyed is not None
            and destroyed.zone is Zone.BATTLEFIELD
            and not destroyed.has(Keyword.INDESTRUCTIBLE)
        )

    def apply(self, game: Game) -> list[Event]:
        return [ZoneChange(self.object, Zone.BATTLEFIELD, Zone.GRAVEYARD, "destroy")]


@final
class Transformed(_OfObject):
    """A permanent transforms, perhaps by its daybound or nightbound ability. CR 701.27, 702.145."""

    def __init__(self, thing: int, by_daytime: bool = False) -> None:
        super().__init__(EventKind.TRANSFORMED, thing)
        self.by_daytime = by_daytime

    def possible(self, game: Game) -> bool:
        # CR 701.27c, 701.27d, 712.15a
        permanent = game.objects.get(self.object)
        if permanent is None or permanent.zone is not Zone.BATTLEFIELD or permanent.face_down:
            return False
        if not permanent.can_be_turned_over() or permanent.now.cannot & Cannot.TRANSFORM:
            return False
        if permanent.now.cannot & Cannot.TRANSFORM_BUT_BY_DAYTIME and not self.by_daytime:
            return False
        return permanent.definition.faces[1 - permanent.face].is_permanent_type()

    def apply(self, game: Game) -> list[Event]:
        game.kernel.turn_over(game, self.object)
        return NO_EVENTS


@final
class Flipped(_OfObject):
    """A permanent flips. CR 710.4."""

    def __init__(self, thing: int) -> None:
        super().__init__(EventKind.OTHER, thing)

    def possible(self, game: Game) -> bool:
        permanent = game.objects.get(self.object)
        return (
            permanent is not None
            and permanent.zone is Zone.BATTLEFIELD
            and not permanent.flipped
            and bool(permanent.copiable.halves)
        )

    def apply(self, game: Game) -> list[Event]:
        game.kernel.flip(game, self.object)
        return NO_EVENTS


@final
class TurnedFaceUp(_OfObject):
    """A permanent is turned face up. CR 708.8. ``by`` names the cost paid for it, ``x`` its X.

    ``values`` are what abilities that act as it is turned make of its copiable values (CR 707.2).
    """

    def __init__(self, thing: int, by: str = "", x: int = 0) -> None:
        super().__init__(EventKind.TURNED_FACE_UP, thing)
        self.by = by
        self.x = x
        self.values: Characteristics | None = None

    def clone(self) -> Event:
        copy = TurnedFaceUp(self.object, self.by, self.x)
        copy.values = self.values
        copy.used = self.used
        return copy

    def possible(self, game: Game) -> bool:
        # CR 701.40g
        permanent = game.objects.get(self.object)
        return (
            permanent is not None
            and permanent.zone is Zone.BATTLEFIELD
            and permanent.face_down
            and permanent.base.is_permanent_type()
        )

    def apply(self, game: Game) -> list[Event]:
        game.kernel.turn_face_up(game, self.object, self.x, self.values)
        return NO_EVENTS


@final
class TurnedFaceDown(_OfObject):
    """A permanent is turned face down. CR 708.2a. ``listed`` is as of a ``ZoneChange``."""

    def __init__(self, thing: int, listed: Characteristics | None = None) -> None:
        super().__init__(EventKind.TURNED_FACE_DOWN, thing)
        self.listed = listed

    def possible(self, game: Game) -> bool:
        # CR 708.2b, 712.16
        permanent = game.objects.get(self.object)
        return (
            permanent is not None
            and permanent.zone is Zone.BATTLEFIELD
            and not permanent.face_down
            and not permanent.is_double_faced()
        )

    def apply(self, game: Game) -> list[Event]:
        game.kernel.turn_face_down(game, self.object, self.listed)
        return NO_EVENTS


@final
class Regenerated(_OfObject):
    """A destruction is replaced by regeneration. CR 701.19a."""

    def __init__(self, thing: int) -> None:
        super().__init__(EventKind.REGENERATED, thing)

    def apply(self, game: Game) -> list[Event]:
        permanent = game.object(self.object)
        permanent.damage = 0
        permanent.deathtouched = False
        game.turn.remove_from_combat(self.object, game.characteristics)
        return [] if permanent.tapped else [Tapped(self.object)]


@final
class Sacrificed(_OfObject):
    """A player sacrifices a permanent. CR 701.21."""

    def __init__(self, thing: int, player: int) -> None:
        super().__init__(EventKind.SACRIFICED, thing)
        self.player = player

    def things(self) -> list[int]:
        return [self.object, self.player]

    def possible(self, game: Game) -> bool:
        # CR 701.21a
        sacrificed = game.objects.get(self.object)
        return (
            sacrificed is not None
            and sacrificed.zone is Zone.BATTLEFIELD
            and sacrificed.controller == self.player
            and not sacrificed.now.cannot & Cannot.BE_SACRIFICED
        )

    def apply(self, game: Game) -> list[Event]:
        return [ZoneChange(self.object, Zone.BATTLEFIELD, Zone.GRAVEYARD, "sacrifice")]


@final
class Discarded(_OfObject):
    """A player discards a card. CR 701.9."""

    def __init__(self, thing: int, player: int) -> None:
        super().__init__(EventKind.DISCARDED, thing)
        self.player = player

    def things(self) -> list[int]:
        return [self.object, self.player]

    def clone(self) -> Event:
        copy = Discarded(self.object, self.player)
        copy.used = self.used
        return copy

    def possible(self, game: Game) -> bool:
        discarded = game.objects.get(self.object)
        return discarded is not None and discarded.zone is Zone.HAND

    def apply(self, game: Game) -> list[Event]:
        game.players[self.player].note(game.characteristics, "discarded")
        return [ZoneChange(self.object, Zone.HAND, Zone.GRAVEYARD, "discard")]


@final
class Attached(_OfObject):
    """An Aura, Equipment or Fortification becomes attached. CR 701.3."""

    def __init__(self, thing: int, to: int) -> None:
        super().__init__(EventKind.ATTACHED, thing)
        self.to = to

    def things(self) -> list[int]:
        return [self.object, self.to]

    def apply(self, game: Game) -> list[Event]:
        game.kernel.attach(game, self.object, self.to)
        return NO_EVENTS


@final
class Unattached(_OfObject):
    """An attachment becomes unattached while both stay where they are. CR 701.3d."""

    def __init__(self, thing: int) -> None:
        super().__init__(EventKind.UNATTACHED, thing)

    def apply(self, game: Game) -> list[Event]:
        game.kernel.attach(game, self.object, -1)
        return NO_EVENTS


@final
class StepBegan(OfPlayer):
    """A step or phase begins. CR 500. ``player`` is the active player."""

    def __init__(self, player: int, step: Step) -> None:
        super().__init__(EventKind.STEP, player, step)
        self.step = step

    def apply(self, game: Game) -> list[Event]:
        game.turn.step = self.step
        if self.step is Step.DRAW:
            game.players[self.player].history.pop(DRAWN_IN_STEP, None)
        game.characteristics.changed(Reads.TURN)
        return NO_EVENTS


@final
class TurnBegan(OfPlayer):
    """A turn begins. CR 500.1. ``number`` counts the turns of the game from 1."""

    def __init__(self, player: int, number: int) -> None:
        super().__init__(EventKind.TURN, player, number)

    def apply(self, game: Game) -> list[Event]:
        game.kernel.begin_turn(game, self.player, self.number)
        return NO_EVENTS


@final
class AttackersDeclared(OfPlayer):
    """The active player has declared attackers. CR 508.1m. ``number`` is how many."""

    def __init__(self, player: int, attackers: list[int]) -> None:
        super().__init__(EventKind.ATTACKERS, player, len(attackers))
        self.attackers = attackers

    def apply(self, game: Game) -> list[Event]:
        return NO_EVENTS


@final
class AttackDeclared(_OfObject):
    """A creature is declared as an attacker. CR 508.1k. ``to`` is a player or permanent."""

    def __init__(self, thing: int, to: int) -> None:
        super().__init__(EventKind.ATTACK, thing)
        self.to = to

    def things(self) -> list[int]:
        return [self.object, self.to]

    def apply(self, game: Game) -> list[Event]:
        game.players[game.object(self.object).controller].note(game.characteristics, "attacked")
        attacker = game.objects.get(self.object)
        if attacker is not None:
            attacker.mark(ATTACKED, [game.turn.number])
            attacker.mark(ATTACKED_WITH_POWER, [attacker.now.power])
            game.characteristics.changed(Reads.MARKS)
        if game.turn.combat is not None:
            game.turn.combat.declare_attack(game, self.object, self.to)
        return NO_EVENTS


@final
class BlockDeclared(_OfObject):
    """A creature is declared as a blocker of an attacker. CR 509.1g."""

    def __init__(self, thing: int, attacker: int) -> None:
        super().__init__(EventKind.BLOCK, thing)
        self.attacker = attacker

    def things(self) -> list[int]:
        return [self.object, self.attacker]

    def apply(self, game: Game) -> list[Event]:
        blocker = game.objects.get(self.object)
        if blocker is not None:
            blocker.mark(BLOCKED_IN, [game.turn.number])
            game.characteristics.changed(Reads.MARKS)
        if game.turn.combat is not None:
            game.turn.combat.declare_block(game, self.object, self.attacker)
        return NO_EVENTS


@final
class BecameBlocked(_OfObject):
    """An attacker becomes blocked. CR 509.1h. ``number`` is by how many creatures."""

    def __init__(self, thing: int, blockers: list[int]) -> None:
        super().__init__(EventKind.BLOCKED, thing, len(blockers))
        self.blockers = blockers

    def apply(self, game: Game) -> list[Event]:
        if game.turn.combat is not None:
            game.turn.combat.set_blocked(game, self.object, True)
        return NO_EVENTS


@final
class BecameUnblocked(_OfObject):
    """An attacker is left unblocked. CR 509.1h."""

    def __init__(self, thing: int) -> None:
        super().__init__(EventKind.UNBLOCKED, thing)

    def apply(self, game: Game) -> list[Event]:
        if game.turn.combat is not None:
            game.turn.combat.set_blocked(game, self.object, False)
        return NO_EVENTS


@final
class PlayerLost(OfPlayer):
    """A player loses the game. CR 104.3. ``reason`` is a code that ``text`` words, ``rule`` its
    number.
    """

    def __init__(self, player: int, reason: str, rule: str) -> None:
        super().__init__(EventKind.PLAYER_LOST, player)
        self.reason = reason
        self.rule = rule

    def apply(self, game: Game) -> list[Event]:
        return game.kernel.player_leaves(game, self.player)


@final
class PlayerWon(OfPlayer):
    """An effect says that a player wins the game. CR 104.2b."""

    def __init__(self, player: int) -> None:
        super().__init__(EventKind.PLAYER_WON, player)

    def apply(self, game: Game) -> list[Event]:
        game.players[self.player].has_won = True
        return NO_EVENTS


@final
class GameDrawn(Event):
    """The game is a draw. CR 104.4."""

    def __init__(self, rule: str) -> None:
        super().__init__(EventKind.GAME_DRAWN)
        self.rule = rule

    def apply(self, game: Game) -> list[Event]:
        game.kernel.finish(game, -1, self.rule)
        return NO_EVENTS


@final
class Shuffled(OfPlayer):
    """A player shuffles their library. CR 701.24."""

    def __init__(self, player: int) -> None:
        super().__init__(EventKind.SHUFFLED, player)

    def apply(self, game: Game) -> list[Event]:
        game.chance.shuffle(game.players[self.player].library)
        game.knowledge.forget(game.players[self.player].library)
        return NO_EVENTS


@final
class Revealed(OfPlayer):
    """Cards are shown to players. CR 701.20. ``to`` is one player who looks (CR 701.20e), or -1
    for all.
    """

    def __init__(self, player: int, cards: list[int], to: int = -1) -> None:
        super().__init__(EventKind.REVEALED, player, len(cards))
        self.cards = cards
        self.to = to

    def things(self) -> list[int]:
        return [self.player, *self.cards]

    def apply(self, game: Game) -> list[Event]:
        game.knowledge.show(self.cards, game.players.mask(self.to))
        return NO_EVENTS


@final
class DrawnRevealed(OfPlayer):
    """A card is revealed as a player draws it, by an ability of ``source``. CR 603.11, 701.20."""

    def __init__(self, player: int, card: int, source: int) -> None:
        super().__init__(EventKind.REVEALED, player)
        self.card = card
        self.source = source

    def things(self) -> list[int]:
        return [self.player, self.card]

    def apply(self, game: Game) -> list[Event]:
        game.knowledge.show([self.card], game.players.mask(-1))
        return NO_EVENTS


@final
class BecameTarget(_OfObject):
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
        return NO_EVENTS


@final
class EffectBegan(Event):
    """A continuous effect, shield or delayed trigger begins. CR 611.2, 603.7, 615.6."""

    def __init__(self, effect: Lasting) -> None:
        super().__init__(EventKind.EFFECT_BEGAN)
        self.effect = effect

    def things(self) -> list[int]:
        return self.effect.about()

    def apply(self, game: Game) -> list[Event]:
        game.kernel.begin_effect(game, self.effect)
        return NO_EVENTS


@final
class EffectEnded(Event):
    """Continuous effects whose duration is over end. CR 514.2, 611.2a."""

    def __init__(self, effects: list[Lasting]) -> None:
        super().__init__(EventKind.EFFECT_ENDED)
        self.effects = effects

    def amount(self) -> int:
        return len(self.effects)

    def apply(self, game: Game) -> list[Event]:
        game.kernel.end_effects(game, self.effects)
        return NO_EVENTS


@final
class DamagePrevented(Event):
    """Damage was prevented by an effect that does something more then. CR 615.5.

    ``then`` is what it does, ``ctx`` in what that stands.
    """

    def __init__(self, source: int, to: int, number: int, then: Effect, ctx: Context) -> None:
        super().__init__(EventKind.PREVENTED)
        self.source = source
        self.to = to
        self.number = number
        self.then = then
        self.ctx = ctx

    def affected(self, game: Game) -> int:
        return self.to if is_player(self.to) else game.object(self.to).controller

    def things(self) -> list[int]:
        return [self.to, self.source]

    def amount(self) -> int:
        return self.number

    def clone(self) -> Event:
        ctx = self.ctx.clone({})
        copy = DamagePrevented(self.source, self.to, self.number, self.then, ctx)
        copy.used = self.used
        return copy

    def apply(self, game: Game) -> list[Event]:
        game.frames.run_in_order((self.then,), self.ctx)
        return NO_EVENTS


@final
class DamageRemoved(Event):
    """Damage marked on permanents, phased-out ones too, wears off in the cleanup step. CR 514.2."""

    def __init__(self) -> None:
        super().__init__(EventKind.DAMAGE_REMOVED)

    def apply(self, game: Game) -> list[Event]:
        present = [game.object(number) for number in game.zones.battlefield]
        for permanent in [*present, *game.zones.phased.values()]:
            permanent.damage = 0
            permanent.deathtouched = False
        return NO_EVENTS


@final
class Marked(_OfObject):
    """A choice or link is noted on an object under a name. CR 607."""

    def __init__(self, thing: int, name: str, things: list[int]) -> None:
        super().__init__(EventKind.MARKED, thing)
        self.name = name
        self.marked = things

    def apply(self, game: Game) -> list[Event]:
        game.objects.own(self.object).mark(self.name, self.marked)
        game.characteristics.touch(self.object)
        game.characteristics.changed(Reads.MARKS)
        return NO_EVENTS


@final
class PermissionUsed(OfPlayer):
    """A player begins to play a card by an effect that allows so much each turn. CR 601.3.

    ``name`` is what is counted in the player's history.
    """

    def __init__(self, player: int, name: str) -> None:
        super().__init__(EventKind.OTHER, player)
        self.name = name

    def apply(self, game: Game) -> list[Event]:
        game.players[self.player].note(game.characteristics, self.name)
        return NO_EVENTS


@final
class ChoiceMade(OfPlayer):
    """A player has chosen what others, who choose after them, may know of. CR 101.4b.

    ``chosen`` are public objects, ``accepted`` (0 or 1, else -1) whether they will do something.
    """

    def __init__(self, player: int, chosen: list[int], accepted: int = -1) -> None:
        super().__init__(EventKind.OTHER, player)
        self.chosen = chosen
        self.accepted = accepted

    def things(self) -> list[int]:
        return [self.player, *self.chosen]

    def apply(self, game: Game) -> list[Event]:
        return NO_EVENTS


@final
class Searched(OfPlayer):
    """A player searches a library. CR 701.23a."""

    def __init__(self, player: int, owner: int) -> None:
        super().__init__(EventKind.SEARCHED, player)
        self.owner = owner

    def things(self) -> list[int]:
        return [self.player, self.owner]

    def apply(self, game: Game) -> list[Event]:
        return NO_EVENTS


@final
class NameChosen(OfPlayer):
    """A player has chosen a card name. CR 201.4."""

    def __init__(self, player: int, name: str) -> None:
        super().__init__(EventKind.OTHER, player)
        self.name = name

    def apply(self, game: Game) -> list[Event]:
        return NO_EVENTS


@final
class NothingHappened(Event):
    """What was attempted had no effect, told for the log: a fizzled spell, a search that failed."""

    def __init__(self, code: str, about: list[int], rule: str) -> None:
        super().__init__(EventKind.NOTHING)
        self.code = code
        self.about = about
        self.rule = rule

    def things(self) -> list[int]:
        return self.about

    def apply(self, game: Game) -> list[Event]:
        return NO_EVENTS
