"""Who chooses which creatures attack and block. CR 508.1a, 509.1a."""

from __future__ import annotations

from jajna.decision import Kind
from tests.mechanics.bench import ANN, BOB, ask_again, creature, spell
from tests.table import table


def test_509_1a_another_player_chooses_the_blocks() -> None:
    at = table(ann=[creature("Lion"), creature("Cub")], bob=[creature("Ox"), creature("Elk")])
    at.hand(ANN, spell("You choose which creatures block this turn and how those creatures block."))
    ask_again(at)
    at.act(ANN, "cast Spell")
    at.resolve_all()
    at.attack("Lion", "Cub")
    at.to_question(Kind.BLOCKERS)
    assert at.asked is not None
    assert at.asked.player == ANN
    at.block(("Ox", "Cub"), ("Elk", "Cub"))
    combat = at.game.turn.combat
    assert combat is not None
    assert combat.blocking == {at.id("Ox"): [at.id("Cub")], at.id("Elk"): [at.id("Cub")]}


def test_508_1a_another_player_chooses_the_attackers() -> None:
    at = table(ann=[creature("Lion"), creature("Cub")])
    at.hand(BOB, spell("You choose which creatures attack this turn."))
    ask_again(at)
    at.act(BOB, "cast Spell")
    at.resolve_all()
    at.to_question(Kind.ATTACKERS)
    assert at.asked is not None
    assert at.asked.player == BOB
