"""What would come of an answer, as far as the seat that is asked knows the game.

The answer is tried in two games that the seat can't tell from the one that is played: what it
doesn't know has been exchanged in them, and chance goes another way. As soon as a card comes out
or chance decides, nothing more is told, and nothing in which the two differ (CR 400.2). Nobody
else is asked anything: they pass, and block with nothing that they needn't.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Final, NamedTuple, final

import msgspec

from jajna.decision import Answer, Decision, Kind, Pass, Pay, Thing
from jajna.errors import JajnaError
from jajna.events.mana import is_mana_burning
from jajna.kernel.game import Game
from jajna.kernel.state.chance import Chance
from jajna.kernel.views.view import View
from jajna.simulation.twins import twin
from jajna.tables.known import known_cards
from jajna.text.reasons import reason_text
from jajna.text.things import Teller
from jajna.vocab import Step
from jajna.web.asked import Given, is_looked_ahead
from jajna.web.channel import Channel

__all__ = ["Foreseen", "foreseen"]

WORLDS: Final = (1, 2)
"""Seeds of what isn't known."""
MOST_ANSWERS: Final = 80
"""Answers that are given ahead."""
AFTER_DAMAGE: Final = (Step.COMBAT_DAMAGE, Step.END_OF_COMBAT)
FIGHTS: Final = (Kind.ATTACKERS, Kind.BLOCKERS)
OF_CASTING: Final = (
    Kind.MODES,
    Kind.SPLICE,
    Kind.ADDITIONAL_COST,
    Kind.ALTERNATIVE_COST,
    Kind.X,
    Kind.TARGETS,
    Kind.DIVIDE,
    Kind.PAY_COST,
)
"""What is asked before a spell has been cast; CR 601.2."""


class Foreseen(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="foreseen"):
    """What would come of an answer: what it would tap, at what it could be aimed, and in words.

    ``warning`` is what one might not want.
    """

    number: int
    given: Given
    taps: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    lines: tuple[str, ...] = ()
    warning: str = ""


class _Told(NamedTuple):
    """What is told of one world."""

    taps: tuple[int, ...]
    targets: tuple[int, ...]
    lines: tuple[str, ...]
    warning: str


def foreseen(channel: Channel, number: int, given: Given) -> Foreseen:
    """What would come of an answer to the question with this number; nothing on a huge board.

    Nor of an answer to an earlier question: who points at one while the next comes has done nothing
    wrong. Raises IllegalAnswerError for what is no answer.
    """
    if channel.question() is None or number != channel.table.revision:
        return Foreseen(number, given)
    answer = channel.meant(number, given)
    game = channel.table.session.game
    teller = channel.teller()
    reason = game.why_not(answer)
    if reason is not None:
        return Foreseen(number, given, warning=reason_text(reason, teller))
    question = channel.question()
    if question is None or not is_looked_ahead(question, teller.view):
        return Foreseen(number, given)
    told = [_told(channel, game, answer, seed) for seed in WORLDS]
    one, other = told
    if one == other:
        return Foreseen(number, given, *one)
    unsure = (teller.say("What comes of it depends on what you can't see."),)
    if (one.taps, one.targets) != (other.taps, other.targets):
        return Foreseen(number, given, lines=unsure)
    return Foreseen(number, given, one.taps, one.targets, unsure)


def _told(channel: Channel, game: Game, answer: Answer, seed: int) -> _Told:
    """What is told of one of the worlds that the seat can't tell from the real one."""
    seat = channel.seat
    ahead = _Ahead(twin(game, seat, Random(seed)), seat, seed)
    try:
        ahead.go(answer)
    except JajnaError:
        ahead.is_unsure = True
    of = channel.numbers.of
    before = game.view(seat)
    known = [one for one in ahead.targets if one < len(before.players) or one in before.objects]
    return _Told(
        tuple(of(one) for one in ahead.taps),
        tuple(of(one) for one in known),
        tuple(_lines(channel, before, ahead)),
        _warning(channel, before, ahead),
    )


