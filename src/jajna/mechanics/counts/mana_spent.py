"""The mana spent to cast a spell: its amount, its colors, its sources. CR 601.2h."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Amount, Condition, Filter, Ref
from jajna.ir.conditions.spells import item_of
from jajna.ir.refs import as_known
from jajna.kernel.objects.stack_item import SNOW_MANA, TREASURE_MANA
from jajna.vocab import ALL_COLORS, COLORS, Reads, Term, Zone, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CastUsing", "ManaSpentOn", "SpentMana", "WasSpent"]


def _spent(game: Game, ctx: Context, what: Ref) -> list[int]:
    """The mana spent to cast a spell or permanent, as a list; empty for a copy. CR 707.10."""
    found: list[int] = []
    for thing in as_known(what, game, ctx):
        item = item_of(game, thing)
        if item is not None and not item.copied:
            found += item.mana_spent
    return found


class SpentMana(Term):
    """Which of the mana that was spent counts. CR 106."""

    MANA = "mana"
    COLORS = "colors"
    SNOW = "snow"
    TREASURE = "treasure"
    COLORED = "colored"
    ONE_COLOR = "one color"


def _measured(spent: list[int], kind: SpentMana) -> int:
    """The amount of mana of a kind, or the number of its colors."""
    if kind is SpentMana.MANA:
        return len(spent)
    if kind is SpentMana.COLORS:
        mask = 0
        for one in spent:
            mask |= one & ALL_COLORS
        return mask.bit_count()
    if kind is SpentMana.ONE_COLOR:
        return max([sum(1 for one in spent if one & color) for color in COLORS])
    if kind is SpentMana.COLORED:
        return sum(1 for one in spent if one & ALL_COLORS)
    mark = SNOW_MANA if kind is SpentMana.SNOW else TREASURE_MANA
    assert kind in (SpentMana.SNOW, SpentMana.TREASURE), kind
    return sum(1 for one in spent if one & mark)


@final
@dataclass(frozen=True)
class ManaSpentOn(Amount):
    """The mana spent to cast a spell, also one that became a permanent. CR 601.2h.

    ``kind`` is "mana", "colors" for how many colors it had, "snow" for mana of snow sources
    (CR 107.4h) or "treasure" for mana that Treasures made.
    """

    what: Ref
    kind: SpentMana = SpentMana.MANA

    def reads(self) -> int:
        return Reads.TIMELESS

    def aspects(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return _measured(_spent(game, ctx, self.what), self.kind)


for _kind, _en, _es in (
    (SpentMana.MANA, "the amount of mana spent", "la cantidad de maná usado"),
    (
        SpentMana.COLORS,
        "the number of colors of mana spent",
        "la cantidad de colores de maná usados",
    ),
    (SpentMana.SNOW, "the amount of {S} spent", "la cantidad de {S} usados"),
):
    phrase(
        ManaSpentOn,
        en=f"{_en} to cast {{what}}",
        es=f"{_es} para lanzar {{what}}",
        when={"kind": _kind},
    )
for _kind, _en, _es in (
    (SpentMana.MANA, "mana spent", "maná usado"),
    (SpentMana.COLORS, "color of mana spent", "color de maná usado"),
    (SpentMana.SNOW, "{S} spent", "{S} usado"),
    (SpentMana.TREASURE, "mana from a Treasure spent", "maná de un Tesoro usado"),
):
    phrase(
        ManaSpentOn,
        en=f"{_en} to cast {{what}}",
        es=f"{_es} para lanzar {{what}}",
        when={"kind": _kind},
        place="each",
    )


@final
@dataclass(frozen=True)
class WasSpent(Condition):
    """At least ``least`` mana of a kind was spent to cast a spell; with 0, none was.
    CR 601.2h.

    ``kind`` is "mana", "colored", "one color" for mana of the same color, "snow" or "treasure".
    """

    what: Ref
    kind: SpentMana
    least: int = 1
    or_more: bool = field(default=False, compare=False)
    """Whether the text says "five or more" rather than "at least five"."""

    def aspects(self) -> int:
        return 0

    def holds(self, game: Game, ctx: Context) -> bool:
        spent = _measured(_spent(game, ctx, self.what), self.kind)
        return spent >= self.least if self.least else spent == 0


@final
@dataclass(frozen=True)
class CastUsing(Filter):
    """A spell on which mana of a kind was spent. CR 601.2h."""

    kind: SpentMana

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.HISTORY

    def where(self) -> int:
        return 1 << Zone.STACK

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        item = None if is_player(thing) else item_of(game, thing)
        return item is not None and not item.copied and _measured(item.mana_spent, self.kind) > 0


SAID: Final = (
    (SpentMana.SNOW, 1, "{S} was spent", "se usó {S}"),
    (SpentMana.TREASURE, 1, "mana from a Treasure was spent", "se usó maná de un Tesoro"),
    (SpentMana.MANA, 0, "no mana was spent", "no se usó maná"),
    (SpentMana.COLORED, 0, "no colored mana was spent", "no se usó maná de color"),
)
for _kind, _least, _en, _es in SAID:
    phrase(
        WasSpent,
        en=f"{_en} to cast {{what}}",
        es=f"{_es} para lanzar {{what}}",
        when={"kind": _kind, "least": _least},
    )
phrase(
    WasSpent,
    en="at least {least} mana was spent to cast {what}",
    es="se usaron al menos {least} manás para lanzar {what}",
    when={"kind": SpentMana.MANA, "or_more": False},
)
phrase(
    WasSpent,
    en="{least} or more mana was spent to cast {what}",
    es="se usaron {least} o más manás para lanzar {what}",
    when={"kind": SpentMana.MANA, "or_more": True},
)
phrase(
    WasSpent,
    en="at least {least} mana of the same color was spent to cast {what}",
    es="se usaron al menos {least} manás del mismo color para lanzar {what}",
    when={"kind": SpentMana.ONE_COLOR},
)
