"""Tokens that a permanent remembers, tokens of a kind that is chosen, and colors. CR 607.2."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.table import table

BURST = permanent(
    "Burst",
    "Enchantment",
    "{0}: Create a 1/1 green Saproling creature token.\n"
    "When Burst leaves the battlefield, exile all tokens created with Burst.",
)


def saprolings(at: Table) -> int:
    """How many Saprolings are on the battlefield."""
    return len([one for one in at.game.zones.battlefield if at.name(one).startswith("Saproling")])


def test_607_2_only_tokens_created_with_the_permanent_are_exiled() -> None:
    at = table()
    at.battlefield(ANN, BURST)
    cast(at, "Create a 1/1 green Saproling creature token.")
    for _ in range(2):
        at.act(ANN, "activate Burst")
        at.resolve_all()
    assert saprolings(at) == 3
    cast(at, "Destroy target enchantment.", "Burst")
    at.resolve_all()
    assert saprolings(at) == 1


def test_607_2_each_permanent_knows_its_own_tokens() -> None:
    at = table()
    first, _ = at.battlefield(ANN, BURST, BURST)
    at.call("First", first)
    at.act(ANN, f"activate {first}")
    at.resolve_all()
    second = next(
        one
        for one in at.game.zones.battlefield
        if at.name(one).startswith("Burst") and one != first
    )
    cast(at, "Destroy target enchantment.", second)
    at.resolve_all()
    assert saprolings(at) == 1


def test_607_2_a_token_created_after_it_left_stays() -> None:
    at = table()
    at.battlefield(ANN, BURST)
    at.act(ANN, "activate Burst")
    cast(at, "Destroy target enchantment.", "Burst")
    at.resolve_all()
    assert saprolings(at) == 1


def test_607_2_copies_are_remembered_too() -> None:
    at = table()
    nature = permanent(
        "Nature",
        "Enchantment",
        "Whenever a nontoken creature enters, its controller creates a token that's a copy of that "
        "creature.\nWhen Nature leaves the battlefield, exile all tokens created with Nature.",
    )
    at.battlefield(ANN, nature)
    at.hand(BOB, text_card("Ox", "Creature", "Flash", ("2", "2")))
    ask_again(at)
    at.act(BOB, "cast Ox")
    at.resolve_all()
    oxen = [one for one in at.game.zones.battlefield if at.name(one).startswith("Ox")]
    assert [at.game.object(one).controller for one in oxen] == [BOB, BOB]
    cast(at, "Destroy target enchantment.", "Nature")
    at.resolve_all()
    left = [one for one in at.game.zones.battlefield if at.name(one).startswith("Ox")]
    assert [at.game.object(one).token for one in left] == [False]


def test_608_2d_a_token_of_one_of_two_kinds_is_created() -> None:
    at = table()
    cast(at, "Create a Food token or a Treasure token.", then=("Treasure",))
    made = [at.game.object(one).now.subtypes for one in at.game.zones.battlefield]
    assert [tuple(one) for one in made] == [("Treasure",)]


def test_608_2d_a_counter_of_one_of_the_listed_kinds_is_put() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    cast(
        at, "Put a flying, lifelink, or +1/+1 counter on target creature.", "Bear", then=("+1/+1",)
    )
    assert at.object("Bear").counters == {"+1/+1": 1}


def test_105_2_each_color_of_the_spell_counts() -> None:
    at = table()
    at.battlefield(
        ANN,
        creature(
            "Engine",
            0,
            1,
            text="Whenever you cast a spell, put a +1/+1 counter on Engine for each of that "
            "spell's colors.",
        ),
    )
    cast(at, "You gain 1 life.")
    at.resolve_all()
    assert at.power_toughness("Engine") == (0, 1)
    at.hand(ANN, creature("Mixed", cost="{W/B}{G}"))
    at.battlefield(ANN, permanent("Well", "Land", "{T}: Add {W}{G}.", cost=""))
    ask_again(at)
    at.act(ANN, "activate Well")
    at.act(ANN, "cast Mixed")
    at.resolve_all()
    assert at.power_toughness("Engine") == (3, 4)


def test_613_1_colors_that_an_effect_gives_count_in_a_later_layer() -> None:
    at = table()
    saber = permanent(
        "Saber",
        "Artifact — Equipment",
        "Equipped creature gets +1/+0 for each of its colors.\nEquip {0}",
    )
    at.battlefield(ANN, "Bear", saber)
    at.act(ANN, "activate Saber", "Bear")
    at.resolve_all()
    assert at.power_toughness("Bear") == (2, 2)
    cast(at, "Target creature becomes blue and red until end of turn.", "Bear")
    assert at.power_toughness("Bear") == (4, 2)


def test_701_13a_cards_equal_to_a_number_are_exiled_from_the_top() -> None:
    at = table()
    at.battlefield(BOB, "Bear")
    chest = permanent(
        "Chest",
        "Enchantment — Aura",
        "Enchant creature\nWhen enchanted creature dies, exile cards equal to its power from the "
        "top of its owner's library.",
    )
    at.hand(ANN, chest)
    ask_again(at)
    at.act(ANN, "cast Chest", "Bear")
    at.resolve_all()
    held = len(at.game.players[BOB].library)
    cast(at, "Put a +1/+1 counter on target creature.", "Bear")
    cast(at, "Destroy target creature.", "Bear")
    at.resolve_all()
    assert len(at.game.players[BOB].library) == held - 3
    assert len(at.names_in(Zone.EXILE)) == 3
