"""A match: several games between the same players, until one has won more than half of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import final

from jajna.cli.terminal.match import Match
from jajna.cli.terminal.screen import Screen
from jajna.decision import Kind
from jajna.replay import Session
from jajna.vocab import is_another_player

__all__ = ["Series"]


@final
class Series:
    """A match of at most ``games`` games that are won; the first is ``session``.

    ``sit_down`` gives the table for a game. Who lost a game chooses who begins the next one; after
    a draw, who chose before (CR 103.1). Drawn games count for nobody.
    """

    def __init__(
        self,
        session: Session,
        games: int,
        sit_down: Callable[[Session], Match],
        screen: Screen,
    ) -> None:
        self.session = session
        self.games = games
        self.sit_down = sit_down
        self.screen = screen
        self.wins = [0] * len(session.setup.decks)

    def play(self) -> None:
        """Play game after game until the match is won, or a game is left."""
        while True:
            chooser = self._chooser()
            self.sit_down(self.session).play()
            outcome = self.session.game.outcome
            if outcome is None or self.games == 1:
                return
            if outcome.winner >= 0:
                self.wins[outcome.winner] += 1
                chooser = self._loser(outcome.winner)
            self._tell_score()
            if 2 * max(self.wins) > self.games:
                return
            setup = self.session.setup
            self.session = Session(replace(setup, seed=setup.seed + 1, chooser=chooser))

    def _chooser(self) -> int | None:
        """The seat that chooses who begins, or that was to choose it."""
        question = self.session.game.decision
        if question is not None and question.kind is Kind.STARTING_PLAYER:
            return question.whose[0]
        return self.session.setup.chooser

    def _loser(self, winner: int) -> int | None:
        """The seat that lost to the winner; None if several did, and chance decides."""
        others = [seat for seat in range(len(self.wins)) if is_another_player(seat, winner)]
        return others[0] if len(others) == 1 else None

    def _tell_score(self) -> None:
        setup = self.session.setup
        language = self.screen.language
        score = [f"{setup.name(seat)} {wins}" for seat, wins in enumerate(self.wins)]
        self.screen.say(language.say("The match stands: {score}.", score=", ".join(score)))
