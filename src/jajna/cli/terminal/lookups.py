"""Looking things up at a question: cards, zones, players, reasons, terms, and what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from jajna.cards.names import fold
from jajna.cli.terminal.board import counted, player_lines
from jajna.cli.terminal.cards import described, keywords_of, named
from jajna.cli.terminal.commands import Command, Order, help_lines
from jajna.cli.terminal.definitions import is_defined, lookup_lines
from jajna.cli.terminal.hints import hint_lines
from jajna.cli.terminal.menus import Menu
from jajna.cli.terminal.screen import Screen
from jajna.cli.terminal.whys import why_lines
from jajna.judge.chains import chain_lines, events_with
from jajna.judge.explanations import explanation_lines
from jajna.kernel.game import Game
from jajna.kernel.layers.explanation import explain
from jajna.kernel.state.causes import chain
from jajna.kernel.views.view import ObjectView, PlayerView
from jajna.text.log import account, is_notable
from jajna.text.things import Teller
from jajna.typed import is_number
from jajna.vocab import Zone, is_another_player

__all__ = ["LOOKUPS", "Lookups"]

LOOKUPS: Final = (
    Order.SHOW,
    Order.WHY,
    Order.EXPLAIN,
    Order.HOW,
    Order.HINT,
    Order.TERM,
    Order.LOG,
    Order.HELP,
    Order.GRAVEYARD,
    Order.EXILE,
)
"""The commands that only look something up."""


@final
class Lookups:
    """What the person in a seat can look up while a question stands."""

    def __init__(
        self, game: Game, screen: Screen, names: Mapping[str, str], menu: Menu, teller: Teller
    ) -> None:
        self.game = game
        self.screen = screen
        self.names = names
        self.menu = menu
        self.teller = teller

    def obey(self, command: Command) -> None:
        """Say what a command asks for."""
        order, rest = command.order, command.rest
        if order is Order.SHOW:
            self._show(rest)
        elif order is Order.WHY:
            self._say_all(why_lines(rest, self.game, self.menu, self.teller))
        elif order is Order.EXPLAIN:
            self._explain(rest)
        elif order is Order.HOW:
            self._tell_how(rest)
        elif order is Order.HINT:
            self._say_all(hint_lines(self.game, self.teller.view.player, self.teller))
        elif order is Order.TERM:
            self._define(rest)
        elif order is Order.LOG:
            self._say_all(account(self.game.history.log, self._of_all()))
        elif order is Order.HELP:
            self._help(rest)
        elif order is Order.GRAVEYARD:
            self._show_graveyards(rest)
        else:
            self._show_exile(rest)

    def _of_all(self) -> Teller:
        """A teller of everything that has happened in the game."""
        teller = self.teller
        view = self.game.view(teller.view.player, past=True)
        return Teller(teller.language, view, self.names, self.game.history.log)

    def _say_all(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.screen.say(line)

    def _show(self, text: str) -> None:
        """Say what a card is now, or how a player stands."""
        player = self._player(text)
        if player is not None:
            self.screen.lines(player_lines(self.teller, player, self.screen.width, 0))
            self._show_graveyard(player)
            return
        shown = self._found(text)
        if shown is not None:
            self._say_all(described(shown, self.teller))

    def _player(self, text: str) -> PlayerView | None:
        """The player of this name, None for none."""
        wanted = fold(text)
        for player in self.teller.view.players:
            if wanted and wanted == fold(player.name):
                return player
        return None

    def _show_graveyards(self, text: str) -> None:
        """Say what is in graveyards, the latest card first. CR 404.2."""
        players = self._players(text)
        for player in players:
            self._show_graveyard(player)

    def _players(self, text: str) -> list[PlayerView]:
        """The player who was named; all, the person first, where none was."""
        view = self.teller.view
        if not text:
            others = [one for one in view.players if is_another_player(one.id, view.player)]
            return [view.me, *others]
        player = self._player(text)
        if player is None:
            names = ", ".join(one.name for one in view.players)
            self.screen.say(self.teller.say("Nobody is called that; there are: {names}.",
                                            names=names))  # fmt: skip
            return []
        return [player]

    def _show_graveyard(self, player: PlayerView) -> None:
        teller = self.teller
        cards = [teller.name(card.id) for card in player.graveyard[::-1]]
        text = ", ".join(counted(cards)) or teller.say("nothing")
        self.screen.say(
            teller.person(
                player.id,
                "Your graveyard, the latest first: {cards}",
                "{player}'s graveyard, the latest first: {cards}",
                cards=text,
            )
        )

    def _show_exile(self, text: str) -> None:
        """Say which cards are in exile, by owner. CR 406.1."""
        teller = self.teller
        for player in self._players(text):
            cards = [
                teller.name(card.id)
                for card in teller.view.exile
                if not is_another_player(card.owner, player.id)
            ]
            said = ", ".join(counted(cards)) or teller.say("nothing")
            self.screen.say(
                teller.person(
                    player.id,
                    "Your cards in exile: {cards}",
                    "{player}'s cards in exile: {cards}",
                    cards=said,
                )
            )

    def _explain(self, text: str) -> None:
        """Say why an object is what it is. CR 613."""
        shown = self._found(text, Zone.BATTLEFIELD)
        if shown is None:
            return
        if not shown.known or shown.assigned:
            self._say_all(described(shown, self.teller))
            return
        explanation = explain(self.game, shown.id, self.teller.view.player)
        self._say_all(explanation_lines(explanation, self.teller))

    def _tell_how(self, words: str) -> None:
        """Say what led to the latest event that matters, or that is told with these words."""
        log = self.game.history.log
        teller = self._of_all()
        events = log if words else [event for event in log if is_notable(event)]
        found = events_with(events, words, teller)
        if not found:
            self.screen.say(teller.say("Nothing has happened that is told like that."))
            return
        self._say_all(chain_lines(chain(self.game, found[0]), teller))

    def _help(self, text: str) -> None:
        """Say all commands, the meaning of a word, or the abilities of a named object."""
        language = self.teller.language
        if not text:
            self._say_all(help_lines(language))
            return
        if not is_number(text) and is_defined(text, language, self.game.era.edition):
            self._define(text)
            return
        found = self._meant(text)
        if not found:
            self._define(text)
            return
        self._say_all(described(found[0], self.teller))
        for word in keywords_of(found[0], language):
            self._define(word)

    def _define(self, word: str) -> None:
        """Say the meaning of a word in the rules of the game's era."""
        language = self.teller.language
        if not word:
            self.screen.say(language.say("Type which: term WORD"))
            return
        self._say_all(lookup_lines(word, language, self.game.era.edition))

    def _found(self, text: str, first: Zone | None = None) -> ObjectView | None:
        """The object with a line's number or a name; of several, one in the zone ``first``."""
        found = self._meant(text)
        if not found:
            self.screen.say(self.teller.say("Nothing that you can see is called that."))
            return None
        return next((one for one in found if one.zone is first), found[0])

    def _meant(self, text: str) -> list[ObjectView]:
        """All that may be meant by a line's number, or a name."""
        if not is_number(text):
            return named(text, self.teller) if text else []
        number = self.menu.thing(int(text))
        shown = self.teller.view.find(number if number >= 0 else int(text))
        return [shown] if shown is not None else []
