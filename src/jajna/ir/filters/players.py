"""Which players: of your team, whose turn it is, with most life. CR 102, 119."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import PLAYERS, Filter
from jajna.ir.comparisons import HowMany
from jajna.vocab import Aspects, Reads, Term, Zone, is_player, zone_facts
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "BelowHalfLife",
    "MostLifeOfOpponents",
    "OnYourTeam",
    "WhoHasMore",
    "WhoseTurn",
    "WithHand",
]


@final
@dataclass(frozen=True)
class OnYourTeam(Filter):
    """On the team of the ability's controller, who without teams is alone on it. CR 102.3."""

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return 0

    def where(self) -> int:
        return PLAYERS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return is_player(thing) and not game.players.is_opponent(thing, ctx.controller)


phrase(OnYourTeam, en="on your team", es="de tu equipo", place="suffix")


@final
@dataclass(frozen=True)
class WhoseTurn(Filter):
    """Whose turn it is: each active player of a team that shares its turns. CR 102.1, 805.4a."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.TURN

    def where(self) -> int:
        return PLAYERS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return is_player(thing) and thing in game.players.as_one(game.turn.active)


phrase(WhoseTurn, en="whose turn it is", es="cuyo turno es este", place="suffix")


@final
@dataclass(frozen=True)
class WithHand(Filter):
    """Who has so many cards in hand. CR 402. ``having``: the text says "who has", not "with"."""

    number: int = 0
    compare: HowMany = HowMany.NO
    having: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return zone_facts(1 << Zone.HAND)

    def where(self) -> int:
        return PLAYERS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return is_player(thing) and self.compare.fits(game.players[thing].hand_size(), self.number)


class Having(Term):
    """What a player can have more of than another."""

    CARDS = "cards"
    LIFE = "life"


@final
@dataclass(frozen=True)
class WhoHasMore(Filter):
    """Who has more than you, or with ``less`` fewer: cards in hand or life. CR 402, 119."""

    having: Having
    less: bool = False

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.LIFE | zone_facts(1 << Zone.HAND)

    def where(self) -> int:
        return PLAYERS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if not is_player(thing):
            return False
        theirs, yours = self._has(game, ctx, thing), self._has(game, ctx, ctx.controller)
        return theirs < yours if self.less else theirs > yours

    def _has(self, game: Game, ctx: Context, seat: int) -> int:
        if self.having is Having.CARDS:
            return game.players[seat].hand_size()
        return game.players[seat].life


for _having, _less, _en, _es in (
    (Having.CARDS, False, "has more cards in hand", "tiene más cartas en la mano"),
    (Having.LIFE, False, "has more life", "tiene más vidas"),
    (Having.CARDS, True, "has fewer cards in hand", "tiene menos cartas en la mano"),
    (Having.LIFE, True, "has less life", "tiene menos vidas"),
):
    phrase(
        WhoHasMore,
        en=f"who {_en} than you",
        es=f"que {_es} que tú",
        when={"having": _having, "less": _less},
        place="suffix",
    )
_HANDS: Final = (
    (HowMany.OR_MORE, "{number} or more cards", "{number:una} o más cartas"),
    (HowMany.OR_FEWER, "{number} or fewer cards", "{number:una} o menos cartas"),
    (HowMany.EXACTLY, "exactly {number} cards", "exactamente {number} cartas"),
    (HowMany.FEWER, "fewer than {number} cards", "menos de {number} cartas"),
)
for _compare, _en, _es in _HANDS:
    for _said, _with, _con in ((True, "who has", "que <tiene>"), (False, "with", "con")):
        phrase(
            WithHand,
            en=f"{_with} {_en} in hand",
            es=f"{_con} {_es} en su mano",
            when={"compare": _compare, "having": _said},
            place="suffix",
        )
for _said, _with, _con in ((True, "who has", "que no <tiene>"), (False, "with", "sin")):
    phrase(
        WithHand,
        en=f"{_with} no cards in hand",
        es=f"{_con} cartas en su mano",
        when={"compare": HowMany.NO, "number": 0, "having": _said},
        place="suffix",
    )


@final
@dataclass(frozen=True)
class BelowHalfLife(Filter):
    """A player whose life total is less than half their starting life total. CR 103.4, 119.1."""

    def reads(self) -> int:
        return Reads.LIFE

    def where(self) -> int:
        return PLAYERS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if not is_player(thing):
            return False
        player = game.players[thing]
        return 2 * player.life < player.starting_life


phrase(
    BelowHalfLife,
    en="whose life total is less than half their starting life total",
    es="cuyo total de vidas es menor que la mitad de su total de vidas inicial",
    place="suffix",
)


@final
@dataclass(frozen=True)
class MostLifeOfOpponents(Filter):
    """With the highest life total among your opponents, or as high a one as another. CR 119.1."""

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.LIFE

    def where(self) -> int:
        return PLAYERS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        opponents = game.players.opponents_within(ctx.controller)
        if not is_player(thing) or thing not in opponents:
            return False
        return game.players[thing].life == max(game.players[one].life for one in opponents)


phrase(
    MostLifeOfOpponents,
    en="with the highest life total among your opponents",
    es="con el mayor total de vidas entre tus oponentes",
    place="suffix",
)
