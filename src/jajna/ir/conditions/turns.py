"""Conditions about the turn and what happened in it. CR 500, 603.4."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.marks import (
    LIBRARIES_SEARCHED,
    NONCOMBAT_DEALT,
    SACRIFICED_PERMANENTS,
    TOKENS_CREATED,
)
from jajna.frozen import dataclass
from jajna.ir.base import Condition, Ref
from jajna.ir.declared.binding import misplaced
from jajna.ir.refs import Same, You
from jajna.ir.someone import Someone
from jajna.vocab import Aspects, Color, Reads, Step, Term
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
    "IsFirstOfTurn",
    "IsYourMainPhase",
    "NotTurnOf",
    "PartOfTurn",
    "PlayedLand",
    "TimeIs",
    "Timing",
    "TurnIs",
    "WereAttacked",
    "WhoseTurn",
]


class WhoseTurn(Term):
    """Whose turn it can be. CR 102.1."""

    YOURS = "your turn"
    NOT_YOURS = "not your turn"
    OPPONENTS = "opponent's turn"


TURNS: Final = {
    WhoseTurn.YOURS: ("it's your turn", "<es@él> tu turno"),
    WhoseTurn.NOT_YOURS: ("it's not your turn", "no <es@él> tu turno"),
    WhoseTurn.OPPONENTS: ("it's an opponent's turn", "<es@él> el turno de un oponente"),
}


words("turn", TURNS)


class Timing(Term):
    """When an ability may be activated. CR 602.5b."""

    YOUR_TURN = "your turn"
    OTHER_TURNS = "other turns"
    YOUR_UPKEEP = "your upkeep"
    YOUR_END_STEP = "your end step"
    COMBAT = "combat"
    UPKEEP = "upkeep"
    OPPONENTS_TURN = "opponent's turn"
    OPPONENTS_UPKEEP = "opponent's upkeep"
    BEFORE_ATTACKERS = "before attackers"
    ANY_TURN_BEFORE_ATTACKERS = "any turn before attackers"
    THEIR_TURN_BEFORE_ATTACKERS = "their turn before attackers"
    COMBAT_BEFORE_BLOCKERS = "combat before blockers"
    COMBAT_AFTER_BLOCKERS = "combat after blockers"
    BEFORE_DAMAGE = "before damage"
    BEFORE_BLOCKERS = "before blockers"
    DECLARE_ATTACKERS = "declare attackers"
    DECLARE_BLOCKERS = "declare blockers"
    END_OF_COMBAT = "end of combat"
    THEIR_TURN_AFTER_UPKEEP = "their turn after upkeep"


words(
    "timing",
    {
        Timing.YOUR_TURN: ("during your turn", "durante tu turno"),
        Timing.OTHER_TURNS: (
            "during turns other than yours",
            "durante los turnos que no sean tuyos",
        ),
        Timing.YOUR_UPKEEP: ("during your upkeep", "durante tu mantenimiento"),
        Timing.YOUR_END_STEP: ("during your end step", "durante tu paso final"),
        Timing.COMBAT: ("during combat", "durante el combate"),
        Timing.UPKEEP: ("during any upkeep step", "durante cualquier mantenimiento"),
        Timing.OPPONENTS_TURN: ("during an opponent's turn", "durante el turno de un oponente"),
        Timing.OPPONENTS_UPKEEP: (
            "during an opponent's upkeep",
            "durante el mantenimiento de un oponente",
        ),
        Timing.BEFORE_ATTACKERS: (
            "during your turn, before attackers are declared",
            "durante tu turno, antes de que se declaren atacantes",
        ),
        Timing.ANY_TURN_BEFORE_ATTACKERS: (
            "before attackers are declared",
            "antes de que se declaren atacantes",
        ),
        Timing.THEIR_TURN_BEFORE_ATTACKERS: (
            "during an opponent's turn, before attackers are declared",
            "durante el turno de un oponente, antes de que se declaren atacantes",
        ),
        Timing.COMBAT_BEFORE_BLOCKERS: (
            "during combat before blockers are declared",
            "durante el combate antes de declararse bloqueadoras",
        ),
        Timing.COMBAT_AFTER_BLOCKERS: (
            "during combat after blockers are declared",
            "durante el combate después de declararse bloqueadoras",
        ),
        Timing.BEFORE_DAMAGE: (
            "before the combat damage step",
            "antes del paso de daño de combate",
        ),
        Timing.BEFORE_BLOCKERS: (
            "before blockers are declared",
            "antes de declararse bloqueadoras",
        ),
        Timing.DECLARE_ATTACKERS: (
            "during the declare attackers step",
            "durante el paso de declarar atacantes",
        ),
        Timing.DECLARE_BLOCKERS: (
            "during the declare blockers step",
            "durante el paso de declarar bloqueadoras",
        ),
        Timing.END_OF_COMBAT: (
            "during the end of combat step",
            "durante el paso de final del combate",
        ),
        Timing.THEIR_TURN_AFTER_UPKEEP: (
            "during an opponent's turn after their upkeep step",
            "durante el turno de un oponente, después de su paso de mantenimiento",
        ),
    },
)


def _is_yours(game: Game, ctx: Context) -> bool:
    """Whether it is the turn of the player who controls the effect. CR 102.1, 805.4."""
    return game.players.are_as_one(game.turn.active, ctx.controller)


@final
@dataclass(frozen=True)
class TurnIs(Condition):
    """Whose turn it is. CR 102.1."""

    whose: WhoseTurn = WhoseTurn.YOURS

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        if self.whose is WhoseTurn.OPPONENTS:
            return game.players.is_opponent(game.turn.active, ctx.controller)
        return _is_yours(game, ctx) == (self.whose is WhoseTurn.YOURS)


phrase(TurnIs, en="{whose:turn}", es="{whose:turn}")


@final
@dataclass(frozen=True)
class IsYourMainPhase(Condition):
    """It is one of your main phases, or with ``negative`` it isn't. CR 505.1."""

    negative: bool = False

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        in_main = game.turn.step in (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)
        return (in_main and _is_yours(game, ctx)) != self.negative


