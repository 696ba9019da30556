"""Kept games: how some games go, turn by turn, so that a change of play is noticed and meant.

    kept_games.py                play them, and say which go otherwise than was kept
    kept_games.py --update       write anew how they go, and say which differ from before
    kept_games.py --course NAME  tell the states of a game with the answers between them: two
                                 checkouts are compared with diff

A kept game is its decks, seed and era; the player of random play answers for everybody, so that no
answers are kept. It is played for some turns. Of each turn there are kept a mark of the state
before each answer and marks of the parts of the state as the turn ends: enough to say where a
difference begins and in what it shows, and not what it is. `tools/choose_games.py` chose them.
"""

from __future__ import annotations

import os
import sys
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import blake2b
from itertools import takewhile
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import msgspec

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from jajna.card import Card  # noqa: E402
from jajna.cards import starter  # noqa: E402
from jajna.decision import Activate, Answer, Cast, PlayLand, TapForMana  # noqa: E402
from jajna.era import find as find_era  # noqa: E402
from jajna.kernel.game import Game  # noqa: E402
from jajna.kernel.state.digest import PARTS, parts, summary  # noqa: E402
from jajna.replay import GameSetup, fingerprint  # noqa: E402
from jajna.simulation.decks import CASTING, own_abilities  # noqa: E402
from jajna.simulation.explorer import Explorer, Wanted  # noqa: E402
from tests.corpus import Corpus  # noqa: E402

KEPT: Final = ROOT / "tests" / "games" / "kept.jsonl"
OWN: Final = "own"
"""The cards of the package, of which some games are."""
CORPUS: Final = "corpus"
DECISIONS: Final = 140
TURNS: Final = 12
"""The most answers and turns of a kept game."""

Lookup: TypeAlias = Callable[[str], Card]


class KeptTurn(msgspec.Struct, frozen=True, array_like=True):
    """A turn: its number, a character for each state in which somebody is asked, and for each
    part of the state, in the order of ``PARTS``, two characters as the turn ends.
    """

    number: int
    states: str
    parts: str


class KeptGame(msgspec.Struct, frozen=True):
    """A game as it is kept: what it follows from, and its course.

    ``cards`` says where its cards are from; ``definitions`` is a digest of what they are compiled
    to. With ``lands_out`` basic lands begin on the battlefield.
    """

    name: str
    cards: str
    seed: int
    era: str
    life: int | None
    lands_out: bool
    by_hand: list[int]
    decks: list[dict[str, int]]
    definitions: str
    turns: list[KeptTurn]

    def setup(self, lookup: Lookup) -> GameSetup:
        """What the game follows from."""
        decks = [
            tuple(lookup(name) for name, count in deck.items() for _ in range(count))
            for deck in self.decks
        ]
        return GameSetup(
            tuple(decks),
            seed=self.seed,
            life=self.life,
            era=find_era(self.era),
            by_hand=tuple(self.by_hand),
            lands_out=self.lands_out,
        )

    def played(self, lookup: Lookup) -> KeptGame:
        """The game as it goes now."""
        setup = self.setup(lookup)
        return msgspec.structs.replace(
            self, definitions=definitions(setup), turns=turns(course(setup))
        )


class State(NamedTuple):
    """A state of a game in which somebody is asked, or its end, and the answer that led to it."""

    game: Game
    answer: str


# -- playing ---------------------------------------------------------------------------------------


def course(setup: GameSetup) -> Iterator[State]:
    """The states of a game; it is the same game, which goes on."""
    game = setup.begin()
    wanted = Wanted(uses(setup))
    explorer = Explorer(wanted, f"kept {setup.seed}")
    answer = ""
    for _ in range(DECISIONS):
        yield State(game, answer)
        question = game.decision
        if question is None or game.turn.number > TURNS:
            return
        chosen = explorer.choose(game, question)
        if game.why_not(chosen) is not None:
            chosen = question.fallback
        answer = chosen.notation()
        note(wanted, game, chosen)
        game.answer(chosen)


def uses(setup: GameSetup) -> dict[str, tuple[int, ...]]:
    """The uses of all cards in the decks: players take first what they haven't done yet."""
    return {
        card.name: tuple(range(CASTING, len(own_abilities(card))))
        for deck in setup.decks
        for card in deck
    }


def note(wanted: Wanted, game: Game, answer: Answer) -> None:
    """Note a use of a card."""
    if isinstance(answer, (Cast, PlayLand)):
        wanted.reached(game.objects[answer.card].definition.card, CASTING)
    elif isinstance(answer, (Activate, TapForMana)):
        source = game.objects[answer.source]
        activated = source.now.kit.activated
        if 0 <= answer.ability < len(activated):
            card = source.definition.card
            wanted.reached(card, wanted.place(card, activated[answer.ability]))


