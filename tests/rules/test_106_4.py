"""Unspent mana that is lost by an instruction. CR 106.4."""

from __future__ import annotations

from jajna.decision import TapForMana
from jajna.vocab import Mana
from tests.mechanics.bench import ANN, BOB, ask_again, cast, permanent, spell
from tests.table import table

UNPAID = (
    "Counter target spell unless its controller pays {X}. If that player doesn't, they tap all "
    "lands with mana abilities they control and lose all unspent mana."
)
FIELD = permanent("Field", "Land", cost="")


def test_608_2c_they_who_tap_their_lands_lose_their_own_mana() -> None:
    at = table(bob=["Forest", "Forest", FIELD])
    at.begin(BOB)
    at.answer(TapForMana(at.id("Forest"), 0, (Mana.GREEN,)))
    assert len(at.game.players[BOB].pool) == 1
    at.hand(BOB, spell("You gain 1 life.", "Gain"))
    ask_again(at)
    at.act(BOB, "cast Gain")
    at.hand(ANN, spell(UNPAID.replace("{X}", "{9}"), "Sink"))
    ask_again(at)
    at.act(ANN, "cast Sink", "Gain")
    at.resolve()
    assert at.game.players[BOB].pool == []
    tapped = [at.name(one) for one in at.game.zones.battlefield if at.game.objects[one].tapped]
    assert tapped == ["Forest", "Forest"]
    assert at.life(BOB) == 20


def test_106_4_all_players_lose_their_mana() -> None:
    at = table(ann=["Mountain"], bob=["Forest"])
    at.begin(ANN)
    at.answer(TapForMana(at.id("Mountain"), 0, (Mana.RED,)))
    cast(at, "Each player loses all unspent mana.")
    assert at.game.players[ANN].pool == []
