"""``jajna decks check`` and ``legal``: whether a deck may be played, and when it was."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from datetime import date
from typing import Final, final

import click

from jajna.card import Card
from jajna.cards.pool import Pool
from jajna.cli.card_lines import card_name
from jajna.cli.commands import Command
from jajna.cli.decks import find_deck
from jajna.cli.languages import default_language
from jajna.cli.mistakes import WrongUse, WrongValue, failing
from jajna.cli.options import ERA_HELP, lang_option, read_era
from jajna.cli.output import print_json
from jajna.era import CURRENT, Era
from jajna.errors import CardError, DeckError, UnsupportedCardError
from jajna.formats.broken_rules import told
from jajna.formats.construction import Violation, violations
from jajna.formats.deck import Deck
from jajna.formats.known import Formats, Prints, known_formats
from jajna.formats.timeline import Span, era_on, legal_spans
from jajna.messages import Message, cause
from jajna.text.catalogue import Language, language

__all__ = ["check", "legal"]

STANDARD: Final = "standard"


def read_day(context: click.Context, parameter: click.Parameter, value: str) -> str:
    """The day of an option, ISO; "" where it isn't given."""
    if not value:
        return ""
    try:
        return date.fromisoformat(value).isoformat()
    except ValueError as error:
        raise WrongValue(
            Message("{value} is no day; write it as 2003-07-28", value=repr(value))
        ) from error


@final
class _Reader:
    """Looks up cards by their facts, and notes those whose text isn't understood."""

    def __init__(self, pool: Pool) -> None:
        self.unread: list[str] = []
        self._pool = pool

    def card(self, name: str) -> Card:
        """The card of this name. Raises CardError for none."""
        try:
            return self._pool.card(name)
        except UnsupportedCardError:
            found = self._pool.card_by_facts(name)
            if found.name not in self.unread:
                self.unread.append(found.name)
            return found


def _deck(name: str, reader: _Reader) -> Deck:
    """The deck that is asked for. Raises WrongUse for none."""
    try:
        return find_deck(name, reader.card)
    except (CardError, DeckError) as error:
        raise WrongUse(cause(error)) from error


@click.command(cls=Command)
@click.argument("name", metavar="NAME-OR-FILE")
@click.option("--format", "built", metavar="FORMAT", default=STANDARD, show_default=True,
              help="Whose rules it is held against.")  # fmt: skip
@click.option("--on", "day", metavar="DATE", default="", callback=read_day,
              help="The day, as 2003-07-28; by default that of the era.")  # fmt: skip
@click.option("--era", callback=read_era, help=ERA_HELP)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@lang_option
def check(
    name: str, built: str, day: str, era: Era | None, as_json: bool, lang: str | None
) -> None:
    """Check whether a deck may be played in a format on a day.

    Ends with exit code 0 for a legal deck and 1 for one that isn't. Cards whose text isn't
    understood are checked by their names and facts.
    """
    spoken = language(lang or default_language())
    pool = Pool()
    reader = _Reader(pool)
    deck = _deck(name, reader)
    when = era or (era_on(day) if day else CURRENT)
    held = known_formats(pool, when, day)
    try:
        construction = held.called(built)
    except DeckError as error:
        raise WrongUse(cause(error)) from error
    broken = violations(deck, construction, when)
    if as_json:
        print_json(
            {
                "deck": deck.name,
                "format": construction.name,
                "on": held.day,
                "legal": not broken,
                "basis": "imported" if held.is_of_today(built) else "dated",
                "whole": held.is_whole(built),
                "violations": [_data(one, spoken) for one in broken],
                "unread": reader.unread,
            }
        )
    else:
        _print(construction.name, broken, held, pool, spoken)
        _warn(held, built, reader.unread, spoken)
    sys.exit(1 if broken else 0)


def _print(
    name: str, broken: Iterable[Violation], held: Formats, pool: Pool, spoken: Language
) -> None:
    day = spoken.say("today") if held.is_of_today(name) else held.day
    reasons = _reasons(broken, pool, spoken)
    if not reasons:
        click.echo(spoken.say("Legal in {format} ({day}).", format=name, day=day))
        return
    click.echo(spoken.say("Not legal in {format} ({day}):", format=name, day=day))
    for reason in reasons:
        click.echo(f"- {reason}")


def _reasons(broken: Iterable[Violation], pool: Pool, spoken: Language) -> list[str]:
    return [
        told(one, spoken, card_name(one.card, pool.card, spoken) if one.card else "")
        for one in broken
    ]


