"""Players who can't search libraries, or search less of them. CR 101.2, 701.23f, 116.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.frozen import dataclass
from jajna.ir.abilities import SpecialAction
from jajna.ir.base import ON_BATTLEFIELD, Effect, Filter, Layer, Modification
from jajna.ir.declared.binding import Trait, trait
from jajna.ir.filters.nouns import Opponent
from jajna.kernel.door.perform import perform
from jajna.telling import tell_player, thing
from jajna.vocab import Reads
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import PlayerRules
    from jajna.kernel.state.context import Context

__all__ = ["IGNORE", "CannotSearch", "CannotSearchOwn", "EffectIgnored", "SearchesTop"]

IGNORE: Final = "ignore"
"""The name of the special action by which a player ignores an effect for a while. CR 116.2d."""


def _ignored(source: int) -> str:
    """The key in a player's history for ignoring an object's effects this turn."""
    return f"ignores {source}"


@final
@dataclass(frozen=True)
class CannotSearch(Modification):
    """Can't search libraries, unless the effect is ignored. CR 101.2, 116.2d."""

    def layer(self) -> int:
        return Layer.RULES

    def reads(self) -> int:
        return Reads.HISTORY

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        if not game.players[player].happened(_ignored(ctx.source)):
            rules.cannot_search = True


phrase(CannotSearch, en="<can't> search libraries", es="no <puede> buscar en las bibliotecas")
trait(CannotSearch, Trait.CAN_BE_IGNORED)


@final
@dataclass(frozen=True)
class CannotSearchOwn(Modification):
    """Opponents' spells and abilities can't make them search their own libraries. CR 101.2."""

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Opponent()

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.cannot_search_own = True


phrase(
    CannotSearchOwn,
    en="spells and abilities your opponents control can't cause their controller to search their "
    "library",
    es="los hechizos y habilidades que controlan tus oponentes no pueden hacer que su controlador "
    "busque en su biblioteca",
)


@final
@dataclass(frozen=True)
class SearchesTop(Modification):
    """Opponents who would search a library search that many of its top cards instead.
    CR 701.23f.
    """

    number: int

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Opponent()

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        before = rules.searches_top
        rules.searches_top = self.number if before < 0 else min(before, self.number)


phrase(
    SearchesTop,
    en="if an opponent would search a library, that player searches the top {number} cards of that "
    "library instead",
    es="si un oponente fuera a buscar en una biblioteca, en vez de eso, ese jugador busca en las "
    "{number} primeras cartas de esa biblioteca",
)


@final
class EffectIgnored(Event):
    """A player ignores the effects of an object until end of turn. CR 116.2d."""

    def __init__(self, player: int, source: int) -> None:
        super().__init__(EventKind.EFFECT_IGNORED)
        self.player = player
        self.source = source

    def things(self) -> list[int]:
        return [self.player, self.source]

    def clone(self) -> Event:
        return EffectIgnored(self.player, self.source)

    def apply(self, game: Game) -> list[Event]:
        game.players[self.player].note(game.characteristics, _ignored(self.source))
        return []


tell_player(
    EffectIgnored,
    "You ignore the effect of {card} this turn.",
    "{player} ignores the effect of {card} this turn.",
    words={"card": thing("source")},
)


@final
@dataclass(frozen=True)
class IgnoreThis(Effect):
    """The player who acts ignores the effects of the source this turn. CR 116.2d."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, [EffectIgnored(ctx.controller, ctx.source)])


phrase(
    SpecialAction,
    en="any player may pay {costs:,} for that player to ignore this effect until end of turn",
    es="cualquier jugador puede pagar {costs:,} para que ese jugador ignore este efecto hasta el "
    "final del turno",
    when={
        "name": IGNORE,
        "effect": IgnoreThis(),
        "zones": ON_BATTLEFIELD,
        "anyone": True,
        "joined": True,
    },
)
