"""Choices that several players make about one instruction. CR 101.4.

The players decide in turn order, beginning with the active player. Only then does the instruction
happen, for all of them at the same time.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, final

from jajna.decision import NO, YES, Answer, Decision, Kind, Several, Shape, Thing, YesNo
from jajna.events.effects import ChoiceMade
from jajna.ir.abilities import own_nodes
from jajna.ir.base import NOBODY, walk
from jajna.ir.composites import AGREED, DID, Clause
from jajna.ir.refs import LEFT_OUT, Each, Target, is_anyone
from jajna.kernel.door.perform import perform
from jajna.kernel.state.frames import (
    ClauseFrame,
    Dealing,
    ForEachFrame,
    Frame,
    can_pay,
    deal_with,
    deciders,
    execute,
    pay,
)
from jajna.kernel.zones.move import PUBLIC
from jajna.vocab import is_player

if TYPE_CHECKING:
    from jajna.ir.base import Cost, Effect, Ref
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["EachDecidesFrame", "decide_together", "tell_choice"]


def decide_together(clause: Clause) -> bool:
    """Whether players can decide before the instruction is followed once for all of them."""
    who = _who(clause)
    if clause.costs and (clause.may is None or clause.unless):
        return False
    return who is not None and bool(_described(who))


def _who(clause: Clause) -> Ref | None:
    return clause.may if clause.may is not None else clause.payer


def _described(who: Ref) -> list[Each]:
    return [node for node in walk(who) if isinstance(node, Each)]


class _Stage(Enum):
    ASK = 0
    CHOOSE = 1
    PAY = 2
    ACT = 3
    OTHERWISE = 4
    DONE = 5


@final
class EachDecidesFrame(Frame):
    """An instruction with "may", a cost or "unless" that several players decide about. CR 101.4.

    With ``looping`` the instruction is for each of several things, and a player decides for each.
    """

    def __init__(self, players: list[int], clause: Clause, ctx: Context) -> None:
        self.players = players
        self.clause = clause
        self.ctx = ctx
        self.stage = _Stage.ASK
        self.position = 0
        self.paying = 0
        self.acting: list[int] = []
        """The players or things that the instruction is followed for."""
        self.others: list[int] = []
        self.payers: list[int] = []
        """The players who will pay, or the things to be paid for."""
        self.before = Dealing(ctx)
        self.looping = False

    def run(self, game: Game) -> None:
        if self.stage is _Stage.ASK:
            self._ask(game)
        elif self.stage is _Stage.CHOOSE:
            self._choose(game)
        elif self.stage is _Stage.PAY:
            self._pay(game)
        elif self.stage is _Stage.ACT:
            self.stage = _Stage.OTHERWISE
            if self.clause.unless and self.others and is_anyone(self.clause.payer):
                self.acting = []  # CR 118.12a: that one of them has paid is enough
            self.ctx.bind_number(DID, 1 if self.acting else 0)
            if self.clause.may is not None and not self.looping:
                self.ctx.bind(AGREED, self._in_order(self.acting))
            self._follow(game, self.clause.effect, self._in_order(self.acting))
        elif self.stage is _Stage.OTHERWISE:
            self.stage = _Stage.DONE
            if self.clause.otherwise is not None:
                self._follow(game, self.clause.otherwise, self._in_order(self.others))
        else:
            self.ctx.bound.pop(LEFT_OUT, None)
            game.frames.pop()

    def _in_order(self, some: list[int]) -> list[int]:
        return [player for player in self.players if player in some]

    def _ask(self, game: Game) -> None:
        """Ask the next player who has a choice."""
        self.before.go_back(self.ctx)
        if self.position == len(self.players):
            self.position = 0
            self.stage = _Stage.PAY
            return
        player = self.players[self.position]
        self._deal_with(self.ctx, player)
        condition = self.clause.condition
        if condition is not None and not condition.holds(game, self.ctx):
            self.others.append(player)
            self.position += 1
        elif self.looping and not _concerns(self.clause, self.ctx):
            self.position += 1
        elif self.clause.may is not None:
            if self._can_follow(game, player):
                self._question(game, player, Kind.MAY, "608.2d")
            else:
                self._will_not_act(player)
        elif self.clause.unless and self._can_pay(game, self.clause.unless, player):
            self._question(game, player, Kind.PAY_COST, "118.12a")
        else:
            self._will_act(player)

    def _can_follow(self, game: Game, thing: int) -> bool:
        """Whether a player could choose what they may do. CR 608.2d."""
        if not self._can_pay(game, self.clause.costs, thing):
            return False
        decider = NOBODY if self.clause.have else self._decider(game, thing)
        return not self.clause.effect.falls_short(game, self.ctx, decider)

    def _can_pay(self, game: Game, costs: tuple[Cost, ...], thing: int) -> bool:
        return self._decider(game, thing) >= 0 and can_pay(
            game, costs, self._paying_context(game, thing)
        )

    def _deal_with(self, ctx: Context, thing: int) -> None:
        if self.looping:
            deal_with(ctx, thing)
        ctx.affected = thing

    def _decider(self, game: Game, thing: int) -> int:
        """The player who decides for a player or thing; -1 if there is none."""
        if not self.looping:
            return thing
        who = _who(self.clause)
        ctx = self.ctx.clone({})
        deal_with(ctx, thing)
        found = deciders(game, who, ctx) if who is not None else []
        return found[0] if found else -1

    def _will_act(self, player: int) -> None:
        self.acting.append(player)
        self.stage = _Stage.CHOOSE

    def _choose(self, game: Game) -> None:
        """Ask the player the question of the instruction itself, if it is known beforehand."""
        effect = self.clause.effect
        if effect.chooses_ahead() and not self.looping:
            self._narrow([self.players[self.position]])
            question = effect.ask(game, self.ctx)
            if question is not None and question.forced is None:
                game.decision = question
                return
            self._narrow(self.players)
        self.stage = _Stage.ASK
        self.position += 1

    def _question(self, game: Game, thing: int, kind: Kind, rule: str) -> None:
        game.decision = Decision(
            self._decider(game, thing), kind, rule, Shape.ONE, [YES, NO], source=self.ctx.source
        )
        if self.looping:
            game.decision.subject = thing

    def take(self, game: Game, answer: Answer) -> None:
        player = self.players[self.position]
        if self.stage is _Stage.CHOOSE:
            self.clause.effect.note(self.ctx, player, answer)
            if isinstance(answer, Several):
                chosen = [one.thing for one in answer.options if isinstance(one, Thing)]
                tell_choice(game, player, chosen)
            return
        yes = isinstance(answer, YesNo) and answer.yes
        decider = self._decider(game, player)
        if yes and self.clause.costs:
            self.payers.append(player)
            self.position += 1
        elif yes == (self.clause.may is not None):
            self._will_act(player)
        else:
            self._will_not_act(player)
        perform(game, [ChoiceMade(decider, [], 1 if yes else 0)])

    def _will_not_act(self, player: int) -> None:
        self.position += 1
        if self.clause.may is None:
            self.payers.append(player)
        else:
            self.others.append(player)

    def _paying_context(self, game: Game, thing: int) -> Context:
        ctx = self.ctx.clone({})
        self._deal_with(ctx, thing)
        ctx.controller = self._decider(game, thing)
        return ctx

    def _pay(self, game: Game) -> None:
        """Have the costs paid, one player after the other. CR 118.12, 118.12a."""
        if self.position == len(self.payers):
            self.stage = _Stage.ACT
            return
        player = self.payers[self.position]
        ctx = self._paying_context(game, player)
        costs = self.clause.costs or self.clause.unless
        done, failed = (
            (self.acting, self.others) if self.clause.costs else (self.others, self.acting)
        )
        if self.paying == len(costs):
            done.append(player)
        elif costs[self.paying].why_not(game, ctx) is not None:
            failed.append(player)  # an earlier payment has made this one impossible
        else:
            self.paying += 1
            pay(game, costs[self.paying - 1], ctx, costs[self.paying :])
            return
        self.position += 1
        self.paying = 0

    def _follow(self, game: Game, effect: Effect, players: list[int]) -> None:
        """Follow an instruction for only some of the players."""
        if players and self.looping:
            game.kernel.run_for_all(game, players, effect, self.ctx)
        elif players:
            self._narrow(players)
            execute(game, effect, self.ctx)

    def _narrow(self, players: list[int]) -> None:
        """Let the references to the players mean only some of them."""
        who = _who(self.clause)
        assert who is not None, self.clause
        self.ctx.bind(LEFT_OUT, [one for one in self.players if one not in players])
        for each in _described(who):
            self.ctx.bind(each.key(), players)

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = EachDecidesFrame(self.players, self.clause, self.ctx.clone(memo))
        copy.stage = self.stage
        copy.position = self.position
        copy.paying = self.paying
        copy.acting = self.acting.copy()
        copy.others = self.others.copy()
        copy.payers = self.payers.copy()
        copy.before = self.before
        copy.looping = self.looping
        return copy


def _concerns(clause: Clause, ctx: Context) -> bool:
    """Whether an instruction with targets has one for the present player or thing."""
    targets = [
        node for node in own_nodes(clause) if isinstance(node, Target) and node.for_each is not None
    ]
    return not targets or any(target.chosen(ctx) for target in targets)


def tell_choice(game: Game, player: int, chosen: list[int]) -> None:
    """Show all players what a player has chosen, unless it is hidden. CR 101.4a, 101.4b."""
    for thing in chosen:
        if not is_player(thing) and not 1 << game.object(thing).zone & PUBLIC:
            return
    if chosen:
        perform(game, [ChoiceMade(player, chosen)])


def run_clause(game: Game, clause: Clause, ctx: Context) -> None:
    """Push the frame for a clause: one for each deciding player, or a common one. CR 101.4."""
    who = clause.may if clause.may is not None else clause.payer
    players = deciders(game, who, ctx) if who is not None else []
    if len(players) > 1 and decide_together(clause):
        ordered = [seat for seat in game.players.in_order(game.turn.active) if seat in players]
        game.frames.append(EachDecidesFrame(ordered, clause, ctx))
    elif len(players) > 1:
        game.frames.append(ForEachFrame(players, clause, ctx))
    else:
        game.frames.append(ClauseFrame(clause, ctx))
