"""Spending mana as though it were other mana. CR 609.4."""

from __future__ import annotations

from jajna.card import Card
from jajna.decision import Cast, Kind, Pay
from jajna.events.mana import ManaSpent
from jajna.judge import Table
from jajna.vocab import Keyword, Mana, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell, text_card
from tests.rules.faces import LANDS
from tests.table import table

ORRERY = permanent("Orrery", text="You may spend mana as though it were mana of any color.")
LATTICE = permanent("Lattice", text="Players may spend mana as though it were mana of any color.")
TYPES = permanent("Types", text="You may spend mana as though it were mana of any type.")
DAWN = permanent(
    "Dawn",
    "Enchantment",
    "You may spend white mana as though it were mana of any color. You may spend other mana only "
    "as though it were colorless mana.",
)
WASTES = text_card("Wastes", "Land", "{T}: Add {C}.", cost="")


def costing(cost: str, name: str = "Thing") -> Card:
    """A creature of this cost."""
    return creature(name, 1, 1, cost=cost)


def at_table(card: Card, *permanents: str | Card, player: int = ANN) -> Table:
    """A player has priority with the card in hand and these permanents."""
    at = table()
    at.define(*LANDS)
    at.battlefield(player, *permanents)
    at.hand(player, card)
    at.begin(player)
    return at


def castable(at: Table, name: str = "Thing") -> bool:
    """Whether the card can be cast and paid for."""
    return at.game.why_not(Cast(at.id(name))) is None


def test_609_4b_mana_of_one_color_pays_for_another() -> None:
    at = at_table(costing("{U}{R}"), "Forest", "Forest", ORRERY)
    assert castable(at)
    at.act(ANN, "cast Thing")
    at.resolve()
    assert "Thing" in at.names_in(Zone.BATTLEFIELD)


def test_609_4b_without_the_effect_it_does_not() -> None:
    assert not castable(at_table(costing("{U}{R}"), "Forest", "Forest"))


def test_609_4b_the_mana_that_was_spent_is_what_it_is() -> None:
    at = at_table(costing("{U}"), "Forest", ORRERY)
    at.act(ANN, "cast Thing")
    spent = [event for event in at.game.history.log if isinstance(event, ManaSpent)]
    assert [unit.mana for event in spent for unit in event.units] == [Mana.GREEN]


def test_609_4b_colorless_mana_serves_as_colored_too() -> None:
    assert castable(at_table(costing("{U}"), WASTES, ORRERY))


def test_609_4b_but_no_mana_of_any_color_is_colorless() -> None:
    assert not castable(at_table(costing("{C}"), "Forest", ORRERY))
    assert castable(at_table(costing("{C}"), WASTES, ORRERY))


def test_609_4b_as_any_type_it_is() -> None:
    assert castable(at_table(costing("{C}{U}"), "Forest", "Forest", TYPES))


def test_609_4b_it_is_for_the_player_that_the_effect_names() -> None:
    at = at_table(costing("{U}"), "Forest", player=BOB)
    at.battlefield(ANN, ORRERY)
    at.begin(BOB)
    assert not castable(at)
    at.battlefield(ANN, LATTICE)
    at.begin(BOB)
    assert castable(at)


def test_609_4b_there_must_still_be_enough_mana() -> None:
    assert not castable(at_table(costing("{U}{U}"), "Forest", ORRERY))


def test_609_4b_only_for_the_spells_that_are_described() -> None:
    oath = permanent(
        "Oath",
        "Enchantment",
        "You may spend mana as though it were mana of any color to cast creature spells.",
    )
    at = at_table(costing("{U}"), "Forest", oath)
    at.hand(ANN, text_card("Study", "Sorcery", "Draw a card.", cost="{U}"))
    at.begin(ANN)
    assert castable(at)
    assert not castable(at, "Study")
    at.act(ANN, "cast Thing")
    at.resolve()
    assert "Thing" in at.names_in(Zone.BATTLEFIELD)


def test_609_4b_mana_in_the_pool_can_be_spent_so() -> None:
    at = at_table(costing("{U}"), "Forest", ORRERY)
    at.act(ANN, f"tap {at.id('Forest')}.0:G")
    assert castable(at)
    at.act(ANN, "cast Thing")
    assert at.game.players[ANN].pool == []


