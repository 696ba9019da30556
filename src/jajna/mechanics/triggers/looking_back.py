"""Events that leave something behind: countered spells, lost games, cards out of graveyards.

For these the game looks back in time to see what triggers. CR 603.10a, 603.10c, 603.10e, 603.10f.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.moves import ZoneChange
from jajna.events.permanents import Attached, Unattached
from jajna.events.stack import Countered
from jajna.frozen import dataclass
from jajna.ir.base import Filter, Pattern
from jajna.ir.someone import Whose
from jajna.kernel.triggers.control_lost import ControlLost
from jajna.mechanics.triggers.common import NONE_SUCH, DoneBy, HappensTo, bind
from jajna.vocab import Zone
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "BecomesUnattached",
    "LeavesGraveyard",
    "LosesTheGame",
    "YouCounter",
    "YouLoseControl",
    "YourSpellIsCountered",
]


@final
@dataclass(frozen=True)
class YourSpellIsCountered(Pattern):
    """A spell that its controller has cast is countered. CR 603.10e, 701.6a."""

    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.COUNTERED,)

    def looks_back(self) -> bool:
        return True

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, Countered):
            return False
        countered = game.object(event.object)
        return (
            countered.controller == ctx.controller
            and countered.item is not None
            and countered.item.is_spell
            and not countered.item.copied
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, event.things()[0])


phrase(
    YourSpellIsCountered,
    en="{word:when} a spell you've cast is countered",
    es="{word:when} un hechizo que hayas lanzado sea contrarrestado",
)


@final
@dataclass(frozen=True)
class YouCounter(Pattern):
    """A spell or ability that the ability's controller controls counters a spell. CR 701.6a,
    603.10e.
    """

    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.COUNTERED,)

    def looks_back(self) -> bool:
        return True

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, Countered):
            return False
        item = game.object(event.object).item
        return item is not None and item.is_spell and event.player == ctx.controller

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, event.things()[0])


phrase(
    YouCounter,
    en="{word:when} a spell or ability you control counters a spell",
    es="{word:when} un hechizo o habilidad que controlas contrarreste un hechizo",
)


@final
@dataclass(frozen=True)
class LosesTheGame(DoneBy):
    """A player loses the game, however they leave it but by a draw. CR 603.9, 603.10f."""

    word: str = field(default="whenever", compare=False)

    def looks_back(self) -> bool:
        return True

    def kind(self) -> int:
        return EventKind.PLAYER_LOST


phrase(
    LosesTheGame,
    en="{word:when} {who:this} <loses> the game",
    es="{word:when} {who:this} <pierde> el juego",
)


@final
@dataclass(frozen=True)
class BecomesUnattached(Pattern):
    """An attachment becomes unattached from a permanent: it moves, or one of them leaves.

    CR 603.10c, 701.3d. The event's object is the permanent.
    """

    what: Filter
    off: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.UNATTACHED, EventKind.ATTACHED, EventKind.ZONE_CHANGE)

    def looks_back(self) -> bool:
        return True

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if isinstance(event, ZoneChange):
            if event.origin is not Zone.BATTLEFIELD:
                return False
        elif not isinstance(event, (Attached, Unattached)):
            return False
        thing = event.things()[0]
        host = game.object(thing).attached_to
        if host < 0 or (isinstance(event, Attached) and event.to == host):
            return False
        return self.what.matches(game, ctx, thing) and self.off.matches(game, ctx, host)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, game.object(event.things()[0]).attached_to)


phrase(
    BecomesUnattached,
    en="{word:when} {what:this} <becomes> unattached from {off:this}",
    es="{word:when} {what:this} <se desanexa> de {off:this}",
)


@final
@dataclass(frozen=True)
class LeavesGraveyard(HappensTo):
    """A card leaves the graveyard of the ability's controller, or of an opponent. CR 603.10a."""

    word: str = field(default="whenever", compare=False)
    whose: Whose = Whose.YOUR

    def looks_back(self) -> bool:
        return True

    def kind(self) -> int:
        return EventKind.ZONE_CHANGE

    def about(self, game: Game, event: Event) -> int:
        if not isinstance(event, ZoneChange) or event.origin is not Zone.GRAVEYARD:
            return NONE_SUCH
        return event.object

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not super().matches(game, ctx, event):
            return False
        return self.whose.is_of(game, ctx, game.object(self.about(game, event)).owner)


phrase(
    LeavesGraveyard,
    en="{word:when} {what:this} <leaves> {whose:a graveyard left}",
    es="{word:when} {what:this} <deja> {whose:a graveyard left}",
)
words(
    "a graveyard left",
    {
        Whose.YOUR: ("your graveyard", "tu cementerio"),
        Whose.OPPONENTS: ("an opponent's graveyard", "el cementerio de un oponente"),
    },
)


@final
@dataclass(frozen=True)
class YouLoseControl(Pattern):
    """Its controller loses control of a permanent, as it leaves the battlefield too. CR 603.10d."""

    what: Filter
    word: str = field(default="when", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.CONTROL, EventKind.ZONE_CHANGE)

    def looks_back(self) -> bool:
        return True

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        thing = event.things()[0]
        if isinstance(event, ControlLost):
            return event.player == ctx.controller and self.what.matches(game, ctx, thing)
        return (
            isinstance(event, ZoneChange)
            and event.origin is Zone.BATTLEFIELD
            and game.object(thing).controller == ctx.controller
            and self.what.matches(game, ctx, thing)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, event.things()[0])


phrase(
    YouLoseControl,
    en="{word:when} you lose control of {what:this}",
    es="{word:when} pierdas el control de {what:this}",
)
