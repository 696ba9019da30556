"""Damage that is larger, smaller, prevented or dealt to something else. CR 614.1a, 614.9, 615."""

from __future__ import annotations

import pytest

from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.oracle.faces import compiled
from tests.table import CAT, table

SHOT = "Spell deals 3 damage to any target."


def test_614_1a_damage_to_a_player_alone_is_one_more() -> None:
    text = (
        "If a red source would deal damage to a player, it deals that much damage plus 1 to that "
        "player instead."
    )
    shoots = "{0}: ~ deals 2 damage to any target."
    at = table(
        ann=[
            permanent("Torch", "Enchantment", text),
            permanent("Red", text=shoots, cost="{R}"),
            permanent("Blue", text=shoots, cost="{U}"),
            "Giant",
        ]
    )
    for name, to in (("Red", "Bob"), ("Red", "Giant"), ("Blue", "Bob")):
        at.act(ANN, f"activate {name}", to)
        at.resolve()
    assert at.life(BOB) == 15
    assert at.object("Giant").damage == 2


def test_107_1a_half_the_damage_is_rounded_down_and_may_be_none() -> None:
    text = (
        "If a source would deal damage to a permanent or player, it deals half that damage, "
        "rounded down, to that permanent or player instead."
    )
    at = table(ann=[permanent("Veil", "Enchantment", text)])
    cast(at, SHOT, "Bob")
    assert at.life(BOB) == 19
    cast(at, "Spell deals 1 damage to any target.", "Bob")
    assert at.life(BOB) == 19


def test_614_1a_only_spells_deal_one_damage_less() -> None:
    text = (
        "If a spell would deal damage to a permanent or player, it deals that much damage minus 1 "
        "to that permanent or player instead."
    )
    at = table(ann=[permanent("Veil", "Enchantment", text), permanent("Gun", text=SHOT_AT_WILL)])
    cast(at, SHOT, "Bob")
    assert at.life(BOB) == 18
    at.act(ANN, "activate Gun", "Bob")
    at.resolve()
    assert at.life(BOB) == 15


SHOT_AT_WILL = "{0}: ~ deals 3 damage to any target."


def test_614_1a_only_combat_damage_to_players_is_doubled() -> None:
    text = "If ~ would deal combat damage to a player, it deals double that damage instead."
    rider = creature("Rider", 2, 2, f"{text}\n{SHOT_AT_WILL}")
    at = table(ann=[rider])
    at.act(ANN, "activate Rider", "Bob")
    at.resolve()
    assert at.life(BOB) == 17
    at.attack("Rider")
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(BOB) == 13


def test_614_1a_damage_is_doubled_only_while_the_condition_holds() -> None:
    text = (
        "If a source you control would deal noncombat damage to a permanent or player while you "
        "control an artifact, it deals double that damage instead."
    )
    at = table(ann=[permanent("Ride", "Enchantment", text)])
    cast(at, SHOT, "Bob")
    assert at.life(BOB) == 17
    at.battlefield(ANN, "Relic")
    cast(at, SHOT, "Bob")
    assert at.life(BOB) == 11


def test_611_2a_damage_to_a_player_and_theirs_is_doubled_until_your_next_turn() -> None:
    text = (
        "Whenever ~ deals combat damage to a player, until your next turn, if a source would deal "
        "damage to that player or a permanent that player controls, it deals double that damage "
        "instead."
    )
    at = table(3, ann=[creature("Soldier", 1, 1, text)], bob=["Giant"])
    at.attack("Soldier", at=BOB)
    at.to(Step.POSTCOMBAT_MAIN)
    at.resolve_all()
    assert at.life(BOB) == 19
    cast(at, SHOT, "Cat")
    cast(at, SHOT, "Bob")
    assert (at.life(BOB), at.life(CAT)) == (13, 17)
    at.to_turn(BOB)
    cast(at, "Spell deals 2 damage to any target.", "Giant", by=BOB)
    assert at.object("Giant").damage == 4
    at.to_turn(ANN)
    cast(at, SHOT, "Bob")
    assert at.life(BOB) == 10


def test_614_3_what_is_replaced_this_turn_is_replaced_by_no_static_ability() -> None:
    text = (
        "If a creature would deal combat damage to a creature this turn, it deals double that "
        "damage to that creature instead."
    )
    assert compiled(text).face is None
    assert compiled(text, types="Instant").face is not None


def test_615_8_the_next_damage_is_doubled_and_none_after_it() -> None:
    text = "The next time target creature would deal damage this turn, it deals double that damage "
    at = table(ann=[creature("Imp", text=SHOT_AT_WILL), "Bear"])
    cast(at, f"{text}instead.", "Imp")
    for life in (14, 11):
        at.act(ANN, "activate Imp", "Bob")
        at.resolve()
        assert at.life(BOB) == life


