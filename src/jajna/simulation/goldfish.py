"""A deck by itself: the hands that the engine's mulligans leave it, and how fast it wins against
somebody who does nothing. CR 103.5.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, final

from jajna.agents import Agent, make_agent
from jajna.agents.door import answer_of
from jajna.card import Card
from jajna.cards import starter
from jajna.era import CURRENT, Era
from jajna.formats.castability import LAST_TURN, can_pay, costs_of, drawn_on_first_turn
from jajna.formats.deck import Deck
from jajna.formats.summary import mana_given
from jajna.kernel.objects.definitions import Definitions
from jajna.kernel.start.setup import new_game
from jajna.simulation.running import Limits, play_out
from jajna.vocab import Type

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.views.view import View

__all__ = ["Goldfished", "Opening", "Openings", "goldfish", "opened", "openings"]

PLAYER: Final = "heuristic"
SILENT: Final = "Plains"
SILENT_CARDS: Final = 60
"""The cards of whoever does nothing: so many lands, which are never played."""
MOST_DECISIONS: Final = 5_000


@final
class Idle(Agent):
    """Somebody who does nothing that they need not do."""

    needs_view = False

    def choose(self, decision: Decision, view: View | None) -> Answer:
        return decision.fallback


@final
@dataclass(frozen=True)
class Opening:
    """A hand that was kept, after so many mulligans, and the cards that would be drawn next."""

    hand: tuple[Card, ...]
    mulligans: int
    next: tuple[Card, ...]


@final
@dataclass(frozen=True)
class Openings:
    """What many hands have in common: mulligans and lands by number, and by the cost of a spell on
    each turn the share of hands whose lands pay for it.
    """

    games: int
    mulligans: dict[int, int]
    lands: dict[int, int]
    castable: dict[str, tuple[float, ...]]


@final
@dataclass
class Goldfished:
    """Games against nobody: by the player's own turn the number of games won then, and the average
    of lands in play and of life taken by its end. ``unfinished`` games weren't won in time.
    """

    games: int = 0
    unfinished: int = 0
    won_on: dict[int, int] = field(default_factory=dict)
    lands: list[float] = field(default_factory=list)
    damage: list[float] = field(default_factory=list)

    @property
    def average(self) -> float:
        """The average turn of the games that were won, 0 for none."""
        won = sum(self.won_on.values())
        return sum(turn * count for turn, count in self.won_on.items()) / won if won else 0.0


def opened(
    deck: Deck, games: int, seed: int = 0, era: Era = CURRENT, draws_first: bool = False
) -> Iterator[Opening]:
    """Hands as the heuristic player keeps them; game n has the seed ``seed`` + n."""
    for number in range(games):
        game, agents = _begun(deck, seed + number, era, draws_first)
        while (question := game.decision) is not None and not game.turn.number:
            seat = question.players[0]
            game.answer(answer_of(agents[seat], game, seat))
        player = game.players[0]
        yield Opening(
            _cards(game, player.hand), player.mulligans, _cards(game, player.library[:LAST_TURN])
        )


def openings(
    deck: Deck, games: int, seed: int = 0, era: Era = CURRENT, draws_first: bool = False
) -> Openings:
    """What so many hands have in common."""
    mulligans: dict[int, int] = {}
    lands: dict[int, int] = {}
    costs = costs_of(deck)
    paid = {str(cost): [0] * LAST_TURN for cost in costs}
    more = drawn_on_first_turn(draws_first, era)
    for one in opened(deck, games, seed, era, draws_first):
        mulligans[one.mulligans] = mulligans.get(one.mulligans, 0) + 1
        held = len(_masks(one.hand))
        lands[held] = lands.get(held, 0) + 1
        for turn in range(1, LAST_TURN + 1):
            had = _masks((*one.hand, *one.next[: turn - 1 + more]))
            for cost in costs:
                least = sum(symbol.least for symbol in cost.symbols)
                paid[str(cost)][turn - 1] += least <= turn and can_pay(cost, had)
    return Openings(
        games,
        dict(sorted(mulligans.items())),
        dict(sorted(lands.items())),
        {cost: tuple(count / games for count in counts) for cost, counts in paid.items()},
    )


def goldfish(
    deck: Deck,
    games: int,
    seed: int = 0,
    era: Era = CURRENT,
    turns: int = 15,
    progress: Callable[[int, int], None] | None = None,
) -> Goldfished:
    """Games of a deck that goes first against somebody who does nothing, for so many own turns."""
    report = Goldfished(lands=[0.0] * turns, damage=[0.0] * turns)
    definitions = Definitions(era)
    for number in range(games):
        game, agents = _begun(deck, seed + number, era, False, definitions)
        watch = _Watch(turns, game.players[1].life)
        done = play_out(game, agents, Limits(2 * turns, MOST_DECISIONS), watch.look)
        report.games += 1
        if done.winner == 0:
            turn = (done.turns + 1) // 2
            report.won_on[turn] = report.won_on.get(turn, 0) + 1
        else:
            report.unfinished += 1
        for place, (lands, damage) in enumerate(watch.kept()):
            report.lands[place] += lands / games
            report.damage[place] += damage / games
        if progress is not None:
            progress(report.games, games)
    report.won_on = dict(sorted(report.won_on.items()))
    return report


@final
class _Watch:
    """Notes lands in play and life taken at the end of each own turn."""

    def __init__(self, turns: int, life: int) -> None:
        self._seen: list[tuple[int, int] | None] = [None] * turns
        self._life = life

    def look(self, game: Game) -> None:
        place = (game.turn.number - 1) // 2
        if not 0 <= place < len(self._seen):
            return
        lands = sum(
            1
            for one in game.zones.battlefield
            if game.object(one).owner == 0 and game.object(one).now.types & Type.LAND
        )
        self._seen[place] = (lands, self._life - game.players[1].life)

    def kept(self) -> list[tuple[int, int]]:
        """What was seen on each turn; a game that has ended stays as it was."""
        found: list[tuple[int, int]] = []
        last = (0, 0)
        for one in self._seen:
            last = one or last
            found.append(last)
        return found


def _begun(
    deck: Deck, seed: int, era: Era, draws_first: bool, definitions: Definitions | None = None
) -> tuple[Game, list[Agent]]:
    land = starter.card(SILENT)
    assert land is not None, SILENT
    decks = (tuple(deck.cards()), (land,) * SILENT_CARDS)
    game = new_game(decks, ("", ""), seed, era, int(draws_first), definitions=definitions)
    game.settings.keep_log = False
    return game, [make_agent(PLAYER, f"{seed}"), Idle()]


def _cards(game: Game, numbers: list[int]) -> tuple[Card, ...]:
    return tuple(game.object(one).definition.card for one in numbers)


def _masks(cards: tuple[Card, ...]) -> list[int]:
    return [mana_given(card.faces[0]) for card in cards if card.faces[0].types & Type.LAND]
