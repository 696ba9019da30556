"""Casting: modes, targets, costs and what is counted of it. CR 601.2."""

from __future__ import annotations

import pytest

from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, spell, text_card
from tests.table import table

EXCHANGE = (
    "Exchange control of target artifact or creature and another target permanent that shares one "
    "of those types with it."
)


def test_601_2c_a_type_that_is_not_named_is_not_shared() -> None:
    at = table()
    at.battlefield(ANN, permanent("Shrine", "Artifact Enchantment"))
    at.battlefield(BOB, permanent("Aegis", "Enchantment"))
    at.hand(ANN, spell(EXCHANGE))
    at.begin(ANN)
    assert at.why_not(ANN, "cast Spell") is not None


def test_601_2c_only_what_leaves_another_legal_target_can_be_the_first() -> None:
    at = table()
    at.battlefield(ANN, "Relic", "Bear")
    at.battlefield(BOB, "Giant")
    at.hand(ANN, spell(EXCHANGE))
    at.begin(ANN)
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Spell", "Relic", "Giant")


@pytest.mark.parametrize(("creatures", "cost"), [(3, "{8}"), (4, "{2}")])
def test_601_2f_a_reduction_if_an_opponent_controls_many_more(creatures: int, cost: str) -> None:
    text = (
        "If an opponent controls at least four more creatures than you, this spell costs {6} less "
        "to cast."
    )
    at = table()
    at.battlefield(BOB, *["Bear"] * creatures)
    at.battlefield(ANN, permanent("Stone", text="{T}: Add {C}{C}."))
    at.hand(ANN, creature("Avatar", 8, 8, text, cost="{8}"))
    at.begin(ANN)
    assert (at.why_not(ANN, "cast Avatar") is None) == (cost == "{2}")


def test_601_2c_up_to_that_many_targets_of_a_trigger() -> None:
    constable = creature(
        "Constable",
        2,
        2,
        "Whenever Constable deals combat damage to a player, return up to that many target "
        "permanents that player controls to their owner's hand.",
    )
    at = table()
    at.battlefield(ANN, constable)
    at.battlefield(BOB, "Wall", "Relic", "Field")
    at.begin(ANN)
    at.object("Wall").tapped = True
    at.attack("Constable")
    at.choose(["Wall", "Relic"])
    at.to(Step.COMBAT_DAMAGE)
    at.resolve_all()
    assert at.names_in(Zone.HAND, BOB) == ["Wall", "Relic"]


def test_601_2h_only_mana_of_a_color_is_spent_on_x() -> None:
    text = "Spend only black mana on X.\nDrain deals X damage to any target and you gain X life."
    drain = permanent("Drain", "Sorcery", text, cost="{X}{1}")
    at = table()
    swamp = permanent("Bog", "Basic Land — Swamp", "", "")
    plain = permanent("Lea", "Basic Land — Plains", "", "")
    at.battlefield(ANN, swamp, swamp, plain, plain)
    at.hand(ANN, drain)
    at.begin(ANN)
    at.act(ANN, "cast Drain", 2, "Bob")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (22, 18)
    lands = [one for one in at.game.zones.battlefield if at.object(one).tapped]
    assert sorted(at.object(one).now.name for one in lands) == ["Bog", "Bog", "Lea"]


def test_601_2f_abilities_of_the_enchanted_creature_cost_more() -> None:
    rays = permanent(
        "Rays",
        "Enchantment — Aura",
        "Enchant creature\nActivated abilities of enchanted creature cost {3} more to activate.",
    )
    elf = creature("Elf", text="{0}: Elf gets +1/+1 until end of turn.")
    at = table()
    at.battlefield(BOB, elf)
    at.hand(ANN, rays)
    at.begin(ANN)
    at.act(ANN, "cast Rays")
    at.resolve_all()
    assert at.why_not(BOB, "activate Elf") is not None
    at.battlefield(BOB, permanent("Stone", text="{T}: Add {C}{C}{C}."))
    at.act(BOB, "activate Elf")
    at.resolve_all()
    assert at.power_toughness("Elf") == (3, 3)


TACTICS = (
    "When a spell or ability an opponent controls causes you to discard Tactics, you gain 4 life."
)


def test_601_2h_discarding_as_a_cost_is_no_effect() -> None:
    at = table()
    at.hand(BOB, creature("Tactics", text=TACTICS))
    at.battlefield(BOB, permanent("Mill", text="Discard a card: You gain 1 life."))
    at.act(BOB, "activate Mill", "Tactics")
    at.resolve_all()
    assert at.life(BOB) == 21


def test_601_2f_spells_cost_more_but_during_their_casters_turn() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent(
            "Grid",
            text="Each spell costs {3} more to cast except during its controller's turn.",
        ),
    )
    at.hand(ANN, "Bear")
    at.hand(BOB, permanent("Trick", "Artifact", "Flash"))
    assert at.why_not(ANN, "cast Bear") is None
    assert at.why_not(BOB, "cast Trick") is not None


@pytest.mark.parametrize(("spells", "zone"), [(2, Zone.GRAVEYARD), (3, Zone.BATTLEFIELD)])
def test_601_2i_three_instant_and_sorcery_spells(spells: int, zone: Zone) -> None:
    at = table()
    text = (
        "At the beginning of combat on your turn, if you've cast three or more instant and sorcery "
        "spells this turn, return Phoenix from your graveyard to the battlefield."
    )
    at.graveyard(ANN, creature("Phoenix", 3, 2, text))
    at.hand(ANN, "Bear")
    ask_again(at)
    at.act(ANN, "cast Bear")
    at.resolve()
    for _ in range(spells):
        cast(at, "You gain 1 life.")
    at.to_turn(BOB)
    assert at.object("Phoenix").zone is zone


