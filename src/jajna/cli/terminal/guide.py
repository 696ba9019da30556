"""The explanations of a guided game; a beginner reads each when it is first of use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, final

from jajna.decision import Cast, Decision, Kind, PlayLand
from jajna.kernel.views.view import View
from jajna.text.catalogue import message
from jajna.text.things import Teller
from jajna.vocab import Step, Type, is_another_player

__all__ = ["FAREWELL", "LESSONS", "Guide", "Lesson"]

AT_ONCE: Final = 2
"""Most lessons before one question."""


class Lesson(NamedTuple):
    """A text, and the questions before which it may be told."""

    text: str
    fits: Callable[[Decision, View], bool]


def _always(question: Decision, view: View) -> bool:
    return True


def _mulligan(question: Decision, view: View) -> bool:
    return question.kind is Kind.MULLIGAN


def _land(question: Decision, view: View) -> bool:
    return any(isinstance(one, PlayLand) for one in question.options)


def _creature(question: Decision, view: View) -> bool:
    return any(types & Type.CREATURE for types in _cast(question, view))


def _other_spell(question: Decision, view: View) -> bool:
    return any(not types & Type.CREATURE for types in _cast(question, view))


def _cast(question: Decision, view: View) -> list[int]:
    """The types of the cards that can be cast now."""
    cards = [view.find(one.card) for one in question.options if isinstance(one, Cast)]
    return [card.types for card in cards if card is not None]


def _passing(question: Decision, view: View) -> bool:
    own_main = view.own_turn and view.step is Step.PRECOMBAT_MAIN
    return question.kind is Kind.PRIORITY and own_main and not _land(question, view)


def _newcomer(question: Decision, view: View) -> bool:
    return any(
        one.sick and one.types & Type.CREATURE and one.controller == view.player
        for one in view.battlefield
    )


def _attacking(question: Decision, view: View) -> bool:
    return question.kind is Kind.ATTACKERS


def _blocking(question: Decision, view: View) -> bool:
    return question.kind is Kind.BLOCKERS


def _stack(question: Decision, view: View) -> bool:
    waiting = question.kind is Kind.PRIORITY and bool(view.stack)
    if not waiting or view.stack[-1].assigned:
        return False
    return is_another_player(view.stack[-1].controller, view.player)


def _target(question: Decision, view: View) -> bool:
    return question.kind is Kind.TARGETS


def _second_main(question: Decision, view: View) -> bool:
    own = view.own_turn
    return question.kind is Kind.PRIORITY and own and view.step is Step.POSTCOMBAT_MAIN


def _opponents_turn(question: Decision, view: View) -> bool:
    theirs = view.is_opponent(view.active)
    return question.kind is Kind.PRIORITY and theirs and not view.stack


def _cleanup(question: Decision, view: View) -> bool:
    return question.kind is Kind.DISCARD and view.step is Step.CLEANUP


LESSONS: Final = (
    Lesson(
        message(
            "Welcome. Two wizards duel: you and your opponent begin with 20 life each, and who has "
            "none left loses. So does who has to draw a card and has none. You answer each "
            "question with the number of a line; what needs no decision is done for you. Type "
            "help whenever you like, and show with a number to read a card."
        ),
        _always,
    ),
    Lesson(
        message(
            "These cards are your hand; your opponent doesn't see them. With two to five lands "
            "among them you can play well: keep the hand. Otherwise take a mulligan, another hand "
            "that costs you a card."
        ),
        _mulligan,
    ),
    Lesson(
        message(
            "Lands give mana, which everything else costs. You may play one land in each of your "
            "turns: do it now."
        ),
        _land,
    ),
    Lesson(
        message(
            "You have the mana for a creature. The symbols behind its name are what it costs: each "
            "of your lands gives one mana a turn and is tapped for it, turned sideways; that is "
            "done for you. A creature stays and fights. Of its two numbers the first is the damage "
            "that it deals, its power, the second the damage that destroys it, its toughness."
        ),
        _creature,
    ),
    Lesson(
        message(
            "Cards that are no creatures do what their text says: show with the number of the line "
            "lets you read it. An instant can be kept for later, even for your opponent's turn; "
            "many wait for a fight."
        ),
        _other_spell,
    ),
    Lesson(
        message(
            "When there is nothing more that you want to do here, pass with 0 or an empty line: "
            "the turn goes on, first to combat."
        ),
        _passing,
    ),
    Lesson(
        message(
            "A creature that has just come can't attack before your next turn. It can block at "
            "once."
        ),
        _newcomer,
    ),
    Lesson(
        message(
            "Combat. Name the creatures that attack your opponent, or none. They are tapped by it, "
            "so they won't be able to block in your opponent's next turn. What isn't blocked takes "
            "as much life as its power. Attack where you are the stronger one, or where nobody can "
            "block."
        ),
        _attacking,
    ),
    Lesson(
        message(
            "You are attacked. Each of your untapped creatures may block one attacker: the two "
            "deal their damage to each other, and you lose no life to that attacker. Damage is "
            "gone by the end of the turn from what survives it."
        ),
        _blocking,
    ),
    Lesson(
        message(
            "Your opponent's card waits on the stack until both of you pass. If you can respond, "
            "with an instant or an ability, what you do happens first."
        ),
        _stack,
    ),
    Lesson(
        message(
            "Choose what your card acts on, its target. If the target is gone before it happens, "
            "nothing happens."
        ),
        _target,
    ),
    Lesson(
        message(
            "After combat comes your second main phase: lands and creatures that you held back can "
            "still be played. Then your opponent's turn begins."
        ),
        _second_main,
    ),
    Lesson(
        message(
            "It is your opponent's turn. You are asked where you could do something with instants "
            "and abilities; an empty line lets things happen."
        ),
        _opponents_turn,
    ),
    Lesson(
        message("At the end of your turn you keep seven cards and discard the others."),
        _cleanup,
    ),
)
"""The lessons in the order in which they come if several fit."""

FAREWELL: Final = message(
    "You have played a whole game, and know enough for the next one. The command play has more "
    "decks and begins without this guide, glossary explains every word of the game, and play with "
    "--era lets you play by the rules of other times."
)
"""The explanation at the end of the game."""


@final
class Guide:
    """Tells each lesson once."""

    def __init__(self) -> None:
        self.left = list(LESSONS)

    def lines(self, question: Decision, teller: Teller) -> list[str]:
        """The explanations before a question; the rest waits for the next one."""
        now = [one for one in self.left if one.fits(question, teller.view)][:AT_ONCE]
        self.left = [one for one in self.left if one not in now]
        return [teller.say(one.text) for one in now]

    def farewell(self, teller: Teller) -> str:
        """The explanation at the end of the game."""
        return teller.say(FAREWELL)