@final
class _Ahead:
    """A game that is played ahead until what was begun has come about."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.taps: list[int] = []
        self.targets: list[int] = []
        self.is_guess = False
        """Whether something was chosen that the player would choose."""
        self.is_unsure = False
        self.is_passed = False
        """Whether others passed who could have done something."""
        self.is_unblocked = False
        self.then = -1
        """Who has to choose next, -1 if nobody is known to."""
        game.chance = Chance(seed)
        game.settings.always_ask = True
        self.view = game.view(seat, past=True)
        """What the seat sees at the last moment that is certain."""
        self._begun = game.turn.number, game.turn.step
        self._item = 0
        self._is_cast = True
        self._is_pass = False

    def go(self, answer: Answer) -> None:
        """Give the answer, and what has to be answered next."""
        question = self.game.decision
        assert question is not None, "something is asked"
        stack = list(self.game.zones.stack)
        fights = question.kind in FIGHTS or self._fights()
        if isinstance(answer, Pass):
            self._item = stack[-1] if stack else 0
            self._is_cast = False
            self._is_pass = True
        self._give(answer)
        for _ in range(MOST_ANSWERS):
            question = self.game.decision
            if question is None or self.is_unsure:
                return
            if question.kind is Kind.PRIORITY:
                if self._is_cast:
                    self._is_cast = False
                    now = self.game.zones.stack
                    if now and (len(now) > len(stack) or self.game.zones.stack[-1] in stack[-1:]):
                        self._item = now[-1]
                if self.is_guess or self._has_come(fights):
                    return
                self.is_passed = True
                self._give(Pass())
            elif not self._goes_on(question):
                return

    def _fights(self) -> bool:
        """Whether attackers have been declared whose damage hasn't been dealt."""
        combat = self.game.turn.combat
        return combat is not None and bool(combat.attacks) and not self._is_after_damage()

    def _is_after_damage(self) -> bool:
        return self.game.turn.step in AFTER_DAMAGE

    def _has_come(self, fights: bool) -> bool:
        """Whether what was begun has come about."""
        if self._item:
            return self._item not in self.game.zones.stack
        if fights:
            over = self._is_after_damage() or self.game.turn.combat is None
            return over and not self.game.zones.stack
        if self._is_pass:
            return (self.game.turn.number, self.game.turn.step) != self._begun
        return True

    def _goes_on(self, question: Decision) -> bool:
        """Answer what is asked besides priority; whether that can be."""
        mine = self.seat in question.players
        if question.kind is Kind.PAY and mine:
            best = question.options[0]
            if isinstance(best, Pay):
                self.taps += [tap.source for tap in best.taps]
            self._give(best)
        elif mine and self._is_cast and question.kind in OF_CASTING:
            if question.kind is Kind.TARGETS and not self.targets:
                self.targets = [one.thing for one in question.options if isinstance(one, Thing)]
            self.is_guess = True
            self._give(question.fallback)
        elif question.kind is Kind.BLOCKERS and not mine:
            self.is_unblocked = True
            self._give(question.fallback)
        else:
            self.then = question.players[0]
            return False
        return True

    def _give(self, answer: Answer) -> None:
        """Give an answer, and see whether anything came out that the seat doesn't know."""
        game = self.game
        chance, known = game.chance.state(), known_cards(self.view)
        game.answer(answer)
        view = game.view(self.seat, past=True)
        if game.chance.state() != chance or known_cards(view) - known:
            self.is_unsure = True
        else:
            self.view = view


# -- in words --------------------------------------------------------------------------------------


def _lines(channel: Channel, before: View, ahead: _Ahead) -> Iterable[str]:
    """What is known to come of it."""
    after = ahead.view
    teller = Teller(channel.language, after, channel.names, ahead.game.history.log[-200:])
    if ahead.taps:
        yield teller.say("Taps {things}.", things=_listed(ahead.taps, teller))
    if ahead.targets and len(ahead.targets) > 1:
        yield teller.count(
            len(ahead.targets), "{number} possible target", "{number} possible targets"
        )
    if ahead.is_guess:
        return
    found = [*_lives(before, after, teller), *_moves(before, after, teller)]
    outcome = ahead.game.outcome
    if outcome is not None and not ahead.is_unsure:
        if outcome.winner >= 0:
            own = teller.view.player in outcome.winners
            winner = teller.view.player if own else outcome.winner
            found.append(teller.person(winner, "You win the game.", "{player} wins the game."))
        else:
            found.append(teller.say("The game is a draw."))
    if found and ahead.is_unblocked:
        yield teller.say("If nothing blocks:")
    elif found and ahead.is_passed:
        yield teller.say("If nobody does anything else:")
    yield from found
    if ahead.is_unsure:
        yield teller.say("What comes of it depends on what you can't see.")
    elif ahead.then >= 0:
        yield teller.person(ahead.then, "Then you choose.", "Then {player} chooses.")


def _lives(before: View, after: View, teller: Teller) -> Iterable[str]:
    for old, new in zip(before.players, after.players, strict=True):
        if old.life != new.life:
            yield teller.say(
                "{player}: {before} → {after} life",
                player=teller.player(new.id),
                before=old.life,
                after=new.life,
            )
        if old.in_game and not new.in_game:
            yield teller.person(new.id, "You lose the game.", "{player} loses the game.")


def _moves(before: View, after: View, teller: Teller) -> Iterable[str]:
    """What leaves the battlefield, and what comes on to it."""
    there = {one.id for one in before.battlefield}
    still = {one.id for one in (*after.battlefield, *after.phased_out)}
    gone = [one.id for one in before.battlefield if one.id not in still]
    come = [one.id for one in after.battlefield if one.id not in there and one.known]
    if gone:
        yield teller.count(
            len(gone),
            "Leaving the battlefield: {things}.",
            "Leaving the battlefield: {things}.",
            things=_listed(gone, teller),
        )
    if come:
        yield teller.count(
            len(come),
            "Entering the battlefield: {things}.",
            "Entering the battlefield: {things}.",
            things=_listed(come, teller),
        )


def _listed(things: list[int], teller: Teller) -> str:
    """Things by their names; those of one name with their number."""
    names = Counter(teller.name(one) for one in things)
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in names.items())


def _warning(channel: Channel, before: View, ahead: _Ahead) -> str:
    """What a player might not want: mana that is lost as the step ends.

    CR 106.4, CR 2003-07-01 300.3.
    """
    teller = Teller(channel.language, ahead.view, channel.names)
    held, left = before.me.pool, ahead.view.me.pool
    if not ahead.is_passed or not held or len(left) >= len(held) or ahead.taps:
        return ""
    lost = len(held) - len(left)
    burns = is_mana_burning(channel.table.session.setup.era)
    if burns and ahead.view.me.life < before.me.life:
        return channel.language.count(
            lost,
            "You lose unspent mana ({mana}), and {number} life by mana burn (CR {rule}).",
            "You lose unspent mana ({mana}), and {number} life by mana burn (CR {rule}).",
            mana=teller.mana(held),
            rule="2003-07-01 300.3",
        )
    return teller.say("You lose unspent mana: {mana}.", mana=teller.mana(held))