phrase(
    IsYourMainPhase,
    en="it's your main phase",
    es="<es@él> tu fase principal",
    when={"negative": False},
)
phrase(
    IsYourMainPhase,
    en="it isn't your main phase",
    es="no <es@él> tu fase principal",
    when={"negative": True},
)


@final
@dataclass(frozen=True)
class NotTurnOf(Condition):
    """It isn't the turn of a player who was spoken of. CR 102.1, 805.4."""

    who: Ref

    def reads(self) -> int:
        return Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        seats = self.who.things(game, ctx)
        return not any(game.players.are_as_one(game.turn.active, seat) for seat in seats)


phrase(
    NotTurnOf,
    en="it's not {who:'s} turn",
    es="no <es@él> {who:de el turno}",
)


def _is_your_own(made: NotTurnOf) -> str | None:
    return "it is said otherwise whose turn it is" if isinstance(made.who, (You, Same)) else None


misplaced(NotTurnOf, _is_your_own)


@final
@dataclass(frozen=True)
class TimeIs(Condition):
    """When an ability may be activated: "during your upkeep". CR 602.5b."""

    when: Timing = Timing.YOUR_TURN

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        yours = _is_yours(game, ctx)
        step = game.turn.step
        if self.when is Timing.YOUR_TURN:
            return yours
        if self.when is Timing.OTHER_TURNS:
            return not yours
        if self.when is Timing.YOUR_UPKEEP:
            return yours and step is Step.UPKEEP
        if self.when is Timing.YOUR_END_STEP:
            return yours and step is Step.END
        if self.when is Timing.UPKEEP:
            return step is Step.UPKEEP
        if self.when is Timing.OPPONENTS_TURN:
            return game.players.is_opponent(game.turn.active, ctx.controller)
        if self.when is Timing.OPPONENTS_UPKEEP:
            return (
                game.players.is_opponent(game.turn.active, ctx.controller) and step is Step.UPKEEP
            )
        if self.when is Timing.COMBAT:
            return Step.BEGINNING_OF_COMBAT <= step <= Step.END_OF_COMBAT
        if self.when is Timing.BEFORE_ATTACKERS:
            return yours and step < Step.DECLARE_ATTACKERS
        if self.when is Timing.ANY_TURN_BEFORE_ATTACKERS:
            return step < Step.DECLARE_ATTACKERS
        if self.when is Timing.THEIR_TURN_BEFORE_ATTACKERS:
            return not yours and step < Step.DECLARE_ATTACKERS
        if self.when is Timing.COMBAT_BEFORE_BLOCKERS:
            return Step.BEGINNING_OF_COMBAT <= step <= Step.DECLARE_ATTACKERS
        if self.when is Timing.COMBAT_AFTER_BLOCKERS:
            return Step.DECLARE_BLOCKERS <= step <= Step.END_OF_COMBAT
        if self.when is Timing.BEFORE_DAMAGE:
            return step < Step.FIRST_STRIKE_DAMAGE
        if self.when is Timing.BEFORE_BLOCKERS:
            return step < Step.DECLARE_BLOCKERS
        if self.when is Timing.DECLARE_ATTACKERS:
            return step is Step.DECLARE_ATTACKERS
        if self.when is Timing.END_OF_COMBAT:
            return step is Step.END_OF_COMBAT
        if self.when is Timing.THEIR_TURN_AFTER_UPKEEP:
            opponents = game.players.is_opponent(game.turn.active, ctx.controller)
            return opponents and step > Step.UPKEEP
        assert self.when is Timing.DECLARE_BLOCKERS, self.when
        return step is Step.DECLARE_BLOCKERS