def test_615_8_all_damage_dealt_at_once_is_the_next_damage() -> None:
    at = table(ann=["Giant"], bob=["Wall", creature("Post", 0, 4)])
    cast(
        at,
        "The next time target creature would deal damage this turn, prevent that damage. You gain "
        "life equal to the damage prevented this way.",
        "Giant",
    )
    at.attack("Giant")
    at.block(("Wall", "Giant"), ("Post", "Giant"))
    at.choose({"Wall": 3, "Post": 2})
    at.to(Step.POSTCOMBAT_MAIN)
    assert [at.object(one).damage for one in ("Wall", "Post")] == [0, 0]
    assert at.life(ANN) == 25


def test_614_9_all_damage_dealt_at_once_goes_elsewhere() -> None:
    text = (
        "{0}: The next time damage would be dealt to ~ and/or you this turn, that damage is dealt "
        "to any target instead."
    )
    at = table(ann=[creature("Caster", 1, 1, text)], bob=["Bear", "Giant"], step=None)
    at.begin(BOB)
    at.act(ANN, "activate Caster", "Bob")
    at.resolve()
    at.attack("Bear", "Giant")
    at.to(Step.POSTCOMBAT_MAIN)
    assert (at.life(ANN), at.life(BOB)) == (20, 13)
    cast(at, SHOT, "Ann", by=BOB)
    assert at.life(ANN) == 17


def test_614_9_the_creature_deals_its_next_combat_damage_to_you() -> None:
    text = "Whenever ~ attacks, the next time it would deal combat damage this turn, it deals that "
    at = table(ann=[creature("Madman", 5, 5, f"{text}damage to you instead."), "Bear"])
    at.attack("Madman", "Bear")
    at.resolve_all()
    at.to(Step.POSTCOMBAT_MAIN)
    assert (at.life(ANN), at.life(BOB)) == (15, 18)


def test_615_7_so_much_damage_of_a_chosen_source_to_a_target_is_prevented() -> None:
    at = table(
        ann=["Giant"],
        bob=[permanent("Gun", text=SHOT_AT_WILL), permanent("Bow", text=SHOT_AT_WILL)],
    )
    text = "Prevent the next 4 damage that would be dealt to any target this turn by a source of "
    cast(at, f"{text}your choice.", "Ann", then=("Gun",))
    for name, to, life in (("Bow", "Ann", 17), ("Gun", "Ann", 17), ("Gun", "Ann", 15)):
        at.act(BOB, f"activate {name}", to)
        at.resolve()
        assert at.life(ANN) == life


def test_615_1_combat_damage_alone_is_prevented_up_to_a_number() -> None:
    at = table(ann=["Wall"], bob=["Bear"], step=None)
    at.begin(BOB)
    cast(at, "Prevent the next 1 combat damage that would be dealt to you this turn.")
    cast(at, SHOT, "Ann", by=BOB)
    assert at.life(ANN) == 17
    at.attack("Bear")
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(ANN) == 16


def test_615_1_the_next_damage_by_an_object_is_prevented_wherever_it_goes() -> None:
    text = "{0}: Prevent the next 1 damage that would be dealt by ~ this turn."
    at = table(ann=[permanent("Wire", text=f"{text}\n{SHOT_AT_WILL}")])
    at.act(ANN, "activate Wire")
    at.resolve()
    for life in (18, 15):
        at.act(ANN, "activate Wire.1", "Bob")
        at.resolve()
        assert at.life(BOB) == life


def test_615_1a_damage_to_you_and_what_you_control_is_prevented() -> None:
    text = "Prevent all noncombat damage that would be dealt to you and creatures you control."
    at = table(ann=[permanent("Shrine", "Enchantment", text), "Bear"], bob=["Giant", "Wall"])
    for to in ("Ann", "Bear", "Bob", "Giant"):
        cast(at, SHOT, to, by=BOB)
    assert (at.life(ANN), at.life(BOB)) == (20, 17)
    assert (at.object("Bear").damage, at.object("Giant").damage) == (0, 3)


def test_615_1a_combat_damage_to_and_by_your_creatures_is_prevented() -> None:
    text = "Prevent all combat damage that would be dealt to and dealt by creatures you control."
    at = table(ann=[permanent("Peace", "Enchantment", text), "Giant", "Bear"], bob=["Wall"])
    at.attack("Giant", "Bear")
    at.block(("Wall", "Giant"))
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(BOB) == 20
    assert at.object("Wall").damage == 0
    cast(at, SHOT, "Bear", by=BOB)
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Bear"]


