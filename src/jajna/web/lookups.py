"""What a seat wants to know besides the table: reasons, causes and terms, in words.

All is told as the seat may know it; sources that it may not know are "something".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from jajna.decision import Activate, Kind
from jajna.glossary import Term, UnknownTermError, find, opened, terms
from jajna.judge.chains import chain_lines
from jajna.judge.explanations import explanation_lines
from jajna.judge.whys import why_lines
from jajna.kernel.costs.mana_sources import mana_sources_now
from jajna.kernel.layers.explanation import explain
from jajna.kernel.state.causes import chain
from jajna.kernel.views.view import ObjectView
from jajna.messages import Message
from jajna.tables.table import TableError
from jajna.text.messages import error_text
from jajna.text.things import Teller
from jajna.vocab import MANA_LETTERS
from jajna.web.channel import Channel

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["ManaWay", "Said", "explained", "led", "meaning", "why_not"]

NO_THING: Final = Message("there is no such thing")


class ManaWay(msgspec.Struct, frozen=True, omit_defaults=True):
    """A mana ability that can be activated now, with the letters of the mana that it makes.

    "" stands where more is asked. CR 605.3a.
    """

    ability: int = 0
    mana: str = ""


class Said(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="said"):
    """What was asked about, line by line; ``more`` are terms of the glossary to read next.

    ``mana`` are the ways in which the thing can make mana now, outside a payment.
    """

    about: str
    """One of why, explain, led and term."""
    title: str
    lines: list[str]
    thing: int = -1
    more: tuple[str, ...] = ()
    mana: tuple[ManaWay, ...] = ()


def explained(channel: Channel, number: int) -> Said:
    """Why a thing is what it is. CR 613. Raises TableError for what the seat doesn't know."""
    game = channel.table.session.game
    teller = channel.teller(channel.table.session.retold().history.log)
    shown = _known(channel, teller, number)
    asks = shown.owner if channel.watches else channel.seat
    try:
        lines = explanation_lines(explain(game, shown.id, asks), teller)
    except KeyError as error:  # it has left
        raise TableError(NO_THING) from error
    return Said("explain", teller.name(shown.id), lines, number)


def why_not(channel: Channel, number: int) -> Said:
    """What can be done with a thing now, and why not. Raises TableError as ``explained``."""
    table = channel.table
    teller = channel.teller()
    shown = _known(channel, teller, number)
    name = teller.name(shown.id)
    if table.question is None:
        return Said("why", name, [teller.say("The game is over.")], number)
    if channel.question() is None:
        who = table.session.setup.name(table.asked)
        lines = [teller.say("{player} decides now, not you.", player=who)]
        return Said("why", name, lines, number)
    lines = why_lines(shown, table.session.game, teller)
    ways = _mana_ways(table.session.game, shown.id)
    if not lines and not ways:
        lines = [teller.say("There is nothing like that which you could do with it.")]
    return Said("why", name, lines, number, mana=ways)


def _mana_ways(game: Game, thing: int) -> tuple[ManaWay, ...]:
    """The ways in which a permanent can make mana for the player with priority. CR 605.3a."""
    question, found = game.decision, game.objects.get(thing)
    if question is None or question.kind is not Kind.PRIORITY or found is None:
        return ()
    taps = [
        tap
        for player in question.whose
        for source in mana_sources_now(game, player)
        for tap in source.taps
        if tap.source == thing and tap.ability >= 0 and game.why_not(tap) is None
    ]
    ways = [ManaWay(tap.ability, "".join(MANA_LETTERS[one] for one in tap.mana)) for tap in taps]
    known = {tap.ability for tap in taps}
    for place, mana in enumerate(found.now.kit.mana):
        if mana is not None and place not in known and not game.why_not(Activate(thing, place)):
            ways.append(ManaWay(place))
    return tuple(dict.fromkeys(ways))


def led(channel: Channel, line: int) -> Said:
    """What led to the event of a line of the log. Raises TableError as ``Channel.past``."""
    game, event = channel.past(line)
    teller = channel.teller(game.history.log)
    lines = chain_lines(chain(game, event), teller)
    return Said("led", lines[0], lines[1:] or [teller.say("Nothing led to it.")])


def meaning(channel: Channel, word: str) -> Said:
    """The meaning of a term in the era of the game; of an empty word, all terms."""
    code = channel.language.code
    era = channel.table.session.setup.era.edition
    if not word.strip():
        names = sorted({one.name(code, era) for one in terms() if era not in one.absent})
        return Said("term", "", [], more=tuple(names))
    try:
        found = opened(find(word, code))
    except UnknownTermError as error:
        return Said("term", word, [error_text(error, code)], more=error.near)
    lines: list[str] = []
    for one in found:
        lines += _meaning(one, code, era)
    related = dict.fromkeys(other.name(code, era) for one in found for other in one.related_in(era))
    return Said("term", found[0].name(code, era), lines, more=tuple(related))


def _meaning(one: Term, code: str, era: str) -> list[str]:
    rules = one.rules[era]
    return [one.text(code, era), *([f"CR {rules}"] if rules else [])]


def _known(channel: Channel, teller: Teller, number: int) -> ObjectView:
    """The object with a seat's number. Raises TableError if the seat doesn't know it."""
    thing = channel.numbers.meant(number)
    shown = teller.view.find(thing) if thing is not None else None
    if shown is None or not shown.known:
        raise TableError(NO_THING)
    return shown
