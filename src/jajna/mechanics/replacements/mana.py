"""What permanents produce instead as they are tapped for mana. CR 106.12b, 614.1a."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter, Layer, Modification
from jajna.ir.filters.identity import Is
from jajna.ir.filters.nouns import Player
from jajna.ir.refs import YOU
from jajna.kernel.players.player_rules import ManaReplacement
from jajna.vocab import COLORS, Mana, Term
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import PlayerRules
    from jajna.kernel.state.context import Context

__all__ = ["MultiplyMana", "ProduceInstead"]


class TappedBy(Term):
    """By whom something is tapped for mana, as a text says it."""

    YOU = "you"
    A_PLAYER = "a player"
    ANYBODY = "anybody"


@final
class _Multiplied(ManaReplacement):
    """Several times as much of the mana."""

    def __init__(self, ctx: Context, what: Filter, times: int) -> None:
        super().__init__(ctx, what)
        self.times = times

    def is_like(self, other: ManaReplacement) -> bool:
        return isinstance(other, _Multiplied) and other.times == self.times

    def rows(self, mana: tuple[int, ...]) -> list[tuple[int, ...]]:
        return [mana * self.times]


@final
class _OtherMana(ManaReplacement):
    """Mana of one of the types in the mask, as much as it was, or with ``one`` a single mana."""

    def __init__(self, ctx: Context, what: Filter, types: int, one: bool, least: int) -> None:
        super().__init__(ctx, what)
        self.types = types
        self.one = one
        self.least = least

    def applies(self, mana: tuple[int, ...]) -> bool:
        return len(mana) >= self.least

    def is_like(self, other: ManaReplacement) -> bool:
        return (
            isinstance(other, _OtherMana)
            and other.types == self.types
            and other.one == self.one
            and other.least == self.least
        )

    def rows(self, mana: tuple[int, ...]) -> list[tuple[int, ...]]:
        count = 1 if self.one else len(mana)
        return [(one,) * count for one in (*COLORS, Mana.COLORLESS) if one & self.types]


@final
@dataclass(frozen=True)
class MultiplyMana(Modification):
    """What you tap for mana produces several times as much of that mana. CR 106.12b."""

    what: Filter
    times: int

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.produced.append(_Multiplied(ctx.kept(), self.what, self.times))


for _times, _en, _es in ((2, "twice", "el doble"), (3, "three times", "el triple")):
    phrase(
        MultiplyMana,
        en=f"if you tap {{what:a}} for mana, it produces {_en} as much of that mana instead",
        es=f"si giras {{what:un}} para obtener maná, en vez de eso, produce {_es} de ese maná",
        when={"times": _times},
    )


ANY_COLOR: Final = 31


@final
@dataclass(frozen=True)
class ProduceInstead(Modification):
    """What is tapped for mana produces mana of another type, as much as it would, or one mana.
    CR 106.12b.

    ``types`` masks the types from which the player chooses. With ``one`` the amount changes too;
    ``least`` is the least amount of which it is true. ``by`` is who taps it, and how the text says
    it; ``spelled``: the text says "colorless mana".
    """

    what: Filter
    types: int
    one: bool = False
    least: int = 1
    by: TappedBy = TappedBy.ANYBODY
    spelled: bool = field(default=False, compare=False)

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU) if self.by is TappedBy.YOU else Player()

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        made = _OtherMana(ctx.kept(), self.what, self.types, self.one, self.least)
        rules.produced.append(made)


words(
    "mana produced instead",
    {
        Mana.WHITE: ("{W}", "{W}"),
        Mana.BLUE: ("{U}", "{U}"),
        Mana.BLACK: ("{B}", "{B}"),
        Mana.RED: ("{R}", "{R}"),
        Mana.GREEN: ("{G}", "{G}"),
        Mana.COLORLESS: ("{C}", "{C}"),
    },
)
for _by, _en, _es in (
    (TappedBy.YOU, "if you tap {what:a} for mana", "si giras {what:un} para obtener maná"),
    (
        TappedBy.A_PLAYER,
        "if a player taps {what:a} for mana",
        "si un jugador gira {what:un} para obtener maná",
    ),
    (
        TappedBy.ANYBODY,
        "if {what:a} is tapped for mana",
        "si {what:un} se gira para obtener maná",
    ),
):
    phrase(
        ProduceInstead,
        en=f"{_en}, it produces colorless mana instead of any other type",
        es=f"{_es}, produce maná incoloro en vez de cualquier otro tipo",
        when={"by": _by, "one": False, "least": 1, "types": Mana.COLORLESS, "spelled": True},
    )
    phrase(
        ProduceInstead,
        en=f"{_en}, it produces mana of a color of your choice instead of any other type",
        es=f"{_es}, produce maná de un color de tu elección en vez de cualquier otro tipo",
        when={"by": _by, "one": False, "least": 1, "types": ANY_COLOR},
    )
    phrase(
        ProduceInstead,
        en=f"{_en}, it produces one mana of a color of your choice instead of any other type and "
        "amount",
        es=f"{_es}, produce un maná de un color de tu elección en vez de cualquier otro tipo y "
        "cantidad",
        when={"by": _by, "one": True, "least": 1, "types": ANY_COLOR},
    )
    for _one, _and, _y in ((False, "", ""), (True, " and amount", " y cantidad")):
        phrase(
            ProduceInstead,
            en=f"{_en}, it produces {{types:mana produced instead}} instead of any other type"
            f"{_and}",
            es=f"{_es}, produce {{types:mana produced instead}} en vez de cualquier otro tipo{_y}",
            when={"by": _by, "one": _one, "least": 1, "spelled": False},
        )
phrase(
    ProduceInstead,
    en="if {what:a} is tapped for two or more mana, it produces {types:mana produced instead} "
    "instead of any other type and amount",
    es="si {what:un} se gira para obtener dos o más manás, produce {types:mana produced instead} "
    "en vez de cualquier otro tipo y cantidad",
    when={"by": TappedBy.ANYBODY, "one": True, "least": 2, "spelled": False},
)