phrase(TimeIs, en="{when:timing}", es="{when:timing}", place="timing")


class PartOfTurn(Term):
    """A phase or step of which a turn can have several. CR 500.8, 500.10."""

    COMBAT = "combat phase"
    END = "end step"


words(
    "part of the turn",
    {
        PartOfTurn.COMBAT: ("combat phase", "la primera fase de combate"),
        PartOfTurn.END: ("end step", "el primer paso final"),
    },
)


@final
@dataclass(frozen=True)
class IsFirstOfTurn(Condition):
    """It's the turn's first phase or step of a kind, which is under way. CR 500.8, 500.10."""

    part: PartOfTurn

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        step = game.turn.step
        if self.part is PartOfTurn.END:
            return step is Step.END and game.turn.end_steps == 1
        return (
            Step.BEGINNING_OF_COMBAT <= step <= Step.END_OF_COMBAT and game.turn.combat_phases == 1
        )


phrase(
    IsFirstOfTurn,
    en="it's the first {part:part of the turn} of the turn",
    es="<es@él> {part:part of the turn} del turno",
)


@final
@dataclass(frozen=True)
class HappenedThisTurn(Condition):
    """Something happened to or by a player this turn, so often or so much.

    ``what`` is the kernel's name for it, ``also`` that of another thing that counts as well; with
    ``both`` each of them has to have happened.
    """

    what: str
    least: int = 1
    whose: Someone = Someone.YOU
    perfect: bool = False
    """Whether the text says "you've gained" rather than "you gained", or "has been" for "was"."""
    also: str = ""
    both: bool = False

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.HISTORY

    def holds(self, game: Game, ctx: Context) -> bool:
        seats = self.whose.seats_of_turn(game, ctx)
        return any(self._often(game, seat) >= self.least for seat in seats)

    def _often(self, game: Game, seat: int) -> int:
        often = game.players[seat].happened(self.what)
        if not self.also:
            return often
        other = game.players[seat].happened(self.also)
        return min(often, other) if self.both else often + other


for _both, _en, _es in ((False, "or", "o"), (True, "and", "y")):
    phrase(
        HappenedThisTurn,
        en=f"you gained {_en} lost life this turn",
        es=f"<ganó@tú> {_es} <perdió@tú> vidas este turno",
        when={
            "what": "life gained",
            "least": 1,
            "whose": Someone.YOU,
            "also": "life lost",
            "both": _both,
        },
    )


for _perfect, _en, _es in ((False, "you", "<{0}@tú>"), (True, "you've", "<ha@tú> {1}")):
    for _what, _past, _did, _done in (
        ("life gained", "gained", "ganó", "ganado"),
        ("life lost", "lost", "perdió", "perdido"),
    ):
        phrase(
            HappenedThisTurn,
            en=f"{_en} {_past} life this turn",
            es=f"{_es.format(_did, _done)} vidas este turno",
            when={"what": _what, "least": 1, "whose": Someone.YOU, "perfect": _perfect},
        )


phrase(
    HappenedThisTurn,
    en="your team gained life this turn",
    es="tu equipo <ganó@él> vidas este turno",
    when={"what": "life gained", "least": 1, "whose": Someone.YOUR_TEAM},
)


phrase(
    HappenedThisTurn,
    en="you gained {least:#} or more life this turn",
    es="<ganó@tú> {least:#} o más vidas este turno",
    when={"what": "life gained", "whose": Someone.YOU},
)


phrase(
    HappenedThisTurn,
    en="an opponent lost life this turn",
    es="un oponente <perdió@él> vidas este turno",
    when={"what": "life lost", "least": 1, "whose": Someone.OPPONENT},
)