def turns(states: Iterable[State]) -> list[KeptTurn]:
    """The course of a game as it is kept."""
    made: list[KeptTurn] = []
    number, marks = 0, ""
    ending: Mapping[str, str] = {}
    for game, _ in states:
        now = parts(game)
        if game.turn.number != number:
            if marks:
                made.append(KeptTurn(number, marks, marks_of(ending)))
            number, marks = game.turn.number, ""
        marks += mark("".join(now.values()), 1)
        ending = now
    return [*made, KeptTurn(number, marks, marks_of(ending))]


def marks_of(state: Mapping[str, str]) -> str:
    return "".join(mark(state[part], 2) for part in PARTS)


def mark(text: str, length: int) -> str:
    """Some characters that most probably differ when a text does."""
    return urlsafe_b64encode(blake2b(text.encode(), digest_size=3).digest())[:length].decode()


def definitions(setup: GameSetup) -> str:
    """A digest of what the cards of a game are compiled to."""
    different = {card.name: card for deck in setup.decks for card in deck}
    made = "".join(fingerprint(different[name]) for name in sorted(different))
    return blake2b(made.encode(), digest_size=4).hexdigest()


# -- comparing -------------------------------------------------------------------------------------


def why_different(kept: KeptGame, now: KeptGame) -> str | None:
    """Where a game first goes otherwise than was kept, and in which parts; None if nowhere."""
    for at, turn in enumerate(now.turns):
        before = kept.turns[at] if at < len(kept.turns) else None
        if turn != before:
            return _told(kept, now, before, turn)
    return "the game ended later" if len(kept.turns) > len(now.turns) else None


def _told(kept: KeptGame, now: KeptGame, before: KeptTurn | None, turn: KeptTurn) -> str:
    if before is None:
        return f"the game goes on to turn {turn.number}; it ended before that"
    if before.number != turn.number:
        return f"turn {turn.number} is played; it was turn {before.number}"
    steps = sum(len(one.states) for one in now.turns if one.number < turn.number)
    pairs = zip(before.states, turn.states, strict=False)
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    differing = [
        part
        for at, part in enumerate(PARTS)
        if before.parts[2 * at : 2 * at + 2] != turn.parts[2 * at : 2 * at + 2]
    ]
    said = f"turn {turn.number} differs, at state {steps + same} of the game"
    if differing:
        said += f"; as it ends, in: {'; '.join(differing)}"
    if kept.definitions != now.definitions:
        said += ". Its cards are compiled to other definitions"
    return said


# -- the file --------------------------------------------------------------------------------------


def kept_games() -> list[KeptGame]:
    """The games in the file."""
    lines = KEPT.read_text(encoding="utf-8").splitlines() if KEPT.is_file() else []
    return [msgspec.json.decode(line, type=KeptGame) for line in lines]


def keep(games: Iterable[KeptGame]) -> None:
    """Write games to the file."""
    lines = [msgspec.json.encode(game).decode() + "\n" for game in games]
    KEPT.write_text("".join(lines), encoding="utf-8")


def own_card(name: str) -> Card:
    """The card of the package with this name."""
    card = starter.card(name)
    assert card is not None, f"the package has no card named {name}"
    return card


def corpus() -> Corpus | None:
    """The corpus; None where there is none."""
    shared = Path(os.environ.get("JAJNA_SHARED") or ROOT.parent / "shared")
    return Corpus(shared) if (shared / "corpus").is_dir() else None


def lookups() -> dict[str, Lookup]:
    """Where cards are looked up, by where they are from."""
    found: dict[str, Lookup] = {OWN: own_card}
    others = corpus()
    if others is not None:
        found[CORPUS] = others.card
    return found


# -- commands --------------------------------------------------------------------------------------


def play(update: bool) -> int:
    """Play all games, say which differ, and keep what they are now if asked to."""
    found = lookups()
    now: list[KeptGame] = []
    differing = failed = 0
    for kept in kept_games():
        now.append(kept)
        if kept.cards not in found:
            print(f"{kept.name}: not played, there is no corpus (set JAJNA_SHARED)")
            continue
        try:
            played = kept.played(found[kept.cards])
        except Exception as error:
            failed += 1
            print(f"{kept.name}: {error!r}; its course stays as it was kept")
            continue
        why = why_different(kept, played)
        if why is not None:
            differing += 1
            print(f"{kept.name}: {why}")
        now[-1] = played
    print(f"{differing} of {len(now)} games go otherwise than was kept")
    if update:
        keep(now)
    return 1 if failed or (differing and not update) else 0


def tell(name: str) -> int:
    """Print the course of a game."""
    found = lookups()
    for kept in kept_games():
        if kept.name == name:
            for step, (game, answer) in enumerate(course(kept.setup(found[kept.cards]))):
                print(f"== state {step}, after {answer or 'nothing'}\n{summary(game)}")
            return 0
    print(f"no game is named {name}; there are {', '.join(one.name for one in kept_games())}")
    return 2


def main(arguments: list[str]) -> int:
    match arguments:
        case []:
            return play(update=False)
        case ["--update"]:
            return play(update=True)
        case ["--course", name]:
            return tell(name)
        case _:
            print(__doc__, file=sys.stderr)
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
