"""Costs of events on large boards, and their growth with the size of the board.

Each workload involves all n permanents or n abilities, with the answers of the players. Its cost
for each permanent must stay about the same, so the exponent of the whole must be near 1.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from time import process_time
from typing import Final, NamedTuple

from jajna.card import Card
from jajna.decision import PASS, Assign, Cast, Decision, Kind, PlayLand, Several
from jajna.era import CURRENT, Era
from jajna.judge.table import ANN, BOB, Table
from jajna.kernel.game import Game
from jajna.kernel.layers import layers
from jajna.oracle import FaceData, compile_face
from jajna.simulation.measures import Curve, fitted
from jajna.vocab import Step, Zone

__all__ = ["BOARDS", "SIZES", "Board", "boards", "table_with", "written"]

SIZES: Final = (100, 1_000, 10_000)
"""The default numbers of permanents or abilities."""
DOUBLINGS: Final = 10
MILLI: Final = 1e3
AGAIN: Final = 2
"""The number of repetitions of events that take less than ``SHORT`` seconds."""
SHORT: Final = 0.5
PASSES: Final = 20
"""The number of decisions with priority on each board."""


@cache
def written(name: str, types: str, text: str = "", stats: tuple[str, str] = ("", "")) -> Card:
    """A card of one face that costs {0}, compiled from its text."""
    front, _, behind = types.partition(" — ")
    compiled = compile_face(
        FaceData(
            name=name,
            full_name=name,
            mana_cost="" if front == "Land" else "{0}",
            types_line=types,
            supertypes=(),
            types=(front,),
            subtypes=tuple(behind.split()),
            text=text,
            power=stats[0],
            toughness=stats[1],
            loyalty="",
            defense="",
            colors="",
            color_indicator="",
            layout="normal",
            side="",
            keywords=(),
        )
    )
    assert compiled.face is not None, f"{text!r} doesn't compile: {compiled.blockers}"
    return Card(name, (compiled.face,))


def table_with(era: Era, size: int, ann: Card, bob: Card | None = None) -> Table:
    """A table with a number of permanents of each player, in the main phase of the first."""
    table = Table(era=era)
    game = table.game
    game.settings.keep_log = False
    game.settings.always_ask = False
    for player, what in ((ANN, ann), (BOB, bob)):
        if what is not None:
            for _ in range(size):
                thing = table.make(player, Zone.BATTLEFIELD, what)
                thing.token = True
                table.add(thing)
    layers.refresh(game)
    return table


def _soldier() -> Card:
    return written("Soldier", "Creature — Soldier", stats=("1", "1"))


def _to_question(game: Game, kind: Kind) -> Decision:
    """Pass until a player is asked a question of this kind."""
    while (question := game.decision) is not None and question.kind is not kind:
        game.answer(PASS if question.kind is Kind.PRIORITY else question.fallback)
    assert question is not None, "the game ended"
    return question


def _resolved(game: Game) -> None:
    """Give the proposed answers until the stack is empty."""
    while (question := game.decision) is not None:
        if question.kind is Kind.PRIORITY and not game.zones.stack:
            return
        game.answer(PASS if question.kind is Kind.PRIORITY else question.fallback)


Timed = Callable[[int, Era], float]
"""Sets a board of a size up, lets it happen and says how many seconds it took."""


def _with_spell(table: Table, spell: Card) -> float:
    """Cast a spell and let all that follows happen."""
    game = table.game
    (number,) = table.hand(ANN, spell)
    game.settings.always_ask = True
    table.begin(ANN, Step.PRECOMBAT_MAIN)
    began = process_time()
    game.answer(Cast(number))
    _resolved(game)
    return process_time() - began


def _combat(size: int, era: Era) -> float:
    """All attack, each is blocked by one, and all die."""
    table = table_with(era, size, _soldier(), _soldier())
    game = table.game
    mine, theirs = game.zones.battlefield[:size], game.zones.battlefield[size:]
    began = process_time()
    table.begin(ANN, Step.BEGINNING_OF_COMBAT)
    _to_question(game, Kind.ATTACKERS)
    game.answer(Several(tuple([Assign(one, BOB) for one in mine])))
    _to_question(game, Kind.BLOCKERS)
    blocks = [Assign(theirs[place], one) for place, one in enumerate(mine)]
    game.answer(Several(tuple(blocks)))
    while game.turn.step is not Step.END_OF_COMBAT and game.turn.active == ANN and not game.over:
        question = game.decision
        assert question is not None, "the game ended"
        game.answer(question.fallback)
    spent = process_time() - began
    assert not game.zones.battlefield, "all have died"
    return spent


def _sweep(size: int, era: Era) -> float:
    """A spell destroys all creatures, each of which triggers as it dies; all that resolves."""
    mourner = written(
        "Mourner", "Creature — Soldier", "When Mourner dies, you gain 1 life.", ("1", "1")
    )
    table = table_with(era, size, mourner)
    spent = _with_spell(table, written("Wrath", "Sorcery", "Destroy all creatures."))
    assert table.game.players[ANN].life == 20 + size, "each has triggered"
    return spent


def _triggers(size: int, era: Era) -> float:
    """All creatures die, and one permanent triggers for each."""
    table = table_with(era, size, _soldier())
    table.battlefield(
        ANN, written("Witness", "Artifact", "Whenever a creature dies, you gain 1 life.")
    )
    spent = _with_spell(table, written("Wrath", "Sorcery", "Destroy all creatures."))
    assert table.game.players[ANN].life == 20 + size, "it has triggered for each"
    return spent


def _doubling(size: int, era: Era) -> float:
    """A token is there for each token, ten times at most, until there are as many as the size."""
    table = table_with(era, max(size >> DOUBLINGS, 1), _soldier())
    text = "For each token you control, create a token that's a copy of that permanent."
    spell = written("Doubling", "Sorcery", text)
    spent = 0.0
    while len(table.game.zones.battlefield) < size:
        spent += _with_spell(table, spell)
    return spent


def _swarm(size: int, era: Era) -> float:
    """A land enters, and each creature makes a token that is a copy of it."""
    scute = written(
        "Scute",
        "Creature — Insect",
        "Landfall — Whenever a land you control enters, "
        "create a token that's a copy of this creature.",
        ("1", "1"),
    )
    table = table_with(era, size, scute)
    game = table.game
    (land,) = table.hand(ANN, written("Field", "Land"))
    game.settings.always_ask = True
    table.begin(ANN, Step.PRECOMBAT_MAIN)
    began = process_time()
    game.answer(PlayLand(land))
    _resolved(game)
    spent = process_time() - began
    assert len(game.zones.battlefield) == 2 * size + 1, "each has made one"
    return spent


def _priority(size: int, era: Era) -> float:
    """A player with something to do among many tokens passes priority, and is asked again."""
    table = table_with(era, size, _soldier())
    game = table.game
    table.hand(ANN, written("Trick", "Instant", "You gain 1 life."))
    table.begin(ANN, Step.UPKEEP)
    spent = 0.0
    for _ in range(PASSES):
        question = _to_question(game, Kind.PRIORITY)
        began = process_time()
        game.answer(question.fallback)
        spent += process_time() - began
    return spent / PASSES


def _each(size: int, era: Era) -> float:
    """An instruction is followed for each creature."""
    table = table_with(era, size, _soldier())
    text = "For each creature you control, put a +1/+1 counter on that creature."
    spent = _with_spell(table, written("Muster", "Sorcery", text))
    assert all(thing.counters for thing in map(table.object, table.game.zones.battlefield)), (
        "each grew"
    )
    return spent


class Board(NamedTuple):
    """Something that happens on a board: what ``play`` does, and the exponent it may have."""

    play: Timed
    most: float


BOARDS: Final[dict[str, Board]] = {
    "combat": Board(_combat, 1.3),
    "sweep": Board(_sweep, 1.1),
    "triggers": Board(_triggers, 1.3),
    "doubling": Board(_doubling, 1.3),
    "swarm": Board(_swarm, 1.3),
    "each": Board(_each, 1.3),
    "priority": Board(_priority, 1.3),
}
"""The workloads by name."""


def _least(board: Board, size: int, era: Era) -> float:
    """The seconds that it takes where least else goes on: of a few times, if those are short."""
    found = board.play(size, era)
    for _ in range(AGAIN if found < SHORT else 0):
        found = min(found, board.play(size, era))
    return found


def boards(sizes: tuple[int, ...] = SIZES, era: Era = CURRENT) -> dict[str, Curve]:
    """The cost of each workload on boards of these sizes, in milliseconds of processor time."""
    found: dict[str, Curve] = {}
    for name, board in BOARDS.items():
        board.play(sizes[0], era)
        costs = {size: _least(board, size, era) * MILLI for size in sizes}
        found[name] = fitted("ms", costs, board.most)
    return found
