"""Cards that go elsewhere than they would. CR 614.1a, 400.6."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.decision import NO, YES, Decision, Kind, Shape, YesNo
from jajna.events.base import Event, EventKind
from jajna.events.effects import EffectBegan
from jajna.events.hidden import Shuffled
from jajna.events.marks import Marked
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import ANYWHERE, PLAYERS, Amount, Duration, Effect, Filter, Replacement
from jajna.ir.declared.names import EXILED, finds_noted, looks_up, notes
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import Either
from jajna.ir.filters.nouns import Card, Permanent, Token
from jajna.ir.refs import linked, linking_name
from jajna.ir.someone import Whose
from jajna.kernel.door.instead import FollowedInstead
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import SHIELDED, Context
from jajna.kernel.state.lasting_effects import Shield
from jajna.mechanics.replacements.entering import fits_entering
from jajna.vocab import Term, Type, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = [
    "EntersUnderYourControl",
    "ExileFromGraveyardThisTurn",
    "ExileInsteadOfDying",
    "ExileInsteadOfGraveyard",
    "ExileInsteadOfLeaving",
    "KeptFromGraveyard",
    "ReturnInsteadOfDying",
    "ReturnTo",
    "ShuffleInsteadOfGraveyard",
    "TakeWhatEnters",
]


def _to_graveyard(event: Event) -> bool:
    return isinstance(event, ZoneChange) and event.to is Zone.GRAVEYARD


@final
@dataclass(frozen=True)
class ExileInsteadOfGraveyard(Replacement):
    """A card that would be put into a graveyard from anywhere is exiled instead. CR 614.1a.

    ``whose`` is whose graveyard it has to be. ``again``: the text repeats the noun. With
    ``counter`` the card has such a counter in exile (CR 122.1). ``listed``: the text lists what it
    may be, with the adjectives ``what``: permanents, spells and other cards.
    """

    what: Filter
    whose: Whose = Whose.ANYBODYS
    again: bool = False
    counter: str = ""
    listed: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def works_in(self) -> int:
        return ANYWHERE & ~PLAYERS if self.what == SELF else 0

    def concerns(self) -> Filter:
        return self.what

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or not _to_graveyard(event):
            return False
        if not self.whose.is_of(game, ctx, game.object(event.object).owner):
            return False
        return self.what.matches(game, ctx, event.object)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.to = Zone.EXILE
        if self.counter:
            event.add_counters(self.counter, 1)
        return [event]


phrase(
    ExileInsteadOfGraveyard,
    en="if {what:this} would be put into a graveyard from anywhere, exile it instead",
    es="si {what:this} fuera a ir a un cementerio desde cualquier parte, en vez de eso, exilia "
    "<*-lo@what>",
    when={"whose": Whose.ANYBODYS, "counter": "", "listed": False},
)
phrase(
    ExileInsteadOfGraveyard,
    en="if a {what:quality} permanent, spell, or card not on the battlefield would be put into a "
    "graveyard, exile it instead",
    es="si un permanente, un hechizo o una carta que no está en el campo de batalla que sea "
    "{what:quality} fuera a ir a un cementerio, en vez de eso, exílialo",
    when={"whose": Whose.ANYBODYS, "counter": "", "again": False, "listed": True},
)
phrase(
    ExileInsteadOfGraveyard,
    en="if a card or token would be put into a graveyard from anywhere, exile it instead",
    es="si una carta o ficha fuera a ir a un cementerio desde cualquier parte, en vez de eso,"
    " exíliala",
    when={"what": Either((Card(), Token())), "whose": Whose.ANYBODYS},
)
phrase(
    ExileInsteadOfGraveyard,
    en="if a card or token would be put into your graveyard from anywhere, exile it instead",
    es="si una carta o ficha fuera a ir a tu cementerio desde cualquier parte, en vez de eso,"
    " exíliala",
    when={"what": Either((Card(), Token())), "whose": Whose.YOUR, "again": False},
)
phrase(
    ExileInsteadOfGraveyard,
    en="if {what:a} would be put into an opponent's graveyard from anywhere, exile it instead",
    es="si {what:un} fuera a ir al cementerio de un oponente desde cualquier parte,"
    " en vez de eso, exilia <*-lo@what>",
    when={"whose": Whose.OPPONENTS, "counter": ""},
)
for _again, _en in ((False, "it"), (True, "that {what:one}")):
    phrase(
        ExileInsteadOfGraveyard,
        en=f"if {{what:a}} would be put into your graveyard from anywhere, exile {_en} instead",
        es="si {what:un} fuera a ir a tu cementerio desde cualquier parte, en vez de eso, exilia "
        "<*-lo@what>",
        when={"whose": Whose.YOUR, "again": _again, "counter": ""},
    )
phrase(
    ExileInsteadOfGraveyard,
    en="if {what:a} would be put into an opponent's graveyard from anywhere, instead exile it with"
    " (a|an) {counter:counter} counter on it",
    es="si {what:un} fuera a ir al cementerio de un oponente desde cualquier parte,"
    " en vez de eso, exilia <*-lo@what> con un contador {counter:counter}",
    when={"whose": Whose.OPPONENTS, "again": False},
)


@final
@dataclass(frozen=True)
class ExileInsteadOfDying(Replacement):
    """An object that would die is exiled instead, which the source notes. CR 614.1a, 700.4, 607.2b.

    With ``counter`` it has ``count`` such counters in exile (CR 122.1); ``also`` is what follows.
    ``put``: the text speaks of permanents that would be put into a graveyard.
    """

    what: Filter
    counter: str = ""
    count: Amount = ONE
    also: Effect | None = None
    put: bool = field(default=False, compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def concerns(self) -> Filter:
        return self.what

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return _dies(event) and self.what.matches(game, ctx, event.things()[0])

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.to = Zone.EXILE
        if self.counter:
            event.add_counters(self.counter, max(self.count.value(game, ctx), 0))
        found = [event, *noted_as_exiled(game, ctx, event.object)]
        if self.also is not None:
            found.append(FollowedInstead(ctx.controller, self.also, ctx.clone({})))
        return found


def noted_as_exiled(game: Game, ctx: Context, thing: int) -> list[Event]:
    """The events, a list, by which a permanent notes what its replacement effect exiles.
    CR 607.2b.
    """
    if thing == ctx.source or not game.objects.exists(ctx.source):
        return []
    if game.object(ctx.source).zone is not Zone.BATTLEFIELD:
        return []
    noted = [*linked(game, ctx, EXILED), thing]
    return [Marked(ctx.source, linking_name(game, ctx, EXILED), noted)]


def _dies(event: Event) -> bool:
    """Whether an event puts an object into a graveyard from the battlefield. CR 700.4."""
    return (
        isinstance(event, ZoneChange) and _to_graveyard(event) and event.origin is Zone.BATTLEFIELD
    )


phrase(
    ExileInsteadOfDying,
    en="if {what:this} would die, exile it instead",
    es="si {what:this} fuera a morir, en vez de eso, exilia <*-lo@what>",
    when={"counter": "", "also": None, "put": False},
)
phrase(
    ExileInsteadOfDying,
    en="if a permanent would be put into a graveyard, exile it instead",
    es="si un permanente fuera a ir a un cementerio, en vez de eso, exílialo",
    when={"what": Permanent(), "counter": "", "also": None, "put": True},
)
phrase(
    ExileInsteadOfDying,
    en="if {what:a} would die, exile that card with {count:a} {counter:counter} counter/counters"
    " on it instead",
    es="si {what:un} fuera a morir, en vez de eso, exilia esa carta con {count:un}"
    " contador/contadores {counter:counter}",
    when={"also": None},
)
phrase(
    ExileInsteadOfDying,
    en="if {what:a} would die, instead exile that card and {also}",
    es="si {what:un} fuera a morir, en vez de eso, exilia esa carta y {also}",
    when={"counter": ""},
)
notes(ExileInsteadOfDying, EXILED)
finds_noted(ExileInsteadOfDying, EXILED)


@final
@dataclass(frozen=True)
class ExileInsteadOfLeaving(Replacement):
    """An object that would leave the battlefield is exiled, not put anywhere else. CR 614.1a."""

    what: Filter

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def concerns(self) -> Filter:
        return self.what

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.origin is Zone.BATTLEFIELD
            and event.to is not Zone.EXILE
            and self.what.matches(game, ctx, event.object)
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.to = Zone.EXILE
        return [event]


phrase(
    ExileInsteadOfLeaving,
    en="if {what:this} would leave the battlefield, exile it instead of putting it anywhere else",
    es="si {what:this} fuera a dejar el campo de batalla, exilia <*-lo@what> en lugar de "
    "poner <*-lo@what> en cualquier otro lado",
)


class ReturnTo(Term):
    """Where a card goes instead of a graveyard."""

    HAND = "hand"
    TOP = "top"
    BOTTOM = "bottom"


@final
@dataclass(frozen=True)
class ReturnInsteadOfDying(Replacement):
    """An object that would die goes to its owner's hand or library instead. CR 614.1a, 700.4.

    ``to`` is "hand", or the "top" or "bottom" of the library. ``again``: the text names it again.
    ``anywhere``: also if it would be put into a graveyard from another zone. ``may``: its
    controller may decide otherwise.
    """

    what: Filter
    to: ReturnTo
    again: bool = False
    anywhere: bool = False
    may: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def works_in(self) -> int:
        return ANYWHERE & ~PLAYERS if self.anywhere else 0

    def concerns(self) -> Filter:
        return self.what

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        goes = _to_graveyard(event) if self.anywhere else _dies(event)
        return goes and self.what.matches(game, ctx, event.things()[0])

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        if not self.may:
            return None
        return Decision(ctx.controller, Kind.MAY, "614.1a", Shape.ONE, [YES, NO], source=ctx.source)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        if isinstance(answer, YesNo) and not answer.yes:
            return [event]
        event.to = Zone.HAND if self.to is ReturnTo.HAND else Zone.LIBRARY
        event.position = -1 if self.to is ReturnTo.BOTTOM else 0
        return [event]


for _to, _en, _es in (
    (ReturnTo.HAND, "return {} to its owner's hand", "regresa{} a la mano de su propietario"),
    (
        ReturnTo.TOP,
        "put {} on top of its owner's library",
        "pon{} en la parte superior de la biblioteca de su propietario",
    ),
    (
        ReturnTo.BOTTOM,
        "put {} on the bottom of its owner's library",
        "pon{} en el fondo de la biblioteca de su propietario",
    ),
):
    phrase(
        ReturnInsteadOfDying,
        en=f"if {{what:this}} would die, {_en.format('it')} instead",
        es=f"si {{what:this}} fuera a morir, en vez de eso, {_es.format(' <*-lo@what>')}",
        when={"to": _to, "again": False, "anywhere": False, "may": False},
    )
    phrase(
        ReturnInsteadOfDying,
        en=f"if ~ would die, {_en.format('~')} instead",
        es=f"si ~ fuera a morir, en vez de eso, {_es.format(' ~')}",
        when={"what": SELF, "to": _to, "again": True, "anywhere": False, "may": False},
    )
phrase(
    ReturnInsteadOfDying,
    en="if ~ would be put into a graveyard, you may put it on top of its owner's library instead",
    es="si ~ fuera a ir a un cementerio, en vez de eso, <puede@tú> ponerlo en la parte superior de "
    "la biblioteca de su propietario",
    when={"what": SELF, "to": ReturnTo.TOP, "again": False, "anywhere": True, "may": True},
)


@final
@dataclass(frozen=True)
class KeptFromGraveyard(Replacement):
    """What the shield was made for is exiled if it would be put into a graveyard from a zone: from
    the battlefield if it would die. With ``anywhere`` it is exiled if it would leave that zone.
    CR 614.1a, 700.4, 400.7, 400.7h.
    """

    origin: int
    anywhere: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.origin == self.origin
            and (event.to is Zone.GRAVEYARD or (self.anywhere and event.to is not Zone.EXILE))
            and event.object in ctx.bound.get(SHIELDED, [])
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.to = Zone.EXILE
        return [event]


looks_up(KeptFromGraveyard, SHIELDED)


@final
@dataclass(frozen=True)
class ShuffleInsteadOfGraveyard(Replacement):
    """It is shuffled into its owner's library rather than put into a graveyard. CR 614.1a."""

    what: Filter

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def works_in(self) -> int:
        return ANYWHERE & ~PLAYERS

    def concerns(self) -> Filter:
        return self.what

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and _to_graveyard(event)
            and self.what.matches(game, ctx, event.object)
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.to = Zone.LIBRARY
        return [event, Shuffled(game.object(event.object).owner)]


