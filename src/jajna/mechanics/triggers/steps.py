"""The beginning of steps and phases. CR 603.2b, 513.1, 503.1a."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.turns import StepBegan
from jajna.frozen import dataclass
from jajna.ir.base import Pattern, Ref
from jajna.ir.declared.binding import Trait, misplaced, trait
from jajna.ir.declared.names import binds
from jajna.ir.refs import EVENT_AMOUNT, EVENT_PLAYER, Each, You
from jajna.kernel.players.teams import active_players
from jajna.mechanics.triggers.common import bind
from jajna.vocab import Step, Term, is_another_player
from jajna.wording import Value, phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["AtBeginning", "AtBeginningOf", "AtEndOfCombat", "AtMainPhase", "StepsOf"]


_STEPS: Final[dict[Value, tuple[str, str]]] = {
    int(Step.UPKEEP): ("upkeep", "mantenimiento"),
    int(Step.DRAW): ("draw step", "paso de robar"),
    int(Step.END): ("end step", "paso final"),
}
words("step", _STEPS)


class StepsOf(Term):
    """The players of whose turns a step is meant. CR 603.2b."""

    YOUR = "your"
    EACH_PLAYERS = "each player's"
    EACH_OPPONENTS = "each opponent's"
    EACH_OTHERS = "each other player's"
    EACH = "each"
    THE = "the"
    THE_NEXT = "the next"
    YOUR_NEXT = "your next"


def _is_first(game: Game, event: StepBegan) -> bool:
    """Whether it is the only event of a step's beginning, or the first of a team's. CR 805.4d."""
    return not is_another_player(event.player, game.turn.active)


def _is_theirs(game: Game, ctx: Context, player: int, whose: StepsOf) -> bool:
    """Whether a step of this player's turn is one of those the word means."""
    if whose in (StepsOf.YOUR, StepsOf.YOUR_NEXT):
        return player == ctx.controller
    if whose is StepsOf.EACH_OPPONENTS:
        return game.players.is_opponent(player, ctx.controller)
    if whose is StepsOf.EACH_OTHERS:
        return is_another_player(player, ctx.controller)
    return whose is StepsOf.EACH_PLAYERS or not is_another_player(player, game.turn.active)


@final
@dataclass(frozen=True)
class AtBeginning(Pattern):
    """At the beginning of a step, of certain players' turns. CR 603.2b.

    ``step`` is a ``vocab.Step``; "the next" and "your next" are for delayed triggers.
    """

    step: int
    whose: StepsOf = StepsOf.YOUR

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.STEP,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, StepBegan)
            and int(event.step) == self.step
            and _is_theirs(game, ctx, event.player, self.whose)
        )

    def repeats(self, game: Game, ctx: Context, event: Event) -> bool:
        assert isinstance(event, StepBegan), event
        if self.whose in (StepsOf.YOUR, StepsOf.YOUR_NEXT):
            return False
        for seat in active_players(game):
            if not is_another_player(seat, event.player):
                return False
            if _is_theirs(game, ctx, seat, self.whose):
                return True
        return False

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        nobodys = (StepsOf.EACH, StepsOf.THE, StepsOf.THE_NEXT)
        return [] if self.whose in nobodys else event.things()[:1]

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, StepBegan), event
        bind(game, ctx, event.player)


binds(AtBeginning, EVENT_PLAYER, EVENT_AMOUNT)


for _whose, _es in (
    (StepsOf.YOUR, "al comienzo de tu {step:step}"),
    (StepsOf.EACH_PLAYERS, "al comienzo del {step:step} de cada jugador"),
    (StepsOf.EACH_OPPONENTS, "al comienzo del {step:step} de cada oponente"),
    (StepsOf.EACH_OTHERS, "al comienzo del {step:step} de cada otro jugador"),
    (StepsOf.EACH, "al comienzo de cada {step:step}"),
    (StepsOf.THE, "al comienzo del {step:step}"),
    (StepsOf.THE_NEXT, "al comienzo del próximo {step:step}"),
    (StepsOf.YOUR_NEXT, "al comienzo de tu próximo {step:step}"),
):
    phrase(
        AtBeginning,
        en=f"at the beginning of {_whose} {{step:step}}",
        es=_es,
        when={"whose": _whose},
    )
