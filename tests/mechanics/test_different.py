"""How many different powers and mana values there are. CR 208, 202.3; counters on what is asked
about. CR 122.1.
"""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, table


def test_208_1_creatures_with_different_powers_are_told_apart() -> None:
    at = table()
    text = "Watch has flying as long as you control three or more creatures with different powers."
    at.battlefield(ANN, creature("Watch", 2, 2, text), "Bear", "Wall")
    at.battlefield(BOB, "Giant")
    assert not at.object("Watch").now.keywords
    at.battlefield(ANN, "Giant")
    assert at.object("Watch").now.keywords


def test_202_3_different_mana_values_among_cards_are_counted() -> None:
    at = table()
    at.graveyard(
        ANN,
        creature("One", cost="{1}"),
        creature("Uno", cost="{G}"),
        creature("Two", cost="{2}"),
        permanent("Field", "Land", cost=""),
    )
    cast(
        at,
        "You gain X life, where X is the number of different mana values among cards in your "
        "graveyard.",
    )
    assert at.life(ANN) == 23
    text = (
        "Rook gets +2/+2 as long as there are {} or more mana values among cards in your graveyard."
    )
    at.battlefield(ANN, creature("Rook", 1, 1, text.format("three").replace("~", "Rook")))
    at.battlefield(ANN, creature("Rook", 1, 1, text.format("four")))
    stats = [at.power_toughness(one) for one in at.game.zones.battlefield if at.name(one) == "Rook"]
    assert sorted(stats) == [(1, 1), (3, 3)]


def test_608_2h_counters_are_looked_up_where_they_last_were() -> None:
    at = table()
    text = "Whenever another creature dies, if it had a +1/+1 counter on it, you gain 3 life."
    at.battlefield(ANN, permanent("Shrine", text=text.replace("another", "a")), "Bear", "Giant")
    at.object("Giant").add_counters("+1/+1", 2)
    cast(at, "Destroy target creature.", "Bear")
    at.resolve_all()
    assert at.life(ANN) == 20
    cast(at, "Destroy target creature.", "Giant")
    at.resolve_all()
    assert at.life(ANN) == 23


def test_122_1_any_counter_is_a_counter() -> None:
    at = table()
    text = "Totem has flying as long as it has a counter on it."
    other = "Idol has flying as long as it doesn't have a charge counter on it."
    at.battlefield(ANN, creature("Totem", text=text), creature("Idol", text=other))
    assert not at.object("Totem").now.keywords
    assert at.object("Idol").now.keywords
    cast(at, "Put a charge counter on each creature you control.")
    assert at.object("Totem").now.keywords
    assert not at.object("Idol").now.keywords


def test_608_2h_what_was_equipped_is_known_when_it_has_died() -> None:
    at = table()
    text = "Whenever a creature you control dies, if it was enchanted or equipped, you gain 3 life."
    at.battlefield(ANN, permanent("Forge", text=text), "Bear", "Giant")
    at.battlefield(ANN, permanent("Blade", "Artifact — Equipment", "Equip {0}"))
    at.act(ANN, "activate Blade", "Bear")
    at.resolve()
    cast(at, "Destroy target creature.", "Giant")
    at.resolve_all()
    assert at.life(ANN) == 20
    cast(at, "Destroy target creature.", "Bear")
    at.resolve_all()
    assert at.life(ANN) == 23
    assert at.names_in(Zone.GRAVEYARD, ANN).count("Bear") == 1


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


def test_508_4_tokens_can_enter_tapped_and_attacking() -> None:
    at = table()
    text = "Whenever Chief attacks, create a tapped and attacking 1/1 red Goblin creature token."
    at.battlefield(ANN, creature("Chief", 2, 2, text))
    at.attack("Chief", at=BOB)
    at.resolve_all()
    goblin = at.object("Goblin Token")
    assert goblin.tapped
    assert at.game.turn.combat is not None
    assert at.game.turn.combat.is_attacking(goblin.id)
