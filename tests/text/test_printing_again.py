"""What a card says doesn't depend on what was printed before."""

from __future__ import annotations

from jajna.cards import starter
from jajna.cards.printing import face_text


def test_cards_say_the_same_in_whichever_order_they_are_printed() -> None:
    cards = [card for card in map(starter.SHELF.card, starter.names()) if card is not None]
    faces = [face for card in cards for face in card.faces]
    once = [face_text(face, "en", face.name) for face in faces]
    again = [face_text(face, "en", face.name) for face in reversed(faces)]
    assert again[::-1] == once
