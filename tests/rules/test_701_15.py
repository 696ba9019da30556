"""Goaded creatures, and those that attack opponents. CR 701.15, 506.3."""

from __future__ import annotations

from jajna.decision import Assign, Kind, Several
from jajna.judge import ANN, BOB, CAT
from jajna.vocab import Step
from tests.mechanics.bench import WALL, cast, creature, permanent
from tests.table import table


def test_701_15a_what_was_goaded_this_way_is_counted() -> None:
    at = table(3)
    text = (
        "Goad each creature your opponents control that's enchanted by an Aura you control. You "
        "gain 1 life for each creature goaded this way."
    )
    at.battlefield(BOB, "Bear", WALL)
    at.battlefield(CAT, creature("Ape"))
    at.hand(ANN, permanent("Leash", "Enchantment — Aura", "Enchant creature"))
    at.act(ANN, "cast Leash", "Bear")
    at.resolve()
    cast(at, text)
    assert at.life(ANN) == 21
    board = [at.game.objects[one] for one in at.game.zones.battlefield]
    assert [at.name(one.id) for one in board if one.now.goaded_by] == ["Bear"]


def test_701_15a_an_aura_of_another_player_is_not_yours() -> None:
    at = table(3)
    at.battlefield(BOB, "Bear")
    at.hand(BOB, permanent("Leash", "Enchantment — Aura", "Enchant creature"))
    at.begin(BOB)
    at.act(BOB, "cast Leash", "Bear")
    at.resolve()
    at.begin(ANN)
    cast(at, "Goad each creature your opponents control that's enchanted by an Aura you control.")
    assert at.object("Bear").now.goaded_by == []


def test_506_3_creatures_that_attack_opponents_are_told_from_others() -> None:
    at = table(3)
    text = (
        "Enchant creature\nWhenever enchanted creature attacks, each other "
        "creature that's attacking "
        "one of your opponents gets +1/+1 until end of turn."
    )
    at.battlefield(BOB, "Bear", creature("Ape"), creature("Cow"))
    at.hand(ANN, permanent("Impetus", "Enchantment — Aura", text))
    at.act(ANN, "cast Impetus", "Bear")
    at.resolve()
    at.begin(BOB)
    at.to_question(Kind.ATTACKERS)
    attacks = ((CAT, "Bear"), (CAT, "Ape"), (ANN, "Cow"))
    at.answer(Several(tuple(Assign(at.id(name), seat) for seat, name in attacks)))
    at.resolve_all()
    sizes = [at.power_toughness(name) for name in ("Bear", "Ape", "Cow")]
    assert sizes == [(2, 2), (3, 3), (2, 2)]


def test_603_2b_combat_on_each_players_turn_is_each_combat_of_whoevers() -> None:
    at = table(3)
    text = "At the beginning of combat on each player's turn, you gain 1 life."
    at.battlefield(ANN, permanent("Diva", text=text))
    at.to(Step.BEGINNING_OF_COMBAT)
    at.resolve_all()
    at.to_turn(CAT)
    at.to(Step.BEGINNING_OF_COMBAT)
    at.resolve_all()
    assert at.life(ANN) == 23


def test_701_15a_creatures_may_be_goaded_for_the_rest_of_the_game() -> None:
    text = (
        "When Guest enters, if it's not a token, each opponent creates a token that's a copy of "
        "it. The tokens are goaded for the rest of the game."
    )
    at = table(3, hand=[creature("Guest", text=text)])
    at.act(ANN, "cast Guest")
    at.resolve_all()
    tokens = [one for one in at.game.zones.battlefield if at.game.object(one).token]
    assert [at.game.object(one).controller for one in tokens] == [BOB, CAT]
    at.to_turn(ANN)
    assert all(ANN in at.game.object(one).now.goaded_by for one in tokens)
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert all(ANN in at.game.object(one).now.goaded_by for one in tokens)
