"""Numbers and symbols: halves, X, any number. CR 107."""

from __future__ import annotations

import pytest

from jajna.decision import Kind, Number
from jajna.judge import Table
from jajna.judge.table import RefusedError
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, spell, text_card
from tests.table import table

VAULT = (
    "{T}, Remove any number of storage counters from Vault: Add {B} for each storage counter "
    "removed this way."
)


def test_107_1c_any_number_of_counters_is_removed_for_as_much_mana() -> None:
    at = table()
    at.battlefield(ANN, permanent("Vault", "Land", VAULT))
    at.object("Vault").counters = {"storage": 3, "charge": 4}
    at.act(ANN, "activate Vault", Number(2))
    assert len(at.game.players[ANN].pool) == 2
    assert at.object("Vault").counters == {"storage": 1, "charge": 4}
    assert at.object("Vault").tapped


def test_107_1c_any_number_of_counters_may_be_none() -> None:
    at = table()
    at.battlefield(ANN, permanent("Vault", "Land", VAULT))
    at.act(ANN, "activate Vault")
    assert at.game.players[ANN].pool == []
    assert at.object("Vault").tapped


@pytest.mark.parametrize(("before", "after"), [(20, 10), (7, 3), (1, 0), (-3, -3)])
def test_107_1a_half_the_life_lost_is_rounded_up(before: int, after: int) -> None:
    at = table()
    text = "{0}: Each opponent loses half their life, rounded up."
    at.battlefield(ANN, permanent("Scales", text=text), permanent("Eternal", text=PLATINUM))
    at.battlefield(BOB, permanent("Angel", text=PLATINUM))
    at.set_life(BOB, before)
    at.act(ANN, "activate Scales")
    at.resolve()
    assert at.life(BOB) == after
    assert at.life(ANN) == 20


PLATINUM = "You can't lose the game and your opponents can't win the game."


def test_107_1a_a_third_is_rounded_as_stated() -> None:
    for word, left in (("up", 13), ("down", 14)):
        at = table()
        cast(at, f"Each player loses a third of their life, rounded {word}.")
        assert (at.life(ANN), at.life(BOB)) == (left, left)


def test_107_1b_cards_beyond_a_number_are_counted_and_never_less_than_none() -> None:
    text = (
        "As Vise enters, choose an opponent.\n"
        "At the beginning of the chosen player's upkeep, Vise deals X damage to that player, where "
        "X is the number of cards in their hand minus 4."
    )
    for hand, life in ((3, 20), (6, 18)):
        at = table()
        cast(at, "Draw a card.")
        at.hand(ANN, permanent("Vise", text=text))
        at.begin(ANN)
        at.act(ANN, "cast Vise", BOB)
        at.resolve()
        at.hand(BOB, *["Bear"] * hand)
        at.to_turn(BOB)
        at.resolve_all()
        assert at.life(BOB) == life
        assert at.life(ANN) == 20


RED_LAND = permanent("Red Field", "Land", "{T}: Add {R}.", cost="")


BLUE_LAND = permanent("Blue Field", "Land", "{T}: Add {U}.", cost="")


RATS = creature(
    "Rats", 1, 1, "{X}{1}: Rats deals X damage to target player. Spend only red mana on X."
)


def test_107_3_only_mana_of_the_color_is_spent_on_x_of_an_ability() -> None:
    at = table()
    at.battlefield(ANN, RATS, RED_LAND, RED_LAND, BLUE_LAND, BLUE_LAND)
    at.begin(ANN)
    at.act(ANN, "activate Rats", 2, "Bob")
    at.resolve_all()
    assert at.life(BOB) == 18
    tapped = [one for one in at.game.zones.battlefield if at.object(one).tapped]
    assert sorted(at.object(one).now.name for one in tapped) == [
        "Blue Field",
        "Red Field",
        "Red Field",
    ]


def test_107_3_x_is_no_more_than_the_mana_of_the_color() -> None:
    at = table()
    at.battlefield(ANN, RATS, RED_LAND, BLUE_LAND, BLUE_LAND, BLUE_LAND)
    at.begin(ANN)
    with pytest.raises(RefusedError):
        at.act(ANN, "activate Rats", 2, "Bob")


def test_107_1_a_number_said_at_the_end_of_the_clause() -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    cast(
        at,
        "Create a number of 1/1 red Goblin creature tokens equal to the greatest power among "
        "creatures you control.",
    )
    assert at.names_in(Zone.BATTLEFIELD, ANN).count("Goblin Token") == 5
    cast(
        at,
        "Put a number of +1/+1 counters on target creature equal to the number of creatures you "
        "control.",
        "Giant",
    )
    assert at.power_toughness("Giant") == (11, 11)


def test_107_3_five_times_x_to_each_of_up_to_x_targets() -> None:
    at = table()
    at.battlefield(ANN, permanent("Forge", "Artifact", "{T}: Add {R}{R}.", "{0}"))
    text = "Crackle deals five times X damage to each of up to X targets."
    at.hand(ANN, text_card("Crackle", "Sorcery", text, cost="{X}"))
    ask_again(at)
    at.act(ANN, "cast Crackle", 2, ("Bob", "Ann"))
    at.resolve()
    assert (at.life(ANN), at.life(BOB)) == (10, 10)


def test_107_1a_damage_is_divided_evenly_rounded_down() -> None:
    at = table()
    at.battlefield(BOB, "Giant", "Wall")
    cast(
        at,
        "Spell deals 5 damage divided evenly, rounded down, among any number of targets.",
        ("Giant", "Wall"),
    )
    assert at.object("Giant").damage == 2
    assert at.object("Wall").damage == 2


def lands(at: Table, player: int, count: int) -> None:
    """Give a player lands that tap for {C}."""
    source = permanent("Source", "Land", "{T}: Add {C}.", cost="")
    at.battlefield(player, *[source] * count)
    ask_again(at)


def test_107_3a_the_announced_x_is_what_must_be_paid() -> None:
    at = table()
    lands(at, ANN, 2)
    lands(at, BOB, 1)
    at.hand(
        ANN,
        text_card(
            "Clash", "Instant", "Counter target spell unless its controller pays {X}.", cost="{X}"
        ),
    )
    at.hand(BOB, spell("You gain 5 life.", "Gain"))
    ask_again(at)
    at.act(BOB, "cast Gain")
    at.act(ANN, "cast Clash", 2, "Gain")
    at.choose_for(Kind.PAY_COST, True)
    at.resolve_all()
    assert at.life(BOB) == 20


@pytest.mark.parametrize(("x", "size"), [(9, (2, 2)), (10, (12, 12))])
def test_107_3a_if_x_is_ten_or_more(x: int, size: tuple[int, int]) -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(ANN, *[permanent("Source", "Land", "{T}: Add {C}.", cost="")] * 10)
    text = "If X is 10 or more, creatures you control get +X/+X and gain haste until end of turn."
    at.hand(ANN, text_card("Finale", "Sorcery", text, cost="{X}"))
    ask_again(at)
    at.act(ANN, "cast Finale", x)
    at.resolve_all()
    assert at.power_toughness("Bear") == size
