"""What schemes have opponents choose and lose. CR 904, 608.2d."""

from __future__ import annotations

import pytest

from jajna.judge import CAT
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BEAR, BOB, cast, creature, permanent
from tests.table import table

SIDES = (
    "Target opponent chooses self or others. If that player chooses self, that player discards two "
    "cards. If the player chooses others, each of your other opponents discards a card."
)


@pytest.mark.parametrize(("side", "held"), [("self", [0, 2]), ("others", [2, 1])])
def test_608_2d_an_opponent_chooses_self_or_the_others(side: str, held: list[int]) -> None:
    at = table(3)
    for seat in (ANN, BOB, CAT):
        at.hand(seat, BEAR, BEAR)
    cast(at, SIDES, BOB, then=(side, ("Bear",)))
    at.resolve_all()
    assert [len(at.game.players[seat].hand) for seat in (BOB, CAT)] == held
    assert len(at.game.players[ANN].hand) == 2


def test_701_21a_who_sacrificed_none_is_known() -> None:
    at = table(3)
    at.battlefield(BOB, "Bear")
    for seat in (ANN, BOB, CAT):
        at.hand(seat, BEAR)
    text = (
        "Each opponent sacrifices a creature. Then each opponent who didn't sacrifice a creature "
        "discards a card."
    )
    cast(at, text)
    at.resolve_all()
    assert [len(at.game.players[seat].hand) for seat in (ANN, BOB, CAT)] == [1, 1, 0]
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Bear"]


def test_120_3a_each_is_dealt_damage_by_their_own_hand() -> None:
    at = table(3)
    text = (
        "When Imp dies, it deals damage to each opponent equal to the number of cards in that "
        "player's hand."
    )
    at.battlefield(ANN, creature("Imp", text=text))
    at.hand(BOB, BEAR)
    at.hand(CAT, BEAR, BEAR, BEAR)
    cast(at, "Destroy target creature.", "Imp")
    at.resolve_all()
    assert [at.life(seat) for seat in (BOB, CAT)] == [19, 17]


def test_120_1_damage_dealt_to_you_this_turn_is_counted() -> None:
    text = "At the beginning of each end step, if you've been dealt 5 or more damage this turn, "
    text += "you gain 10 life."
    for damage, life in ((4, 16), (5, 25)):
        at = table(ann=[creature("Nun", text=text)])
        cast(at, f"Spell deals {damage} damage to target player.", ANN)
        at.to_turn(BOB)
        assert at.life(ANN) == life


def test_119_1_one_of_the_opponents_with_the_most_life_is_chosen() -> None:
    at = table(3)
    cast(at, "Target player gains 1 life.", CAT)
    text = "Choose an opponent with the highest life total among your opponents. That player loses "
    cast(at, text + "7 life.")
    at.resolve_all()
    assert [at.life(seat) for seat in (ANN, BOB, CAT)] == [20, 20, 14]


def test_608_2d_that_player_is_the_opponent_who_was_chosen() -> None:
    at = table(3)
    held = [len(at.game.players[seat].hand) for seat in (ANN, BOB, CAT)]
    cast(at, "Choose an opponent. You and that player each draw two cards.", then=(CAT,))
    at.resolve_all()
    now = [len(at.game.players[seat].hand) for seat in (ANN, BOB, CAT)]
    assert [one - two for one, two in zip(now, held, strict=True)] == [2, 0, 2]


def test_605_3_the_player_chosen_gets_the_mana() -> None:
    text = "{T}: Choose a player. That player adds {G}{G}{G}."
    at = table(ann=[permanent("Valley", text=text)])
    at.act(ANN, "activate Valley", BOB)
    at.resolve_all()
    assert len(at.game.players[BOB].pool) == 3