PHAGE = creature(
    "Phage", text="When Phage enters, if you didn't cast it from your hand, you lose the game."
)


def test_601_2a_it_was_cast_from_the_hand() -> None:
    at = table()
    at.hand(ANN, PHAGE)
    at.act(ANN, "cast Phage")
    at.resolve_all()
    assert at.game.outcome is None


def test_601_2a_it_was_not_cast() -> None:
    at = table()
    at.graveyard(ANN, PHAGE)
    cast(at, "Return target creature card from your graveyard to the battlefield.", "Phage")
    at.resolve_all()
    assert at.game.outcome is not None


@pytest.mark.parametrize(("targets", "tapped"), [(("Giant",), 0), (("Giant", "Wall", "Bear"), 2)])
def test_601_2f_each_target_beyond_the_first_costs_more(
    targets: tuple[str, ...], tapped: int
) -> None:
    at = table()
    at.battlefield(BOB, "Giant", "Wall", "Bear")
    at.battlefield(ANN, *[permanent(f"Isle {n}", "Land", "{T}: Add {U}.", "") for n in range(3)])
    at.hand(
        ANN,
        text_card(
            "Effort",
            "Instant",
            "Strive — This spell costs {U} more to cast for each target beyond the first.\n"
            "Tap any number of target creatures.",
        ),
    )
    at.act(ANN, "cast Effort", targets)
    at.resolve()
    assert sum(at.object(f"Isle {n}").tapped for n in range(3)) == tapped


def test_601_2h_damage_depends_on_the_mana_spent() -> None:
    at = table()
    at.battlefield(ANN, permanent("Peak", "Land", "{T}: Add {R}.", ""))
    at.battlefield(BOB, "Giant", creature("Bird", 1, 5, "Flying"))
    at.hand(
        ANN,
        text_card(
            "Spout",
            "Sorcery",
            "Spout deals 3 damage to each creature without flying if {R} was spent to cast this "
            "spell and 3 damage to each creature with flying if {G} was spent to cast this spell.",
            cost="{R/G}",
        ),
    )
    at.act(ANN, "cast Spout")
    at.resolve()
    assert at.object("Giant").damage == 3
    assert at.object("Bird").damage == 0


def test_601_2i_spells_of_a_kind_that_were_cast_are_counted() -> None:
    at = table()
    text = "Whenever you cast your second instant or sorcery spell each turn, you gain 5 life."
    at.battlefield(ANN, permanent("Tome", text=text))
    cast(at, "You gain 1 life.")
    at.hand(ANN, "Bear")
    at.act(ANN, "cast Bear")
    at.resolve_all()
    assert at.life(ANN) == 21
    cast(at, "You gain 1 life.")
    at.resolve_all()
    assert at.life(ANN) == 27
    cast(at, "You gain 1 life.")
    at.resolve_all()
    assert at.life(ANN) == 28


def test_601_2i_another_spell_is_none_but_this() -> None:
    at = table()
    text = "If you've cast another instant spell this turn, you gain 4 life."
    at.hand(ANN, text_card("Echo", "Instant", text, cost="{0}"))
    at.act(ANN, "cast Echo")
    at.resolve()
    assert at.life(ANN) == 20
    at.hand(ANN, text_card("Echo", "Instant", text, cost="{0}"))
    at.act(ANN, "cast Echo")
    at.resolve()
    assert at.life(ANN) == 24


def test_601_2b_one_of_two_additional_costs_is_chosen() -> None:
    text = (
        "As an additional cost to cast this spell, sacrifice a creature or pay {1}.\n"
        "You gain 3 life."
    )
    rite = text_card("Rite", "Instant", text, cost="{0}")
    at = table()
    at.hand(ANN, rite)
    assert at.why_not(ANN, "cast Rite") is not None
    at.battlefield(ANN, "Bear")
    at.act(ANN, "cast Rite")
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Bear", "Rite"]
    at = table()
    at.hand(ANN, rite)
    at.battlefield(ANN, "Bear", permanent("Isle", "Land", "{T}: Add {U}.", ""))
    at.act(ANN, "cast Rite", False)
    at.resolve()
    assert at.object("Isle").tapped
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Rite"]
    assert at.life(ANN) == 23


def lands(at: Table, player: int, count: int) -> None:
    """Give a player lands that tap for {C}."""
    source = permanent("Source", "Land", "{T}: Add {C}.", cost="")
    at.battlefield(player, *[source] * count)
    ask_again(at)


def test_601_2f_spells_cost_less_for_each_counter() -> None:
    at = table()
    text = "Creature spells you cast cost {1} less to cast for each +1/+1 counter on ~."
    at.battlefield(ANN, creature("Animar", 1, 1, text))
    at.hand(ANN, creature("Beast", cost="{2}{G}"), permanent("Box", cost="{2}"))
    ask_again(at)
    assert at.why_not(ANN, "cast Beast") is not None
    cast(at, "Put two +1/+1 counters on target creature.", "Animar")
    lands(at, ANN, 1)
    assert at.why_not(ANN, "cast Beast") is not None  # {G} is left
    at.battlefield(ANN, permanent("Grove", "Land", "{T}: Add {G}.", cost=""))
    ask_again(at)
    assert at.why_not(ANN, "cast Beast") is None
    assert at.why_not(ANN, "cast Box") is None  # with two lands, and no less
    at.act(ANN, "cast Beast")
    assert at.why_not(ANN, "cast Box") is not None
