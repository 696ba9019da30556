"""Objects that change zones. CR 603.6, 700.4."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.moves import Discarded, ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import Triggered
from jajna.ir.base import IN_HAND, ON_BATTLEFIELD, Condition, Filter, Pattern, Ref, walk
from jajna.ir.conditions.spells import Whence
from jajna.ir.declared.binding import misplaced, tells
from jajna.ir.declared.names import EXILED, binds
from jajna.ir.declared.worth import Occurrence, waits_for
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card, Permanent
from jajna.ir.filters.owners import Controlled, ControlledByOpponent
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER, Attached
from jajna.ir.someone import Whose
from jajna.kernel.state.context import HOST_LEFT
from jajna.kernel.zones.phasing import PhasedOut, leaves_play
from jajna.mechanics.triggers.common import NONE_SUCH, HappensTo, bind
from jajna.vocab import Aspects, Reads, Zone
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "Dies",
    "DiesOrIsDiscarded",
    "Enters",
    "ExiledFromBattlefield",
    "HostPutIntoGraveyard",
    "Leaves",
    "PutIntoCommandZone",
    "PutIntoExile",
    "PutIntoGraveyard",
    "PutIntoGraveyardFromAnywhere",
    "ReturnedToHand",
    "WasNotFirstLand",
]


def _left(game: Game, event: Event) -> int:
    """The object that leaves the battlefield, ``NONE_SUCH`` if none does."""
    if not isinstance(event, ZoneChange) or event.origin is not Zone.BATTLEFIELD:
        return NONE_SUCH
    return event.object if event.object in game.objects else NONE_SUCH


def _died(game: Game, event: Event) -> int:
    """The object put into a graveyard from the battlefield, ``NONE_SUCH`` if none is."""
    if not isinstance(event, ZoneChange) or event.to is not Zone.GRAVEYARD:
        return NONE_SUCH
    return _left(game, event)


def _bind_move(game: Game, ctx: Context, event: Event) -> None:
    """Bind the permanent that entered, or the object that moved as it last existed."""
    assert isinstance(event, ZoneChange), event
    entered = event.to is Zone.BATTLEFIELD
    if not entered and game.object(ctx.source).attached_to == event.object:
        ctx.bind_number(HOST_LEFT, 1)  # CR 400.7f
    bind(game, ctx, event.became if entered else event.object)


@dataclass(frozen=True, eq=False)
class Moves(HappensTo):
    """Base: a permanent that fits enters, or leaves the battlefield. CR 603.6."""

    def kind(self) -> int:
        return EventKind.ZONE_CHANGE

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        _bind_move(game, ctx, event)


binds(Moves, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT, HOST_LEFT)


@dataclass(frozen=True, eq=False)
class LeavesBattlefield(Moves):
    """Base: a permanent that fits leaves the battlefield. CR 603.6c, 603.10a."""

    def looks_back(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class Enters(Moves):
    """Something enters. CR 603.6a.

    ``control`` is under whose control it has to enter. With ``tapped`` it has to enter tapped, with
    ``untapped`` untapped (CR 110.5b), with ``otherwise`` by something else than this ability, which
    stays so (CR 603.4). ``origin`` is the zone that it has to come from. ``under`` are the players
    under one of whose control it has to enter.
    """

    word: str = field(default="when", compare=False)
    control: Whose = Whose.ANYBODYS
    tapped: bool = False
    untapped: bool = False
    otherwise: bool = False
    origin: Whence = Whence.ANYWHERE
    under: Ref | None = None

    def about(self, game: Game, event: Event) -> int:
        if not isinstance(event, ZoneChange) or event.to is not Zone.BATTLEFIELD:
            return NONE_SUCH
        return event.became or NONE_SUCH

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not super().matches(game, ctx, event):
            return False
        assert isinstance(event, ZoneChange), event
        if (self.tapped and not event.tapped) or (self.untapped and event.tapped):
            return False
        if self.otherwise and _is_resolving(game, ctx.source, self):
            return False
        if self.origin is not Whence.ANYWHERE:
            owner = game.object(event.object).owner
            if not self.origin.is_of(ctx, event.origin, owner):
                return False
        player = game.object(event.became).controller
        if self.under is not None and player not in self.under.things(game, ctx):
            return False
        return self.control.is_of(game, ctx, player)


def _is_resolving(game: Game, source: int, on: Pattern) -> bool:
    """Whether the ability that this event triggers is on top of the stack, as it resolves."""
    item = game.objects[game.zones.stack[-1]].item if game.zones.stack else None
    if item is None or item.trigger is None or item.ctx.source != source:
        return False
    return any(
        isinstance(ability, Triggered) and ability.on == on and item.effects == (ability.effect,)
        for ability in game.object(source).now.kit.all
    )


phrase(
    Enters,
    en="{word:when} {what:this} <enters> under your control, if it wasn't put onto the "
    "battlefield with this ability",
    es="{word:when} {what:this} <entra> bajo tu control, si no fue <*puesto> en el campo de "
    "batalla con esta habilidad",
    when={"control": Whose.YOURS, "tapped": False, "otherwise": True},
)
phrase(
    Enters,
    en="{word:when} {what:this} <enters> under your control",
    es="{word:when} {what:this} <entra> bajo tu control",
    when={"control": Whose.YOURS, "tapped": False},
)
phrase(
    Enters,
    en="{word:when} {what:this} <enters> tapped and under your control",
    es="{word:when} {what:this} <entra> <*girado> bajo tu control",
    when={"control": Whose.YOURS, "tapped": True},
)
phrase(
    Enters,
    en="{word:when} {what:this} <enters> under an opponent's control",
    es="{word:when} {what:this} <entra> bajo el control de un oponente",
    when={"control": Whose.OPPONENTS, "tapped": False},
)
phrase(
    Enters,
    en="{word:when} {what:this} <enters> untapped",
    es="{word:when} {what:this} <entra> <*enderezado>",
    when={"control": Whose.ANYBODYS, "tapped": False, "untapped": True},
)
phrase(
    Enters,
    en="{word:when} {what:this} <enters>[origin? from {origin:whence}]",
    es="{word:when} {what:this} <entra>[origin? desde {origin:whence}]",
    when={"control": Whose.ANYBODYS, "tapped": False, "under": None},
)
phrase(
    Enters,
    en="{word:when} {what:this} <enters> under {under:'s} control",
    es="{word:when} {what:this} <entra> bajo {under:de el control}",
    when={"control": Whose.ANYBODYS, "tapped": False},
)


def _why_not_under(made: Enters) -> str | None:
    """Your control is told otherwise; a pronoun would be nobody's."""
    told = made.under is None or isinstance(made.under, Attached)
    return None if told else "it enters under the control of an enchanted player"


