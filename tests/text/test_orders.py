"""An order is asked for with what it means to be first or last, and that is so. CR 401.4."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.decision import Decision, Kind, Ordering, Pick, Several, Shape, Thing
from jajna.judge import ANN, Table
from jajna.simulation.boards import written
from jajna.text.catalogue import LANGUAGES, language
from jajna.text.prompts import ENDS, FIRSTS, ORDERS, PUT_AWAY, ends, prompt
from jajna.text.things import Teller
from tests.table import table

TOP = ("nearest to the top", "la primera quedará más cerca de la parte superior")
DEEP = ("at the very bottom", "la última quedará en el fondo")


def spell(text: str) -> Card:
    """A sorcery for no mana that says something."""
    return written("Reading", "Sorcery", text)


def asked_by(text: str, kind: Kind) -> tuple[Table, Decision, list[int]]:
    """What a spell asks of who has Forest, Island and Swamp on top of their library."""
    game = table()
    game.library(ANN, "Forest", "Island", "Swamp")
    top = game.game.players[ANN].library[:3]
    game.hand(ANN, spell(text))
    game.begin(ANN)
    game.act(ANN, "cast Reading")
    game.to_question(kind)
    question = game.asked
    assert question is not None
    return game, question, top


def said(game: Table, question: Decision) -> dict[str, str]:
    """The question in each language."""
    view = game.game.view(ANN)
    return {code: prompt(question, Teller(language(code), view)) for code in LANGUAGES}


def names(game: Table, cards: list[int]) -> list[str]:
    return [game.game.objects[card].now.name for card in cards]


def test_401_4_who_orders_the_top_is_told_which_card_will_be_there() -> None:
    text = "Look at the top three cards of your library, then put them back in any order."
    game, question, (forest, island, swamp) = asked_by(text, Kind.ORDER)
    told = said(game, question)
    assert TOP[0] in told["en"] and TOP[1] in told["es"].casefold()
    assert ends(question, Teller(language("en"), game.game.view(ANN))) == ("nearest to the top", "")
    game.game.answer(Several((Thing(swamp), Thing(forest), Thing(island))))
    assert names(game, game.game.players[ANN].library[:3]) == ["Swamp", "Forest", "Island"]


def test_401_4_who_orders_the_bottom_is_told_which_card_will_be_there() -> None:
    text = (
        "Look at the top three cards of your library. Put one of them into your hand and the rest "
        "on the bottom of your library in any order."
    )
    game, _, (forest, island, swamp) = asked_by(text, Kind.OBJECTS)
    game.game.answer(Several((Thing(forest),)))
    game.to_question(Kind.ORDER)
    question = game.asked
    assert question is not None
    told = said(game, question)
    assert DEEP[0] in told["en"] and DEEP[1] in told["es"].casefold()
    game.game.answer(Several((Thing(swamp), Thing(island))))
    assert names(game, game.game.players[ANN].library[-2:]) == ["Swamp", "Island"]


def test_701_22a_who_scries_is_told_that_what_they_choose_goes_to_the_bottom() -> None:
    game, question, (forest, _, swamp) = asked_by("Scry 3.", Kind.OBJECTS)
    told = said(game, question)
    assert "on the bottom of your library" in told["en"] and DEEP[0] in told["en"]
    assert "en el fondo de tu biblioteca" in told["es"]
    game.game.answer(Several((Thing(swamp), Thing(forest))))
    library = game.game.players[ANN].library
    assert names(game, [library[0], *library[-2:]]) == ["Island", "Swamp", "Forest"]


def test_701_25a_who_surveils_is_told_that_what_they_choose_goes_to_the_graveyard() -> None:
    game, question, (forest, _, swamp) = asked_by("Surveil 3.", Kind.OBJECTS)
    told = said(game, question)
    assert "into your graveyard" in told["en"] and "en tu cementerio" in told["es"]
    game.game.answer(Several((Thing(swamp), Thing(forest))))
    graveyard = names(game, game.game.players[ANN].graveyard)
    assert graveyard[:2] == ["Swamp", "Forest"]


def test_103_5_who_puts_cards_of_a_new_hand_away_is_told_which_is_last() -> None:
    game = table()
    cards = game.hand(ANN, "Forest", "Island")
    question = Decision(
        ANN, Kind.BOTTOM, "103.5", Shape.SOME, [Thing(one) for one in cards], 2, 2,
        order=Ordering.BOTTOM,
    )  # fmt: skip
    assert "The last one chosen will be at the very bottom." in said(game, question)["en"]
    one = Decision(
        ANN, Kind.BOTTOM, "103.5", Shape.SOME, [Thing(one) for one in cards], 1, 1,
        order=Ordering.BOTTOM,
    )  # fmt: skip
    assert "The last" not in said(game, one)["en"]


@pytest.mark.parametrize("order", Ordering, ids=lambda order: order.name)
def test_every_order_has_its_own_words_in_both_languages(order: Ordering) -> None:
    game = table()
    (bears,) = game.battlefield(ANN, "Grizzly Bears")
    picks = [Pick(0, "one"), Pick(1, "two")]
    for shape in (Shape.SOME, *((Shape.ONE,) if order in FIRSTS else ())):
        question = Decision(
            ANN, Kind.ORDER, "608.2d", shape, [*picks], 2, 2, source=bears, order=order
        )
        told = said(game, question)
        assert len(set(told.values())) == len(LANGUAGES)
        assert all("{" not in text for text in told.values())
    assert set(ORDERS) == set(ENDS) == set(Ordering)
    assert set(PUT_AWAY) == {Ordering.BOTTOM, Ordering.GRAVEYARD}


def test_603_3b_who_orders_abilities_is_told_which_resolves_first() -> None:
    game = table()
    question = Decision(
        ANN, Kind.TRIGGERS, "603.3b", Shape.SOME, [Pick(0, "1"), Pick(1, "2")], 2, 2,
        order=Ordering.STACK,
    )  # fmt: skip
    assert ends(question, Teller(language("es"), game.game.view(ANN))) == (
        "",
        "se resuelve primero",
    )
