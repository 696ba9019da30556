"""What a language model can do in a game: texts of the tools, made of its seat's view alone.

Ids of things are those of its view. Seeds and digests are told to nobody.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, final

from jajna.agents.base import Agent
from jajna.agents.door import answer_of
from jajna.decision import Answer, Decision, Kind, Pass, Shape
from jajna.errors import IllegalAnswerError
from jajna.glossary import UnknownTermError, find, find_sections, pages_about, terms_in
from jajna.judge.explanations import explanation_lines
from jajna.kernel.layers.explanation import explain
from jajna.kernel.views.view import ObjectView, PlayerView
from jajna.replay import Session
from jajna.text.catalogue import ENGLISH, language, message
from jajna.text.log import account
from jajna.text.messages import error_text
from jajna.text.prompts import option, prompt
from jajna.text.reasons import reason_text
from jajna.text.things import Teller
from jajna.vocab import Step

__all__ = ["ModelSeat"]

LONGEST: Final = 4_800
"""Most characters of an answer: some 1,200 tokens."""
PAGE: Final = 40
"""Options on a page."""
LINES: Final = 30
"""Most lines of what has happened."""
OWN_STEPS: Final = (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)
OTHERS_STEPS: Final = (Step.DECLARE_ATTACKERS, Step.END)
CUT: Final = message("(The rest is left out.)")


@final
class ModelSeat:
    """A seat of a game, for a player who reads and writes texts.

    Programs answer for the others, by seat. Priority is passed for the seat where it seldom
    matters: it is asked in its own main phases, in response to others, and when others attack or
    their turn ends.
    """

    def __init__(
        self,
        session: Session,
        seat: int,
        others: Mapping[int, Agent],
        lang: str = ENGLISH,
        passes: bool = True,
    ) -> None:
        self.session = session
        self.seat = seat
        self.language = language(lang)
        self.calls = 0
        self._others = others
        self._passes = passes
        self._told = 0
        """How many events have been told."""
        self._number = 0
        """The number of the question that is open."""
        self._go_on()

    # -- tools -----------------------------------------------------------------------------------

    def state(self) -> str:
        """The table as the seat sees it: life, hands, permanents, the stack, and the question."""
        self.calls += 1
        teller = self._teller()
        view = teller.view
        lines = [
            self.language.say(
                "Turn {turn}: {step} of {player}.",
                turn=view.turn,
                step=teller.step(view.step),
                player=teller.player(view.active),
            )
        ]
        for player in view.players:
            lines += self._player(player, teller)
        if view.stack:
            named = [self._thing(one, teller) for one in reversed(view.stack)]
            lines.append(
                self.language.say("Stack, the top first: {things}", things="; ".join(named))
            )
        return self._fit([*lines, "", *self._question(teller)])

    def options(self, page: int = 1) -> str:
        """The options of the question, so many on a page; pages count from 1."""
        self.calls += 1
        question = self._asked()
        if question is None:
            return self._end()
        teller = self._teller()
        begin = max(page - 1, 0) * PAGE
        end = min(begin + PAGE, question.count)
        lines = [
            f"{one.notation()} — {option(question, one, teller)}"
            for one in (question.option(place) for place in range(begin, end))
        ]
        head = self.language.say(
            "Options {first} to {last} of {count}:",
            first=min(begin + 1, question.count),
            last=end,
            count=question.count,
        )
        return self._fit([head, *lines, *self._shape(question)])

    def answer(self, question: int, answer: str) -> str:
        """Answer the question with this number, by notation; what happened then."""
        self.calls += 1
        asked = self._asked()
        if asked is None:
            return self._end()
        if question != self._number:
            return self.language.say(
                "That was question {number}; question {now} is open now.",
                number=question,
                now=self._number,
            )
        try:
            given = asked.parse(answer)
        except IllegalAnswerError as error:
            return error_text(error, self.language.code)
        refused = self._reason(given)
        if refused is not None:
            return refused
        self.session.answer(given)
        self._go_on()
        return self._fit([*self._happened(), "", *self._question(self._teller())])

    def why_not(self, answer: str) -> str:
        """Why an answer isn't legal now, with the rule; it isn't given."""
        self.calls += 1
        asked = self._asked()
        if asked is None:
            return self._end()
        try:
            given = asked.parse(answer)
        except IllegalAnswerError as error:
            return error_text(error, self.language.code)
        return self._reason(given) or self.language.say("It is legal.")

    def explain(self, thing: int) -> str:
        """What a card or permanent says and why it is what it is, layer by layer."""
        self.calls += 1
        teller = self._teller()
        shown = teller.view.find(thing)
        if shown is None or not shown.known or shown.assigned:
            return self.language.say("You don't see {thing}.", thing=thing)
        try:
            explained = explain(self.session.game, thing, self.seat)
        except KeyError:
            return self.language.say("You don't see {thing}.", thing=thing)
        return self._fit(explanation_lines(explained, teller))

    def rules(self, about: str) -> str:
        """What the glossary and the handbook say about a term, or a section by its number."""
        self.calls += 1
        code = self.language.code
        found = find_sections(about)
        if found:
            lines: list[str] = []
            for section in found:
                lines.append(f"CR {section.number('current')} {section.title(code)}")
                for page in pages_about(section):
                    lines += page.paragraphs(code)
                lines += [f"{one.name(code)}: {one.text(code)}" for one in terms_in(section)]
            return self._fit(lines)
        try:
            terms = find(about, code)
        except UnknownTermError as error:
            return error_text(error, code)
        lines = []
        for one in terms:
            number = one.rules.get("current", "")
            told = f" (CR {number})" if number else ""
            lines.append(f"{one.name(code)}{told}: {one.text(code)}")
        return self._fit(lines)

    # -- inside ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.session.game.decision is None

    def _asked(self) -> Decision | None:
        return self.session.game.decision

    def _teller(self) -> Teller:
        game = self.session.game
        question = game.decision
        mine = question is not None and self.seat in question.players
        view = game.view_to_decide(self.seat) if mine else game.view(self.seat)
        return Teller(self.language, view)

    def _go_on(self) -> None:
        """Let programs answer, and pass where it seldom matters, until the seat is asked."""
        game = self.session.game
        while (question := game.decision) is not None:
            seat = question.players[0]
            if self.seat not in question.players:
                answer = answer_of(self._others[seat], game, seat)
                legal = game.why_not(answer) is None
                self.session.answer(answer if legal else question.fallback)
            elif question.forced is not None:
                self.session.answer(question.forced, automatic=True)
            elif self._passes and question.kind is Kind.PRIORITY and not self._matters():
                self.session.answer(Pass(), automatic=True)
            else:
                self._number += 1
                return

    def _matters(self) -> bool:
        """Whether the seat is asked for its priority now."""
        view = self.session.game.view(self.seat)
        if view.stack:
            return view.is_opponent(view.stack[-1].belongs_to())
        if view.own_turn:
            return view.step in OWN_STEPS
        return view.step in OTHERS_STEPS

    def _reason(self, answer: Answer) -> str | None:
        """Why an answer is refused; None for a legal one."""
        reason = self.session.game.why_not(answer)
        return reason_text(reason, self._teller()) if reason is not None else None

    def _happened(self) -> list[str]:
        """What has happened since it was last told."""
        game = self.session.game
        log = game.history.log
        events = log[min(self._told, len(log)) :]
        self._told = len(log)
        teller = Teller(self.language, game.view(self.seat, past=True), events=events)
        lines = account(events, teller)
        return [*lines[:LINES], self.language.say(CUT)] if len(lines) > LINES else lines

    def _end(self) -> str:
        outcome = self.session.game.outcome
        assert outcome is not None, "a game without a question is over"
        if outcome.winner < 0:
            return self.language.say("The game is over: a draw.")
        names = [self.session.game.players[seat].name for seat in outcome.winners]
        if len(names) > 1:
            players = self.language.listed(names)
            return self.language.say("The game is over: {players} have won.", players=players)
        name = names[0]
        return self.language.say("The game is over: {player} has won.", player=name)

    def _question(self, teller: Teller) -> list[str]:
        question = self._asked()
        if question is None:
            return [self._end()]
        head = self.language.say("Question {number}:", number=self._number)
        lines = [f"{head} {prompt(question, teller)}"]
        few = min(question.count, PAGE)
        for one in (question.option(place) for place in range(few)):
            lines.append(f"{one.notation()} — {option(question, one, teller)}")
        if few < question.count:
            lines.append(
                self.language.say("{count} options; ask for more pages.", count=question.count)
            )
        return lines + self._shape(question)

    def _shape(self, question: Decision) -> list[str]:
        """How the question is answered, where one option isn't the answer."""
        limits = {"minimum": question.minimum, "maximum": question.maximum}
        if question.shape is Shape.SOME:
            return [
                self.language.say(
                    "Answer with {minimum} to {maximum} of them, as in 'a, b'; '-' is none.",
                    **limits,
                )
            ]
        if question.shape is Shape.NUMBER:
            return [
                self.language.say("Answer with a number from {minimum} to {maximum}.", **limits)
            ]
        if question.shape is Shape.DIVISION:
            return [
                self.language.say(
                    "Divide {total} among them in their order, at least {minimum} each, as in "
                    "'2/1'.",
                    total=question.total,
                    minimum=question.minimum,
                )
            ]
        return []

    def _player(self, player: PlayerView, teller: Teller) -> list[str]:
        name = player.name
        lines = [
            self.language.say(
                "{player}: {life} life, {hand} cards in hand, {library} in library.",
                player=name,
                life=player.life,
                hand=player.hand_size,
                library=player.library_size,
            )
        ]
        zones: tuple[tuple[str, Iterable[ObjectView]], ...] = (
            (message("Hand: {things}"), player.hand),
            (message("Battlefield: {things}"), teller.view.permanents(player.id)),
            (message("Graveyard: {things}"), player.graveyard),
        )
        for label, things in zones:
            named = [self._thing(one, teller) for one in things]
            if named:
                lines.append("  " + self.language.say(label, things="; ".join(named)))
        return lines

    def _thing(self, thing: ObjectView, teller: Teller) -> str:
        """A thing with its id, its numbers and its state."""
        parts = [f"{thing.id} {teller.name(thing.id)}"]
        numbers = teller.numbers(thing) if thing.known else ""
        if numbers:
            parts.append(numbers)
        cost = teller.cost(thing.id)
        if cost and thing.controller < 0:
            parts.append(cost)
        if thing.tapped:
            parts.append(self.language.count(1, "tapped", "tapped"))
        return " ".join(parts)

    def _fit(self, lines: list[str]) -> str:
        """Lines as one text that isn't too long."""
        text = "\n".join(lines).strip()
        if len(text) <= LONGEST:
            return text
        return f"{text[: LONGEST - 40].rpartition(chr(10))[0]}\n{self.language.say(CUT)}"
