"""Damage dealt and received. CR 120, 603.2."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.damage import DamageDealt
from jajna.frozen import dataclass
from jajna.ir.base import Filter, Pattern
from jajna.ir.declared.binding import EITHER, mentions, misplaced, within
from jajna.ir.declared.names import DAMAGED, binds
from jajna.ir.filters.common import fits_there
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import Either
from jajna.ir.filters.nouns import Opponent, Player
from jajna.ir.mentions import Mention, is_player_filter
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER, YOU, Bound, EventPlayer
from jajna.mechanics.triggers.common import bind, bind_pair
from jajna.vocab import is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["DealsDamage", "IsDealtDamage", "IsDealtDamageBy"]


DEALING: Final = "dealing"
"""Name under which the source of the damage is bound."""


def _counts(event: Event) -> bool:
    """Whether damage was dealt at all. CR 120.8, 603.2g."""
    return isinstance(event, DamageDealt) and event.number > 0


@final
@dataclass(frozen=True)
class DealsDamage(Pattern):
    """Something deals damage, or only ``combat`` or ``noncombat`` damage. CR 120.3.

    ``defending``: only to the player whom its source attacks (CR 506.2).
    ``least``: only so much damage or more, dealt to one recipient.
    ``one_of``: the text calls an opponent one of yours.
    ``to`` describes the recipient. Without it all the damage that one source deals at the same
    time is one occurrence. For one or more sources each recipient is one (CR 603.2c).
    """

    what: Filter
    combat: bool = False
    to: Filter | None = None
    word: str = field(default="whenever", compare=False)
    noncombat: bool = False
    least: int = 0
    defending: bool = False
    one_of: bool = field(default=False, compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def described(self) -> tuple[Filter, ...]:
        return (self.what,) if self.to is None else (self.what, self.to)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, DamageDealt) or not _counts(event):
            return False
        if event.number < self.least:
            return False
        if (self.combat and not event.combat) or (self.noncombat and event.combat):
            return False
        if not fits_there(game, ctx, self.what, event.source):
            return False
        if self.defending:
            return event.to in game.turn.defending_players(event.source, event.source)
        return self.to is None or self.to.matches(game, ctx, event.to)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, DamageDealt), event
        bind_pair(game, ctx, event.source, self.what, event.to, event.number)
        ctx.bind(DEALING, [event.source])
        ctx.bind(DAMAGED, [event.to])

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        assert isinstance(event, DamageDealt), event
        alone = self.to is None and not self.defending
        return [event.source] if alone else [event.source, event.to]

    def may_gather(self) -> bool:
        return True

    def gathers(self, game: Game, ctx: Context, event: Event) -> bool:
        assert isinstance(event, DamageDealt), event
        if self.what.is_several():
            return self.to is None or event.to in ctx.bound[DAMAGED]
        return self.to is None and not self.defending and event.source in ctx.bound[DEALING]


binds(DealsDamage, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT, DAMAGED, DEALING)


within(DealsDamage, EITHER, "what")


def _recipient(made: DealsDamage) -> list[Mention]:
    """What was dealt the damage, where the text describes its source too."""
    to = made.to
    if made.defending:
        return [Mention(EventPlayer(), Player(), False, True)]
    if to is None or isinstance(made.what, Is):
        return []
    if isinstance(to, (Is, Either)) or is_player_filter(to):
        return []
    return [Mention(Bound(DAMAGED), to, to.is_several(), False)]


mentions(DealsDamage, _recipient)


def _why_not_so_much(made: DealsDamage) -> str | None:
    said = (made.least or made.defending) and made.what.is_several()
    return "what several deal together isn't counted" if said else None


misplaced(DealsDamage, _why_not_so_much)
phrase(
    DealsDamage,
    en="{word:when} {what:this} <deals> [combat? combat] [noncombat? noncombat] damage to you",
    es="{word:when} {what:this} te <hace> daño [combat? de combate]"
    " [noncombat? que no sea de combate]",
    when={"to": Is(YOU), "least": 0},
)
phrase(
    DealsDamage,
    en="{word:when} {what:this} <deals> combat damage to defending player",
    es="{word:when} {what:this} <hace> daño de combate al jugador defensor",
    when={"combat": True, "to": None, "least": 0, "defending": True},
)
phrase(
    DealsDamage,
    en="{word:when} {what:this} <deals> [combat? combat] [noncombat? noncombat] damage"
    " to one of your opponents",
    es="{word:when} {what:this} <hace> daño [combat? de combate]"
    " [noncombat? que no sea de combate] a uno de tus oponentes",
    when={"to": Opponent(), "least": 0, "defending": False, "one_of": True},
)
phrase(
    DealsDamage,
    en="{word:when} {what:this} <deals> [combat? combat] [noncombat? noncombat] damage"
    " [to? to {to:this}]",
    es="{word:when} {what:this} <hace> daño [combat? de combate]"
    " [noncombat? que no sea de combate] [to? a {to:this}]",
    when={"least": 0, "defending": False},
)
phrase(
    DealsDamage,
    en="{word:when} {what:this} <deals> {least:#} or more [combat? combat]"
    " [noncombat? noncombat] damage to {to:this}",
    es="{word:when} {what:this} <hace> {least:#} o más puntos de daño [combat? de combate]"
    " [noncombat? que no sea de combate] a {to:this}",
)


@final
@dataclass(frozen=True)
class IsDealtDamage(Pattern):
    """Something is dealt damage; once for all dealt at the same time. CR 120.3, 603.2c."""

    what: Filter
    combat: bool = False
    noncombat: bool = False
    word: str = field(default="whenever", compare=False)
    passive: bool = False
    excess: bool = False
    """It waits for damage in excess of what is lethal. CR 120.10."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def described(self) -> tuple[Filter, ...]:
        return (self.what,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, DamageDealt) or not _counts(event):
            return False
        if (self.combat and not event.combat) or (self.noncombat and event.combat):
            return False
        if self.excess and not event.excess:
            return False
        return self.what.matches(game, ctx, event.to)

    def may_gather(self) -> bool:
        return True

    def gathers(self, game: Game, ctx: Context, event: Event) -> bool:
        assert isinstance(event, DamageDealt), event
        name = EVENT_PLAYER if is_player(event.to) else EVENT_OBJECT
        return self.what.is_several() or event.to in ctx.bound.get(name, [])

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, DamageDealt), event
        bind(game, ctx, event.to, event.excess if self.excess else event.number)


