"""Predefined tokens. CR 111.10, 303.7."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Keyword, Step, Type, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, text_card
from tests.rules.faces import LANDS
from tests.table import table


def with_token(name: str, *, library: tuple[str, ...] = ()) -> Table:
    """Ann has created a token of that name, has a Bear, and five mana."""
    at = table(ann=["Bear"])
    at.define(*LANDS)
    at.battlefield(ANN, *["Swamp"] * 5)
    at.library(ANN, *library)
    cast(at, f"Create a {name} token.")
    return at


@pytest.mark.parametrize("name", ["Map", "Junk", "Lander", "Mutagen"])
def test_111_10_an_artifact_token_is_named_by_its_type(name: str) -> None:
    token = with_token(name).object(f"{name} Token")
    assert token.token
    assert token.now.types == Type.ARTIFACT
    assert token.now.subtypes == frozenset({name})
    assert token.now.colors == 0


def test_111_10e_a_shard_is_an_enchantment() -> None:
    at = with_token("Shard")
    assert at.object("Shard Token").now.types == Type.ENCHANTMENT
    at.act(ANN, "activate Shard Token")
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == 1


def test_111_10s_a_map_lets_a_creature_explore() -> None:
    at = with_token("Map", library=("Swamp",))
    at.act(ANN, "activate Map Token", "Bear")
    at.resolve_all()
    assert at.names_in(Zone.HAND) == ["Swamp"]
    assert "Map Token" not in at.names_in(Zone.BATTLEFIELD)


def test_111_10s_a_map_only_as_a_sorcery() -> None:
    at = with_token("Map")
    at.to(Step.BEGINNING_OF_COMBAT)
    assert at.why_not(ANN, "activate Map Token") is not None


def test_111_10t_junk_exiles_a_card_that_may_be_played() -> None:
    at = with_token("Junk", library=("Swamp",))
    at.act(ANN, "activate Junk Token")
    at.resolve_all()
    assert at.names_in(Zone.EXILE) == ["Swamp"]
    at.act(ANN, "play Swamp")
    assert at.names_in(Zone.EXILE) == []


def test_111_10u_a_lander_finds_a_basic_land() -> None:
    at = with_token("Lander", library=("Island",))
    at.choose("Island")
    at.act(ANN, "activate Lander Token")
    at.resolve_all()
    assert at.object("Island").tapped


def test_111_10_a_mutagen_grows_a_creature() -> None:
    at = with_token("Mutagen")
    at.act(ANN, "activate Mutagen Token", "Bear")
    at.resolve_all()
    assert at.power_toughness("Bear") == (3, 3)


# -- Roles -----------------------------------------------------------------------------------------


def with_role(name: str) -> Table:
    """Ann's Giant has a Role of that name."""
    at = table(ann=["Giant"], bob=["Wall"])
    cast(at, f"Create a {name} Role token attached to target creature.", "Giant")
    return at


@pytest.mark.parametrize(
    ("name", "stats"),
    [
        ("Cursed", (1, 1)),
        ("Monster", (6, 6)),
        ("Royal", (6, 6)),
        ("Sorcerer", (6, 6)),
        ("Virtuous", (6, 6)),
        ("Wicked", (6, 6)),
        ("Young Hero", (5, 5)),
    ],
)
def test_111_10_a_role_is_an_aura_token_with_its_name(name: str, stats: tuple[int, int]) -> None:
    at = with_role(name)
    role = at.object(name)
    assert role.token
    assert role.now.types == Type.ENCHANTMENT
    assert role.now.subtypes == frozenset({"Aura", "Role"})
    assert at.name(role.attached_to) == "Giant"
    assert at.power_toughness("Giant") == stats


def test_111_10k_a_monster_tramples() -> None:
    assert with_role("Monster").object("Giant").now.keywords & Keyword.TRAMPLE


