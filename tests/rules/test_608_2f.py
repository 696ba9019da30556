"""Actions on several players and objects, and targets for each of some players. CR 608.2f."""

from __future__ import annotations

import pytest

from jajna.events.hidden import Revealed
from jajna.judge import ANN, BOB, CAT, Table
from jajna.oracle import FaceData, compile_face
from jajna.vocab import Zone
from tests.mechanics.bench import ask_again, cast, creature, permanent, spell, text_card
from tests.table import table

DEMOLISH = "For each opponent, destroy up to one target creature that player controls."
THIEVERY = "For each opponent, gain control of target permanent that player controls."
MOURNER = "Whenever another creature dies, you gain 1 life."


def three(*, bobs: tuple[str, ...] = (), cats: tuple[str, ...] = ()) -> Table:
    """Ann is active in a game of three; the others have creatures of these names."""
    at = table(3)
    at.battlefield(BOB, *[creature(name, 2, 2, MOURNER) for name in bobs])
    at.battlefield(CAT, *[creature(name, 2, 2, MOURNER) for name in cats])
    at.begin(ANN)
    return at


def test_608_2f_what_is_chosen_for_each_opponent_is_destroyed_at_once() -> None:
    at = three(bobs=("Bob's",), cats=("Cat's",))
    cast(at, DEMOLISH, "Bob's", "Cat's")
    at.resolve_all()
    # Each saw the other die, so that both died at the same time (CR 603.10a).
    assert (at.life(BOB), at.life(CAT)) == (21, 21)


def test_601_2c_one_is_chosen_for_each_opponent_and_none_that_is_anothers() -> None:
    at = three(bobs=("First", "Second"), cats=("Cat's",))
    at.hand(ANN, spell(DEMOLISH))
    ask_again(at)
    at.game.answer(at.action(ANN, "cast Spell"))
    asked = at.asked
    assert asked is not None
    assert [at.describe(option) for option in asked.options] == ["First", "Second"]
    assert (asked.minimum, asked.maximum) == (0, 1)


def test_601_2c_up_to_one_for_each_opponent_may_be_none_for_one_of_them() -> None:
    at = three(bobs=("Bob's",), cats=("Cat's",))
    cast(at, DEMOLISH, [], "Cat's")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Bob's"]


def test_601_2c_a_spell_needs_a_target_for_each_opponent_unless_it_says_up_to_one() -> None:
    at = three(cats=("Cat's",))
    at.hand(ANN, spell(THIEVERY))
    reason = at.why_not(ANN, "cast Spell")
    assert reason is not None and reason.rule == "601.2c"


def test_603_3d_a_trigger_without_a_target_for_each_player_is_removed() -> None:
    at = three(bobs=("Bob's",), cats=("Cat's",))
    text = (
        "When this artifact enters, for each player, destroy target creature that player controls."
    )
    cast_permanent(at, text)
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Bob's", "Cat's", "Engine"]


def cast_permanent(at: Table, text: str) -> None:
    """Ann casts an artifact with this text for nothing, and it resolves."""
    at.hand(ANN, permanent("Engine", "Artifact", text))
    ask_again(at)
    at.act(ANN, "cast Engine")
    at.resolve()


def test_608_2b_each_target_is_judged_for_the_player_it_was_chosen_for() -> None:
    at = three(bobs=("Bob's",), cats=("Cat's",))
    at.hand(ANN, spell(DEMOLISH))
    at.hand(ANN, spell("Target opponent gains control of target creature.", "Gift"))
    ask_again(at)
    at.act(ANN, "cast Spell", "Bob's", "Cat's")
    at.act(ANN, "cast Gift", "Cat", "Bob's")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Bob's"]


def test_608_2f_an_amount_is_that_of_what_was_chosen_for_the_player() -> None:
    at = table(3)
    at.battlefield(BOB, creature("Small"))
    at.battlefield(CAT, creature("Big", 4, 4))
    at.begin(ANN)
    text = (
        "For each opponent, exile up to one target creature that player controls and that player "
        "gains life equal to its power."
    )
    cast(at, text, "Small", "Big")
    assert (at.life(BOB), at.life(CAT)) == (22, 24)


def test_608_2d_for_each_opponent_it_is_decided_separately() -> None:
    at = table(3)
    at.graveyard(BOB, creature("Bob's"))
    at.graveyard(CAT, creature("Cat's"))
    at.begin(ANN)
    text = (
        "For each opponent, you may put up to one target creature card from that player's "
        "graveyard onto the battlefield under your control."
    )
    cast(at, text, "Bob's", "Cat's", then=(False, True))
    assert at.names_in(Zone.BATTLEFIELD) == ["Cat's"]
    assert at.object("Cat's").controller == ANN


def test_608_2d_nobody_is_asked_about_a_player_for_whom_there_is_no_target() -> None:
    at = table(3)
    at.graveyard(CAT, creature("Cat's"))
    at.begin(ANN)
    text = (
        "For each opponent, you may put up to one target creature card from that player's "
        "graveyard onto the battlefield under your control."
    )
    cast(at, text, "Cat's", then=(True,))
    assert at.choices == []
    assert at.names_in(Zone.BATTLEFIELD) == ["Cat's"]