phrase(
    ShuffleInsteadOfGraveyard,
    en="if {what:this} would be put into a graveyard from anywhere, reveal {what:this} and shuffle"
    " it into its owner's library instead",
    es="si {what:this} fuera a ir a un cementerio desde cualquier parte, en vez de eso, muestra"
    " {what:this} y baraja <*-lo@what> en la biblioteca de su propietario",
)


@final
@dataclass(frozen=True)
class EntersUnderYourControl(Replacement):
    """Objects that would enter under an opponent's control enter under yours. CR 614.1a, 616.1b."""

    what: Filter

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def rank(self) -> int:
        return 1

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or not fits_entering(game, ctx, event, self.what):
            return False
        under = event.controller if event.controller >= 0 else game.object(event.object).owner
        return game.players.is_opponent(under, ctx.controller)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.controller = ctx.controller
        return [event]


phrase(
    EntersUnderYourControl,
    en="if {what:a} would enter under an opponent's control, it enters under your control instead",
    es="si {what:un} fuera a entrar bajo el control de un oponente, en lugar "
    "de eso entra bajo tu control",
)


@final
@dataclass(frozen=True)
class ExileOpponentsCreatures(Replacement):
    """Opponents' nontoken creatures that would die, and creature cards of theirs that would be put
    into a graveyard from elsewhere, are exiled instead. CR 614.1a, 700.4.
    """

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or event.to is not Zone.GRAVEYARD:
            return False
        moving = game.object(event.object)
        creature = not moving.token and moving.now.types & Type.CREATURE != 0
        return creature and game.players.is_opponent(moving.owner, ctx.controller)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.to = Zone.EXILE
        return [event]


