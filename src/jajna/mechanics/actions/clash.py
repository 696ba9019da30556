"""Clashing with an opponent. CR 701.30."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import NO, YES, Decision, Kind, Shape, Thing, YesNo
from jajna.events.base import Event
from jajna.events.hidden import Revealed
from jajna.frozen import dataclass
from jajna.ir.base import Condition, Effect
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.measures import Stat, stat_value
from jajna.kernel.door.perform import perform
from jajna.mechanics.actions.actions_taken import Action, ActionTaken
from jajna.mechanics.choices.chosen_by_each import in_turn_order
from jajna.mechanics.things.library import rearranged, top_cards
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Clash", "WonClash"]

WON: Final = "won the clash"
SENT_DOWN: Final = "put on the bottom after a clash"


@final
@dataclass(frozen=True)
class Clash(Effect):
    """An instruction to clash with an opponent. CR 701.30b, 701.30c."""

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        opponents = game.players.opponents_within(ctx.controller)
        if len(opponents) < 2:
            return None
        options = [Thing(one) for one in opponents]
        return Decision(
            ctx.controller, Kind.PLAYER, "701.30b", Shape.ONE, [*options], source=ctx.source
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        opponents = game.players.opponents_within(ctx.controller)
        if not opponents:
            ctx.bind(SENT_DOWN, [])
            ctx.bind_number(WON, 0)
            return
        chosen = answer.thing if isinstance(answer, Thing) else opponents[0]
        players = in_turn_order(game, [ctx.controller, chosen])
        ctx.bind(SENT_DOWN, [])
        ctx.bind_number(WON, int(_wins(game, ctx.controller, chosen)))
        sends = tuple([MaySendDown(player) for player in players])
        winners = [ctx.controller] * ctx.numbers[WON]
        winners += [chosen] * _wins(game, chosen, ctx.controller)
        taken = NoteClash(tuple(players), tuple(winners))
        game.frames.run_in_order((RevealTops(tuple(players)), *sends, SendDown(), taken), ctx)


binds(Clash, SENT_DOWN, WON)


def _wins(game: Game, player: int, other: int) -> bool:
    """Whether a player's card has the higher mana value. CR 701.30d."""
    mine, theirs = [top_cards(game, one, 1) for one in (player, other)]
    if not mine:
        return False
    worth = stat_value(game, mine[0], Stat.MANA_VALUE)
    return all(worth > stat_value(game, card, Stat.MANA_VALUE) for card in theirs)


@final
@dataclass(frozen=True)
class RevealTops(Effect):
    """The clashing players reveal their top cards at the same time. CR 701.30c."""

    players: tuple[int, ...]

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for player in self.players:
            cards = top_cards(game, player, 1)
            if cards:
                events.append(Revealed(player, cards))
        perform(game, events)


@final
@dataclass(frozen=True)
class MaySendDown(Effect):
    """A clashing player decides where their card goes. CR 701.30c."""

    player: int

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if not top_cards(game, self.player, 1):
            return None
        return Decision(self.player, Kind.MAY, "701.30a", Shape.ONE, [YES, NO], source=ctx.source)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(answer, YesNo) and answer.yes:
            down = ctx.bound[SENT_DOWN]
            ctx.bind(SENT_DOWN, [*down, *top_cards(game, self.player, 1)])


binds(MaySendDown, SENT_DOWN)


@final
@dataclass(frozen=True)
class SendDown(Effect):
    """The cards that were to go to the bottom do so at the same time. CR 701.30c."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, rearranged(ctx.bound[SENT_DOWN], -1))


looks_up(SendDown, SENT_DOWN)


@final
@dataclass(frozen=True)
class NoteClash(Effect):
    """The players have clashed, and these of them have won. CR 701.30d."""

    players: tuple[int, ...]
    winners: tuple[int, ...]

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, [ActionTaken(one, Action.CLASH, one in self.winners) for one in self.players])


phrase(Clash, en="clash with an opponent", es="enfréntate con un oponente")


@final
@dataclass(frozen=True)
class WonClash(Condition):
    """You won the clash just before. CR 701.30d."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return bool(ctx.numbers.get(WON))


phrase(WonClash, en="you win", es="ganas")
