"""Static replacement and prevention effects. CR 614, 615."""

from __future__ import annotations

from jajna.card import Card
from jajna.decision import Kind
from jajna.judge import Table
from jajna.judge.table import Choice
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.table import table


def played(card: Card, *choices: Choice, others: tuple[Card | str, ...] = ()) -> Table:
    """Ann has played the land and it has entered."""
    at = table()
    at.battlefield(ANN, *others)
    at.hand(ANN, card)
    ask_again(at)
    at.act(ANN, f"play {card.name}", *choices)
    return at


def land(text: str) -> Card:
    """A land with a text."""
    return permanent("Marsh", "Land", text, cost="")


def test_614_1d_a_land_that_enters_tapped() -> None:
    assert played(land("~ enters tapped.")).object("Marsh").tapped


def test_614_1d_tapped_unless_a_condition_holds() -> None:
    text = "~ enters tapped unless you control an artifact."
    assert played(land(text)).object("Marsh").tapped
    assert not played(land(text), others=("Relic",)).object("Marsh").tapped


def test_614_12_it_does_not_count_itself() -> None:
    text = "~ enters tapped unless you control two or more other lands."
    assert played(land(text), others=("Field",)).object("Marsh").tapped
    assert not played(land(text), others=("Field", "Field")).object("Marsh").tapped


def test_614_1c_life_may_be_paid_instead() -> None:
    text = "As ~ enters, you may pay 2 life. If you don't, it enters tapped."
    paid = played(land(text), True)
    assert (paid.life(ANN), paid.object("Marsh").tapped) == (18, False)
    kept = played(land(text), False)
    assert (kept.life(ANN), kept.object("Marsh").tapped) == (20, True)


def test_614_12_opponents_creatures_enter_tapped() -> None:
    at = table()
    rule = permanent("Rule", "Enchantment", "Creatures your opponents control enter tapped.")
    at.battlefield(BOB, rule)
    cast(at, "Create a 1/1 green Saproling creature token.")
    assert at.object("Saproling Token").tapped
    cast(at, "Create a 2/2 green Bear creature token.", by=BOB)
    assert not at.object("Bear Token").tapped


def test_122_6_entering_with_counters() -> None:
    at = table()
    at.hand(ANN, creature("Hydra", 0, 0, "~ enters with three +1/+1 counters on it."))
    ask_again(at)
    at.act(ANN, "cast Hydra")
    at.resolve()
    assert at.power_toughness("Hydra") == (3, 3)


def test_107_3m_entering_with_as_many_counters_as_x() -> None:
    at = table()
    at.battlefield(ANN, *[permanent("Mine", "Land", "{T}: Add {C}.", cost="")] * 4)
    at.hand(ANN, creature("Hydra", 0, 0, "~ enters with X +1/+1 counters on it.", cost="{X}{X}"))
    ask_again(at)
    at.act(ANN, "cast Hydra", 2)
    at.resolve()
    assert at.power_toughness("Hydra") == (2, 2)


def test_614_12_a_creature_with_no_toughness_does_not_die_before_its_counters() -> None:
    at = table()
    at.hand(ANN, creature("Hydra", 0, 0, "~ enters with a +1/+1 counter on it."))
    ask_again(at)
    at.act(ANN, "cast Hydra")
    at.resolve()
    assert "Hydra" in at.names_in(Zone.BATTLEFIELD)


def test_615_1a_all_damage_to_it_is_prevented() -> None:
    at = table()
    at.battlefield(
        BOB, creature("Idol", 1, 1, "Prevent all damage that would be dealt to ~."), "Bear"
    )
    cast(at, "Spell deals 3 damage to each creature.")
    assert at.names_in(Zone.BATTLEFIELD) == ["Idol"]


def test_615_1a_combat_damage_alone_is_prevented() -> None:
    at = table()
    text = "Prevent all combat damage that would be dealt to ~."
    at.battlefield(BOB, creature("Idol", 0, 1, text))
    at.battlefield(ANN, "Bear")
    at.begin(ANN)
    at.attack("Bear")
    at.block(("Idol", "Bear"))
    at.to(Step.POSTCOMBAT_MAIN)
    assert "Idol" in at.names_in(Zone.BATTLEFIELD)
    cast(at, "Spell deals 1 damage to any target.", "Idol")
    assert "Idol" in at.names_in(Zone.GRAVEYARD, BOB)


def test_614_1a_damage_is_doubled() -> None:
    at = table()
    text = (
        "If a source would deal damage to a permanent or player,"
        " it deals double that damage to that permanent or player instead."
    )
    at.battlefield(ANN, permanent("Furnace", "Enchantment", text))
    cast(at, "Spell deals 3 damage to any target.", "Bob")
    assert at.life(BOB) == 14