phrase(
    ExileOpponentsCreatures,
    en="if a nontoken creature an opponent owns would die or a creature card not on the "
    "battlefield would be put into an opponent's graveyard, exile that card instead",
    es="si una criatura que no sea ficha de la que es propietario un oponente fuera a morir o una "
    "carta de criatura que no esté en el campo de batalla fuera a ir al cementerio de un oponente, "
    "en vez de eso, exilia esa carta",
)


@final
@dataclass(frozen=True)
class ExileUncast(Replacement):
    """Objects that fit and would enter without having been cast are exiled instead.
    CR 614.1a, 601.2.
    """

    what: Filter

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, ZoneChange) or not fits_entering(game, ctx, event, self.what):
            return False
        item = game.object(event.object).item
        was_cast = item is not None and item.is_spell and not item.copied
        return not (was_cast and event.origin is Zone.STACK)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.to = Zone.EXILE
        return [event]


phrase(
    ExileUncast,
    en="if {what:a} would enter and it wasn't cast, exile it instead",
    es="si {what:un} fuera a entrar y no fue <*lanzado@what>, en vez de eso, exilia <*-lo@what>",
)


@final
@dataclass(frozen=True)
class ExileFromGraveyardThisTurn(Effect):
    """Cards that would be put into your graveyard this turn are exiled instead. CR 614.3."""

    what: Filter

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        kept = Context(ctx.source, ctx.controller)
        exiling = ExileInsteadOfGraveyard(self.what, Whose.YOUR)
        perform(game, [EffectBegan(Shield(kept, exiling, Duration.END_OF_TURN, []))])


phrase(
    ExileFromGraveyardThisTurn,
    en="if {what:a} would be put into your graveyard from anywhere this turn, exile that "
    "{what:one} instead",
    es="si {what:un} fuera a ir a tu cementerio desde cualquier parte este turno, en vez de eso, "
    "exíliala",
)


@final
@dataclass(frozen=True)
class TakeWhatEnters(Effect):
    """Objects that would enter under an opponent's control this turn enter under yours.
    CR 614.3.
    """

    what: Filter

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        kept = Context(ctx.source, ctx.controller)
        shield = Shield(kept, EntersUnderYourControl(self.what), Duration.END_OF_TURN, [])
        perform(game, [EffectBegan(shield)])


phrase(
    TakeWhatEnters,
    en="if {what:a} would enter under an opponent's control this turn, it enters under your "
    "control instead",
    es="si {what:un} fuera a entrar este turno bajo el control de un oponente, "
    "en vez de eso, entra bajo tu control",
)