def test_111_10m_a_royal_creature_has_ward() -> None:
    at = with_role("Royal")
    cast(at, "Put a +1/+1 counter on target creature.", "Giant", by=BOB)
    at.resolve_all()
    assert at.power_toughness("Giant") == (6, 6)


def test_111_10n_a_sorcerer_scries_as_it_attacks() -> None:
    at = with_role("Sorcerer")
    at.to_turn(ANN, Step.DECLARE_ATTACKERS)
    at.library(ANN, "Bear")
    at.attack("Giant", at=BOB)
    at.choose("Bear")
    at.resolve_all()
    assert at.names_in(Zone.LIBRARY)[-1] == "Bear"


def test_111_10p_a_virtuous_creature_grows_with_enchantments() -> None:
    at = with_role("Virtuous")
    cast(at, "Create two Shard tokens.")
    assert at.power_toughness("Giant") == (8, 8)


def test_111_10q_a_wicked_role_drains_as_it_goes() -> None:
    at = with_role("Wicked")
    cast(at, "Destroy target enchantment.", "Wicked")
    at.resolve_all()
    assert at.life(BOB) == 19


def test_111_10r_a_young_hero_grows_while_it_is_small() -> None:
    at = table(ann=[creature("Page", 1, 3)])
    cast(at, "Create a Young Hero Role token attached to target creature.", "Page")
    for expected in ((2, 4), (2, 4)):
        at.to_turn(ANN, Step.DECLARE_ATTACKERS)
        at.attack("Page", at=BOB)
        at.resolve_all()
        assert at.power_toughness("Page") == expected
        at.to(Step.END)


def test_303_7a_the_newest_role_of_a_player_stays() -> None:
    at = with_role("Monster")
    cast(at, "Create a Cursed Role token attached to target creature.", "Giant")
    assert at.names_in(Zone.BATTLEFIELD) == ["Giant", "Wall", "Cursed"]


def test_303_7a_roles_of_two_players_both_stay() -> None:
    at = with_role("Monster")
    cast(at, "Create a Wicked Role token attached to target creature.", "Giant", by=BOB)
    assert at.names_in(Zone.BATTLEFIELD) == ["Giant", "Wall", "Monster", "Wicked"]
    assert at.object("Wicked").controller == BOB


def test_303_4i_where_a_role_cannot_be_attached_it_is_not_created() -> None:
    guarded = creature("Guarded", text="Protection from enchantments")
    at = table(ann=[guarded])
    cast(
        at,
        "Create a 1/1 white Soldier creature token. For each creature you control, create a "
        "Monster Role token attached to that creature.",
    )
    assert at.names_in(Zone.BATTLEFIELD) == ["Guarded", "Soldier Token", "Monster"]
    assert at.power_toughness("Soldier Token") == (2, 2)


def test_111_10h_a_powerstone_pays_for_artifact_spells() -> None:
    at = with_token("Powerstone")
    at.hand(ANN, text_card("Relic", "Artifact", "", cost="{6}"))
    ask_again(at)
    at.act(ANN, "cast Relic")
    at.resolve_all()
    assert "Relic" in at.names_in(Zone.BATTLEFIELD)


def test_111_10h_a_powerstone_does_not_pay_for_other_spells() -> None:
    at = with_token("Powerstone")
    at.hand(ANN, creature("Giant", 6, 6, cost="{6}"))
    ask_again(at)
    assert at.why_not(ANN, "cast Giant") is not None


def test_111_10h_a_powerstone_pays_for_abilities() -> None:
    at = with_token("Powerstone")
    at.battlefield(ANN, creature("Sage", 1, 1, "{6}: You gain 1 life."))
    ask_again(at)
    at.act(ANN, "activate Sage")
    at.resolve_all()
    assert at.life(ANN) == 21


def test_111_10h_a_powerstone_pays_what_a_resolving_effect_asks() -> None:
    at = with_token("Powerstone")
    cast(at, "You may pay {6}. If you do, you gain 4 life.", then=(True,))
    at.resolve_all()
    assert at.life(ANN) == 24
