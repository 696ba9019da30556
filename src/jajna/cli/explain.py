"""``jajna explain``: why objects are what they are, layer by layer."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
import msgspec

from jajna.cards.pool import Pool
from jajna.cli.commands import Command
from jajna.cli.languages import default_language
from jajna.cli.mistakes import Failed
from jajna.cli.options import read_era
from jajna.cli.terminal.cards import named
from jajna.era import CURRENT, Era
from jajna.errors import JajnaError
from jajna.judge.chains import chain_data, chain_lines, events_with
from jajna.judge.explanations import explanation_data, explanation_lines
from jajna.judge.scenario import play_until, read_file
from jajna.kernel.game import Game
from jajna.kernel.layers.explanation import explain as explain_object
from jajna.kernel.state.causes import chain
from jajna.messages import Message, cause
from jajna.replay import load
from jajna.text.catalogue import LANGUAGES, SPANISH, language
from jajna.text.things import Teller, card_names
from jajna.typed import is_number

__all__ = ["explain"]

SCENARIOS: Final = (".yaml", ".yml")


@click.command(cls=Command)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("thing", required=False)
@click.option("--line", type=click.IntRange(min=1),
              help="Of a scenario, the position before the step on this line.")  # fmt: skip
@click.option("--event", "words", metavar="WORDS",
              help="What led to the latest event that is told with these words.")  # fmt: skip
@click.option("--era", callback=read_era,
              help="Of a scenario that names none; a saved game has its own.")  # fmt: skip
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def explain(
    file: Path,
    thing: str | None,
    line: int | None,
    words: str | None,
    era: Era | None,
    lang: str | None,
    as_json: bool,
) -> None:
    """Explain what THING is in the game saved in FILE, or in a scenario, and why.

    THING is a name, or part of one, or an object's number; without it everything on the battlefield
    is explained. Every effect is named with its layer, its rule, its timestamp and what it changed.

    With --event it tells instead what led to something that happened: what triggered an ability,
    which effects changed what would have happened and who chose them, each with its rule.
    """
    spoken = language(lang or default_language())
    try:
        game = _position(file, line, era)
    except JajnaError as error:
        raise Failed(cause(error)) from error
    spoken = spoken.in_era(game.era)
    names = {}
    if spoken.code == SPANISH:
        cards = game.definitions.cards()
        names = card_names((card.name, card.spanish) for card in cards)
    tellers = [Teller(spoken, game.view(player.id, past=True), names) for player in game.players]
    if words is not None:
        _tell_how(game, words, Teller(spoken, tellers[0].view, names, game.history.log), as_json)
        return
    meant = _meant(game, thing, tellers)
    if not meant and thing is not None:
        raise Failed(Message("Nothing there is called {name}.", name=thing))
    found = [(explain_object(game, one), tellers[game.object(one).controller]) for one in meant]
    if as_json:
        data = [explanation_data(explanation, teller) for explanation, teller in found]
        click.echo(msgspec.json.encode({"explanations": data}).decode())
        return
    if not found:
        click.echo(spoken.say("There is nothing on the battlefield."))
    for place, (explanation, teller) in enumerate(found):
        if place:
            click.echo()
        for text in explanation_lines(explanation, teller):
            click.echo(text)


def _tell_how(game: Game, words: str, teller: Teller, as_json: bool) -> None:
    found = events_with(game.history.log, words, teller)
    if not found:
        raise Failed(Message("Nothing has happened that is told like that."))
    links = chain(game, found[0])
    if as_json:
        click.echo(msgspec.json.encode({"chain": chain_data(links, teller)}).decode())
        return
    for text in chain_lines(links, teller):
        click.echo(text)


def _position(file: Path, line: int | None, era: Era | None) -> Game:
    pool = Pool()
    if file.suffix not in SCENARIOS:
        return load(file, pool.card, era, pool.card_names).game
    scripts = [one for one in read_file(file, era or CURRENT) if line is None or one.has_line(line)]
    if not scripts:
        raise JajnaError(
            Message("{file}: no scenario has the line {line}", file=str(file), line=line or 0)
        )
    return play_until(scripts[0], line or 0, pool.card, pool.card_names).game


def _meant(game: Game, thing: str | None, tellers: list[Teller]) -> list[int]:
    """The objects meant; each is found by the player who controls it."""
    if thing is None:
        return game.zones.battlefield.copy()
    if is_number(thing) and int(thing) in game.objects:
        return [int(thing)]
    for place in (game.zones.battlefield, list(game.objects)):
        found = [
            one.id
            for seat, teller in enumerate(tellers)
            for one in named(thing, teller)
            if one.id in place and game.object(one.id).controller == seat
        ]
        if found:
            return found
    return []