misplaced(Enters, _why_not_under)
phrase(
    Enters,
    en="{word:when} {what:this} <enters> tapped",
    es="{word:when} {what:this} <entra> <*girado>",
    when={"control": Whose.ANYBODYS, "tapped": True},
)
waits_for(Enters, Occurrence.ENTERING)


@final
@dataclass(frozen=True)
class WasNotFirstLand(Condition):
    """The land just played wasn't the first that you played this turn. CR 305.2."""

    what: Ref

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.HISTORY

    def holds(self, game: Game, ctx: Context) -> bool:
        return game.players[ctx.controller].lands_played > 1


phrase(
    WasNotFirstLand,
    en="{what} <wasn't> the first land you played this turn",
    es="{what} no <fue> la primera tierra que jugaste este turno",
)


@final
@dataclass(frozen=True)
class Dies(LeavesBattlefield):
    """Something is put into a graveyard from the battlefield. CR 700.4, 603.10a."""

    word: str = field(default="when", compare=False)

    def about(self, game: Game, event: Event) -> int:
        return _died(game, event)


phrase(Dies, en="{word:when} {what:this} <dies>", es="{word:when} {what:this} <muere>")


@final
@dataclass(frozen=True)
class DiesOrIsDiscarded(LeavesBattlefield):
    """Something is put into a graveyard from the battlefield, or you discard it from your hand.
    CR 700.4, 701.9a, 603.10a.
    """

    word: str = field(default="when", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE, EventKind.DISCARDED)

    def works_in(self) -> int:
        return ON_BATTLEFIELD | IN_HAND

    def about(self, game: Game, event: Event) -> int:
        return event.object if isinstance(event, Discarded) else _died(game, event)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        if isinstance(event, Discarded):
            bind(game, ctx, event.object)
        else:
            super().bind(game, ctx, event)


phrase(
    DiesOrIsDiscarded,
    en="{word:when} {what:this} <dies> or when you discard it",
    es="{word:when} {what:this} <muere> o cuando <*lo@what> descartes",
)