def test_615_1a_damage_to_some_creatures_alone_is_prevented() -> None:
    text = "Prevent all damage that ~ would deal to red creatures."
    at = table(ann=[creature("Oaf", 4, 3, f"{text}\n{SHOT_AT_WILL}")], bob=["Bear", "Wall"])
    at.battlefield(BOB, creature("Imp", 1, 1, cost="{R}"))
    for to in ("Imp", "Wall"):
        at.act(ANN, "activate Oaf", to)
        at.resolve()
    assert (at.object("Imp").damage, at.object("Wall").damage) == (0, 3)


def test_611_2c_what_comes_later_is_covered_by_a_description_beside_you() -> None:
    at = table(ann=["Giant"])
    cast(
        at,
        "Choose a creature you control. All damage that would be dealt this turn to you and "
        "permanents you control is dealt to the chosen permanent instead.",
    )
    at.battlefield(ANN, "Bear")
    cast(at, "Spell deals 2 damage to any target.", "Bear", by=BOB)
    cast(at, "Spell deals 1 damage to any target.", "Ann", by=BOB)
    assert at.life(ANN) == 20
    assert (at.object("Bear").damage, at.object("Giant").damage) == (0, 3)
    cast(at, "Destroy target creature.", "Giant")
    cast(at, SHOT, "Ann", by=BOB)
    assert at.life(ANN) == 17


def test_614_9_the_damage_of_a_spell_goes_to_its_controller() -> None:
    at = table(bob=["Relic"])
    at.hand(BOB, SORCERY)
    at.begin(BOB)
    at.act(BOB, "cast Blast", "Ann")
    cast(
        at,
        "All damage that would be dealt this turn by target sorcery spell is dealt to that spell's "
        "controller instead.",
        "Blast",
    )
    at.resolve()
    assert (at.life(ANN), at.life(BOB)) == (20, 16)


SORCERY = permanent("Blast", "Sorcery", "Blast deals 4 damage to any target.")


def test_615_12_the_damage_of_an_object_cant_be_prevented() -> None:
    text = f"Damage that would be dealt by ~ can't be prevented.\n{SHOT_AT_WILL}"
    at = table(ann=[creature("Fiend", 4, 3, text), creature("Imp", 2, 2, SHOT_AT_WILL)])
    cast(at, "Prevent all damage that would be dealt to you this turn.", by=BOB)
    for name in ("Imp", "Fiend"):
        at.act(ANN, f"activate {name}", "Bob")
        at.resolve()
    assert at.life(BOB) == 17


def test_615_12_the_larger_damage_alone_cant_be_prevented() -> None:
    text = (
        "Spell deals 3 damage to any target. If you control an artifact, instead Spell deals 5 "
        "damage to that permanent or player and the damage can't be prevented."
    )
    at = table()
    for life in (20, 15):
        cast(at, "Prevent all damage that would be dealt to you this turn.", by=BOB)
        cast(at, text, "Bob")
        assert at.life(BOB) == life
        at.battlefield(ANN, "Relic")


@pytest.mark.parametrize(("dealt", "left"), [(3, 17), (4, 17), (9, 17), (1, 19)])
def test_614_1a_much_damage_becomes_so_much(dealt: int, left: int) -> None:
    text = (
        "If a source would deal 4 or more damage to a permanent or player, that source deals 3 "
        "damage to that permanent or player instead."
    )
    at = table(ann=[permanent("Rule", "Enchantment", text)])
    cast(at, f"Spell deals {dealt} damage to any target.", "Bob")
    assert at.life(BOB) == left


def test_615_1a_little_damage_is_prevented() -> None:
    text = "If a source would deal 3 or less damage to ~, prevent that damage."
    at = table(bob=[creature("Colossus", 4, 5, text)])
    cast(at, SHOT, "Colossus")
    assert at.object("Colossus").damage == 0
    cast(at, "Spell deals 4 damage to any target.", "Colossus")
    assert at.object("Colossus").damage == 4


def test_615_5_the_controller_of_the_source_draws_for_prevented_damage() -> None:
    text = (
        "If a source would deal damage to ~, prevent that damage. The source's controller draws "
        "cards equal to the damage prevented this way."
    )
    at = table(3, ann=[creature("Swan", 4, 3, text)])
    before = [len(one.hand) for one in at.game.players]
    cast(at, SHOT, "Swan", by=BOB)
    after = [len(one.hand) for one in at.game.players]
    assert [new - old for old, new in zip(before, after, strict=True)] == [0, 3, 0]
    assert at.object("Swan").damage == 0


def test_609_7a_a_source_that_is_chosen_may_be_a_spell() -> None:
    at = table()
    at.hand(ANN, SORCERY)
    at.act(ANN, "cast Blast", "Bob")
    text = (
        "Choose a source you control. The next time that source would deal damage this turn, it "
        "deals double that damage instead."
    )
    cast(at, text, then=("Blast",))
    at.resolve()
    assert at.life(BOB) == 12
