"""What is said again of an event: its damage, a spell's mana value; and where things then go.
CR 608.2h, 508.4, 401.
"""

from __future__ import annotations

from jajna.oracle.compiler import compile_line
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.table import table


def test_120_3_the_damage_dealt_to_that_player_is_counted() -> None:
    at = table()
    text = (
        "Whenever Raider deals combat damage to a player, you gain X life, where X is the amount "
        "of damage Raider dealt to that player."
    )
    at.battlefield(ANN, creature("Raider", 3, 3, text))
    at.begin(ANN)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Raider", at=BOB)
    at.to(Step.COMBAT_DAMAGE)
    cast(at, "Put a +1/+1 counter on target creature.", "Raider")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (23, 17)


def test_120_3_without_damage_to_a_player_it_is_not_understood() -> None:
    line = "Whenever ~ {}, you gain X life, where X is the amount of damage dealt."
    assert compile_line(line.format("deals combat damage to a player"), False).meanings
    assert not compile_line(line.format("attacks"), False).meanings


def test_202_3_only_permanents_of_the_mana_value_are_destroyed() -> None:
    at = table()
    kirin = permanent(
        "Kirin",
        "Enchantment",
        "Whenever you cast an artifact spell, destroy all permanents with that spell's mana value.",
        cost="{5}",
    )
    at.battlefield(ANN, kirin)
    at.battlefield(BOB, creature("Ox", cost="{2}"), creature("Yak", cost="{3}"))
    at.battlefield(ANN, permanent("Well", "Land", "{T}: Add {C}{C}.", cost=""))
    at.hand(ANN, permanent("Gear", cost="{2}"))
    ask_again(at)
    at.act(ANN, "activate Well")
    at.act(ANN, "cast Gear")
    at.resolve_all()
    assert at.object("Ox").zone is Zone.GRAVEYARD
    assert at.object("Yak").zone is Zone.BATTLEFIELD
    assert at.object("Gear").zone is Zone.BATTLEFIELD


def test_508_4_a_card_of_another_enters_under_your_control_attacking() -> None:
    at = table()
    text = (
        "Whenever Caller attacks, put target creature card from defending player's graveyard onto "
        "the battlefield under your control tapped and attacking."
    )
    at.battlefield(ANN, creature("Caller", text=text))
    at.graveyard(BOB, "Giant")
    at.begin(ANN)
    at.to(Step.DECLARE_ATTACKERS)
    at.choose("Giant")
    at.attack("Caller", at=BOB)
    at.resolve_all()
    giant = at.object("Giant")
    assert (giant.zone, giant.controller, giant.tapped) == (Zone.BATTLEFIELD, ANN, True)
    assert at.game.turn.combat is not None
    assert at.game.turn.combat.attacks[giant.id] == BOB


def test_608_2d_you_choose_the_end_of_the_library_of_another() -> None:
    for end, place in (("top", 0), ("bottom", -1)):
        at = table()
        at.graveyard(BOB, text_card("Ox", "Creature", "", ("2", "2")))
        cast(
            at,
            "Put target card from a graveyard on the top or bottom of its owner's library.",
            "Ox",
            then=(end,),
        )
        card = at.game.players[BOB].library[place]
        assert at.game.object(card).now.name == "Ox"
