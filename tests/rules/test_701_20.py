"""Reveal. CR 701.20."""

from __future__ import annotations

from jajna.kernel.views.view import view
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, creature, permanent, text_card
from tests.table import table


def test_701_20a_hands_played_revealed_are_seen() -> None:
    at = table()
    at.hand(BOB, "Giant")
    assert all(card.name != "Giant" for card in view(at.game, ANN).players[BOB].hand)
    at.battlefield(
        ANN,
        permanent("Eye", "Enchantment", "Your opponents play with their hands revealed."),
    )
    assert any(card.name == "Giant" for card in view(at.game, ANN).players[BOB].hand)
    at.hand(ANN, "Bear")
    assert all(card.name != "Bear" for card in view(at.game, BOB).players[ANN].hand)


def test_701_20a_what_was_revealed_and_not_put_onto_the_battlefield() -> None:
    at = table()
    at.battlefield(ANN, permanent("Forge", "Artifact", "{T}: Add {G}{G}{G}.", "{0}"))
    at.library(ANN, "Bear", creature("Wurm", cost="{4}"), "Relic", "Giant")
    wave = (
        "Reveal the top X cards of your library. You may put any number of permanent cards with "
        "mana value X or less from among them onto the battlefield. Then put all cards revealed "
        "this way that weren't put onto the battlefield into your graveyard."
    )
    at.hand(ANN, text_card("Wave", "Sorcery", wave, cost="{X}"))
    ask_again(at)
    at.act(ANN, "cast Wave", 3)
    at.choose(True, ("Bear",))
    at.resolve()
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["Bear", "Forge"]
    assert sorted(at.names_in(Zone.GRAVEYARD, ANN)) == ["Relic", "Wave", "Wurm"]


def test_701_20a_the_card_revealed_at_random_is_meant() -> None:
    at = table()
    at.game.players[BOB].hand.clear()
    at.hand(BOB, "Field")
    at.battlefield(
        ANN,
        creature(
            "Spy",
            text="Whenever Spy deals combat damage to a player, that player reveals a card at "
            "random from their hand. If it's a land card, you gain 3 life.",
        ),
    )
    at.attack("Spy")
    at.to(Step.END_OF_COMBAT)
    assert at.life(ANN) == 23