phrase(
    HappenedThisTurn,
    en="a player other than you lost life this turn",
    es="un jugador que no seas tú <perdió@él> vidas este turno",
    when={"what": "life lost", "least": 1, "whose": Someone.ANOTHER},
)


phrase(
    HappenedThisTurn,
    en="an opponent lost {least:#} or more life this turn",
    es="un oponente <perdió@él> {least:#} o más vidas este turno",
    when={"what": "life lost", "whose": Someone.OPPONENT},
)


phrase(
    HappenedThisTurn,
    en="you attacked this turn",
    es="<atacó@tú> este turno",
    when={"what": "attacked", "least": 1, "whose": Someone.YOU},
)


phrase(
    HappenedThisTurn,
    en="you attacked with {least} or more creatures this turn",
    es="<atacó@tú> con {least} o más criaturas este turno",
    when={"what": "attacked", "whose": Someone.YOU},
)


phrase(
    HappenedThisTurn,
    en="you've drawn {least} or more cards this turn",
    es="<ha@tú> robado {least} o más cartas este turno",
    when={"what": "drawn", "whose": Someone.YOU, "perfect": True},
)


phrase(
    HappenedThisTurn,
    en="you drew {least} or more cards this turn",
    es="<robó@tú> {least} o más cartas este turno",
    when={"what": "drawn", "whose": Someone.YOU, "perfect": False},
)


phrase(
    HappenedThisTurn,
    en="an opponent has drawn {least} or more cards this turn",
    es="un oponente <ha@él> robado {least} o más cartas este turno",
    when={"what": "drawn", "whose": Someone.OPPONENT, "perfect": True},
)


for _perfect, _en, _es in (
    (False, "was", "<recibió@él>"),
    (True, "has been", "<ha@él> recibido"),
):
    phrase(
        HappenedThisTurn,
        en=f"an opponent {_en} dealt damage this turn",
        es=f"un oponente {_es} daño este turno",
        when={"what": "damage taken", "least": 1, "whose": Someone.OPPONENT, "perfect": _perfect},
    )


for _perfect, _en, _es in ((False, "you", "descartaste"), (True, "you've", "has descartado")):
    phrase(
        HappenedThisTurn,
        en=f"{_en} discarded a card this turn",
        es=f"{_es} una carta este turno",
        when={"what": "discarded", "least": 1, "whose": Someone.YOU, "perfect": _perfect},
    )


phrase(
    HappenedThisTurn,
    en="an opponent discarded a card this turn",
    es="un oponente <descartó@él> una carta este turno",
    when={"what": "discarded", "least": 1, "whose": Someone.OPPONENT},
)


phrase(
    HappenedThisTurn,
    en="a player discarded a card this turn",
    es="un jugador <descartó@él> una carta este turno",
    when={"what": "discarded", "least": 1, "whose": Someone.PLAYER},
)


phrase(
    HappenedThisTurn,
    en="you've been dealt {least:#} or more damage this turn",
    es="<ha@tú> recibido {least:#} o más puntos de daño este turno",
    when={"what": "damage taken", "whose": Someone.YOU, "perfect": True},
)


phrase(
    HappenedThisTurn,
    en="you've gained {least:#} or more life this turn",
    es="<ha@tú> ganado {least:#} o más vidas este turno",
    when={"what": "life gained", "whose": Someone.YOU, "perfect": True},
)


phrase(
    HappenedThisTurn,
    en="you created a token this turn",
    es="<creó@tú> una ficha este turno",
    when={"what": TOKENS_CREATED, "least": 1, "whose": Someone.YOU},
)


for _color, _en, _es in (
    (Color.WHITE, "white", "blancas"),
    (Color.BLUE, "blue", "azules"),
    (Color.BLACK, "black", "negras"),
    (Color.RED, "red", "rojas"),
    (Color.GREEN, "green", "verdes"),
):
    phrase(
        HappenedThisTurn,
        en=f"{_en} sources you controlled dealt {{least:#}} or more noncombat damage this turn",
        es=f"fuentes {_es} que controlabas <hizo@ellos> {{least:#}} o más puntos de daño que no "
        "sea de combate este turno",
        when={"what": NONCOMBAT_DEALT[_color], "whose": Someone.YOU},
    )


