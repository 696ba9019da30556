"""A failing game told as a scenario: a position before it fails, and the steps from there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec
import yaml

from jajna.card import Card
from jajna.decision import (
    Activate,
    Answer,
    Assign,
    Cast,
    Decision,
    Kind,
    Pass,
    PlayLand,
    Several,
    TakeAction,
    TapForMana,
    TurnFaceUp,
)
from jajna.judge.scenario import ScenarioError, build, of, read
from jajna.judge.scenario.model import Scenario
from jajna.replay import GameSetup
from jajna.simulation.failing_games import Move, Naming, Played, play
from jajna.vocab import MANA_LETTERS, Zone, is_player

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["retold"]

MOST_TRIES: Final = 8
"""The number of positions that are tried, the latest first."""
WIDTH: Final = 100


def retold(setup: GameSetup, played: Played, lookup: Callable[[str], Card]) -> str | None:
    """The scenario that fails as a game does, as YAML; None if none of its last positions does."""
    places = _places(setup, played.answers)
    for place in places[-1 : -1 - MOST_TRIES : -1]:
        found = _from(setup, played, place, lookup)
        if found is not None:
            return found
    return None


def _places(setup: GameSetup, answers: Sequence[str]) -> list[int]:
    """The steps at which the active player has priority with nothing on the stack."""
    game = setup.begin()
    found: list[int] = []
    for step, notation in enumerate(answers):
        question = game.decision
        if question is None:
            break
        active = game.turn.active in question.whose
        if question.kind is Kind.PRIORITY and active and not game.zones.stack:
            found.append(step)
        try:
            game.answer(question.parse(notation))
        except Exception:  # the failure itself
            break
    return found


def _from(
    setup: GameSetup, played: Played, place: int, lookup: Callable[[str], Card]
) -> str | None:
    """The scenario from a step on; None if it can't be written or doesn't fail so."""
    game = setup.begin()
    for notation in played.answers[:place]:
        question = game.decision
        assert question is not None, place
        game.answer(question.parse(notation))
    written = of(game, f"Found by random play: {played.trouble.kind}", lookup)
    naming = Naming(game, _by_place(game))
    moves = _moves(game, naming, played.answers[place:])
    try:
        table = build(read(written.text(), "", setup.era)[0], lookup)
    except ScenarioError:
        return None
    start = table.game
    steps: list[dict[str, object]] = []

    def tell(now: Game, answer: Answer) -> None:
        question = now.decision
        assert question is not None, answer
        steps.append(_step(now, question, answer))

    again = play(start, Naming(start, _by_place(start)), moves, played.trouble.kind, tell)
    if again is None:
        return None
    said = [again.trouble.message, *(f"Not in it: {one}" for one in written.omitted)]
    return _text(written.data, said, steps)


def _by_place(game: Game) -> dict[int, str]:
    """Names of objects by their zone and their place in it."""
    zones = {
        "battlefield": game.zones.battlefield,
        "exile": game.zones.exile,
        "command": game.zones.command,
    }
    for player in game.players:
        zones[f"hand {player.id}"] = player.hand
        zones[f"library {player.id}"] = player.library
        zones[f"graveyard {player.id}"] = player.graveyard
    return {
        number: f"{zone} {place}"
        for zone, held in zones.items()
        for place, number in enumerate(held)
    }


def _moves(game: Game, naming: Naming, answers: Sequence[str]) -> list[Move]:
    moves: list[Move] = []
    for notation in answers:
        question = game.decision
        if question is None:
            break
        moves.append(Move(question.players[0], question.kind, naming.named(game, notation)))
        try:
            game.answer(question.parse(notation))
        except Exception:  # the failure itself
            break
    return moves


def _step(game: Game, question: Decision, answer: Answer) -> dict[str, object]:
    """An answer as a step of a scenario."""
    by = game.players[question.whose[0]].name
    if question.kind is Kind.PRIORITY:
        return _action(game, by, answer)
    if question.kind in (Kind.ATTACKERS, Kind.BLOCKERS) and isinstance(answer, Several):
        pairs: dict[str, object] = {}
        for one in answer.options:
            assert isinstance(one, Assign), one
            to = game.players[one.to].name if is_player(one.to) else _called(game, one.to)
            pairs[_called(game, one.creature)] = to
        return {"attack" if question.kind is Kind.ATTACKERS else "block": pairs}
    return {"answer": answer.notation(), "by": by}


def _action(game: Game, by: str, answer: Answer) -> dict[str, object]:
    if isinstance(answer, Pass):
        return {"pass": by}
    found: dict[str, object] = {}
    if isinstance(answer, (Cast, PlayLand)):
        verb = "cast" if isinstance(answer, Cast) else "play"
        found[verb] = _called(game, answer.card)
        definition = game.objects[answer.card].definition
        if answer.face and answer.face == definition.face_down:
            found["face"] = "down"
        elif answer.face:
            found["face"] = definition.faces[answer.face].name
        if isinstance(answer, Cast) and answer.way >= 0:
            found["way"] = answer.way + 1
    elif isinstance(answer, Activate):
        found = {"activate": _called(game, answer.source), "ability": answer.ability + 1}
    elif isinstance(answer, TapForMana):
        letters = "".join(MANA_LETTERS[one] for one in answer.mana)
        found = {"tap": _called(game, answer.source), "for": letters, "ability": answer.ability + 1}
    elif isinstance(answer, TurnFaceUp):
        found = {"turn_up": _called(game, answer.source), "way": answer.way + 1}
    elif isinstance(answer, TakeAction):
        found = {"special": _called(game, answer.card), "action": answer.index + 1}
    return {**found, "by": by}


def _called(game: Game, number: int) -> str:
    """The name of an object, or its number where another has the same name."""
    name = game.objects[number].now.name
    like = [
        thing.id
        for thing in game.objects.values()
        if thing.now.name == name and thing.zone is not Zone.LIBRARY
    ]
    return name if name and like == [number] else str(number)


def _text(data: Scenario, said: Sequence[str], steps: list[dict[str, object]]) -> str:
    """The scenario as YAML, with the failure and what the position omits as comments.

    What is expected at its end is for whoever mends the failure to say.
    """
    plain = msgspec.to_builtins(data)
    plain["steps"] = [*steps, {"expect": {}}]
    body = yaml.dump(
        plain,
        Dumper=yaml.SafeDumper,
        sort_keys=False,
        allow_unicode=True,
        default_flow_style=None,
        width=WIDTH,
    )
    comments = "".join(f"# {' '.join(one.split())}\n" for one in said)
    return f"{comments}{body}"
