"""What becomes of cards looked at, revealed, milled or exiled from libraries. CR 401.4, 608.2."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.oracle import compile_face
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell
from tests.oracle.faces import face
from tests.table import table

SPRITE = creature("Sprite", 1, 1, types="Legendary Creature")


def test_401_4_the_cards_looked_at_go_to_three_places() -> None:
    at = table()
    at.library(ANN, "Bear", "Wall", "Giant", "Relic")
    cast(
        at,
        "Look at the top three cards of your library. Put one of those cards into your hand, one "
        "on top of your library, and one on the bottom of your library.",
        then=(("Wall",), ("Giant",), ("Bear",)),
    )
    assert at.names_in(Zone.HAND, ANN) == ["Wall"]
    assert at.names_in(Zone.LIBRARY, ANN)[:2] == ["Giant", "Relic"]
    assert at.names_in(Zone.LIBRARY, ANN)[-1] == "Bear"


def test_608_2c_one_is_exiled_and_the_rest_put_back() -> None:
    at = table()
    at.library(BOB, "Bear", "Wall", "Giant", "Relic")
    cast(
        at,
        "Look at the top three cards of target opponent's library. Exile one of those cards and "
        "put the rest back on top of that player's library in any order.",
        "Bob",
        then=(("Wall",), ("Giant", "Bear")),
    )
    assert at.names_in(Zone.EXILE, BOB) == ["Wall"]
    assert at.names_in(Zone.LIBRARY, BOB)[:3] == ["Giant", "Bear", "Relic"]


def test_608_2c_one_goes_to_hand_and_the_rest_into_the_graveyard() -> None:
    at = table()
    at.library(ANN, "Bear", "Wall", "Relic")
    cast(
        at,
        "Look at the top three cards of your library, then put one into your hand and the rest "
        "into your graveyard.",
        then=(("Wall",),),
    )
    assert at.names_in(Zone.HAND, ANN) == ["Wall"]
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Bear", "Relic", "Spell"]


def test_608_2d_one_of_the_revealed_cards_may_be_taken_the_rest_is_put_away() -> None:
    at = table()
    at.library(ANN, "Bear", "Field", "Giant", "Relic")
    cast(
        at,
        "Reveal the top three cards of your library. You may put a land card from among them into "
        "your hand. Put the rest into your graveyard.",
        then=(True,),
    )
    assert at.names_in(Zone.HAND, ANN) == ["Field"]
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Bear", "Giant", "Spell"]


def test_608_2d_who_takes_nothing_puts_all_away() -> None:
    at = table()
    at.library(ANN, "Bear", "Field")
    cast(
        at,
        "Reveal the top two cards of your library. You may put a land card from among them onto "
        "the battlefield tapped. Put the rest on the bottom of your library in any order.",
        then=(False, ("Field", "Bear")),
    )
    assert at.names_in(Zone.LIBRARY, ANN)[-2:] == ["Field", "Bear"]


def test_110_2a_the_taken_card_enters_under_the_control_of_who_takes_it() -> None:
    at = table()
    at.library(BOB, "Field", "Bear", "Relic")
    cast(
        at,
        "Target opponent mills three cards. You may put a creature card from among them onto the "
        "battlefield under your control.",
        "Bob",
        then=(True,),
    )
    assert at.object("Bear").controller == ANN
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Field", "Relic"]


def test_701_20a_cards_are_revealed_until_one_fits() -> None:
    at = table()
    at.define(SPRITE)
    at.library(ANN, "Field", "Sprite", "Bear", "Giant")
    cast(
        at,
        "Reveal cards from the top of your library until you reveal a nonlegendary creature card. "
        "Put that card onto the battlefield and the rest on the bottom of your library in a random "
        "order.",
    )
    assert at.names_in(Zone.BATTLEFIELD) == ["Bear"]
    assert at.names_in(Zone.LIBRARY, ANN)[0] == "Giant"
    assert set(at.names_in(Zone.LIBRARY, ANN)[-2:]) == {"Field", "Sprite"}


def test_608_2c_the_controller_of_what_was_destroyed_reveals() -> None:
    at = table()
    at.battlefield(BOB, "Wall")
    at.library(BOB, "Field", "Giant", "Bear")
    count = len(at.names_in(Zone.LIBRARY, BOB))
    cast(
        at,
        "Destroy target creature. It can't be regenerated. Its controller reveals cards from the "
        "top of their library until they reveal a creature card. The player puts that card onto "
        "the battlefield, then shuffles all other cards revealed this way into their library.",
        "Wall",
    )
    assert at.object("Giant").controller == BOB
    assert len(at.names_in(Zone.LIBRARY, BOB)) == count - 1


def test_608_2h_as_many_cards_are_sought_as_creatures_were_exiled() -> None:
    at = table()
    at.battlefield(ANN, "Wall", "Wall", "Relic")
    at.library(ANN, "Bear", "Field", "Giant", "Bear")
    cast(
        at,
        "Exile all creatures you control, then reveal cards from the top of your library until you "
        "reveal that many creature cards. Put all creature cards revealed this way onto the "
        "battlefield, then shuffle the rest of the revealed cards into your library.",
    )
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["Bear", "Giant", "Relic"]


def test_608_2d_an_opponent_makes_two_piles_and_you_choose() -> None:
    at = table()
    at.library(ANN, "Bear", "Field", "Giant", "Relic")
    bear, field = at.game.players[ANN].library[:2]
    cast(
        at,
        "Reveal the top three cards of your library. An opponent separates those cards into two "
        "piles. Put one pile into your hand and the other into your graveyard.",
        then=(("Giant",), f"{bear}, {field}"),
    )
    assert at.names_in(Zone.HAND, ANN) == ["Bear", "Field"]
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Giant", "Spell"]


def test_all_that_fits_of_what_was_revealed_goes_to_hand_and_the_rest_away() -> None:
    at = table()
    at.library(ANN, "Bear", "Field", "Giant")
    cast(
        at,
        "Reveal the top three cards of your library. Put all creature cards revealed this way into "
        "your hand and the rest on the bottom of your library in any order.",
    )
    assert at.names_in(Zone.HAND, ANN) == ["Bear", "Giant"]
    assert at.names_in(Zone.LIBRARY, ANN)[-1] == "Field"


def test_what_is_exiled_from_the_top_until_something_fits_is_cast_for_nothing() -> None:
    at = table()
    at.define(creature("Ogre", 3, 3, cost="{4}"))
    at.library(ANN, "Field", "Ogre", "Bear")
    text = (
        "Exile cards from the top of your library until you exile a nonland card. You may cast "
        "that card without paying its mana cost."
    )
    at.hand(ANN, spell(text))
    at.act(ANN, "cast Spell")
    at.to_question(Kind.CAST)
    assert at.asked is not None
    at.answer(at.asked.options[0])
    at.resolve_all()
    assert at.object("Ogre").zone is Zone.BATTLEFIELD
    assert at.names_in(Zone.EXILE) == ["Field"]


@pytest.mark.parametrize(
    "text",
    [
        "The rest on the bottom of your library in any order.",
        "Draw a card and the rest into your hand.",
        "Put the rest into your graveyard.",
        "Destroy target creature. Put the rest into your graveyard.",
        "Put all creature cards revealed this way into your hand.",
        "If a creature card is exiled this way, draw a card.",
        "Exile the rest.",
        "Destroy all creatures. Put each creature destroyed this way onto the battlefield.",
    ],
)
def test_nothing_is_the_rest_of_nothing(text: str) -> None:
    assert compile_face(face(text, "Instant")).face is None


def test_permanent_lands_are_no_cards_here() -> None:
    at = table()
    at.define(permanent("Isle", "Land — Island", cost=""))
    at.battlefield(ANN, "Isle")
    at.library(ANN, "Isle", "Bear")
    cast(
        at,
        "Reveal the top two cards of your library. Put all land cards revealed this way into your "
        "hand and the rest on the bottom of your library in any order.",
    )
    assert at.names_in(Zone.BATTLEFIELD) == ["Isle"]
    assert at.names_in(Zone.HAND, ANN) == ["Isle"]


def test_any_number_go_to_the_graveyard_and_the_rest_back_on_top() -> None:
    at = table()
    at.library(ANN, "Bear", "Field", "Giant", "Relic")
    cast(
        at,
        "Look at the top three cards of your library. Put any number of them into your graveyard "
        "and the rest back on top of your library in any order.",
        then=(("Field",), ("Giant", "Bear")),
    )
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Field", "Spell"]
    assert at.names_in(Zone.LIBRARY, ANN)[:3] == ["Giant", "Bear", "Relic"]


def test_a_card_of_each_description_is_taken_from_among_those_revealed() -> None:
    at = table()
    at.library(ANN, "Bear", "Field", "Giant", "Relic")
    cast(
        at,
        "Reveal the top four cards of your library. You may put a creature card and/or a land card "
        "from among them into your hand. Put the rest into your graveyard.",
        then=(True, ("Giant",), ("Field",)),
    )
    assert sorted(at.names_in(Zone.HAND, ANN)) == ["Field", "Giant"]
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Bear", "Relic", "Spell"]


def test_701_13a_the_rest_is_exiled() -> None:
    at = table()
    at.library(ANN, "Bear", "Field", "Giant")
    cast(
        at,
        "Look at the top three cards of your library, put one of them into your hand, and exile "
        "the rest.",
        then=(("Bear",),),
    )
    assert at.names_in(Zone.HAND, ANN) == ["Bear"]
    assert at.names_in(Zone.EXILE) == ["Field", "Giant"]


@pytest.mark.parametrize(("top", "life"), [("Bear", 22), ("Field", 20)])
def test_608_2c_what_was_milled_this_way_is_asked_for(top: str, life: int) -> None:
    at = table()
    at.library(ANN, top)
    cast(at, "Mill a card. If a creature card is milled this way, you gain 2 life.")
    assert at.life(ANN) == life


def test_601_3_only_red_spells_among_the_exiled_cards_are_cast() -> None:
    at = table()
    at.define(creature("Imp", 1, 1, cost="{R}"))
    at.battlefield(ANN, permanent("Peak", "Land", "{T}: Add {R}.", cost=""))
    at.library(ANN, "Imp", "Bear")
    cast(
        at,
        "Exile the top two cards of your library. You may cast red spells from among them this "
        "turn.",
    )
    assert at.why_not(ANN, f"cast {at.id('Bear')}") is not None
    at.act(ANN, "cast Imp")
    at.resolve()
    assert "Imp" in at.names_in(Zone.BATTLEFIELD)


def test_201_1_names_have_commas() -> None:
    at = table()
    at.define(permanent("Ajani, Lion", "Artifact"), permanent("Ajani", "Artifact"))
    at.graveyard(ANN, "Ajani, Lion", "Ajani")
    cast(
        at,
        "Search your library and/or graveyard for a card named Ajani, Lion, reveal it, and put it "
        "into your hand. If you search your library this way, shuffle.",
        then=("#1",),
    )
    assert at.names_in(Zone.HAND, ANN) == ["Ajani, Lion"]
