"""Choices as something resolves. CR 608.2d."""

from __future__ import annotations

import pytest

from jajna.decision import Kind, Number
from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, LAND, ask_again, cast, creature, permanent
from tests.oracle.faces import compiled
from tests.table import table

CLOCKWORK = (
    "Beast enters with three +1/+0 counters on it.\n"
    "At end of combat, if Beast attacked or blocked this combat, remove a +1/+0 counter from it.\n"
    "{0}: Put up to two +1/+0 counters on Beast. This ability can't cause the total number of "
    "+1/+0 counters on Beast to be greater than three."
)


def test_608_2d_up_to_so_many_counters_are_put_but_no_more_in_all() -> None:
    at = table()
    at.battlefield(ANN, creature("Beast", 0, 4, CLOCKWORK))
    at.object("Beast").add_counters("+1/+0", 2)
    at.act(ANN, "activate Beast")
    at.to_question(Kind.NUMBER)
    asked = at.asked
    assert asked is not None and (asked.minimum, asked.maximum) == (0, 1)
    at.answer(Number(1))
    assert at.object("Beast").counters["+1/+0"] == 3
    at.act(ANN, "activate Beast")
    at.resolve()
    assert at.object("Beast").counters["+1/+0"] == 3


def test_608_2d_what_may_be_done_later_is_decided_later() -> None:
    at = table()
    cast(
        at,
        "Target player may draw up to two cards at the beginning of the next turn's upkeep.",
        "Bob",
    )
    at.to_question(Kind.MAY)
    assert at.game.turn.step is Step.UPKEEP
    assert at.asked is not None
    assert at.asked.player == BOB


MENTAL_DISCARD = (
    "Target player reveals three cards from their hand and you choose one of them. That player "
    "discards that card."
)


def test_608_2d_the_player_chooses_what_is_revealed_and_you_what_is_discarded() -> None:
    at = table()
    hand = at.hand(BOB, "Bear", "Giant", "Wall", "Relic")
    cast(at, MENTAL_DISCARD, "Bob", then=(("Bear", "Giant", "Wall"), "Giant"))
    assert at.object("Giant").zone is Zone.GRAVEYARD
    assert len(at.game.players[BOB].hand) == len(hand) - 1


def hands(at: Table) -> tuple[int, int]:
    """How many cards Ann and Bob have in hand."""
    return len(at.game.players[ANN].hand), len(at.game.players[BOB].hand)


def test_608_2d_of_fewer_cards_all_are_revealed() -> None:
    at = table()
    at.hand(BOB, "Bear", "Giant")
    cast(at, MENTAL_DISCARD, "Bob", then=("Bear",))
    assert at.object("Bear").zone is Zone.GRAVEYARD
    cast(at, MENTAL_DISCARD, "Bob")
    cast(at, MENTAL_DISCARD, "Bob")
    assert hands(at) == (0, 0)


def test_608_2d_one_of_them_is_one_of_what_was_named_before() -> None:
    assert (
        compiled("Target player discards a card. You choose one of them.", "Sorcery").face is None
    )


def test_608_2d_counters_are_distributed_as_it_resolves() -> None:
    hydra = creature(
        "Hydra",
        1,
        1,
        "When Hydra dies, you may distribute a number of +1/+1 counters equal to the number of "
        "+1/+1 counters on Hydra among any number of creatures you control.",
    )
    at = table()
    at.battlefield(ANN, hydra, "Bear", "Giant")
    at.object("Hydra").add_counters("+1/+1", 3)
    at.begin(ANN)
    cast(at, "Destroy target creature.", "Hydra")
    at.choose(True, [1, 2])
    at.resolve_all()
    assert at.object("Bear").counters == {"+1/+1": 1}
    assert at.object("Giant").counters == {"+1/+1": 2}


def test_608_2d_who_has_fewer_puts_back_what_they_have() -> None:
    at = table()
    at.hand(ANN, "Relic")
    cast(at, "Put two cards from your hand on top of your library in any order.")
    assert at.names_in(Zone.HAND, ANN) == []
    assert at.names_in(Zone.LIBRARY, ANN)[:1] == ["Relic"]


def test_608_2d_one_to_the_hand_one_under_the_library_one_exiled() -> None:
    at = table()
    at.library(ANN, "Bear", "Wall", LAND)
    text = (
        "Look at the top three cards of your library. Put one of them into your hand, put one of "
        "them on the bottom of your library, and exile one of them. You may play the exiled card "
        "this turn."
    )
    cast(at, text, then=("Bear", "Wall"))
    ask_again(at)
    assert at.names_in(Zone.HAND, ANN) == ["Bear"]
    assert at.names_in(Zone.LIBRARY, ANN)[-1] == "Wall"
    assert at.names_in(Zone.EXILE) == ["Field"]
    at.act(ANN, "play Field")
    assert at.object("Field").zone is Zone.BATTLEFIELD


