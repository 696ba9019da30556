"""Reflexive triggers, embalm, haunt, divisions and what else single well-known cards say."""

from __future__ import annotations

import pytest

from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, table, text_card
from tests.oracle.faces import compiled

MANTICORE = creature(
    "Manticore",
    4,
    3,
    "When Manticore enters, you may sacrifice another creature. When you do, Manticore deals "
    "damage equal to that creature's power to any target.",
)


def test_603_12_the_target_is_chosen_when_it_was_done() -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    at.hand(ANN, MANTICORE)
    at.act(ANN, "cast Manticore")
    at.resolve()
    at.choose(True, "Bob")
    at.resolve_all()
    assert at.life(BOB) == 15


def test_603_12_nothing_triggers_if_it_was_not_done() -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    at.hand(ANN, MANTICORE)
    at.act(ANN, "cast Manticore")
    at.resolve()
    at.choose(False)
    at.resolve_all()
    assert at.life(BOB) == 20
    assert at.object("Giant").zone is Zone.BATTLEFIELD


def test_603_12_paying_is_doing() -> None:
    at = table()
    at.battlefield(
        ANN,
        creature(
            "Knight",
            text="Whenever Knight attacks, you may pay {0}. When you do, Knight deals 3 damage to "
            "target creature.",
        ),
    )
    at.battlefield(BOB, "Bear")
    at.attack("Knight")
    at.choose(True, "Bear")
    at.resolve_all()
    assert at.object("Bear").zone is Zone.GRAVEYARD


def test_an_outer_target_is_not_known_to_what_triggers() -> None:
    text = "Destroy target creature. You may draw a card. When you do, tap that creature."
    assert compiled(text, "Instant").face is None


def test_702_128a_an_embalmed_token_is_a_white_zombie_without_cost() -> None:
    at = table()
    at.graveyard(ANN, creature("Bull", 3, 3, "Embalm {0}", "Creature — Ox", "{R}"))
    at.act(ANN, "activate Bull")
    at.resolve()
    token = at.game.object(at.game.zones.battlefield[0])
    assert (token.now.name, token.now.power, token.now.colors) == ("Bull", 3, 1)
    assert token.now.subtypes == frozenset({"Ox", "Zombie"})
    assert token.now.mana_cost is None
    assert token.token
    assert [at.game.object(card).now.name for card in at.game.zones.exile] == ["Bull"]


def test_702_129a_an_eternalized_token_is_a_black_four_four() -> None:
    at = table()
    at.graveyard(ANN, creature("Cat", 1, 1, "Eternalize {0}", "Creature — Cat", "{W}"))
    at.act(ANN, "activate Cat")
    at.resolve()
    token = at.game.object(at.game.zones.battlefield[0])
    assert (token.now.power, token.now.toughness, token.now.colors) == (4, 4, 4)


def test_702_55c_it_triggers_from_exile_as_the_haunted_creature_dies() -> None:
    at = table()
    at.battlefield(BOB, "Bear", "Giant")
    thrull = creature(
        "Thrull",
        text="Haunt\nWhen Thrull enters or the creature it haunts dies, you gain 2 life.",
    )
    at.battlefield(ANN, thrull)
    cast(at, "Destroy target creature.", "Thrull")
    at.choose("Bear")
    at.resolve_all()
    assert at.object("Thrull").zone is Zone.EXILE
    cast(at, "Destroy target creature.", "Giant")
    at.resolve_all()
    assert at.life(ANN) == 20
    cast(at, "Destroy target creature.", "Bear")
    at.resolve_all()
    assert at.life(ANN) == 22


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


def test_205_1b_lands_become_creatures_and_stay_lands() -> None:
    at = table()
    at.battlefield(ANN, "Field")
    cast(at, "All lands become 2/2 creatures until end of turn. They're still lands.")
    assert at.power_toughness("Field") == (2, 2)
    assert at.object("Field").now.types == 32 | 4
    at.to_turn(BOB)
    assert at.object("Field").now.types == 32


GENJU = permanent(
    "Genju",
    "Enchantment — Aura",
    "Enchant Plains\n{0}: Until end of turn, enchanted Plains becomes a 2/5 white Spirit creature "
    'with "Whenever this creature deals damage, its controller gains that much life." It\'s still '
    "a land.\nWhen enchanted Plains is put into a graveyard, you may return Genju from your "
    "graveyard to your hand.",
)


def test_613_1f_a_land_becomes_a_creature_with_a_quoted_ability() -> None:
    at = table()
    at.battlefield(ANN, permanent("Plain", "Basic Land — Plains", "", ""))
    at.hand(ANN, GENJU)
    at.act(ANN, "cast Genju", "Plain")
    at.resolve()
    at.act(ANN, "activate Genju")
    at.resolve()
    assert at.power_toughness("Plain") == (2, 5)
    at.attack("Plain")
    at.to(Step.END_OF_COMBAT)
    assert (at.life(ANN), at.life(BOB)) == (22, 18)


def test_603_10a_the_aura_comes_back_when_what_it_enchanted_is_put_into_a_graveyard() -> None:
    at = table()
    at.battlefield(ANN, permanent("Plain", "Basic Land — Plains", "", ""))
    at.hand(ANN, GENJU)
    at.act(ANN, "cast Genju", "Plain")
    at.resolve()
    cast(at, "Destroy target land.", "Plain")
    at.choose(True)
    at.resolve_all()
    assert at.object("Genju").zone is Zone.HAND


def test_406_3_a_hand_is_exiled_face_down_and_comes_back() -> None:
    at = table()
    at.hand(ANN, "Giant")
    hand = len(at.game.players[ANN].hand)
    cast(
        at,
        "Exile all cards from your hand face down. At the beginning of the next end step, return "
        "those cards to your hand, then draw a card.",
    )
    assert all(at.game.object(card).face_down for card in at.game.zones.exile)
    assert at.game.players[ANN].hand == []
    at.to(Step.END)
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == hand + 1


WEIRDING = permanent(
    "Weirding",
    "Enchantment",
    "If a player would draw a card, they reveal it instead. Then any other player may pay 2 life. "
    "If a player does, put that card into its owner's graveyard. Otherwise, that player draws a "
    "card.",
)


def test_614_11_another_player_may_pay_to_stop_a_draw() -> None:
    at = table()
    at.battlefield(ANN, WEIRDING)
    at.library(BOB, "Giant")
    cast(at, "Target player draws a card.", "Bob", then=(True,))
    assert at.object("Giant").zone is Zone.GRAVEYARD
    assert at.life(ANN) == 18


def test_614_11_a_draw_that_nobody_stops_is_made_once() -> None:
    at = table()
    at.battlefield(ANN, WEIRDING)
    at.library(BOB, "Giant")
    cast(at, "Target player draws a card.", "Bob", then=(False,))
    assert at.object("Giant").zone is Zone.HAND
    assert at.life(ANN) == 20
