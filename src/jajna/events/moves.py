"""Objects change zones: moving, drawing, discarding, tokens. CR 400, 111, 121, 701.9."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import NO_EVENTS, NONE_BESIDE, EventKind, OfObject, OfPlayer
from jajna.events.hidden import DrawnRevealed
from jajna.events.marks import DRAWN_IN_STEP, NO_COUNTERS, NO_MARKS, TOKENS_CREATED
from jajna.vocab import Step, Zone

if TYPE_CHECKING:
    from jajna.events.base import Event
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.objects.definition import Definition
    from jajna.kernel.state.lasting_effects import Lasting

__all__ = ["Discarded", "Draw", "TokenCreated", "ZoneChange"]

_NO_EFFECTS: Final[list[Lasting]] = []
_NO_CARDS: Final[tuple[Definition, ...]] = ()


@final
class ZoneChange(OfObject):
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
    ``led`` are the cards of a melded or merged permanent that are commanders and go to the command
    zone as the others leave (CR 903.9c).
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
        self.face_down_values: Characteristics | None = None
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
        self.led = _NO_CARDS
        self.became = 0
        self.ahead: Characteristics | None = None
        self.beside = NONE_BESIDE

    def add_counters(self, name: str, number: int) -> None:
        """Let the object enter with more counters of a kind; a negative number removes some."""
        self.counters = {**self.counters, name: self.counters.get(name, 0) + number}

    def mark(self, name: str, things: list[int]) -> None:
        """Note a choice made as the object moves."""
        self.marks = {**self.marks, name: things}

    def begin(self, effect: Lasting) -> None:
        """Let an effect apply to the object as it enters. CR 611.2e."""
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
        copy.face_down_values = self.face_down_values
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
        copy.led = self.led
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
    """A player creates ``number`` tokens. CR 111.

    ``by`` is the controller of the spell or ability that creates them; -1 if none does.
    ``attach_to`` is what they enter attached to, -1 for nothing. ``counters`` is the number of
    +1/+1 counters that each enters with.
    """

    def __init__(self, player: int, definition: Definition, number: int = 1) -> None:
        super().__init__(EventKind.TOKEN, player, number)
        self.definition = definition
        self.by = -1
        self.tapped = False
        self.face = 0
        self.attach_to = -1
        self.counters = 0

    def clone(self) -> Event:
        copy = TokenCreated(self.player, self.definition, self.number)
        copy.by = self.by
        copy.tapped = self.tapped
        copy.attach_to = self.attach_to
        copy.face = self.face
        copy.counters = self.counters
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
        if not library:
            game.players[self.player].drew_from_empty = True  # CR 121.4, 704.5b
            return NO_EVENTS
        game.players[self.player].note(game.characteristics, "drawn")
        if game.turn.step is Step.DRAW and game.players.are_as_one(game.turn.active, self.player):
            game.players[self.player].note(game.characteristics, DRAWN_IN_STEP)
        self.card = library[0]
        shown: list[Event] = []
        if game.effects.rules:
            rules = game.effects.rules[self.player]
            showing = rules.reveals_draws
            if first:
                showing = [*rules.reveals_first_draw, *showing]
            for source in showing:
                shown.append(DrawnRevealed(self.player, library[0], source))
        return [*shown, ZoneChange(library[0], Zone.LIBRARY, Zone.HAND, "draw")]


@final
class AboutToDraw(OfPlayer):
    """A player is about to draw two or more cards by an instruction, before each of these draws.
    CR 121.2a, 616.1g.
    """

    def __init__(self, player: int, number: int) -> None:
        super().__init__(EventKind.DRAWING, player, number)

    def clone(self) -> Event:
        copy = AboutToDraw(self.player, self.number)
        copy.used = self.used
        return copy

    def apply(self, game: Game) -> list[Event]:
        return NO_EVENTS


@final
class Discarded(OfObject):
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
