"""Spending mana as though it were other mana. CR 609.4b."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import SpendOnly, SpendOnX
from jajna.ir.base import Filter, Layer, Modification
from jajna.ir.filters.identity import SELF
from jajna.kernel.players.player_rules import Spending
from jajna.kernel.state.context import Context
from jajna.mechanics.continuous.color_and_type_words import COLOR_WORDS
from jajna.vocab import ALL_COLORS, Mana
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = ["SpendAsAny", "SpendAsColor", "SpendOnActivating", "SpendOneColor"]

assert COLOR_WORDS, "the words for colors are registered there"

ALL_MANA: Final = ALL_COLORS | Mana.COLORLESS


@final
@dataclass(frozen=True)
class SpendAsAny(Modification):
    """A player may spend mana as though it were of any color, or with ``type`` of any type.

    ``what`` describes the spells for which. CR 609.4b.
    """

    what: Filter | None = None
    type: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        own = Context(ctx.source, player)
        rules.spending.append(Spending(own, ALL_MANA, self.type, what=self.what))


for _type, _en, _es in (
    (False, "color", "color"),
    (True, "type", "tipo"),
):
    phrase(
        SpendAsAny,
        en="<may> spend mana as though it were mana of any " + _en + "[what? to cast {what:s}]",
        es="<puede> gastar maná como si fuera maná de cualquier "
        + _es
        + "[what? para lanzar {what:s}]",
        when={"type": _type},
    )


@final
@dataclass(frozen=True)
class SpendOneColor(Modification):
    """A player may spend mana of one color as though it were of any, and other mana only as though
    it were colorless. CR 609.4b.
    """

    color: int

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        own = Context(ctx.source, player)
        rules.spending.append(Spending(own, self.color))
        others = ALL_MANA & ~self.color
        rules.spending.append(Spending(own, others, colorless=True))


phrase(
    SpendOneColor,
    en="<may> spend {color:colors} mana as though it were mana of any color. you may spend other "
    "mana only as though it were colorless mana",
    es="<puede> gastar maná {color:mana colors} como si fuera maná de cualquier color. solo puedes "
    "gastar el resto del maná como si fuera maná incoloro",
)


@final
@dataclass(frozen=True)
class SpendAsColor(Modification):
    """A player may spend mana of one color as though it were of another. CR 609.4b."""

    color: int
    other: int

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        own = Context(ctx.source, player)
        rules.spending.append(Spending(own, self.color, serves=self.other))


phrase(
    SpendAsColor,
    en="<may> spend {color:colors} mana as though it were {other:colors} mana",
    es="<puede> gastar maná {color:mana colors} como si fuera maná {other:mana colors}",
)


@final
@dataclass(frozen=True)
class SpendOnActivating(Modification):
    """A player may spend mana of these colors as though it were of any color to activate abilities
    of the source. CR 609.4b, 602.2b.
    """

    colors: int

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        own = Context(ctx.source, player)
        rules.spending.append(Spending(own, self.colors, what=SELF, activating=True))


phrase(
    SpendOnActivating,
    en="<may> spend {colors:colors} mana as though it were mana of any color to pay the activation "
    "costs of ~'s abilities",
    es="<puede> gastar maná {colors:mana colors} como si fuera maná de cualquier color para pagar "
    "los "
    "costes de activación de las habilidades de ~",
)


phrase(
    SpendOnX,
    en="spend only {colors:colors} mana on X",
    es="usa solo maná {colors:mana colors} para X",
)
phrase(
    SpendOnX,
    en="spend only colored mana on X",
    es="usa solo maná de color para X",
    when={"colors": 31},
)


phrase(
    SpendOnly,
    en="spend only mana produced by {by:s} to cast this spell",
    es="usa solo maná producido por {by:s} para lanzar este hechizo",
)
phrase(
    SpendOnly,
    en="you can't spend mana to cast this spell",
    es="no puedes usar maná para lanzar este hechizo",
    when={"by": None},
)
