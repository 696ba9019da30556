"""Players give up all that they have more than the one who has the fewest. CR 101.4, 608.2c."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Kind
from jajna.events.permanents import Sacrificed
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Filter
from jajna.ir.declared.binding import LEVELED, does, needs
from jajna.ir.declared.names import DISCARDED, binds
from jajna.ir.refs import all_that_fit
from jajna.kernel.door.perform import perform
from jajna.mechanics.actions.discard import discards
from jajna.mechanics.choices.chosen_by_each import EachChooses, ask_for, in_turn_order
from jajna.mechanics.rules.sacrifices import is_spared
from jajna.vocab import Zone, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["LevelHands", "LevelOthers", "LevelPermanents"]


def _everybody(game: Game) -> list[int]:
    return in_turn_order(game, [one.id for one in game.players.held if one.in_game])


@final
@dataclass(frozen=True)
class LevelPermanents(EachChooses):
    """Each player keeps as many permanents that fit as the one who controls the fewest, and
    sacrifices the rest. CR 101.4, 701.21a.
    """

    what: Filter

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return _everybody(game)

    def _of(self, game: Game, ctx: Context, player: int) -> list[int]:
        return [
            thing
            for thing in all_that_fit(game, ctx, self.what)
            if not is_player(thing)
            and game.object(thing).zone is Zone.BATTLEFIELD
            and game.object(thing).controller == player
        ]

    def _fewest(self, game: Game, ctx: Context) -> int:
        return min([len(self._of(game, ctx, player)) for player in _everybody(game)])

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        fewest, theirs = self._fewest(game, ctx), self._of(game, ctx, player)
        if len(theirs) <= fewest:
            return None
        return ask_for(ctx, player, Kind.OBJECTS, "608.2d", theirs, fewest, fewest)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        fewest = self._fewest(game, ctx)
        kept = [thing for _, things in chosen for thing in things]
        lost: list[Sacrificed] = []
        for player in self.choosers(game, ctx):
            theirs = self._of(game, ctx, player)
            if len(theirs) > fewest:
                spared = is_spared(game, ctx, player)
                lost += [
                    Sacrificed(thing, player)
                    for thing in theirs
                    if thing not in kept and not spared
                ]
        perform(game, [*lost])


phrase(
    LevelPermanents,
    en="each player chooses a number of {what:s} they control equal to the number of {what:s} "
    "controlled by the player who controls the fewest, then sacrifices the rest",
    es="cada jugador elige una cantidad de {what:s} que controla igual a la cantidad de {what:s} "
    "que controla el jugador que menos controla, luego sacrifica el resto",
)
does(LevelPermanents, LEVELED)


@final
@dataclass(frozen=True)
class LevelHands(EachChooses):
    """Each player keeps as many cards as are in the smallest hand and discards the rest.
    CR 101.4, 701.9b.
    """

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return _everybody(game)

    def _fewest(self, game: Game) -> int:
        return min([len(game.players[player].hand) for player in _everybody(game)])

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        fewest, hand = self._fewest(game), game.players[player].hand
        if len(hand) <= fewest:
            return None
        return ask_for(ctx, player, Kind.OBJECTS, "608.2d", hand, fewest, fewest)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        fewest = self._fewest(game)
        kept = [card for _, cards in chosen for card in cards]
        lost: list[tuple[int, list[int]]] = []
        for player in self.choosers(game, ctx):
            hand = game.players[player].hand
            if len(hand) > fewest:
                lost.append((player, [card for card in hand if card not in kept]))
        perform(game, discards(ctx, self.choosers(game, ctx), lost))


binds(LevelHands, DISCARDED)


@final
@dataclass(frozen=True)
class LevelOthers(Effect):
    """Players discard cards, and sacrifice other permanents, "the same way". CR 608.2c.

    ``last`` is true where they discard the cards after they sacrifice the permanents.
    """

    what: Filter | None = None
    last: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        steps: tuple[Effect, ...] = (LevelHands(),)
        if self.what is not None:
            permanents = LevelPermanents(self.what)
            steps = (permanents, LevelHands()) if self.last else (LevelHands(), permanents)
        game.frames.run_in_order(steps, ctx)


binds(LevelOthers, DISCARDED)
phrase(
    LevelOthers,
    en="each player discards cards the same way",
    es="cada jugador descarta cartas de la misma manera",
    when={"what": None, "last": False},
)
phrase(
    LevelOthers,
    en="players discard cards and sacrifice {what:s} the same way",
    es="los jugadores descartan cartas y sacrifican {what:s} de la misma manera",
    when={"last": False},
)
phrase(
    LevelOthers,
    en="players sacrifice {what:s} and discard cards the same way",
    es="los jugadores sacrifican {what:s} y descartan cartas de la misma manera",
    when={"last": True},
)
needs(LevelOthers, LEVELED)
