"""Moving objects between zones. CR 400, 701.13."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.events.hidden import Shuffled
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, spell
from tests.table import table


def test_400_3_a_returned_permanent_goes_to_its_owners_hand() -> None:
    at = table()
    at.battlefield(BOB, "Giant")
    cast(at, "Gain control of target creature.", "Giant")
    cast(at, "Return target creature to its owner's hand.", "Giant")
    assert at.names_in(Zone.HAND, BOB) == ["Giant"]


def test_a_card_returns_from_the_graveyard_to_hand() -> None:
    at = table()
    at.graveyard(ANN, "Giant")
    cast(at, "Return target creature card from your graveyard to your hand.", "Giant")
    assert at.names_in(Zone.HAND, ANN) == ["Giant"]


def test_110_2a_a_reanimated_creature_is_its_new_controllers() -> None:
    at = table()
    at.graveyard(BOB, "Giant")
    cast(
        at,
        "Put target creature card from a graveyard onto the battlefield under your control.",
        "Giant",
    )
    assert at.object("Giant").controller == ANN
    assert at.object("Giant").owner == BOB


def test_701_13a_exile_moves_to_the_exile_zone() -> None:
    at = table()
    at.battlefield(BOB, "Giant")
    cast(at, "Exile target creature. Its controller gains life equal to its power.", "Giant")
    assert at.names_in(Zone.EXILE) == ["Giant"]
    assert at.life(BOB) == 25


def test_400_7_what_was_exiled_can_be_returned_by_the_same_effect() -> None:
    at = table()
    old = at.battlefield(BOB, "Giant")[0]
    cast(
        at,
        "Exile target creature, then return it to the battlefield under its owner's control.",
        "Giant",
    )
    assert at.id("Giant") != old
    assert at.object("Giant").controller == BOB


def test_a_land_you_control_is_chosen_on_resolution() -> None:
    at = table()
    at.battlefield(ANN, "Field", "Relic")
    cast(at, "Return a land you control to its owner's hand.")
    assert at.names_in(Zone.HAND, ANN) == ["Field"]


def test_401_4_owners_order_what_goes_on_top_of_their_library() -> None:
    at = table()
    at.graveyard(ANN, "Bear", "Wall")
    cast(
        at,
        "Put up to two target creature cards from your graveyard on top of your library.",
        ("Bear", "Wall"),
        then=(("Wall", "Bear"),),
    )
    assert at.names_in(Zone.LIBRARY, ANN)[:2] == ["Wall", "Bear"]


def test_a_creature_goes_to_the_bottom_of_its_owners_library() -> None:
    at = table()
    at.battlefield(BOB, "Giant")
    cast(at, "Put target creature on the bottom of its owner's library.", "Giant")
    assert at.names_in(Zone.LIBRARY, BOB)[-1] == "Giant"


def test_a_creature_goes_second_from_the_top() -> None:
    at = table()
    at.battlefield(BOB, "Giant")
    cast(at, "Put target creature into its owner's library second from the top.", "Giant")
    assert at.names_in(Zone.LIBRARY, BOB)[1] == "Giant"


def test_701_24c_an_object_is_shuffled_into_its_owners_library() -> None:
    at = table()
    at.battlefield(ANN, creature("Ooze"))
    at.hand(ANN, spell("Shuffle target creature into its owner's library."))
    ask_again(at)
    at.act(ANN, "cast Spell", "Ooze")
    at.resolve()
    assert "Ooze" in at.names_in(Zone.LIBRARY, ANN)
    assert any(isinstance(event, Shuffled) for event in at.game.history.log[-4:])


def test_you_may_put_a_creature_card_from_your_hand_onto_the_battlefield() -> None:
    at = table()
    at.hand(ANN, "Giant", "Field")
    cast(
        at,
        "You may put a creature card from your hand onto the battlefield.",
        then=(True,),
    )
    assert at.names_in(Zone.BATTLEFIELD) == ["Giant"]


def test_603_7c_what_left_is_not_sacrificed_later() -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    cast(
        at,
        "Target creature gets +1/+0 until end of turn. "
        "Sacrifice it at the beginning of the next end step.",
        "Giant",
    )
    cast(at, "Return target creature to its owner's hand.", "Giant")
    at.to(Step.END)
    assert at.asked is not None
    assert at.asked.kind is Kind.PRIORITY
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Giant"]


def test_603_7b_a_delayed_trigger_triggers_once() -> None:
    at = table()
    cast(at, "Draw a card at the beginning of the next turn's upkeep.")
    at.to_turn(BOB, Step.UPKEEP)
    at.resolve_all()
    assert len(at.names_in(Zone.HAND, ANN)) == 1
    at.to_turn(ANN, Step.UPKEEP)
    assert len(at.names_in(Zone.HAND, ANN)) == 1


def test_a_creature_is_sacrificed_at_the_next_end_step() -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    cast(
        at,
        "Target creature gains haste until end of turn. "
        "Sacrifice it at the beginning of the next end step.",
        "Giant",
    )
    at.to(Step.END)
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == []


def test_608_2b_targets_are_judged_by_the_player_who_is_no_legal_target_any_more() -> None:
    at = table()
    at.graveyard(BOB, "Bear")
    text = (
        "Target player shuffles up to two target cards from their graveyard into their library."
        " You gain 2 life."
    )
    at.hand(ANN, spell(text))
    at.hand(BOB, spell("You gain hexproof until end of turn.", "Veil"))
    ask_again(at)
    at.act(ANN, "cast Spell", BOB, ["Bear"])
    at.act(BOB, "cast Veil")
    at.resolve_all()
    assert "Bear" in at.names_in(Zone.GRAVEYARD, BOB)
    assert at.life(ANN) == 22
