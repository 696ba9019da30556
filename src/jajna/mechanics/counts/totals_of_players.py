"""What players lost, drew or were dealt this turn, in all. CR 119.3, 120.3, 121.1."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Amount, Filter, Ref
from jajna.ir.declared.binding import misplaced
from jajna.ir.filters.nouns import Player
from jajna.ir.players import Opponents
from jajna.ir.refs import YOU, Each, EachWord, It, You
from jajna.ir.someone import Someone
from jajna.mechanics.counts.would_be import would_fit
from jajna.vocab import Reads
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["TheirSpellsThisTurn", "TotalThisTurn"]

THEY: Final = It(plural=True)
"""Whom the text has named just before, where it says "they've"."""

ALL_PLAYERS: Final = Each(Player(), EachWord.ALL)

_PERFECT: Final = "perfect"
_TOTAL: Final = "total"


@final
@dataclass(frozen=True)
class TotalThisTurn(Amount):
    """The total of something that happened to some players this turn: life they lost, cards they
    drew. CR 119.3, 120.3, 121.1.

    ``what`` is the kernel's name for it; ``said`` is how the text puts it, where there are several
    ways. Opponents, or all players, are also those who have left the game since (CR 608.2i).
    """

    what: str
    of: Ref = THEY
    said: str = field(default="", compare=False)

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.HISTORY

    def value(self, game: Game, ctx: Context) -> int:
        return sum([game.players[seat].happened(self.what) for seat in self._seats(game, ctx)])

    def _seats(self, game: Game, ctx: Context) -> list[int]:
        if self.of == Opponents():
            return Someone.OPPONENT.seats_of_turn(game, ctx)
        if self.of == ALL_PLAYERS:
            return Someone.PLAYER.seats_of_turn(game, ctx)
        return self.of.things(game, ctx)


for _what, _said, _en, _es in (
    ("life lost", "", "the life {of} <lost> this turn", "la vida que <perdió@of> {of} este turno"),
    (
        "life lost",
        _PERFECT,
        "the life {of} <has> lost this turn",
        "la vida que <ha@of> perdido {of} este turno",
    ),
    (
        "life lost",
        _TOTAL,
        "the total life lost by {of} this turn",
        "el total de vidas que <perdió@of> {of} este turno",
    ),
    (
        "life lost",
        "amount",
        "the total amount of life {of} <lost> this turn",
        "la cantidad total de vidas que <perdió@of> {of} este turno",
    ),
    (
        "damage taken",
        "",
        "the damage dealt to {of} this turn",
        "el daño que <recibió@of> {of} este turno",
    ),
    (
        "discarded",
        "",
        "the number of cards {of} discarded this turn",
        "la cantidad de cartas que <descartó@of> {of} este turno",
    ),
):
    phrase(TotalThisTurn, en=_en, es=_es, when={"what": _what, "said": _said})
phrase(
    TotalThisTurn,
    en="1 life {of} <has> lost this turn",
    es="vida que <perdió@of> {of} este turno",
    when={"what": "life lost", "said": _PERFECT},
    place="each",
)


phrase(
    TotalThisTurn,
    en="the number of cards they've drawn this turn",
    es="la cantidad de cartas que robó este turno",
    when={"what": "drawn", "said": "they've"},
    unsaid=("of",),
)
phrase(
    TotalThisTurn,
    en="the life you've lost this turn",
    es="la vida que perdiste este turno",
    when={"what": "life lost", "of": YOU, "said": "you've"},
)


def _is_yours(made: TotalThisTurn) -> str | None:
    """What happened to you is told otherwise."""
    yours = isinstance(made.of, You) and made.said != "you've"
    return "your own totals are told otherwise" if yours else None


misplaced(TotalThisTurn, _is_yours)


@final
@dataclass(frozen=True)
class TheirSpellsThisTurn(Amount):
    """The number of spells that fit and some players cast this turn, each as it last was.
    CR 601.2i.
    """

    what: Filter
    of: Ref = THEY

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.HISTORY

    def value(self, game: Game, ctx: Context) -> int:
        return sum(
            1
            for seat in self.of.things(game, ctx)
            for spell in game.players[seat].spells
            if would_fit(game, ctx, self.what, spell)
        )


phrase(
    TheirSpellsThisTurn,
    en="the number of {what:s} they've cast this turn",
    es="la cantidad de {what:s} que lanzó este turno",
    unsaid=("of",),
)
