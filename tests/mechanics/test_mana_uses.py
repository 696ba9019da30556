"""Mana that may be spent only on certain things. CR 106.6."""

from __future__ import annotations

from jajna.judge import Table
from jajna.oracle.compiler import compile_line
from jajna.vocab import Mana, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.table import table

GROWTH = "{1}: ~ gets +1/+1 until end of turn."


def shop(use: str) -> Table:
    """A table where Ann has a land whose mana is for some use alone, an artifact creature, a plain
    one, each with an ability that costs {1}, and cards that cost {1} in hand.
    """
    at = table()
    text = f"{{T}}: Add {{C}}. Spend this mana only to {use}."
    at.battlefield(ANN, permanent("Depot", "Land", text, cost=""))
    at.battlefield(ANN, creature("Golem", 1, 1, GROWTH, types="Artifact Creature"))
    at.battlefield(ANN, creature("Bison", 1, 1, GROWTH))
    at.hand(ANN, permanent("Gear", cost="{1}"), creature("Calf", cost="{1}"))
    ask_again(at)
    return at


def what_can_be_done(at: Table) -> list[str]:
    """Which of the cards can be cast, and which of the creatures can grow."""
    done = [name for name in ("Gear", "Calf") if at.why_not(ANN, f"cast {name}") is None]
    return done + [
        name for name in ("Golem", "Bison") if at.why_not(ANN, f"activate {name}") is None
    ]


def test_106_6_to_cast_spells_or_activate_abilities_of_permanents_that_fit() -> None:
    at = shop("cast artifact spells or activate abilities of artifacts")
    assert what_can_be_done(at) == ["Gear", "Golem"]
    at.act(ANN, "activate Golem")
    at.resolve_all()
    assert at.power_toughness("Golem") == (2, 2)
    assert at.object("Depot").tapped


def test_106_6_to_activate_any_ability() -> None:
    assert what_can_be_done(shop("activate abilities")) == ["Golem", "Bison"]


def test_106_6_to_activate_an_ability_or_cast_a_spell_that_fits() -> None:
    use = "activate an ability or cast an artifact spell"
    assert what_can_be_done(shop(use)) == ["Gear", "Golem", "Bison"]


def test_106_6_mana_in_the_pool_is_kept_for_its_use() -> None:
    at = shop("activate abilities of artifacts")
    at.act(ANN, "activate Depot")
    assert what_can_be_done(at) == ["Golem"]


def test_602_1_what_is_no_spell_is_not_cast() -> None:
    for use in (
        "cast artifacts or activate abilities of artifacts",
        "cast artifact spells and activate abilities of artifacts",
    ):
        text = f"{{T}}: Add {{C}}. Spend this mana only to {use}."
        assert not compile_line(text, False).meanings


def test_106_6_to_cast_one_of_two_kinds_of_spells() -> None:
    at = shop("cast an artifact spell or a Goblin spell")
    at.hand(ANN, creature("Raider", types="Creature — Goblin", cost="{1}"))
    ask_again(at)
    assert what_can_be_done(at) == ["Gear"]
    assert at.why_not(ANN, "cast Raider") is None


def test_106_6_to_cast_a_spell_from_a_graveyard() -> None:
    at = shop("cast spells with flashback from a graveyard")
    draw = text_card("Study", "Sorcery", "Draw a card.\nFlashback {1}", cost="{1}")
    at.hand(ANN, draw)
    at.graveyard(ANN, draw)
    ask_again(at)
    assert at.why_not(ANN, "cast Study") is not None
    assert at.why_not(ANN, "cast Study way 0") is None


def test_106_6_to_activate_an_ability_of_a_source() -> None:
    assert what_can_be_done(shop("activate an ability of an artifact source")) == ["Golem"]


def cavern() -> Table:
    """A table where Ann has a land whose mana makes creature spells safe, and Bob can counter."""
    at = table()
    text = (
        "{T}: Add {C}. Spend this mana only to cast a creature spell, and that spell can't be "
        "countered."
    )
    at.battlefield(ANN, permanent("Den", "Land", text, cost=""))
    at.hand(ANN, creature("Calf", cost="{1}"), permanent("Gear", cost="{1}"), creature("Ox"))
    at.hand(BOB, text_card("No", "Instant", "Counter target spell."))
    ask_again(at)
    return at


