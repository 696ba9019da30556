"""Mobilize. CR 702.181."""

from __future__ import annotations

from jajna.cards.texts import compile_text
from jajna.judge import Table
from jajna.judge.table import Choice
from jajna.vocab import Color, Step, Zone
from tests.mechanics.bench import BOB, creature, permanent
from tests.table import CAT, table

RIDER = creature("Rider", 3, 3, "Mobilize 2")
WARRIOR = "Warrior Token"


def mobilized(*choices: Choice, players: int = 2, text: str = "Mobilize 2") -> Table:
    """A table where Ann's rider attacks Bob and the ability has resolved."""
    at = table(players, ann=[creature("Rider", 3, 3, text)])
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Rider", at=BOB)
    at.choose(*choices)
    at.resolve_all()
    return at


def test_702_181a_the_tokens_are_red_warriors_that_attack_tapped() -> None:
    at = mobilized()
    assert at.names_in(Zone.BATTLEFIELD) == ["Rider", WARRIOR, WARRIOR]
    assert at.game.turn.combat is not None
    for token in at.game.zones.battlefield[1:]:
        made = at.game.object(token)
        assert (made.now.colors, made.now.power, made.now.toughness) == (Color.RED, 1, 1)
        assert made.tapped
        assert at.game.turn.combat.attacking(token) == BOB
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(BOB) == 20 - 3 - 2


def test_702_181a_they_are_sacrificed_as_the_next_end_step_begins() -> None:
    at = mobilized()
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.names_in(Zone.BATTLEFIELD) == ["Rider", WARRIOR, WARRIOR]
    at.to(Step.END)
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Rider"]


def test_702_181a_only_the_tokens_of_this_attack_are_sacrificed() -> None:
    at = table(ann=[RIDER, creature("Warrior", 1, 1, types="Creature — Warrior")])
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Rider", at=BOB)
    at.to(Step.END)
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Rider", "Warrior"]


def test_702_181a_a_creature_that_does_not_attack_mobilizes_nobody() -> None:
    at = table(ann=[RIDER, "Bear"])
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Bear", at=BOB)
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Rider", "Bear"]


def test_702_181a_tokens_that_enter_attacking_were_not_declared_and_mobilize_nobody() -> None:
    drums = permanent("Drums", "Enchantment", "Creatures you control have mobilize 1.")
    at = table(ann=["Bear", drums])
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Bear", at=BOB)
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Bear", "Drums", WARRIOR]


def test_702_181a_a_token_may_attack_another_opponent() -> None:
    at = mobilized(CAT, players=3, text="Mobilize 1")
    token = at.game.zones.battlefield[-1]
    assert at.game.turn.combat is not None
    assert at.game.turn.combat.attacking(token) == CAT


def test_702_181a_each_instance_triggers() -> None:
    at = mobilized(text="Mobilize 1\nMobilize 1")
    assert at.names_in(Zone.BATTLEFIELD) == ["Rider", WARRIOR, WARRIOR]


def test_702_181a_it_is_read_in_spanish() -> None:
    spanish = compile_text("Movilizar 2", language="es")
    english = compile_text("Mobilize 2")
    assert spanish.face is not None
    assert english.face is not None
    assert spanish.face.abilities == english.face.abilities