for _step, _whose, _en, _es in (
    (Step.BEGINNING_OF_COMBAT, StepsOf.YOUR, "combat on your turn", "el combate en tu turno"),
    (Step.BEGINNING_OF_COMBAT, StepsOf.EACH_PLAYERS, "combat on each player's turn",
     "el combate en el turno de cada jugador"),
    (Step.BEGINNING_OF_COMBAT, StepsOf.EACH_OPPONENTS, "combat on each opponent's turn",
     "el combate en el turno de cada oponente"),
    (Step.BEGINNING_OF_COMBAT, StepsOf.EACH, "each combat", "cada combate"),
    (Step.PRECOMBAT_MAIN, StepsOf.YOUR, "your first main phase", "tu primera fase principal"),
    (Step.PRECOMBAT_MAIN, StepsOf.EACH_PLAYERS, "each player's first main phase",
     "la primera fase principal de cada jugador"),
    (Step.POSTCOMBAT_MAIN, StepsOf.YOUR, "your postcombat main phase",
     "tu fase principal poscombate"),
):  # fmt: skip
    phrase(
        AtBeginning,
        en=f"at the beginning of {_en}",
        es=f"al comienzo de {_es}",
        when={"step": int(_step), "whose": _whose},
        also=tuple(
            [f"at the beginning of {_en.replace('first', 'precombat')}"] if "first" in _en else []
        ),
    )


def _is_next(made: AtBeginning) -> bool:
    return made.whose in (StepsOf.THE_NEXT, StepsOf.YOUR_NEXT)


trait(AtBeginning, Trait.ONLY_LATER, when=_is_next)


@final
@dataclass(frozen=True)
class AtMainPhase(Pattern):
    """At the beginning of each of your main phases, or with ``second`` of the second main phase of
    your turn and not of a later one. CR 505.1, 505.1b.
    """

    second: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.STEP,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, StepBegan)
            and event.step in (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)
            and event.player == ctx.controller
            and (not self.second or game.turn.main_phases == 2)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, StepBegan), event
        bind(game, ctx, event.player)


binds(AtMainPhase, EVENT_PLAYER, EVENT_AMOUNT)
phrase(
    AtMainPhase,
    en="at the beginning of your second main phase",
    es="al comienzo de tu segunda fase principal",
    when={"second": True},
)
phrase(
    AtMainPhase,
    en="at the beginning of each of your main phases",
    es="al comienzo de cada una de tus fases principales",
    when={"second": False},
)


@final
@dataclass(frozen=True)
class AtBeginningOf(Pattern):
    """At the beginning of a step of a certain player: "... of enchanted creature's controller".

    With ``owned`` the text names the player first: "enchanted player's upkeep". CR 603.2b.
    ``first``: only the first upkeep of each turn. CR 500.9.
    """

    step: int
    who: Ref
    owned: bool = field(default=False, compare=False)
    first: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.STEP,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, StepBegan)
            and int(event.step) == self.step
            and event.player in self.who.things(game, ctx)
            and (not self.first or game.turn.upkeeps == 1)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, StepBegan), event
        bind(game, ctx, event.player)


binds(AtBeginningOf, EVENT_PLAYER, EVENT_AMOUNT)
phrase(
    AtBeginningOf,
    en="at the beginning of {who:'s} first upkeep each turn",
    es="al comienzo del primer mantenimiento de {who} en cada turno",
    when={"step": int(Step.UPKEEP), "owned": True, "first": True},
)
phrase(
    AtBeginningOf,
    en="at the beginning of the {step:step} of {who}",
    es="al comienzo del {step:step} de {who}",
    when={"owned": False, "first": False},
)
phrase(
    AtBeginningOf,
    en="at the beginning of {who:'s} {step:step}",
    es="al comienzo del {step:step} de {who}",
    when={"owned": True, "first": False},
)


def _why_not_yours(made: AtBeginningOf) -> str | None:
    """Your own steps and those of each player are told otherwise."""
    return "these steps are said otherwise" if isinstance(made.who, (You, Each)) else None


misplaced(AtBeginningOf, _why_not_yours)


@final
@dataclass(frozen=True)
class AtEndOfCombat(Pattern):
    """As the end of combat step begins. CR 511.2."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.STEP,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, StepBegan)
            and event.step is Step.END_OF_COMBAT
            and _is_first(game, event)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, StepBegan), event
        bind(game, ctx, event.player)


binds(AtEndOfCombat, EVENT_PLAYER, EVENT_AMOUNT)
phrase(AtEndOfCombat, en="at end of combat", es="al final del combate")
