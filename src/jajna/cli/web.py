"""``jajna web``: the table in the browser, served from this machine."""

from __future__ import annotations

import sys
import webbrowser
from contextlib import closing, nullcontext, suppress
from io import StringIO
from pathlib import Path
from threading import Thread
from typing import Final

import click
import segno

from jajna.cards.pool import data_folder
from jajna.cli.commands import Command
from jajna.cli.languages import default_language
from jajna.cli.mistakes import Failed, failing
from jajna.messages import Message
from jajna.text.catalogue import LANGUAGES, Language, language
from jajna.web.engine import Engine, is_shared
from jajna.web.places import Alone, Place, address_in_network, listening, place

__all__ = ["web"]

FILE_NAME: Final = "tables.sqlite"
MOST_WORKERS: Final = 256
BORDER: Final = 2
"""Light fields around the code that a phone reads."""

port_type: Final = click.IntRange(0, 65535)


@click.command(cls=Command)
@click.option("--port", type=port_type,
              help="Where the page is served; 0 for any free port. By default 1993, or the next "
              "that is free.")  # fmt: skip
@click.option("--open/--no-open", "opens", default=True, help="Open the page in your browser.")
@click.option("--lan", is_flag=True,
              help="Let others in your network come: they play from phones or computers by the "
              "address or the code that is shown.")  # fmt: skip
@click.option("--host", "names", multiple=True, metavar="NAME",
              help="Another name by which pages reach this server, as behind a proxy.")  # fmt: skip
@click.option("--journal", metavar="PLACE",
              help="Where games are kept: a file, or the address of a PostgreSQL database, which "
              "servers may share.")  # fmt: skip
@click.option("--workers", type=click.IntRange(0, MOST_WORKERS), default=0, show_default=True,
              help="Processes of their own that have the games, so that one that hangs harms no "
              "more than those of its own; for servers with many.")  # fmt: skip
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
def web(
    port: int | None,
    opens: bool,
    lan: bool,
    names: tuple[str, ...],
    journal: str | None,
    workers: int,
    lang: str | None,
) -> None:
    """Play in the browser, against the computer or against people in your network.

    The page and the games stay on this machine. A game that is left, by a closed page or by Ctrl-C
    here, goes on at the question where it was.
    """
    spoken = language(lang or default_language())
    asked = f"?lang={lang}" if lang else ""
    with suppress(KeyboardInterrupt):
        with failing():
            kept = journal or str(data_folder() / FILE_NAME)
            alone = None if is_shared(kept) else Alone(Path(kept))
        if alone is not None and alone.url:
            _show_running(alone.url, asked, opens and port is None and not lan, spoken)
            return
        with failing():
            listener = listening(port, lan)
            found = place(listener, address_in_network() if lan else "", names)
        with listener, closing(alone) if alone is not None else nullcontext():
            if alone is not None:
                alone.tell(found.here)
            _tell(found, lan, spoken)
            if opens:
                Thread(target=_open, args=(found.here + asked, spoken), daemon=True).start()
            engine = Engine(kept, found.hosts, found.in_network, found.is_private)
            from jajna.web.home import serve  # the address is told before anything is loaded

            with failing():
                serve(listener, engine, workers)


def _show_running(url: str, asked: str, opens: bool, spoken: Language) -> None:
    """Show the page of the server that runs already. Raises Failed if another was wanted."""
    if not opens:
        raise Failed(Message("Jajna is already at {url}; end it there first", url=url))
    click.echo(spoken.say("Jajna is already at {url}", url=url))
    _open(url + asked, spoken)


def _tell(found: Place, lan: bool, spoken: Language) -> None:
    """Say where the page is."""
    click.echo(spoken.say("Jajna is at {url}", url=found.here))
    if found.in_network:
        click.echo(spoken.say("In your network: {url}", url=found.in_network))
        click.echo(_code(found.in_network), nl=False)
    elif lan:
        click.echo(spoken.say("This machine is in no network now."))
    click.echo(spoken.say("Ctrl-C ends it; games are kept."))
    sys.stdout.flush()


def _code(url: str) -> str:
    """The address as a code that phones read, "" where its signs can't be shown."""
    drawn = StringIO()
    segno.make(url, micro=False).terminal(drawn, border=BORDER, compact=True)
    try:
        drawn.getvalue().encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return ""
    return drawn.getvalue()


def _open(url: str, spoken: Language) -> None:
    """Open a page in the user's browser, if that has windows of its own."""
    with suppress(webbrowser.Error):
        browser = webbrowser.get()
        if type(browser) is not webbrowser.GenericBrowser and browser.open(url):
            return
    click.echo(spoken.say("No browser was found; open the address in one."))
