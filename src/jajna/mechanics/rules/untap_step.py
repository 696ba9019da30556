"""Untap steps: permanents that may stay tapped, and those that untap in other players' steps.
CR 502.3.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter, Layer, Modification, Ref
from jajna.ir.filters.identity import Is
from jajna.ir.filters.nouns import Player
from jajna.ir.refs import THIS, YOU
from jajna.kernel.players.player_rules import UntapOfType
from jajna.kernel.state.context import Context
from jajna.vocab import Term, Type, is_another_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = ["LimitUntapping", "MayStayTapped", "OtherPlayers", "UntapOneType", "UntapWithOthers"]


@final
@dataclass(frozen=True)
class MayStayTapped(Modification):
    """You may choose not to untap something during your untap step. CR 502.3."""

    what: Ref = THIS

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.may_stay_tapped += self.what.things(game, ctx)


phrase(
    MayStayTapped,
    en="you may choose not to untap {what} during your untap step",
    es="puedes elegir no enderezar {what} durante tu paso de enderezar",
)


class OtherPlayers(Term):
    """In whose untap steps permanents untap. CR 502.3."""

    PLAYERS = "each other player's"
    OPPONENTS = "each opponent's"


@final
@dataclass(frozen=True)
class UntapWithOthers(Modification):
    """Things untap during the untap steps of other players too. CR 502.3.

    ``whose`` is how the text calls those players.
    """

    what: Ref
    whose: OtherPlayers = OtherPlayers.PLAYERS

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Player()

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        if self.whose is OtherPlayers.OPPONENTS:
            among = game.players.is_opponent(player, ctx.controller)
        else:
            among = is_another_player(player, ctx.controller)
        if among:
            rules.untapping.append((ctx.kept(), self.what))


words(
    "others",
    {
        OtherPlayers.PLAYERS: ("each other player's", "cada otro jugador"),
        OtherPlayers.OPPONENTS: ("each opponent's", "cada oponente"),
    },
)
phrase(
    UntapWithOthers,
    en="untap {what} during {whose:others} untap step",
    es="endereza {what} durante el paso de enderezar de {whose:others}",
)


@final
@dataclass(frozen=True)
class LimitUntapping(Modification):
    """A player can't untap more than ``number`` permanents that fit in their untap step. CR 502.3.

    ``whose`` is how the text calls the step: "their untap steps", "your untap step".
    """

    number: int
    what: Filter
    whose: str = field(default="their", compare=False)

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        own = ctx.kept()
        rules.untap_limits.append((own, self.what, self.number))


words(
    "own untap steps",
    {
        "their": ("their untap steps", "sus pasos de enderezar"),
        "your": ("your untap step", "tu paso de enderezar"),
    },
)
phrase(
    LimitUntapping,
    en="<can't> untap more than one {what:one} during {whose:own untap steps}",
    es="no <puede> enderezar más de <*un@what> {what:one} durante {whose:own untap steps}",
    when={"number": 1},
)
phrase(
    LimitUntapping,
    en="<can't> untap more than {number} {what:s} during {whose:own untap steps}",
    es="no <puede> enderezar más de {number} {what:s} durante {whose:own untap steps}",
)


@final
@dataclass(frozen=True)
class UntapOneType(Modification):
    """A player chooses artifact, creature or land in their untap step, and untaps only permanents
    of the chosen type in it. CR 502.3.
    """

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.untap_of_type.append(UntapOfType(ctx.source, _TYPES, _TYPE_NAMES))


_TYPES: Final = (Type.ARTIFACT, Type.CREATURE, Type.LAND)
_TYPE_NAMES: Final = ("artifact", "creature", "land")

phrase(
    UntapOneType,
    en="<chooses> artifact, creature, or land during their untap step. that player can untap only "
    "permanents of the chosen type this step",
    es="<elige> artefacto, criatura o tierra durante su paso de enderezar. ese jugador solo puede "
    "enderezar permanentes del tipo elegido en ese paso",
)
