"""The game's reasons why something can't be done now, with their rules."""

from __future__ import annotations

from jajna.cli.terminal.cards import named
from jajna.cli.terminal.menus import Menu
from jajna.judge import whys
from jajna.kernel.game import Game
from jajna.kernel.views.view import ObjectView
from jajna.text.things import Teller
from jajna.typed import is_number

__all__ = ["why_lines"]


def why_lines(text: str, game: Game, menu: Menu, teller: Teller) -> list[str]:
    """A line for each thing that could be meant: it is legal, or the reason why it isn't."""
    first, _, second = text.partition(">")
    others = _meant(second.strip(), menu, teller) if second else []
    for thing in _meant(first.strip(), menu, teller):
        lines = whys.why_lines(thing, game, teller, others)
        if lines:
            return lines
    return [teller.say("There is nothing like that which you could do with it.")]


def _meant(text: str, menu: Menu, teller: Teller) -> list[ObjectView]:
    if is_number(text):
        shown = teller.view.find(menu.thing(int(text)))
        return [shown] if shown is not None else []
    return named(text, teller) if text else []