for _what, _whose, _en, _es in (
    ("life gained", Someone.OPPONENT, "an opponent gained life", "un oponente <ganó@él> vidas"),
    (
        SACRIFICED_PERMANENTS,
        Someone.YOU,
        "you sacrificed a permanent",
        "sacrificaste un permanente",
    ),
    (
        LIBRARIES_SEARCHED,
        Someone.OPPONENT,
        "an opponent searched their library",
        "un oponente <buscó@él> en su biblioteca",
    ),
):
    phrase(
        HappenedThisTurn,
        en=f"{_en} this turn",
        es=f"{_es} este turno",
        when={"what": _what, "least": 1, "whose": _whose},
    )
for _what, _whose, _en, _es in (
    (
        "spells cast",
        Someone.OPPONENT,
        "an opponent cast {least} or more spells",
        "un oponente <lanzó@él> {least} o más hechizos",
    ),
    (
        "drawn",
        Someone.OPPONENT,
        "an opponent drew {least} or more cards",
        "un oponente <robó@él> {least} o más cartas",
    ),
    (
        "damage taken",
        Someone.OPPONENT,
        "an opponent was dealt {least:#} or more damage",
        "un oponente <recibió@él> {least:#} o más puntos de daño",
    ),
    (
        "damage taken",
        Someone.YOU,
        "you were dealt {least:#} or more damage",
        "<recibió@tú> {least:#} o más puntos de daño",
    ),
    (
        "life lost",
        Someone.PLAYER,
        "a player lost {least:#} or more life",
        "un jugador <perdió@él> {least:#} o más vidas",
    ),
    (
        SACRIFICED_PERMANENTS,
        Someone.YOU,
        "you sacrificed {least} or more permanents",
        "sacrificaste {least} o más permanentes",
    ),
):
    phrase(
        HappenedThisTurn,
        en=f"{_en} this turn",
        es=f"{_es} este turno",
        when={"what": _what, "whose": _whose, "perfect": False},
    )


@final
@dataclass(frozen=True)
class PlayedLand(Condition):
    """You played a land this turn, or with ``negative`` you didn't. CR 305.2.

    ``perfect``: the text says "you've played".
    """

    perfect: bool = field(default=False, compare=False)
    negative: bool = False

    def holds(self, game: Game, ctx: Context) -> bool:
        return (game.players[ctx.controller].lands_played > 0) != self.negative


phrase(
    PlayedLand,
    en="you didn't play a land this turn",
    es="no <jugó@tú> una tierra este turno",
    when={"perfect": False, "negative": True},
)
for _perfect, _en, _es in (
    (False, "you played", "<jugó@tú>"),
    (True, "you've played", "<ha@tú> jugado"),
):
    phrase(
        PlayedLand,
        en=f"{_en} a land this turn",
        es=f"{_es} una tierra este turno",
        when={"perfect": _perfect, "negative": False},
    )


@final
@dataclass(frozen=True)
class HappenedLastTurn(Condition):
    """Something happened to or by a player in the turn before this one.

    ``what`` is the kernel's name for it.
    """

    what: str
    whose: Someone = Someone.YOU

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.HISTORY

    def holds(self, game: Game, ctx: Context) -> bool:
        seats = self.whose.seats(game, ctx)
        return any(game.players[seat].last_turn.get(self.what, 0) > 0 for seat in seats)


for _whose, _es in ((Someone.YOU, "perdiste"), (Someone.OPPONENT, "un oponente perdió")):
    phrase(
        HappenedLastTurn,
        en=f"{_whose} lost life last turn",
        es=f"{_es} vidas el último turno",
        when={"what": "life lost", "whose": _whose},
    )


@final
@dataclass(frozen=True)
class FirstTurns(Condition):
    """It is one of your first so many turns of the game. CR 500.1.

    ``during``: the text says "during your first turn", not that it is.
    """

    number: int
    during: bool = field(default=True, compare=False)

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        yours = _is_yours(game, ctx)
        return yours and game.players[ctx.controller].turns_begun <= self.number


words(
    "first turns",
    {
        1: ("first turn", "primer turno"),
        2: ("first or second turns", "primer o segundo turno"),
        3: ("first, second, or third turns", "primer, segundo o tercer turno"),
    },
)
words(
    "one of the first turns",
    {
        1: ("first turn", "primer turno"),
        2: ("first or second turn", "primer o segundo turno"),
        3: ("first, second, or third turn", "primer, segundo o tercer turno"),
    },
)
phrase(
    FirstTurns,
    en="it's your {number:one of the first turns} of the game",
    es="<es@él> tu {number:one of the first turns} de la partida",
    when={"during": False},
)
phrase(
    FirstTurns,
    en="during your {number:first turns} of the game",
    es="durante tu {number:first turns} de la partida",
    when={"during": True},
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
