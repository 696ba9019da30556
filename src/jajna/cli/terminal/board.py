"""The board as a player sees it, as lines of text."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from jajna.kernel.views.view import CommanderView, ObjectView, PlayerView
from jajna.tables.designations import command_cost, designations_of
from jajna.text.catalogue import capital
from jajna.text.things import Teller
from jajna.vocab import Keyword, Type, Zone, is_another_player

__all__ = [
    "Line",
    "board_lines",
    "commander_text",
    "counted",
    "header",
    "player_lines",
    "stack_lines",
    "struck_texts",
    "wrapped",
]

INDENT: Final = "    "


class Line(NamedTuple):
    """A line of text and how it looks, in the words of Rich's styles."""

    text: str
    style: str = ""


def wrapped(text: str, width: int, indent: str = "", style: str = "", most: int = 0) -> list[Line]:
    """The text in lines of at most this width, those after the first indented.

    Of more than ``most`` lines (0: any number) the rest is cut, with dots in its place.
    """
    lines = textwrap.wrap(text, width, subsequent_indent=indent, break_on_hyphens=False) or [""]
    if most and len(lines) > most:
        lines = lines[:most]
        lines[-1] = lines[-1][: width - 2].rstrip(" ,") + " …"
    return [Line(line, style) for line in lines]


def header(teller: Teller) -> str:
    """The turn, whose it is, and the step."""
    view = teller.view
    step = teller.step(view.step)
    if not view.turn:
        return teller.say("Before the first turn")
    whose = teller.person(view.active, "your {step}", "{player}'s {step}", step=step)
    return teller.say("Turn {number} · {whose}", number=view.turn, whose=whose)


def board_lines(teller: Teller, width: int, most: int = 0) -> list[Line]:
    """Every player's side, the opponents' first, then the stack and the hand.

    ``most`` is how many lines a group of permanents may take (0: any number).
    """
    view = teller.view
    lines: list[Line] = []
    for player in view.players:
        if is_another_player(player.id, view.player):
            lines += player_lines(teller, player, width, most)
    lines += player_lines(teller, view.me, width, most)
    lines += stack_lines(teller, width, most)
    if view.exile:
        names = counted(_titles(teller, view.exile))
        lines += _group(teller.say("Exile"), names, width, most)
    lines += _command_zone(teller, width, most)
    lines += _hand(teller, width, most)
    return lines


def _command_zone(teller: Teller, width: int, most: int) -> list[Line]:
    """What is in the command zone besides commanders, and whose. CR 408."""
    names: list[str] = []
    for thing in teller.view.command:
        if thing.commander:
            continue
        name = teller.name(thing.id)
        whose = thing.controller if thing.controller >= 0 else thing.owner
        names.append(teller.person(whose, "{name} (yours)", "{name} ({player})", name=name))
    return _group(teller.say("Command zone"), counted(names), width, most) if names else []


def player_lines(teller: Teller, player: PlayerView, width: int, most: int) -> list[Line]:
    """A player's title line and their permanents."""
    lines = wrapped(_title(teller, player), width, INDENT, "bold")
    lands: list[ObjectView] = []
    creatures: list[ObjectView] = []
    others: list[ObjectView] = []
    for thing in teller.view.permanents(player.id):
        if thing.types & Type.CREATURE:
            creatures.append(thing)
        elif thing.types & Type.LAND:
            lands.append(thing)
        elif thing.attached_to < 0 or thing.controller != _host_controller(teller, thing):
            others.append(thing)
    for name, things in (
        (teller.say("Creatures"), creatures),
        (teller.say("Others"), others),
        (teller.say("Lands"), lands),
    ):
        if things:
            lines += _group(name, _permanents(teller, things), width, most)
    away = [thing for thing in teller.view.phased_out if thing.controller == player.id]
    if away:
        names = counted([teller.card(thing.name) for thing in away])
        lines += _group(teller.say("Phased out"), names, width, most)
    for one in player.commanders:
        lines += wrapped("  " + commander_text(teller, one), width, INDENT, "", most)
    struck = struck_texts(teller, player.id)
    if struck:
        lines += _group(teller.say("Commander damage"), struck, width, most)
    known = [card for card in player.hand if is_another_player(player.id, teller.view.player)]
    if known:
        names = counted([teller.name(card.id) for card in known])
        lines += _group(teller.say("Known in hand"), names, width, most)
    return lines


def commander_text(teller: Teller, commander: CommanderView) -> str:
    """A commander: where it is, and what it costs from there. CR 903.8."""
    name = teller.card(commander.name)
    there = commander.zone is Zone.COMMAND
    if there:
        name = f"{name} {command_cost(teller.view, commander)}".rstrip()
    parts = [
        teller.say("Commander {name}, in the command zone", name=name)
        if there
        else teller.say("Commander {name}", name=name)
    ]
    if commander.tax and there:
        parts.append(teller.say("costs {tax} more from there", tax=commander.tax))
    elif commander.tax:
        parts.append(teller.say("costs {tax} more from the command zone", tax=commander.tax))
    return " · ".join(parts)