phrase(
    IsDealtDamage,
    en="{word:when} {what:this} <is> dealt [excess? excess] [combat? combat]"
    " [noncombat? noncombat] damage",
    es="{word:when} {what:this} <recibe> daño [excess? en exceso] [combat? de combate]"
    " [noncombat? que no sea de combate]",
    when={"passive": False},
)
phrase(
    IsDealtDamage,
    en="{word:when} [combat? combat] [noncombat? noncombat] damage is dealt to {what:this}",
    es="{word:when} se <hace@él> daño [combat? de combate] [noncombat? que no sea de combate]"
    " a {what:this}",
    when={"passive": True, "excess": False},
)


@final
@dataclass(frozen=True)
class IsDealtDamageBy(Pattern):
    """Something is dealt damage by one of two kinds of sources, or of one. CR 120.3.

    It is once for all that one source deals at the same time (CR 603.2c).
    """

    what: Filter
    by: Filter
    also: Filter | None = None
    combat: bool = False
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.DAMAGE,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, DamageDealt) or not _counts(event):
            return False
        if self.combat and not event.combat:
            return False
        if not self.what.matches(game, ctx, event.to):
            return False
        if fits_there(game, ctx, self.by, event.source):
            return True
        return self.also is not None and fits_there(game, ctx, self.also, event.source)

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        assert isinstance(event, DamageDealt), event
        return [event.to, event.source]

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, DamageDealt), event
        bind_pair(game, ctx, event.source, self.by, event.to, event.number)
        ctx.bind(DEALING, [event.source])


binds(IsDealtDamageBy, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT, DEALING)
phrase(
    IsDealtDamageBy,
    en="{word:when} {what:this} <is> dealt[combat? combat] damage by {by:a}[also? or by {also:a}]",
    es="{word:when} {what:this} <recibe> daño[combat? de combate] de {by:un}[also? o de {also:un}]",
)
