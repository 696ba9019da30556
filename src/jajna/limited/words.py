"""What may be answered at a draft besides taking cards, in words, and what was noted there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from jajna.limited.choices import Choice, ChoiceKind, Shown
from jajna.noted import Noted, NoteKind
from jajna.text.catalogue import Language, message
from jajna.vocab import COLOR_LETTERS

__all__ = ["choice_words", "note_words", "shown_words"]

WITH_CARD: Final = message("{act} ({card})")
ACTS: Final = {
    ChoiceKind.TAKE: message("take {value}"),
    ChoiceKind.NOTHING: message("go on"),
    ChoiceKind.RANDOM: message("take a card at random, unseen"),
    ChoiceKind.WHOLE_PACK: message("take all cards of this pack"),
    ChoiceKind.LOOK_AT_NEXT: message("see the next card that {player} takes"),
    ChoiceKind.LOOK_AT_OPENED: message("see pack {number} of those before {player}"),
    ChoiceKind.LOOK_AT_UNOPENED: message("see what {player} opens in round {number}"),
    ChoiceKind.REMOVE: message("remove it from the draft"),
    ChoiceKind.NOTE: message("reveal it and note it"),
    ChoiceKind.ANOTHER: message("take another card of the pack"),
    ChoiceKind.ADD_PACK: message("add a pack to the draft"),
    ChoiceKind.COLOR: message("choose {color}"),
    ChoiceKind.GUESS: message("guess {value}"),
    ChoiceKind.PASS: message("pass the last card to {player}"),
    ChoiceKind.REVEAL: message("reveal {value} for trade"),
    ChoiceKind.OFFER: message("offer {value}"),
    ChoiceKind.ACCEPT: message("accept {value} from {player}"),
}
"""What an answer does."""
COLORS: Final = {
    "W": message("white"),
    "U": message("blue"),
    "B": message("black"),
    "R": message("red"),
    "G": message("green"),
}
NOTES: Final = {
    NoteKind.NUMBER: message("{card}: card {value} of the round"),
    NoteKind.PLAYER: message("{card}: passed by {value}"),
    NoteKind.NAME: message("{card}: {value}"),
    NoteKind.COLOR: message("{card}: {value}"),
    NoteKind.TYPE: message("{card}: {value}"),
    NoteKind.GUESS: message("{card}: {value}, guessed"),
    NoteKind.REMOVED: message("{card}: a card removed"),
}
"""How a note is said."""
OF_PLAYERS: Final = (
    ChoiceKind.LOOK_AT_NEXT,
    ChoiceKind.LOOK_AT_OPENED,
    ChoiceKind.LOOK_AT_UNOPENED,
    ChoiceKind.PASS,
    ChoiceKind.ACCEPT,
)
"""What names a player."""
OF_CARDS: Final = (ChoiceKind.GUESS, ChoiceKind.REVEAL, ChoiceKind.OFFER, ChoiceKind.ACCEPT)
"""What names a card."""
assert set(COLORS) == set(COLOR_LETTERS.values()), "a color without a name"


def choice_words(
    choice: Choice, names: Sequence[str], called: Callable[[str], str], language: Language
) -> str:
    """What an option does: ``names`` are those of the seats, ``called`` says names of cards."""
    first, number, player, value = choice.value, 0, "", choice.value
    if choice.kind in (ChoiceKind.LOOK_AT_OPENED, ChoiceKind.LOOK_AT_UNOPENED):
        seat, _, place = choice.value.partition(".")
        if choice.kind is ChoiceKind.LOOK_AT_UNOPENED:
            seat, place = place, seat
        first, number = seat, int(place) + 1
    elif choice.kind is ChoiceKind.ACCEPT:
        first, _, value = choice.value.partition(" ")
    if choice.kind in OF_PLAYERS:
        player = names[int(first)]
    if choice.kind in (ChoiceKind.TAKE, *OF_CARDS):
        value = called(choice.card if choice.kind is ChoiceKind.TAKE else value)
    color = language.say(COLORS[choice.value]) if choice.kind is ChoiceKind.COLOR else ""
    act = language.say(ACTS[choice.kind], value=value, player=player, number=number, color=color)
    if not choice.card or choice.kind is ChoiceKind.TAKE:
        return act
    return language.say(WITH_CARD, act=act, card=called(choice.card))


def note_words(note: Noted, called: Callable[[str], str], language: Language) -> str:
    """What was noted for a card."""
    value = note.value
    if note.kind is NoteKind.COLOR:
        value = language.say(COLORS[value])
    elif note.kind in (NoteKind.NAME, NoteKind.GUESS):
        value = called(value)
    return language.say(NOTES[note.kind], card=called(note.card), value=value)


def shown_words(
    shown: Shown, names: Sequence[str], called: Callable[[str], str], language: Language
) -> str:
    """What somebody was shown."""
    cards = language.listed([called(one.card) for one in shown.cards])
    if shown.by < 0:
        return language.say("A pack: {cards}.", cards=cards)
    return language.say("{player} drafted {cards}.", player=names[shown.by], cards=cards)