@final
@dataclass(frozen=True)
class ExiledFromBattlefield(LeavesBattlefield):
    """Something is put into exile from the battlefield. CR 406.1, 603.6c, 603.10a.

    ``brief``: the text says that it "is exiled". ``bare``: it doesn't say from where, since only
    permanents have a controller (CR 109.4).
    """

    word: str = field(default="when", compare=False)
    brief: bool = field(default=False, compare=False)
    bare: bool = field(default=False, compare=False)

    def about(self, game: Game, event: Event) -> int:
        if not isinstance(event, ZoneChange) or event.to is not Zone.EXILE:
            return NONE_SUCH
        return _left(game, event)


phrase(
    ExiledFromBattlefield,
    en="{word:when} {what:this} <is> put into exile from the battlefield",
    es="{word:when} {what:this} <va> al exilio desde el campo de batalla",
    when={"brief": False},
)
phrase(
    ExiledFromBattlefield,
    en="{word:when} {what:this} <is> put into exile",
    es="{word:when} {what:this} <va> al exilio",
    when={"brief": False, "bare": True},
)
phrase(
    ExiledFromBattlefield,
    en="{word:when} {what:this} <is> exiled from the battlefield",
    es="{word:when} {what:this} <es> <*exiliado> del campo de batalla",
    when={"brief": True},
)


def _is_of_cards(what: Filter) -> bool:
    """Whether a description is of cards, and so not of permanents. CR 109.2, 109.2a."""
    return any(isinstance(one, Card) for one in walk(what))


def _exiled_from_where(made: ExiledFromBattlefield) -> str | None:
    if made.bare and _is_of_cards(made.what):
        return "it isn't said from where it is put there"
    return None


misplaced(ExiledFromBattlefield, _exiled_from_where)


@final
@dataclass(frozen=True)
class PutIntoGraveyard(LeavesBattlefield):
    """A permanent is put into a graveyard from the battlefield. CR 603.6c, 603.10a.

    ``whose`` is whose graveyard it has to be. ``bare``: the text doesn't say from where, since only
    permanents have a controller (CR 109.4).
    """

    word: str = field(default="when", compare=False)
    whose: Whose = Whose.ANYBODYS
    bare: bool = field(default=False, compare=False)

    def about(self, game: Game, event: Event) -> int:
        return _died(game, event)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not super().matches(game, ctx, event):
            return False
        return self.whose.is_of(game, ctx, game.object(self.about(game, event)).owner)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        super().bind(game, ctx, event)
        if self.whose is not Whose.ANYBODYS:
            ctx.bind(EVENT_PLAYER, [game.object(self.about(game, event)).owner])


phrase(
    PutIntoGraveyard,
    en="{word:when} {what:this} <is> put into a graveyard",
    es="{word:when} {what:this} <va> a un cementerio",
    when={"whose": Whose.ANYBODYS, "bare": True},
)
phrase(
    PutIntoGraveyard,
    en="{word:when} {what:this} <is> put into a graveyard from the battlefield",
    es="{word:when} {what:this} <va> a un cementerio desde el campo de batalla",
    when={"whose": Whose.ANYBODYS},
)
phrase(
    PutIntoGraveyard,
    en="{word:when} {what:this} <is> put into a player's graveyard from the battlefield",
    es="{word:when} {what:this} <va> al cementerio de un jugador desde el campo de batalla",
    when={"whose": Whose.PLAYERS},
)
phrase(
    PutIntoGraveyard,
    en="{word:when} {what:this} <is> put into your graveyard from the battlefield",
    es="{word:when} {what:this} <va> a tu cementerio desde el campo de batalla",
    when={"whose": Whose.YOUR},
)
phrase(
    PutIntoGraveyard,
    en="{word:when} {what:this} <is> put into an opponent's graveyard from the battlefield",
    es="{word:when} {what:this} <va> al cementerio de un oponente desde el campo de batalla",
    when={"whose": Whose.OPPONENTS, "bare": False},
)
phrase(
    PutIntoGraveyard,
    en="{word:when} {what:this} <is> put into an opponent's graveyard",
    es="{word:when} {what:this} <va> al cementerio de un oponente",
    when={"whose": Whose.OPPONENTS, "bare": True},
)


def _from_where(made: PutIntoGraveyard) -> str | None:
    if not made.bare:
        return None
    parts = made.what.parts if isinstance(made.what, All) else (made.what,)
    held = any(isinstance(one, (Controlled, ControlledByOpponent, Permanent)) for one in parts)
    return None if held and Card() not in parts else "it isn't said from where it is put there"


