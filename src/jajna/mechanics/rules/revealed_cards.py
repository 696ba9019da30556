"""Cards that players play with revealed: hands, the top cards of libraries. CR 701.20, 400.2."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.hidden import DrawnRevealed
from jajna.frozen import dataclass
from jajna.ir.base import Filter, Layer, Modification, Pattern
from jajna.ir.declared.binding import Trait, misplaced, trait
from jajna.ir.filters.identity import Is
from jajna.ir.filters.nouns import Spell
from jajna.ir.refs import YOU
from jajna.kernel.players.player_rules import Permission
from jajna.kernel.players.teams import is_active
from jajna.kernel.state.context import Context
from jajna.mechanics.counts.would_be import WouldBe
from jajna.mechanics.triggers.common import bind
from jajna.vocab import Reads, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = [
    "LookAtExiled",
    "LookAtTop",
    "PlayWithHandRevealed",
    "PlayWithTopRevealed",
    "RevealEachDraw",
    "RevealFirstDraw",
    "RevealsThisWay",
]


@final
@dataclass(frozen=True)
class PlayWithHandRevealed(Modification):
    """Plays with the hand revealed. CR 701.20a. ``one``: the text speaks of one player."""

    one: bool = field(default=False, compare=False)

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.hand_revealed = True


phrase(
    PlayWithHandRevealed,
    en="<plays> with their hands revealed",
    es="<juega> con la mano a la vista",
    when={"one": False},
)
phrase(
    PlayWithHandRevealed,
    en="<plays> with their hand revealed",
    es="<juega> con su mano a la vista",
    when={"one": True},
)


@final
@dataclass(frozen=True)
class PlayWithTopRevealed(Modification):
    """Plays with the top card of the library revealed. CR 401.5.

    ``yours``: the text speaks of its controller alone.
    """

    yours: bool = True

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU) if self.yours else None

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.top_revealed = True


phrase(
    PlayWithTopRevealed,
    en="play with the top card of your library revealed",
    es="juega mostrando la primera carta de tu biblioteca",
    when={"yours": True},
)
phrase(
    PlayWithTopRevealed,
    en="<plays> with the top card of their libraries revealed",
    es="<juega> mostrando la primera carta de su biblioteca",
    when={"yours": False},
)


@final
@dataclass(frozen=True)
class LookAtTop(Modification):
    """Its controller may look at the top card of their library any time. CR 401.2, 401.5."""

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.top_seen = True


phrase(
    LookAtTop,
    en="you may look at the top card of your library any time",
    es="puedes mirar la primera carta de tu biblioteca en cualquier momento",
)


@final
@dataclass(frozen=True)
class LookAtExiled(Modification):
    """You may look at certain cards in exile, which are face down, and ``played`` says that you may
    also play them. CR 406.3, 601.3.
    """

    what: Filter
    played: bool = False
    the: bool = field(default=False, compare=False)
    """Whether the text says "the cards"."""

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        own = Context(ctx.source, player)
        rules.sees_exiled.append((own, self.what))
        if self.played:
            rules.playable.append(Permission(own, self.what, True, WouldBe(Spell()), False))


phrase(
    LookAtExiled,
    en="you may look at {what:s}",
    es="puedes mirar {what:los}",
    when={"played": False},
)
for _the, _en in ((False, ""), (True, "the ")):
    phrase(
        LookAtExiled,
        en=f"you may look at {_en}{{what:s}}, and you may play lands and cast spells from among"
        " those cards",
        es="puedes mirar {what:los}, y puedes jugar tierras y lanzar hechizos de entre esas cartas",
        when={"played": True, "the": _the},
    )


def _not_in_exile(made: LookAtExiled) -> str | None:
    return None if made.what.where() == 1 << Zone.EXILE else "it isn't said which exiled cards"


misplaced(LookAtExiled, _not_in_exile)


@final
@dataclass(frozen=True)
class RevealFirstDraw(Modification):
    """Its controller reveals the first card they draw each turn, or with ``own`` only on each of
    their turns. CR 603.11, 701.20.
    """

    own: bool = False

    def reads(self) -> int:
        return Reads.TURN if self.own else 0

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        if not self.own or is_active(game, player):
            rules.reveals_first_draw.append(ctx.source)


phrase(
    RevealFirstDraw,
    en="reveal the first card you draw each turn",
    es="muestra la primera carta que robes cada turno",
    when={"own": False},
)
phrase(
    RevealFirstDraw,
    en="reveal the first card you draw on each of your turns",
    es="muestra la primera carta que robes en cada uno de tus turnos",
    when={"own": True},
)


@final
@dataclass(frozen=True)
class RevealEachDraw(Modification):
    """Reveals each card that they draw, as they draw it. CR 121.1, 701.20."""

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.reveals_draws.append(ctx.source)


phrase(
    RevealEachDraw,
    en="<reveals> each card they draw",
    es="<muestra> cada carta que robe",
)


@final
@dataclass(frozen=True)
class RevealsThisWay(Pattern):
    """You reveal a card that fits by the static ability linked to this one. CR 603.11, 607.2."""

    what: Filter

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.REVEALED,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, DrawnRevealed)
            and event.source == ctx.source
            and self.what.matches(game, ctx, event.card)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, DrawnRevealed), event
        bind(game, ctx, event.card)


phrase(
    RevealsThisWay,
    en="whenever you reveal {what:a} this way",
    es="siempre que muestres {what:un} de esta manera",
)
trait(RevealsThisWay, Trait.IS_LINKED)
