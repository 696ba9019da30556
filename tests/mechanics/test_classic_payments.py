"""Payments that are offered, and what is done then, as the classic core sets word them."""

from __future__ import annotations

import pytest

from jajna.decision import NO, YES, Kind, YesNo
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, cast, permanent, spell, text_card
from tests.oracle.faces import compiled
from tests.table import table

MINE = permanent("Mine", "Land", "{T}: Add {R}.")


@pytest.mark.parametrize("called", ["the player does", "that player does", "they do"])
def test_118_12_what_is_done_once_another_player_has_paid(called: str) -> None:
    at = table()
    when = "Whenever a player casts a spell, that player may pay {1}."
    text = f"{when} If {called}, they draw a card."
    at.battlefield(ANN, permanent("Theory", "Enchantment", text))
    at.battlefield(BOB, MINE)
    at.hand(BOB, spell("You gain 1 life."))
    before = len(at.game.players[BOB].library)
    at.act(BOB, "cast Spell")
    at.choose_for(Kind.MAY, YES)
    at.resolve_all()
    assert len(at.game.players[BOB].library) == before - 1


@pytest.mark.parametrize(("answer", "tapped"), [(YES, False), (NO, True)])
def test_603_2_that_creature_is_the_one_whose_controllers_upkeep_it_is(
    answer: YesNo, tapped: bool
) -> None:
    at = table()
    text = (
        "Enchant creature\nAt the beginning of the upkeep of enchanted creature's controller, that "
        "player may pay {1}. If the player does, untap the creature.\nEnchanted creature doesn't "
        "untap during its controller's untap step."
    )
    at.battlefield(BOB, "Bear", "Giant", MINE)
    at.hand(ANN, text_card("Bonds", "Enchantment — Aura", text))
    at.act(ANN, "cast Bonds", "Bear")
    at.resolve_all()
    at.object("Bear").tapped = True
    at.object("Giant").tapped = True
    at.begin(BOB, Step.UPKEEP)
    at.choose_for(Kind.MAY, answer)
    at.resolve_all()
    assert at.object("Bear").tapped is tapped
    assert at.object("Giant").tapped


def test_608_2c_the_creature_is_the_only_one_that_was_mentioned() -> None:
    at = table()
    at.battlefield(BOB, "Giant")
    cast(at, "~ deals 2 damage to target creature. Tap the creature.", "Giant")
    assert at.object("Giant").tapped
    text = "Whenever another creature dies, create a 1/1 red Goblin creature token. {}"
    assert (
        compiled(text.format("If the creature had power 4 or greater, draw a card.")).face is None
    )
    assert (
        compiled(
            "Target creature fights another target creature. Tap the creature.", "Sorcery"
        ).face
        is None
    )