def test_608_2f_counters_for_each_of_several_things_are_put_at_once() -> None:
    at = table()
    at.battlefield(ANN, creature("Bear"))
    at.battlefield(
        ANN,
        permanent(
            "Scales",
            "Enchantment",
            "If one or more +1/+1 counters would be put on a creature you control, that many plus "
            "one +1/+1 counters are put on it instead.",
        ),
    )
    at.graveyard(ANN, creature("Dead"), creature("Gone"))
    at.begin(ANN)
    cast(
        at,
        "For each creature card in your graveyard, put a +1/+1 counter on each creature you "
        "control.",
    )
    assert at.object("Bear").counters == {"+1/+1": 3}


def test_608_2f_tokens_for_each_of_several_things_enter_at_once() -> None:
    at = table()
    at.battlefield(
        ANN, creature("Bear", 2, 2, "Whenever another creature enters, you gain 1 life.")
    )
    at.battlefield(ANN, creature("Cub", 2, 2, "Whenever another creature enters, you gain 1 life."))
    at.begin(ANN)
    cast(at, "For each creature you control, create a token that's a copy of that creature.")
    at.resolve_all()
    # Each of the four sees the tokens enter that are others: 2 + 2 + 1 + 1 (CR 603.6a).
    assert at.life(ANN) == 26


def test_608_2f_what_is_not_at_once_goes_by_turn_order_first() -> None:
    at = table()
    at.library(ANN, *[creature(f"Card {place}") for place in range(2)])
    at.battlefield(BOB, creature("Bob's"))
    at.begin(ANN)
    text = (
        "Choose any number of target creatures, planeswalkers, and/or players. For each of them, "
        "exile the top card of your library, then this spell deals 1 damage to that permanent or "
        "player."
    )
    at.hand(ANN, spell(text))
    ask_again(at)
    at.act(ANN, "cast Spell", ["Bob's", "Ann"])
    at.resolve()
    # One of each player: nothing is asked, and what is Ann's comes first.
    hurt = [event for event in at.game.history.log if type(event).__name__ == "DamageDealt"]
    assert hurt[0].things()[0] == ANN
    assert at.choices == []


@pytest.mark.parametrize(
    "text",
    [
        # No player is named of whom it could be.
        "Destroy target creature that player controls.",
        # Targets for each of several objects are no targets of players.
        "For each artifact you control, destroy target creature an opponent controls.",
        # Of those things nothing was said before.
        "For each of them, exile the top card of your library.",
        "Draw a card. For each of those creatures, you gain 1 life.",
    ],
)
def test_608_2c_such_texts_are_refused(text: str) -> None:
    data = FaceData(
        name="Spell", full_name="Spell", mana_cost="{0}", types_line="Instant", supertypes=(),
        types=("Instant",), subtypes=(), text=text, power="", toughness="", loyalty="",
        defense="", colors="", color_indicator="", layout="normal", side="", keywords=(),
    )  # fmt: skip
    assert compile_face(data).face is None


def test_707_10c_a_copy_under_another_player_has_targets_for_their_opponents() -> None:
    at = three(bobs=("Bob's",), cats=("Cat's",))
    at.battlefield(ANN, creature("Ann's"))
    at.define(
        text_card(
            "Echo",
            "Instant",
            "Copy target instant or sorcery spell. You may choose new targets for the copy.",
        )
    )
    at.hand(ANN, spell(DEMOLISH))
    at.hand(BOB, "Echo")
    ask_again(at)
    at.act(ANN, "cast Spell", "Bob's", "Cat's")
    at.act(BOB, "cast Echo")
    at.choose("Ann's")
    at.resolve()
    at.resolve()
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["Bob's"]


def test_608_2f_the_damage_to_each_player_is_counted_for_that_player() -> None:
    at = three(bobs=("One", "Two"), cats=("Three",))
    cast(at, "~ deals damage to each player equal to the number of creatures that player controls.")
    at.resolve_all()
    assert [at.life(player) for player in (ANN, BOB, CAT)] == [20, 18, 19]


def test_608_2f_the_counters_of_each_opponent_are_counted_for_that_opponent() -> None:
    at = three(bobs=("One", "Two"), cats=("Three",))
    cast(at, "Each opponent gets a poison counter for each creature they control.")
    at.resolve_all()
    assert [at.game.players[player].counters.get("poison", 0) for player in (BOB, CAT)] == [2, 1]


def test_608_2f_the_top_cards_that_each_player_exiles_are_counted_for_that_player() -> None:
    at = three(bobs=("One", "Two"), cats=("Three",))
    cast(
        at,
        "Each player exiles the top X cards of their library, where X is the number of creatures "
        "they control.",
    )
    at.resolve_all()
    assert [len(at.names_in(Zone.LIBRARY, player)) for player in (ANN, BOB, CAT)] == [20, 18, 19]


def test_608_2f_the_cards_that_each_opponent_reveals_are_counted_for_that_opponent() -> None:
    at = three(bobs=("One", "Two"), cats=("Three",))
    at.hand(BOB, "Forest", "Island", "Swamp")
    at.hand(CAT, "Forest", "Island")
    cast(at, "Each opponent reveals a card from their hand for each creature they control.")
    at.resolve_all()
    revealed = [event for event in at.game.history.log if isinstance(event, Revealed)]
    assert [(event.player, len(event.cards)) for event in revealed] == [(BOB, 2), (CAT, 1)]