def _warn(held: Formats, name: str, unread: list[str], spoken: Language) -> None:
    """Say what is to be known of the answer, on standard error."""
    if not held.is_whole(name):
        described = held.described(name)
        known = described.whole if described is not None else None
        said = spoken.say(
            "The lists of {format} may lack something: they are known to be whole {days}.",
            format=name,
            days=" – ".join(known) if known else spoken.say("on no day"),
        )
        click.echo(said, err=True)
    if unread:
        said = spoken.say(
            "Not understood, and checked by name and facts alone: {cards}.", cards=", ".join(unread)
        )
        click.echo(said, err=True)


def _data(one: Violation, spoken: Language) -> dict[str, object]:
    return {
        "code": one.code,
        "rule": one.rule,
        "card": one.card,
        "count": one.count,
        "limit": one.limit,
        "since": one.announcement.since,
        "source": one.announcement.source,
        "text": told(one, spoken),
    }


@click.command(cls=Command)
@click.argument("name", metavar="NAME-OR-FILE")
@click.option("--format", "built", metavar="FORMAT", default="",
              help="The only format that is looked at; by default all.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@lang_option
def legal(name: str, built: str, as_json: bool, lang: str | None) -> None:
    """Tell when a deck was legal in each format, and what made it illegal.

    Only days of which the lists are known are told of; sets are legal from their release on.
    """
    spoken = language(lang or default_language())
    pool = Pool()
    reader = _Reader(pool)
    deck = _deck(name, reader)
    with failing():
        names = [card.name for card, _ in (*deck.main, *deck.sideboard, *deck.commanders)]
        printings = {one: pool.printings(one) for one in names}
        held = _formats_for(pool, printings)
    wanted = [built.casefold().strip()] if built else list(held.dated())
    if built and wanted[0] not in held.dated():
        known = ", ".join(held.dated())
        raise WrongUse(
            Message("{name} is no format with days; there are {known}", name=repr(built),
                    known=known)
        )  # fmt: skip
    spans = {one: legal_spans(deck, one, held, printings) for one in wanted}
    if as_json:
        print_json(
            {
                "deck": deck.name,
                "formats": {
                    one: [_span_data(span, spoken) for span in found]
                    for one, found in spans.items()
                },
                "unread": reader.unread,
            }
        )
        return
    if not pool.imported_on:
        codes = ", ".join(one.code for one in pool.sets)
        said = spoken.say(
            "Printings are known of {codes} alone: of other sets these cards may be legal where it "
            "isn't said ('jajna cards update').",
            codes=codes,
        )
        click.echo(said, err=True)
    for one, found in spans.items():
        _print_spans(one, found, held, pool, spoken)


def _formats_for(pool: Pool, printings: dict[str, frozenset[str]]) -> Formats:
    """The formats as far as they concern the cards of a deck."""

    def printed_in(codes: Iterable[str]) -> frozenset[str]:
        wanted = set(codes)
        return frozenset(name for name, held in printings.items() if wanted & held)

    return Formats(known_formats(pool, CURRENT).folder, Prints(printed_in))


def _print_spans(
    name: str, found: tuple[Span, ...], held: Formats, pool: Pool, spoken: Language
) -> None:
    """A line for each span in which the deck was legal, and what ended it; or why it never was."""
    described = held.described(name)
    assert described is not None, name
    places = [place for place, one in enumerate(found) if one.is_legal]
    if not places:
        nearest = min(found, key=lambda one: len(one.broken)).broken if found else ()
        reasons = "; ".join(_reasons(nearest, pool, spoken))
        click.echo(spoken.say("{format}: never; {reasons}", format=name, reasons=reasons))
        return
    click.echo(f"{name}:")
    for place in places:
        one = found[place]
        if not one.until:
            click.echo("  " + spoken.say("since {since}", since=one.since))
            continue
        words = {"since": one.since, "until": one.until}
        if place + 1 == len(found):
            click.echo("  " + spoken.say("from {since} to {until}, when it ended", **words))
            continue
        reasons = "; ".join(_reasons(found[place + 1].broken, pool, spoken))
        click.echo(
            "  " + spoken.say("from {since} to {until}: {reasons}", **words, reasons=reasons)
        )
    if described.whole is not None:
        since, until = described.whole
        said = spoken.say("known to be whole from {since} to {until}", since=since, until=until)
        click.echo(f"  ({said})")


def _span_data(one: Span, spoken: Language) -> dict[str, object]:
    return {
        "since": one.since,
        "until": one.until,
        "legal": one.is_legal,
        "violations": [_data(broken, spoken) for broken in one.broken],
    }