def test_106_6_what_is_bought_with_the_mana_can_not_be_countered() -> None:
    at = cavern()
    assert at.why_not(ANN, "cast Gear") is not None
    at.act(ANN, "cast Calf")
    at.act(BOB, "cast No", "Calf")
    at.resolve_all()
    assert at.object("Calf").zone is Zone.BATTLEFIELD


def test_106_6_what_the_mana_is_not_spent_on_can_be_countered() -> None:
    at = cavern()
    at.act(ANN, "cast Ox")
    at.act(BOB, "cast No", "Ox")
    at.resolve_all()
    assert at.object("Ox").zone is Zone.GRAVEYARD


def test_106_6_a_number_of_mana_of_one_type_is_added() -> None:
    at = table()
    cast(at, "Add six {G}.")
    assert [unit.mana for unit in at.game.players[ANN].pool] == [Mana.GREEN] * 6


ONLY_X = "{T}: Add {C}{C}{C}. Spend this mana only on costs that contain {X}."


def with_mana_for(text: str) -> Table:
    """Ann controls a land with this text and has spells with and without such symbols."""
    return table(
        ann=[permanent("Den", "Land", text, cost="")],
        hand=[
            text_card("Flood", "Sorcery", "You gain X life.", cost="{X}{1}"),
            text_card("Trickle", "Sorcery", "You gain 2 life.", cost="{1}"),
        ],
    )


def test_106_6_mana_for_costs_that_contain_x_pays_any_part_of_them() -> None:
    at = with_mana_for(ONLY_X)
    assert at.why_not(ANN, "cast Trickle") is not None
    at.act(ANN, "cast Flood", 2)
    at.resolve()
    assert at.life(ANN) == 22


def test_106_6_a_cost_contains_x_also_if_x_is_0() -> None:
    at = with_mana_for(ONLY_X)
    at.act(ANN, "cast Flood", 0)
    at.resolve()
    assert at.life(ANN) == 20
    assert len(at.game.players[ANN].pool) == 2
    assert at.why_not(ANN, "cast Trickle") is not None


def test_106_6_a_cost_asked_for_by_an_instruction_may_contain_x() -> None:
    denial = text_card(
        "Denial", "Instant", "Counter target spell unless its controller pays {X}.", cost="{X}"
    )
    other = "{T}: Add {C}{C}{C}. Spend this mana only to activate abilities."
    for text, saved in ((ONLY_X, True), (other, False)):
        at = table(ann=[permanent("Den", "Land", text, cost=""), "Relic"], hand=["Bear"])
        at.battlefield(BOB, permanent("Mine", "Land", "{T}: Add {C}{C}.", cost=""))
        at.hand(BOB, denial)
        ask_again(at)
        at.act(ANN, "cast Bear")
        at.act(BOB, "cast Denial", 2)
        if saved:
            at.choose("yes")
        at.resolve_all()
        assert (at.object("Bear").zone is Zone.BATTLEFIELD) == saved


def test_106_6_an_activated_ability_with_x_in_its_cost_is_paid_with_it() -> None:
    well = permanent("Well", text="{X}: You gain X life.")
    pump = permanent("Pump", text="{1}: You gain 5 life.")
    at = table(ann=[permanent("Den", "Land", ONLY_X, cost=""), well, pump])
    assert at.why_not(ANN, "activate Pump") is not None
    at.act(ANN, "activate Well", 3)
    at.resolve()
    assert at.life(ANN) == 23


def test_106_6_mana_for_costs_that_contain_colorless_mana() -> None:
    text = (
        "{T}: Add {C}{C}. Spend this mana only to cast a colorless spell, activate an ability of a"
        " colorless permanent, or pay a cost that contains {C}."
    )
    at = table(
        ann=[
            permanent("Den", "Land", text, cost=""),
            permanent("Field", "Land", "{T}: Add {R}.", cost=""),
        ],
        hand=[
            creature("Imp", cost="{R}{C}"),
            creature("Cur", cost="{R}{1}"),
            permanent("Rod", cost="{1}"),
        ],
    )
    assert at.why_not(ANN, "cast Imp") is None
    assert at.why_not(ANN, "cast Cur") is not None
    assert at.why_not(ANN, "cast Rod") is None