def test_614_5_two_doublings_apply_once_each() -> None:
    at = table()
    text = (
        "If a source would deal damage to a permanent or player,"
        " it deals double that damage to that permanent or player instead."
    )
    furnace = permanent("Furnace", "Enchantment", text)
    at.battlefield(ANN, furnace, furnace)
    cast(at, "Spell deals 3 damage to any target.", "Bob")
    assert at.life(BOB) == 8


def test_616_1_the_affected_player_chooses_between_prevention_and_doubling() -> None:
    at = table()
    furnace = (
        "If a source would deal damage to a permanent or player,"
        " it deals double that damage to that permanent or player instead."
    )
    at.battlefield(ANN, permanent("Furnace", "Enchantment", furnace))
    shelter = "If a source would deal damage to you, prevent 1 of that damage."
    at.battlefield(BOB, permanent("Shelter", "Enchantment", shelter))
    at.hand(ANN, text_card("Bolt", "Instant", "Bolt deals 3 damage to any target."))
    ask_again(at)
    at.act(ANN, "cast Bolt", "Bob")
    at.to_question(Kind.REPLACEMENT)
    assert at.asked is not None and at.asked.player == BOB


def test_614_1a_exiled_instead_of_going_to_a_graveyard() -> None:
    at = table()
    text = "If ~ would be put into a graveyard from anywhere, exile it instead."
    at.battlefield(ANN, creature("Shade", 1, 1, text))
    cast(at, "Destroy target creature.", "Shade")
    assert at.names_in(Zone.EXILE) == ["Shade"]


def test_614_1a_from_the_hand_too() -> None:
    at = table()
    text = "If ~ would be put into a graveyard from anywhere, exile it instead."
    at.hand(ANN, creature("Shade", 1, 1, text))
    cast(at, "Discard a card.")
    assert at.names_in(Zone.EXILE) == ["Shade"]


def test_614_6_a_replaced_death_triggers_nothing() -> None:
    at = table()
    text = (
        "If ~ would be put into a graveyard from anywhere, exile it instead.\n"
        "When ~ dies, you gain 1 life."
    )
    at.battlefield(ANN, creature("Shade", 1, 1, text))
    cast(at, "Destroy target creature.", "Shade")
    at.resolve_all()
    assert at.life(ANN) == 20


def test_614_1a_twice_as_much_life() -> None:
    at = table()
    text = "If you would gain life, you gain twice that much life instead."
    at.battlefield(ANN, permanent("Reflection", "Enchantment", text))
    cast(at, "You gain 3 life.")
    assert at.life(ANN) == 26


def test_614_16_twice_as_many_tokens() -> None:
    at = table()
    text = (
        "If an effect would create one or more tokens under your control,"
        " it creates twice that many of those tokens instead."
    )
    at.battlefield(ANN, permanent("Season", "Enchantment", text))
    cast(at, "Create a 1/1 green Saproling creature token.")
    assert at.names_in(Zone.BATTLEFIELD).count("Saproling Token") == 2


def test_615_5_damage_of_several_at_once_removes_one_counter() -> None:
    at = table()
    text = "If damage would be dealt to ~, prevent that damage. Remove a +1/+1 counter from ~."
    at.put(ANN, Zone.BATTLEFIELD, creature("Ghost", 1, 0, text), counters={"+1/+1": 3})
    at.battlefield(BOB, "Bear", "Giant")
    at.attack("Ghost")
    at.block(("Bear", "Ghost"), ("Giant", "Ghost"))
    at.to(Step.END_OF_COMBAT)
    assert at.object("Ghost").counters == {"+1/+1": 2}


def test_122_1d_a_stun_counter_is_removed_instead_of_untapping() -> None:
    at = table()
    bear = at.battlefield(ANN, "Bear", tapped=True)[0]
    at.object(bear).add_counters("stun", 2)
    cast(at, "Untap target creature.", "Bear")
    assert at.object(bear).tapped
    assert at.object(bear).counters == {"stun": 1}


def test_122_1h_a_permanent_with_a_finality_counter_is_exiled_instead_of_dying() -> None:
    at = table()
    bear = at.battlefield(ANN, "Bear")[0]
    at.object(bear).add_counters("finality", 1)
    cast(at, "Destroy target creature.", "Bear")
    assert at.names_in(Zone.EXILE) == ["Bear"]


def test_122_1c_damage_that_can_not_be_prevented_removes_a_shield_counter_all_the_same() -> None:
    at = table()
    giant = at.battlefield(ANN, "Giant")[0]
    at.object(giant).add_counters("shield", 2)
    cast(at, "~ deals 1 damage to target creature. The damage can't be prevented.", "Giant")
    assert (at.object(giant).damage, at.object(giant).counters) == (1, {"shield": 1})
