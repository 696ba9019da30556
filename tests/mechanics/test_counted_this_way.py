"""What was countered or returned to hands this way. CR 608.2h, 701.6a."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, spell
from tests.table import CAT, table

OWL = creature("Owl", 1, 1)
DOG = creature("Dog", 2, 2)
SAFE = spell("This spell can't be countered.\nYou gain 3 life.", "Safe")
PLAIN = spell("You gain 5 life.", "Plain")


def test_701_6a_a_spell_that_cant_be_countered_is_not_counted() -> None:
    at = table()
    at.hand(BOB, PLAIN, SAFE)
    at.library(ANN, OWL, OWL, OWL)
    ask_again(at)
    at.act(BOB, "cast Plain")
    ask_again(at)
    at.act(BOB, "cast Safe")
    cast(at, "Counter all other spells. Draw a card for each spell countered this way.")
    assert len(at.game.players[ANN].hand) == 1
    at.resolve_all()
    assert at.life(BOB) == 23


def test_608_2h_only_cards_returned_to_ones_own_hand_count() -> None:
    at = table(ann=[OWL, DOG])
    at.library(ANN, OWL, OWL, OWL)
    at.battlefield(BOB, DOG)
    [theirs] = [one for one in at.game.zones.battlefield if at.object(one).owner == BOB]
    at.object(theirs).controller = ANN
    cast(
        at,
        "Return any number of target creatures you control to their owners' hands. Draw a card for "
        "each card returned to your hand this way.",
        tuple(at.game.zones.battlefield),
    )
    assert len(at.game.players[ANN].hand) == 4
    assert at.names_in(Zone.HAND, BOB) == ["Dog"]


def test_608_2h_a_target_that_is_gone_is_not_counted() -> None:
    at = table(bob=[OWL, DOG])
    text = (
        "Return up to two target creatures to their owners' hands. You gain 1 life for each "
        "permanent returned to its owner's hand this way."
    )
    at.hand(ANN, spell(text, "Recall"))
    ask_again(at)
    at.act(ANN, "cast Recall", ("Owl", "Dog"))
    cast(at, "Destroy target creature.", "Dog")
    at.resolve()
    assert at.life(ANN) == 21


def test_608_2h_cards_that_several_players_discarded_all_count() -> None:
    at = table(3)
    for player in (BOB, CAT):
        at.hand(player, DOG)
    cast(at, "Each other player discards a card. You draw a card for each card discarded this way.")
    assert len(at.names_in(Zone.HAND, ANN)) == 2