misplaced(PutIntoGraveyard, _from_where)


@final
@dataclass(frozen=True)
class HostPutIntoGraveyard(Pattern):
    """The permanent that this is attached to is put into a graveyard. CR 603.6c, 603.10a."""

    what: Ref
    word: str = field(default="when", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def works_in(self) -> int:
        return 1 << Zone.BATTLEFIELD

    def looks_back(self) -> bool:
        return True

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.origin is Zone.BATTLEFIELD
            and event.to is Zone.GRAVEYARD
            and event.object in self.what.things(game, ctx)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        _bind_move(game, ctx, event)


binds(HostPutIntoGraveyard, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT, HOST_LEFT)
phrase(
    HostPutIntoGraveyard,
    en="{word:when} {what:attached} is put into a graveyard",
    es="{word:when} {what} vaya a un cementerio",
)


@final
@dataclass(frozen=True)
class PutIntoGraveyardFromAnywhere(HappensTo):
    """A card is put into a graveyard from anywhere, or from a library. CR 603.6c.

    Of the card itself it triggers in the graveyard, where the card then is. ``whose`` is whose
    graveyard it has to be, ``library`` whose library it has to come from, None for anywhere.
    """

    word: str = field(default="when", compare=False)
    whose: Whose = Whose.A
    library: Whose | None = None

    def works_in(self) -> int:
        return 1 << Zone.GRAVEYARD if self.what == SELF else 0

    def kind(self) -> int:
        return EventKind.ZONE_CHANGE

    def about(self, game: Game, event: Event) -> int:
        if not isinstance(event, ZoneChange) or event.to is not Zone.GRAVEYARD:
            return NONE_SUCH
        if self.library is not None and event.origin is not Zone.LIBRARY:
            return NONE_SUCH
        return event.became or NONE_SUCH

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not super().matches(game, ctx, event):
            return False
        return self.whose.is_of(game, ctx, game.object(self.about(game, event)).owner)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, ZoneChange), event
        bind(game, ctx, event.became)
        ctx.bind(EVENT_PLAYER, [game.object(event.became).owner])


words(
    "a graveyard",
    {
        Whose.A: ("a graveyard", "un cementerio"),
        Whose.ANY: ("graveyards", "cementerios"),
        Whose.YOUR: ("your graveyard", "tu cementerio"),
        Whose.OPPONENTS: ("an opponent's graveyard", "el cementerio de un oponente"),
    },
)
phrase(
    PutIntoGraveyardFromAnywhere,
    en="{word:when} {what:this} <is> put into {whose:a graveyard} from anywhere",
    es="{word:when} {what:this} <va> a {whose:a graveyard} desde cualquier parte",
    when={"library": None},
)
phrase(
    PutIntoGraveyardFromAnywhere,
    en="{word:when} {what:this} <is> put into your graveyard from your library",
    es="{word:when} {what:this} <va> a tu cementerio desde tu biblioteca",
    when={"whose": Whose.YOUR, "library": Whose.YOUR},
)
phrase(
    PutIntoGraveyardFromAnywhere,
    en="{word:when} {what:this} <is> put into a graveyard from a library",
    es="{word:when} {what:this} <va> a un cementerio desde una biblioteca",
    when={"whose": Whose.A, "library": Whose.A},
)


@final
@dataclass(frozen=True)
class PutIntoCommandZone(HappensTo):
    """A card is put into the command zone, from anywhere or from the battlefield. CR 903.9.

    From the battlefield it is judged as it last was there (CR 603.10a).
    """

    word: str = field(default="whenever", compare=False)
    anywhere: bool = True

    def kind(self) -> int:
        return EventKind.ZONE_CHANGE

    def looks_back(self) -> bool:
        return not self.anywhere

    def about(self, game: Game, event: Event) -> int:
        if not isinstance(event, ZoneChange) or event.to is not Zone.COMMAND:
            return NONE_SUCH
        if self.anywhere:
            return event.became or NONE_SUCH
        return event.object if event.origin is Zone.BATTLEFIELD else NONE_SUCH

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, ZoneChange), event
        bind(game, ctx, event.became if self.anywhere else event.object)


phrase(
    PutIntoCommandZone,
    en="{word:when} {what:this} <is> put into the command zone from anywhere",
    es="{word:when} {what:this} <va> a la zona de mando desde cualquier parte",
    when={"anywhere": True},
)
phrase(
    PutIntoCommandZone,
    en="{word:when} {what:this} <is> put into the command zone",
    es="{word:when} {what:this} <va> a la zona de mando",
    when={"anywhere": False},
)