def test_608_2d_that_player_taps_what_they_choose() -> None:
    at = table()
    text = (
        "At the beginning of each player's upkeep, that player taps an untapped artifact, "
        "creature, or land they control for each fade counter on ~."
    )
    at.battlefield(ANN, permanent("Wire", text=text))
    cast(at, "Put two fade counters on target permanent.", "Wire")
    at.battlefield(BOB, "Bear", "Wall", LAND)
    at.to_turn(BOB, Step.UPKEEP)
    at.choose(["Bear", "Field"])
    at.resolve_all()
    tapped = [at.object(name).tapped for name in ("Bear", "Wall", "Field", "Wire")]
    assert tapped == [True, False, True, False]


@pytest.mark.parametrize(
    "told",
    [
        "sacrifice two creatures",
        "discard two cards",
        "exile two cards from your graveyard",
        "tap two untapped creatures you control",
        "return two creatures you control to their owner's hand",
        "return two creature cards from your graveyard to your hand",
        "put two creature cards from your hand onto the battlefield",
        "put two cards from your hand on the bottom of your library",
    ],
)
@pytest.mark.parametrize(("number", "life"), [(1, 20), (2, 25)])
def test_608_2d_who_has_too_few_things_may_not_choose_to_give_them(
    told: str, number: int, life: int
) -> None:
    text = f"{{0}}: You may {told}. If you do, you gain 5 life."
    shrine = permanent("Shrine", "Enchantment", text)
    at = table(ann=[shrine, *["Bear"] * number], hand=["Wall"] * number)
    at.graveyard(ANN, *["Giant"] * number)
    at.act(ANN, "activate Shrine")
    if number == 2:
        at.choose("yes")
    at.resolve_all()
    assert at.life(ANN) == life


@pytest.mark.parametrize(("number", "life"), [(1, 20), (2, 25)])
def test_608_2d_fewer_counters_than_told_cant_be_removed(number: int, life: int) -> None:
    text = "{0}: You may remove two +1/+1 counters from this creature. If you do, you gain 5 life."
    at = table()
    at.put(ANN, Zone.BATTLEFIELD, creature("Snake", text=text), counters={"+1/+1": number})
    at.act(ANN, "activate Snake")
    if number == 2:
        at.choose("yes")
    at.resolve_all()
    assert at.life(ANN) == life


def test_608_2d_each_player_may_only_choose_what_they_can_do() -> None:
    at = table(ann=["Bear", "Bear"], bob=["Bear"])
    text = "Each player may sacrifice two creatures. Each player who does gains 5 life."
    cast(at, text, then=("yes",))
    assert (at.life(ANN), at.life(BOB)) == (25, 20)
    assert at.names_in(Zone.BATTLEFIELD, BOB) == ["Bear"]


@pytest.mark.parametrize(("cards", "life"), [(1, 20), (2, 25)])
@pytest.mark.parametrize("told", ["mill two cards", "exile the top two cards of your library"])
def test_701_17b_more_cards_than_a_library_has_cant_be_chosen(
    told: str, cards: int, life: int
) -> None:
    text = f"{{0}}: You may {told}. If you do, you gain 5 life."
    at = table(ann=[permanent("Shrine", "Enchantment", text)], blanks=cards)
    at.act(ANN, "activate Shrine")
    if cards == 2:
        at.choose("yes")
    at.resolve_all()
    assert at.life(ANN) == life
    assert len(at.game.players[ANN].library) == (1 if cards == 1 else 0)


@pytest.mark.parametrize(
    ("told", "rule"),
    [
        ("draw a card", "Players can't draw cards."),
        ("have target opponent draw a card", "Players can't draw cards."),
        ("draw two cards", "Each player can't draw more than one card each turn."),
        (
            "search your library for a basic land card, reveal it, put it into your hand, then "
            "shuffle",
            "Players can't search libraries.",
        ),
    ],
)
def test_121_3_what_a_player_cant_do_is_no_choice(told: str, rule: str) -> None:
    text = f"{{0}}: You may {told}. If you do, you gain 5 life."
    at = table(ann=[permanent("Shrine", "Enchantment", text)])
    at.act(ANN, "activate Shrine")
    at.choose("yes")
    at.resolve_all()
    assert at.life(ANN) == 25
    at.battlefield(BOB, permanent("Warden", "Enchantment", rule))
    at.act(ANN, "activate Shrine")
    at.resolve_all()
    assert at.life(ANN) == 25


def test_121_3_a_card_may_be_drawn_from_an_empty_library() -> None:
    text = "{0}: You may draw a card. If you do, you gain 5 life."
    at = table(ann=[permanent("Shrine", "Enchantment", text)], blanks=0)
    at.act(ANN, "activate Shrine")
    at.choose("yes")
    at.resolve()
    assert at.life(ANN) == 25


def test_118_12_two_things_are_done_or_neither() -> None:
    text = "{0}: You may discard a card and sacrifice a creature. If you do, you gain 5 life."
    at = table(ann=[permanent("Shrine", "Enchantment", text)], hand=["Bear"])
    at.act(ANN, "activate Shrine")
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Bear"]
