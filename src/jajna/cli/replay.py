"""``jajna replay``: play a saved game again and compare every state with the recorded one."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from jajna.cards.pool import Pool
from jajna.cli.eras import read_era
from jajna.era import Era
from jajna.errors import JajnaError
from jajna.replay import Session, load

__all__ = ["replay"]


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--era", callback=read_era, help="Refuse a game that is of another era.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def replay(file: Path, era: Era | None, as_json: bool) -> None:
    """Play the game saved in FILE again, by the rules of its era, and verify its digests.

    Ends with exit code 1, naming the step, if the game goes another way than it was recorded.
    """
    try:
        session = load(file, Pool().card, era)
    except JajnaError as error:
        raise click.ClickException(str(error)) from error
    if as_json:
        click.echo(msgspec.json.encode(_data(session)).decode())
    else:
        _print(session)


def _data(session: Session) -> dict[str, object]:
    outcome = session.game.outcome
    return {
        "era": session.setup.era.name,
        "steps": len(session.answers),
        "turns": session.game.turn,
        "digest": session.digests[-1],
        "over": session.game.over,
        "winner": outcome.winner if outcome is not None else None,
        "changed_cards": list(session.changed),
    }


def _print(session: Session) -> None:
    click.echo(
        f"{len(session.answers)} answers give the recorded states (era {session.setup.era.name})."
    )
    outcome = session.game.outcome
    if outcome is None:
        click.echo(f"The game goes on in turn {session.game.turn}.")
    elif outcome.winner < 0:
        click.echo(f"The game was a draw in turn {session.game.turn} (CR {outcome.rule}).")
    else:
        name = session.setup.name(outcome.winner)
        click.echo(f"{name} won in turn {session.game.turn} (CR {outcome.rule}).")
    if session.changed:
        click.echo(f"Defined otherwise than then: {', '.join(session.changed)}.")
