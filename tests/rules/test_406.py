"""Exile, face down too. CR 406."""

from __future__ import annotations

from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table


def test_406_1_a_player_exiles_cards_of_their_library() -> None:
    at = table()
    at.battlefield(
        ANN,
        creature(
            "Thief",
            text="Whenever Thief deals combat damage to a player, that player exiles the top two "
            "cards of their library.",
        ),
    )
    at.attack("Thief")
    at.to(Step.END_OF_COMBAT)
    assert len(at.game.zones.exile) == 2
    assert all(at.game.object(card).owner == BOB for card in at.game.zones.exile)


def test_406_3_a_hand_is_exiled_face_down_and_comes_back() -> None:
    at = table()
    at.hand(ANN, "Giant")
    hand = len(at.game.players[ANN].hand)
    cast(
        at,
        "Exile all cards from your hand face down. At the beginning of the next end step, return "
        "those cards to your hand, then draw a card.",
    )
    assert all(at.game.object(card).face_down for card in at.game.zones.exile)
    assert at.game.players[ANN].hand == []
    at.to(Step.END)
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == hand + 1


NECRO = permanent(
    "Necro",
    "Enchantment",
    "Skip your draw step.\nWhenever you discard a card, exile that card from your graveyard.\n"
    "Pay 1 life: Exile the top card of your library face down. Put that card into your hand at the "
    "beginning of your next end step.",
)


def test_406_3_what_is_exiled_face_down_nobody_sees() -> None:
    at = table()
    at.battlefield(ANN, NECRO)
    at.library(ANN, "Bear")
    at.act(ANN, "activate Necro")
    at.resolve_all()
    exiled = at.object(at.game.zones.of(Zone.EXILE, at.game.players[0])[0])
    assert exiled.face_down
    assert at.life(ANN) == 19
    at.to(Step.END)
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Bear"]