def struck_texts(teller: Teller, player: int) -> list[str]:
    """The combat damage of each commander that has struck a player, of that with which they lose.
    CR 903.10a.
    """
    led = [(one, owner.name) for owner in teller.view.players for one in owner.commanders]
    names = [one.name for one, _ in led]
    found: list[str] = []
    for one, owner in led:
        if not one.lethal or player not in one.damage:
            continue
        name = teller.card(one.name)
        if names.count(one.name) > 1:
            name = f"{name} ({owner})"
        found.append(
            teller.say("{number} of {lethal} by {commander}", number=one.damage[player],
                       lethal=one.lethal, commander=name)
        )  # fmt: skip
    return found


def _host_controller(teller: Teller, thing: ObjectView) -> int:
    """The controller of a permanent's host; a player controls themselves."""
    host = teller.view.find(thing.attached_to)
    return host.controller if host is not None else -1


def _title(teller: Teller, player: PlayerView) -> str:
    """Name, life and the sizes of zones."""
    parts = [
        teller.count(player.life, "{number} life", "{number} life"),
        teller.say("hand {number}", number=player.hand_size),
        teller.say("library {number}", number=player.library_size),
        teller.say("graveyard {number}", number=len(player.graveyard)),
    ]
    if player.supplementary:
        parts.append(teller.say("supplementary deck {number}", number=player.supplementary))
    view = teller.view
    if is_another_player(player.id, view.player) and not view.is_opponent(player.id):
        parts.append(teller.say("your teammate"))
    if player.is_emperor:  # CR 809.2
        parts.append(teller.say("emperor"))
    if not player.in_range and player.in_game:  # CR 801.2
        parts.append(teller.say("out of your range of influence"))
    parts += [teller.counters(kind, player.counters[kind]) for kind in sorted(player.counters)]
    parts += designations_of(player, teller)
    if player.pool:
        parts.append(teller.say("mana {mana}", mana=teller.mana(player.pool)))
    if not player.in_game:
        parts.append(teller.say("has left the game"))
    return f"{player.name}: {' · '.join(parts)}"


def _permanents(teller: Teller, things: Iterable[ObjectView]) -> list[str]:
    """Permanents in words, those that look the same once with their number."""
    alike: dict[str, list[ObjectView]] = {}
    for thing in things:
        alike.setdefault(_words(teller, thing, 1), []).append(thing)
    return [_words(teller, held[0], len(held)) for held in alike.values()]


def _words(teller: Teller, thing: ObjectView, alike: int) -> str:
    """The words for a number of permanents that look alike, with their state."""
    number = f" ×{alike}" if alike > 1 else ""
    state = ", ".join(_state(teller, thing, alike))
    return _look(teller, thing) + number + (f" ({state})" if state else "")


def _look(teller: Teller, thing: ObjectView) -> str:
    """A permanent's name with its numbers and keywords, and what it is attached to."""
    numbers = teller.numbers(thing)
    words = [teller.name(thing.id), *([numbers] if numbers else [])]
    if thing.types & Type.CREATURE:
        words.append(teller.language.listed(teller.keywords(thing.keywords)))
    if thing.attached_to >= 0:
        words += ["→", teller.name(thing.attached_to)]
    return " ".join(word for word in words if word)


def _state(teller: Teller, thing: ObjectView, alike: int) -> list[str]:
    """Taps, combat, damage, counters, attachments, and whether it is held back. CR 302.6."""
    notes = teller.notes(thing, alike)
    if thing.sick and thing.types & Type.CREATURE and not thing.keywords & Keyword.HASTE:
        notes.append(teller.count(alike, "new", "new"))
    return notes


def _titles(teller: Teller, things: Iterable[ObjectView]) -> list[str]:
    return [teller.name(thing.id) for thing in things]


def counted(names: Sequence[str]) -> list[str]:
    """Equal names once, with how many there are."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return [f"{name} ×{count}" if count > 1 else name for name, count in counts.items()]


def _group(name: str, items: Sequence[str], width: int, most: int) -> list[Line]:
    return wrapped(f"  {name}: {', '.join(items)}", width, INDENT, "", most)


def stack_lines(teller: Teller, width: int, most: int = 0) -> list[Line]:
    """The stack from the top, a spell or ability each line, with its targets."""
    lines: list[Line] = []
    for thing in reversed(teller.view.stack):
        targets = [teller.titled(target) for target in thing.targets]
        at = f" → {', '.join(targets)}" if targets else ""
        x = f" (X={thing.x})" if thing.x else ""
        text = f"  {capital(teller.name(thing.id))}{x}{at} [{teller.player(thing.controller)}]"
        if thing.assigned:
            text = f"  {capital(teller.name(thing.id))}: {teller.shares(thing.assigned)}"
        lines += wrapped(text, width, INDENT, "yellow", most)
    if not lines:
        return []
    return [Line(teller.say("Stack, the top first:"), "bold"), *lines]


def _hand(teller: Teller, width: int, most: int) -> list[Line]:
    cards = []
    for card in teller.view.me.hand:
        cost = teller.cost(card.id)
        cards.append(f"{teller.name(card.id)} {cost}" if cost else teller.name(card.id))
    text = ", ".join(counted(cards)) or teller.say("nothing")
    return wrapped(f"{teller.say('Hand')}: {text}", width, INDENT, "bold", most and most + 1)