@final
@dataclass(frozen=True)
class Leaves(LeavesBattlefield):
    """A permanent leaves the battlefield, with ``alive`` without dying. CR 603.6c, 603.10a, 700.4.

    By the rules of 2003 what phases out leaves it. CR 2003-07-01 502.15d.
    """

    word: str = field(default="when", compare=False)
    alive: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE, EventKind.PHASED_OUT)

    def about(self, game: Game, event: Event) -> int:
        if isinstance(event, PhasedOut):
            return event.object if leaves_play(game, event) else NONE_SUCH
        if self.alive and _died(game, event) != NONE_SUCH:
            return NONE_SUCH
        return _left(game, event)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        if isinstance(event, PhasedOut):
            bind(game, ctx, event.object)
        else:
            _bind_move(game, ctx, event)


phrase(
    Leaves,
    en="{word:when} {what:this} <leaves> the battlefield [alive? without dying]",
    es="{word:when} {what:this} <deja> el campo de batalla [alive? sin morir]",
)


def _is_this(made: Leaves) -> bool:
    """Whether the ability is about its source, so that it can name the cards exiled. CR 607.2a."""
    return made.what == SELF


tells(Leaves, EXILED, _is_this)


@final
@dataclass(frozen=True)
class ReturnedToHand(LeavesBattlefield):
    """A permanent is returned to a hand from the battlefield. CR 603.6c, 603.10a.

    ``told``: the text says that it is from the battlefield.
    """

    word: str = field(default="whenever", compare=False)
    whose: Whose = Whose.PLAYERS
    told: bool = field(default=False, compare=False)

    def about(self, game: Game, event: Event) -> int:
        if not isinstance(event, ZoneChange) or event.to is not Zone.HAND:
            return NONE_SUCH
        return _left(game, event)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not super().matches(game, ctx, event):
            return False
        return self.whose.is_of(game, ctx, game.object(self.about(game, event)).owner)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, ZoneChange), event
        bind(game, ctx, event.object)
        ctx.bind(EVENT_PLAYER, [game.object(event.object).owner])


words(
    "a hand",
    {
        Whose.PLAYERS: ("a player's hand", "la mano de un jugador"),
        Whose.A: ("hand", "la mano"),
        Whose.YOUR: ("your hand", "tu mano"),
    },
)
phrase(
    ReturnedToHand,
    en="{word:when} {what:this} <is> returned to {whose:a hand}[told? from the battlefield]",
    es="{word:when} {what:this} <es> <*regresado> a {whose:a hand}"
    "[told? desde el campo de batalla]",
)


@final
@dataclass(frozen=True)
class PutIntoHandFromGraveyard(Pattern):
    """The card itself is put into its owner's hand from their graveyard: it triggers in the hand,
    where the card then is. CR 603.6.
    """

    word: str = field(default="when", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def works_in(self) -> int:
        return IN_HAND

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.origin is Zone.GRAVEYARD
            and event.to is Zone.HAND
            and event.became == ctx.source
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, ZoneChange), event
        bind(game, ctx, event.became)


binds(PutIntoHandFromGraveyard, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT)
phrase(
    PutIntoHandFromGraveyard,
    en="{word:when} ~ is put into your hand from your graveyard",
    es="{word:when} ~ vaya a tu mano desde tu cementerio",
)


@final
@dataclass(frozen=True)
class PutIntoExile(HappensTo):
    """Cards are put into exile, from anywhere. CR 406.1."""

    word: str = field(default="whenever", compare=False)

    def kind(self) -> int:
        return EventKind.ZONE_CHANGE

    def about(self, game: Game, event: Event) -> int:
        if not isinstance(event, ZoneChange) or event.to is not Zone.EXILE:
            return NONE_SUCH
        if event.became == 0 or game.object(event.became).token:
            return NONE_SUCH
        return event.became


phrase(
    PutIntoExile,
    en="{word:when} {what:some} <is> put into exile",
    es="{word:when} {what:some} <es> <*puesto> en el exilio",
)


def _is_of_permanents(made: PutIntoExile) -> str | None:
    """Permanents that are put into exile are judged as they were on the battlefield."""
    return None if _is_of_cards(made.what) else "permanents leave the battlefield for exile"


misplaced(PutIntoExile, _is_of_permanents)
