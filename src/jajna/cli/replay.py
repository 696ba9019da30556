"""``jajna replay``: play a saved game again and compare every state with the recorded one."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from jajna.cards.pool import Pool
from jajna.cli.commands import Command
from jajna.cli.languages import default_language
from jajna.cli.mistakes import Failed
from jajna.cli.options import read_era
from jajna.era import Era
from jajna.errors import JajnaError
from jajna.messages import cause
from jajna.replay import Session, load
from jajna.text.catalogue import LANGUAGES, Language, language

__all__ = ["replay"]


@click.command(cls=Command)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--era", callback=read_era, help="Refuse a game that is of another era.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def replay(file: Path, era: Era | None, lang: str | None, as_json: bool) -> None:
    """Play the game saved in FILE again, by the rules of its era, and verify its digests.

    Ends with exit code 1, naming the step, if the game goes another way than it was recorded.
    """
    try:
        pool = Pool()
        session = load(file, pool.card, era, pool.card_names)
    except JajnaError as error:
        raise Failed(cause(error)) from error
    if as_json:
        click.echo(msgspec.json.encode(_data(session)).decode())
    else:
        spoken = language(lang or default_language()).in_era(session.setup.era)
        click.echo("\n".join(_lines(session, spoken)))


def _data(session: Session) -> dict[str, object]:
    outcome = session.game.outcome
    return {
        "era": session.setup.era.name,
        "steps": len(session.answers),
        "turns": session.game.turn.number,
        "digest": session.digests[-1],
        "over": session.game.over,
        "winner": outcome.winner if outcome is not None else None,
        "changed_cards": list(session.changed),
    }


def _lines(session: Session, spoken: Language) -> list[str]:
    """The result of the replay, in words."""
    number, era = len(session.answers), session.setup.era.name
    turn, outcome = session.game.turn.number, session.game.outcome
    lines = [
        spoken.count(
            number,
            "{number} answer gives the recorded states (era {era}).",
            "{number} answers give the recorded states (era {era}).",
            era=era,
        )
    ]
    if outcome is None:
        lines.append(spoken.say("The game goes on in turn {turn}.", turn=turn))
    elif outcome.winner < 0:
        lines.append(
            spoken.say(
                "The game was a draw in turn {turn} (CR {rule}).", turn=turn, rule=outcome.rule
            )
        )
    elif len(outcome.winners) > 1:
        lines.append(
            spoken.say(
                "{players} won in turn {turn} (CR {rule}).",
                players=spoken.listed([session.setup.name(seat) for seat in outcome.winners]),
                turn=turn,
                rule=outcome.rule,
            )
        )
    else:
        lines.append(
            spoken.say(
                "{player} won in turn {turn} (CR {rule}).",
                player=session.setup.name(outcome.winner),
                turn=turn,
                rule=outcome.rule,
            )
        )
    if session.changed:
        lines.append(
            spoken.say("Defined otherwise than then: {cards}.", cards=", ".join(session.changed))
        )
    return lines
