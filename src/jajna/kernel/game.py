"""The state of a game, as data, and the loop that moves it on.

The rules are functions of a game, in the other modules. Only events that ``door.perform`` applies
change what the rules call the game. The state consists of records (``kernel.state.game_state``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn, final

from jajna.decision import (
    NO,
    Answer,
    Assign,
    Cast,
    Decision,
    Kind,
    Pass,
    PlayLand,
    Several,
    Thing,
)
from jajna.errors import EngineLimitError, IllegalAnswerError, Reason
from jajna.kernel.door.perform import perform
from jajna.kernel.ending.loops import Loops
from jajna.kernel.kernel import KERNEL
from jajna.kernel.objects.definitions import Definitions
from jajna.kernel.objects.object_table import Objects
from jajna.kernel.players import player_control
from jajna.kernel.players.seats import Players
from jajna.kernel.players.teams import losing
from jajna.kernel.resolution.another_chooser import AnotherChooserFrame, is_about_a_cost
from jajna.kernel.state import digest as digests
from jajna.kernel.state.chance import Chance
from jajna.kernel.state.checkpoints import checkpoint
from jajna.kernel.state.frames import Frames
from jajna.kernel.state.game_state import (
    ComputedCharacteristics,
    Effects,
    History,
    Knowledge,
    Settings,
    StateBased,
    Turn,
    Zones,
)
from jajna.kernel.state.index import Index
from jajna.kernel.state.new_actions import look_again
from jajna.kernel.views import view as views
from jajna.kernel.zones import knowledge
from jajna.messages import Message
from jajna.variant import DUEL, Variant
from jajna.vocab import FIRST_OBJECT

if TYPE_CHECKING:
    from jajna.card import CardNames
    from jajna.era import Era
    from jajna.kernel.ending.outcome import Outcome
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context
    from jajna.kernel.views.view import View

__all__ = ["Game"]


@final
class Game:
    """A game at one moment.

    ``decision`` is the question to answer next, None when the game is over. ``objects`` holds
    every object by id, ``frames`` what the game is in the middle of.
    """

    def __init__(
        self,
        era: Era,
        seed: int,
        definitions: Definitions | None = None,
        variant: Variant = DUEL,
        like: Game | None = None,
        names: CardNames | None = None,
    ) -> None:
        memo: dict[int, Context] = {}
        self.era = era
        self.definitions = definitions if definitions is not None else Definitions(era)
        self.names: CardNames | None = names if like is None else like.names
        """The card names that players may choose besides those they know of. CR 201.4."""
        self.kernel = KERNEL
        self.settings: Settings = Settings() if like is None else like.settings.clone()
        self.chance: Chance = Chance(seed) if like is None else like.chance.clone()
        self.players: Players = Players([], variant) if like is None else like.players.clone()
        self.objects: Objects = (
            Objects() if like is None else like.objects.clone(like.zones, like.players, memo)
        )
        self.zones: Zones = Zones() if like is None else like.zones.clone(memo)
        self.turn: Turn = Turn() if like is None else like.turn.clone()
        self.effects: Effects = Effects() if like is None else like.effects.clone(memo)
        self.characteristics: ComputedCharacteristics = (
            ComputedCharacteristics(Index()) if like is None else like.characteristics.clone()
        )
        self.state_based: StateBased = StateBased() if like is None else like.state_based.clone()
        self.knowledge: Knowledge = Knowledge() if like is None else like.knowledge.clone()
        self.history: History = History(Loops()) if like is None else like.history.clone()
        self.frames: Frames = Frames([]) if like is None else like.frames.clone(memo)
        self._asked: Decision | None = None if like is None else like._asked
        self.over: bool = like is not None and like.over
        self.outcome: Outcome | None = None if like is None else like.outcome

    # -- questions -----------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The question to answer, None when the game is over."""
        return self._asked

    @decision.setter
    def decision(self, question: Decision | None) -> None:
        self._asked = question
        if question is not None:
            question.players = (player_control.decider(self, question.player),)

    def __repr__(self) -> str:
        """The era, the moment, and what is asked or how it ended; nothing that is hidden."""
        step = self.turn.step.name.lower().replace("_", " ")
        moment = f"turn {self.turn.number}, {step} of p{self.turn.active}"
        if self.decision is not None:
            return f"<Game {self.era.name}: {moment}; {self.decision!r}>"
        return f"<Game {self.era.name}: {moment}; {self.outcome!r}>"

    def __reduce__(self) -> NoReturn:
        """Refuse to be pickled, by whichever build. Raises TypeError.

        A game knows its state, not what it follows from; a ``jajna.Session`` does.
        """
        raise TypeError(
            "a game can't be pickled: fork it to copy it; to keep it play it in a jajna.Session, "
            "which can be pickled and saved"
        )

    def object(self, number: int) -> Object:
        """The object with this id, in a zone or as it last was. Raises KeyError for none."""
        found = self.objects.get(number)
        return found if found is not None else self.objects.departed[number]

    # -- playing -------------------------------------------------------------------------------

    def why_not(self, answer: Answer) -> Reason | None:
        """Why an answer is not legal now; None if it is."""
        question = self.decision
        if question is None:
            return Reason("game over", "104.1")
        if question.kind is Kind.PRIORITY and question.offers(answer):
            return None  # all offered answers are legal
        if not question.fits(answer):
            unseen = knowledge.why_unseen(self, question, answer)
            if unseen is not None:
                return unseen
            if not self.frames.top().accepts(self, answer):
                reason = self._why_not_offered(question, answer)
                return reason if reason is not None else Reason("not an option", question.rule)
        return self.frames.top().why_not(self, answer)

    def _why_not_offered(self, question: Decision, answer: Answer) -> Reason | None:
        """Why an answer that is not among the options is illegal, as far as the rules say."""
        if question.kind is Kind.PRIORITY:
            return self.frames.top().why_not(self, answer)
        if question.kind in (Kind.ATTACKERS, Kind.BLOCKERS):
            if isinstance(answer, Several) and all(
                isinstance(one, Assign) for one in answer.options
            ):
                return self.frames.top().why_not(self, answer)
        elif question.kind is Kind.TARGETS and isinstance(answer, Thing):
            if answer.thing >= FIRST_OBJECT or answer.thing < len(self.players):
                return self.frames.top().why_not(self, answer)
        return None

    def answer(self, answer: Answer) -> None:
        """Answer the decision and play on to the next.

        Raises IllegalAnswerError, with the game unchanged, if the answer is not legal.
        """
        question = self.decision
        reason = self.why_not(answer)
        if question is None or reason is not None:
            asked = question.kind.value if question is not None else "nothing"
            rule = reason.rule if reason is not None else "104.1"
            code = reason.code if reason is not None else "game over"
            raise IllegalAnswerError(
                Message(
                    "{notation} is not an answer to {question}: {reason} (CR {rule})",
                    notation=repr(answer.notation()),
                    question=repr(asked),
                    reason=code,
                    rule=rule,
                )
            )
        if self.history.base is not None and not self.history.base.serves(self):
            self.history.base = None
        if _begins_action(question, answer):
            self.history.checkpoint = None
            if not self.frames.top().is_certain(self, answer):
                self.history.checkpoint = checkpoint(self)
        self.decision = None
        self.state_based.settled = False
        self.history.loops.answered(question, answer)
        self.history.answers.append(answer.notation())
        knowledge.choose_in_secret(self, question, answer)
        self.frames.top().take(self, answer)
        self.advance()
        if self.history.base is not None:
            self.history.base.note(self, answer)

    def concede(self, player: int) -> None:
        """A player concedes: they leave the game at once and lose it. CR 104.3a.

        An action under way is taken back (CR 732.1), and what was being asked is asked anew if it
        still has to be. Raises IllegalAnswerError if the player is not in the game.
        """
        if self.over or not self.players[player].in_game:
            raise IllegalAnswerError(
                Message("player {player} is no longer in the game (CR 104.3a)", player=player)
            )
        if self.history.checkpoint is not None:
            self.cancel()
        self.history.base = None
        self.history.answers.append(f"concede {player}")
        self.history.loops.leave()
        if self.decision is not None:
            self.decision = None
            self.frames.top().ask_anew()
        perform(self, losing(self, player, "concede", "104.3a"))  # CR 810.8b
        self.advance()

    def advance(self) -> None:
        """Run until a player must answer or the game is over."""
        rounds = 0
        while not self.over:
            asked = self._asked
            if asked is None:
                self.frames.held[-1].run(self)
            elif self.players[asked.player].in_game:
                return
            else:
                self._ask_another(asked)
            rounds += 1
            if rounds > 1_000_000:
                raise EngineLimitError(
                    Message(
                        "a million steps of {frame} in which nobody got priority (CR 104.4b): "
                        "take back, or let a player concede",
                        frame=type(self.frames.top()).__name__,
                    )
                )
        self._asked = None

    def _ask_another(self, question: Decision) -> None:
        """Pass on a choice of a player who has left. CR 800.4f, 800.4g, 800.4h.

        What an object lets them pay isn't paid. Another choice that an object asks for is made by
        whom its controller chooses, one that a rule asks for by the next player.
        """
        self.decision = None
        if is_about_a_cost(question) and NO in question.options:
            self.frames.top().take(self, NO)
        elif question.source:
            self.frames.append(AnotherChooserFrame(question))
        else:
            self.decision = question.asked_of(self.players.after(question.player))

    # -- copies --------------------------------------------------------------------------------

    def fork(self) -> Game:
        """An independent copy of the game at this moment, mid-resolution too."""
        return Game(self.era, 0, self.definitions, self.players.variant, self)

    def cancel(self) -> None:
        """Reverse the action under way, such as a spell being cast, entirely. CR 732.1.

        Raises IllegalAnswerError if none is under way.
        """
        earlier = self.history.checkpoint
        if earlier is None:
            raise IllegalAnswerError(
                Message("there is no action under way to take back (CR 732.1)")
            )
        self.restore(earlier.game())

    def reseed(self, seed: int) -> None:
        """Let chance go on from another seed.

        Raises IllegalAnswerError while an action is under way, which could be taken back.
        """
        if self.history.checkpoint is not None:
            raise IllegalAnswerError(
                Message("chance can't be renewed while an action is under way (CR 732.1)")
            )
        self.chance = Chance(seed)
        self.history.base = None

    def restore(self, earlier: Game) -> None:
        """Take over the state of ``earlier``, except the settings; ``earlier`` is used up."""
        self.chance = earlier.chance
        self.players = earlier.players
        self.objects = earlier.objects
        self.zones = earlier.zones
        self.turn = earlier.turn
        self.effects = earlier.effects
        self.characteristics = earlier.characteristics
        self.state_based = earlier.state_based
        self.knowledge = earlier.knowledge
        self.history = earlier.history
        self.frames = earlier.frames
        self._asked = earlier._asked
        self.over = earlier.over
        self.outcome = earlier.outcome
        look_again(self)

    # -- what is shown -------------------------------------------------------------------------

    def view(self, player: int, past: bool = False) -> View:
        """The view of a player now; with ``past`` also of objects that have left. CR 400.2."""
        return views.view(self, player, past)

    def view_to_decide(self, seat: int) -> View:
        """The view of a player who may answer: of the player whose choice it is, and their own.
        CR 722.4.

        Raises ValueError if that seat may not answer.
        """
        question = self._asked
        if question is None or seat not in question.players:
            raise ValueError(f"nothing is asked that the player in seat {seat} may answer")
        whose = question.whose[question.players.index(seat)]
        return views.view(self, whose, others=[seat])

    def digest(self) -> str:
        """16 hexadecimal digits that differ when anything in the state does."""
        return digests.digest(self)


def _begins_action(question: Decision, answer: Answer) -> bool:
    """Whether an answer begins an action that may have to be reversed. CR 732.1."""
    if question.kind in (Kind.ATTACKERS, Kind.BLOCKERS):
        return isinstance(answer, Several) and bool(answer.options)
    if question.kind is Kind.CAST:
        return isinstance(answer, Cast)
    return question.kind is Kind.PRIORITY and not isinstance(answer, (Pass, PlayLand))
