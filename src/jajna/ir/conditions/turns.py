"""Conditions about the turn and what happened in it. CR 500, 603.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.marks import TOKENS_CREATED
from jajna.frozen import dataclass
from jajna.ir.base import Condition, Ref
from jajna.vocab import Aspects, Reads, Step
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "TURNS",
    "ControlledSinceYourTurn",
    "FirstTurns",
    "HappenedLastTurn",
    "HappenedThisTurn",
    "TimeIs",
    "TurnIs",
    "WereAttacked",
]


TURNS: Final = {
    "your turn": ("it's your turn", "<es@él> tu turno"),
    "not your turn": ("it's not your turn", "no <es@él> tu turno"),
    "opponent's turn": ("it's an opponent's turn", "<es@él> el turno de un oponente"),
}


words("turn", TURNS)


words(
    "timing",
    {
        "your turn": ("during your turn", "durante tu turno"),
        "your upkeep": ("during your upkeep", "durante tu mantenimiento"),
        "your end step": ("during your end step", "durante tu paso final"),
        "combat": ("during combat", "durante el combate"),
        "upkeep": ("during any upkeep step", "durante cualquier mantenimiento"),
        "opponent's turn": ("during an opponent's turn", "durante el turno de un oponente"),
        "opponent's upkeep": (
            "during an opponent's upkeep",
            "durante el mantenimiento de un oponente",
        ),
        "before attackers": (
            "during your turn, before attackers are declared",
            "durante tu turno, antes de que se declaren atacantes",
        ),
        "any turn before attackers": (
            "before attackers are declared",
            "antes de que se declaren atacantes",
        ),
        "their turn before attackers": (
            "during an opponent's turn, before attackers are declared",
            "durante el turno de un oponente, antes de que se declaren atacantes",
        ),
        "combat before blockers": (
            "during combat before blockers are declared",
            "durante el combate antes de declararse bloqueadoras",
        ),
        "combat after blockers": (
            "during combat after blockers are declared",
            "durante el combate después de declararse bloqueadoras",
        ),
        "before damage": (
            "before the combat damage step",
            "antes del paso de daño de combate",
        ),
        "before blockers": ("before blockers are declared", "antes de declararse bloqueadoras"),
        "declare attackers": (
            "during the declare attackers step",
            "durante el paso de declarar atacantes",
        ),
        "declare blockers": (
            "during the declare blockers step",
            "durante el paso de declarar bloqueadoras",
        ),
    },
)


@final
@dataclass(frozen=True)
class TurnIs(Condition):
    """Whose turn it is. CR 102.1."""

    whose: str = "your turn"

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        if self.whose == "opponent's turn":
            return game.players.is_opponent(game.turn.active, ctx.controller)
        return (game.turn.active == ctx.controller) == (self.whose == "your turn")


phrase(TurnIs, en="{whose:turn}", es="{whose:turn}")


@final
@dataclass(frozen=True)
class TimeIs(Condition):
    """When an ability may be activated: "during your upkeep". CR 602.5b."""

    when: str = "your turn"

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        yours = game.turn.active == ctx.controller
        step = game.turn.step
        if self.when == "your turn":
            return yours
        if self.when == "your upkeep":
            return yours and step is Step.UPKEEP
        if self.when == "your end step":
            return yours and step is Step.END
        if self.when == "upkeep":
            return step is Step.UPKEEP
        if self.when == "opponent's turn":
            return game.players.is_opponent(game.turn.active, ctx.controller)
        if self.when == "opponent's upkeep":
            return (
                game.players.is_opponent(game.turn.active, ctx.controller) and step is Step.UPKEEP
            )
        if self.when == "combat":
            return Step.BEGINNING_OF_COMBAT <= step <= Step.END_OF_COMBAT
        if self.when == "before attackers":
            return yours and step < Step.DECLARE_ATTACKERS
        if self.when == "any turn before attackers":
            return step < Step.DECLARE_ATTACKERS
        if self.when == "their turn before attackers":
            return not yours and step < Step.DECLARE_ATTACKERS
        if self.when == "combat before blockers":
            return Step.BEGINNING_OF_COMBAT <= step <= Step.DECLARE_ATTACKERS
        if self.when == "combat after blockers":
            return Step.DECLARE_BLOCKERS <= step <= Step.END_OF_COMBAT
        if self.when == "before damage":
            return step < Step.FIRST_STRIKE_DAMAGE
        if self.when == "before blockers":
            return step < Step.DECLARE_BLOCKERS
        if self.when == "declare attackers":
            return step is Step.DECLARE_ATTACKERS
        assert self.when == "declare blockers", self.when
        return step is Step.DECLARE_BLOCKERS


phrase(TimeIs, en="{when:timing}", es="{when:timing}", place="timing")


@final
@dataclass(frozen=True)
class HappenedThisTurn(Condition):
    """Something happened to or by a player this turn, so often or so much.

    ``what`` is the kernel's name for it, ``whose`` "you" or "an opponent".
    """

    what: str
    least: int = 1
    whose: str = "you"
    perfect: bool = False
    """Whether the text says "you've gained" rather than "you gained", or "has been" for "was"."""

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.HISTORY

    def holds(self, game: Game, ctx: Context) -> bool:
        seats = [ctx.controller]
        if self.whose == "an opponent":
            seats = game.players.opponents(ctx.controller)
        return any(game.players[seat].happened(self.what) >= self.least for seat in seats)


phrase(
    HappenedThisTurn,
    en="you gained life this turn",
    es="<ganó@tú> vidas este turno",
    when={"what": "life gained", "least": 1, "whose": "you"},
)


phrase(
    HappenedThisTurn,
    en="you gained {least:#} or more life this turn",
    es="<ganó@tú> {least:#} o más vidas este turno",
    when={"what": "life gained", "whose": "you"},
)


phrase(
    HappenedThisTurn,
    en="you lost life this turn",
    es="<perdió@tú> vidas este turno",
    when={"what": "life lost", "least": 1, "whose": "you"},
)


phrase(
    HappenedThisTurn,
    en="an opponent lost life this turn",
    es="un oponente <perdió@él> vidas este turno",
    when={"what": "life lost", "least": 1, "whose": "an opponent"},
)


phrase(
    HappenedThisTurn,
    en="an opponent lost {least:#} or more life this turn",
    es="un oponente <perdió@él> {least:#} o más vidas este turno",
    when={"what": "life lost", "whose": "an opponent"},
)


phrase(
    HappenedThisTurn,
    en="you attacked this turn",
    es="<atacó@tú> este turno",
    when={"what": "attacked", "least": 1, "whose": "you"},
)


phrase(
    HappenedThisTurn,
    en="you attacked with {least} or more creatures this turn",
    es="<atacó@tú> con {least} o más criaturas este turno",
    when={"what": "attacked", "whose": "you"},
)


phrase(
    HappenedThisTurn,
    en="you've drawn {least} or more cards this turn",
    es="<robó@tú> {least} o más cartas este turno",
    when={"what": "drawn", "whose": "you"},
)


phrase(
    HappenedThisTurn,
    en="an opponent has drawn {least} or more cards this turn",
    es="un oponente <robó@él> {least} o más cartas este turno",
    when={"what": "drawn", "whose": "an opponent"},
)


for _perfect, _en, _es in (
    (False, "was", "<recibió@él>"),
    (True, "has been", "<ha@él> recibido"),
):
    phrase(
        HappenedThisTurn,
        en=f"an opponent {_en} dealt damage this turn",
        es=f"un oponente {_es} daño este turno",
        when={"what": "damage taken", "least": 1, "whose": "an opponent", "perfect": _perfect},
    )


for _perfect, _en, _es in ((False, "you", "descartaste"), (True, "you've", "has descartado")):
    phrase(
        HappenedThisTurn,
        en=f"{_en} discarded a card this turn",
        es=f"{_es} una carta este turno",
        when={"what": "discarded", "least": 1, "whose": "you", "perfect": _perfect},
    )


phrase(
    HappenedThisTurn,
    en="you've gained {least:#} or more life this turn",
    es="<ha@tú> ganado {least:#} o más vidas este turno",
    when={"what": "life gained", "whose": "you", "perfect": True},
)


phrase(
    HappenedThisTurn,
    en="you created a token this turn",
    es="<creó@tú> una ficha este turno",
    when={"what": TOKENS_CREATED, "least": 1, "whose": "you"},
)


@final
@dataclass(frozen=True)
class HappenedLastTurn(Condition):
    """Something happened to or by a player in the turn before this one.

    ``what`` is the kernel's name for it, ``whose`` "you" or "an opponent".
    """

    what: str
    whose: str = "you"

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.HISTORY

    def holds(self, game: Game, ctx: Context) -> bool:
        seats = [ctx.controller]
        if self.whose == "an opponent":
            seats = game.players.opponents(ctx.controller)
        return any(game.players[seat].last_turn.get(self.what, 0) > 0 for seat in seats)


for _whose, _es in (("you", "perdiste"), ("an opponent", "un oponente perdió")):
    phrase(
        HappenedLastTurn,
        en=f"{_whose} lost life last turn",
        es=f"{_es} vidas el último turno",
        when={"what": "life lost", "whose": _whose},
    )


@final
@dataclass(frozen=True)
class FirstTurns(Condition):
    """It is one of your first so many turns of the game. CR 500.1."""

    number: int

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        yours = game.turn.active == ctx.controller
        return yours and game.players[ctx.controller].turns_begun <= self.number


words(
    "first turns",
    {
        1: ("first turn", "primer turno"),
        2: ("first or second turns", "primer o segundo turno"),
        3: ("first, second, or third turns", "primer, segundo o tercer turno"),
    },
)
phrase(
    FirstTurns,
    en="during your {number:first turns} of the game",
    es="durante tu {number:first turns} del juego",
    place="timing",
)


@final
@dataclass(frozen=True)
class WereAttacked(Condition):
    """You have been attacked this step. CR 508.1b, 508.6."""

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.TURN | Reads.COMBAT

    def holds(self, game: Game, ctx: Context) -> bool:
        if game.turn.step is not Step.DECLARE_ATTACKERS or game.turn.combat is None:
            return False
        return ctx.controller in game.turn.combat.attacks.values()


phrase(WereAttacked, en="you've been attacked this step", es="<fue@tú> atacado este paso")


@final
@dataclass(frozen=True)
class ControlledSinceYourTurn(Condition):
    """You have controlled something since before your latest turn began, without a break.
    CR 302.6.
    """

    what: Ref

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        latest = game.players[ctx.controller].latest_turn
        return any(
            game.objects.exists(thing)
            and game.object(thing).controller == ctx.controller
            and game.object(thing).since_turn < latest
            for thing in self.what.things(game, ctx)
        )


phrase(
    ControlledSinceYourTurn,
    en="you've controlled {what} continuously since the beginning of your most recent turn",
    es="<ha@tú> controlado {what} de forma continua desde el comienzo de tu turno más reciente",
)