def test_609_4b_abilities_are_paid_for_too() -> None:
    engine = permanent("Engine", text="{U}: You gain 1 life.")
    at = at_table(costing("{9}"), "Forest", ORRERY, engine)
    at.act(ANN, "activate Engine")
    at.resolve()
    assert at.life(ANN) == 21


def test_609_4b_one_color_is_as_any_and_the_rest_only_colorless() -> None:
    assert castable(at_table(costing("{G}"), "Plains", DAWN))
    assert not castable(at_table(costing("{U}"), "Island", DAWN))
    assert castable(at_table(costing("{1}"), "Island", DAWN))
    assert castable(at_table(costing("{C}"), "Island", DAWN))
    assert not castable(at_table(costing("{C}"), "Plains", DAWN))


def test_609_4a_what_serves_as_colorless_may_then_serve_as_any_color() -> None:
    assert castable(at_table(costing("{U}"), "Forest", DAWN, ORRERY))


def test_609_4b_tapping_creatures_for_convoke_is_no_mana() -> None:
    convoker = creature("Thing", 1, 1, "Convoke", cost="{U}")
    green = creature("Elf", 1, 1, cost="{G}")
    assert not castable(at_table(convoker, green, ORRERY))
    assert castable(at_table(convoker, creature("Sprite", 1, 1, cost="{U}"), ORRERY))


def test_609_4b_who_pays_by_hand_is_offered_it() -> None:
    at = at_table(costing("{U}{R}"), "Forest", "Plains", ORRERY)
    at.game.players[ANN].pays_by_hand = True
    at.game.answer(Cast(at.id("Thing")))
    at.to_question(Kind.PAY)
    assert at.asked is not None
    plans = [option for option in at.asked.options if isinstance(option, Pay)]
    assert plans
    at.game.answer(plans[0])
    at.resolve_all()
    assert "Thing" in at.names_in(Zone.BATTLEFIELD)


def test_609_4b_unless_costs_are_paid_so() -> None:
    at = table()
    at.define(*LANDS)
    at.battlefield(BOB, "Forest", ORRERY)
    at.hand(ANN, spell("Target opponent loses 3 life unless that player pays {U}."))
    at.begin(ANN)
    at.act(ANN, "cast Spell")
    at.choose(True)
    at.resolve()
    assert at.life(BOB) == 20


MIRROR = creature(
    "Mirror",
    3,
    4,
    "{U}: This creature gains all activated abilities of target creature until end of turn.\n"
    "You may spend blue mana as though it were mana of any color to pay the activation costs of "
    "this creature's abilities.",
)
BURNER = creature("Burner", 1, 1, "{R}: You gain 1 life.\nFlying")


def test_609_4b_blue_mana_pays_for_abilities_of_that_creature_alone() -> None:
    at = at_table(costing("{R}"), "Island", "Island", MIRROR, BURNER)
    assert not castable(at)
    assert at.why_not(ANN, "activate Burner") is not None
    at.act(ANN, "activate Mirror", "Burner")
    at.resolve()
    mirror = at.game.objects[at.id("Mirror")]
    assert len(mirror.now.kit.activated) == 2
    assert not mirror.has(Keyword.FLYING)
    assert at.why_not(ANN, f"activate {at.id('Mirror')}.1") is None


def test_609_4b_no_other_mana_pays_for_them() -> None:
    at = at_table(costing("{R}"), "Island", "Forest", MIRROR, BURNER)
    at.act(ANN, "activate Mirror", "Burner")
    at.resolve()
    assert at.why_not(ANN, f"activate {at.id('Mirror')}.1") is not None


def test_611_2c_the_abilities_stay_whatever_becomes_of_what_had_them() -> None:
    at = at_table(costing("{R}"), "Island", "Island", MIRROR, BURNER)
    at.act(ANN, "activate Mirror", "Burner")
    at.resolve()
    cast(at, "Destroy target creature.", "Burner")
    at.act(ANN, f"activate {at.id('Mirror')}.1")
    at.resolve()
    assert at.game.players[ANN].life == 21
    at.to_turn(BOB)
    assert len(at.game.objects[at.id("Mirror")].now.kit.activated) == 1
