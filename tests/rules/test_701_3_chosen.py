"""Attaching what one chooses. CR 701.3."""

from __future__ import annotations

from jajna.decision import YES
from jajna.mechanics.things.coins import CoinFlipped
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table

AXE = permanent("Axe", "Artifact — Equipment", "Equip {2}")
HELM = permanent("Helm", "Artifact — Equipment", "Equip {2}")
BOND = permanent("Bond", "Enchantment — Aura", "Enchant creature")
CURSE = permanent("Curse", "Enchantment — Aura", "Enchant player")


def test_701_3a_equipment_is_chosen_as_the_instruction_is_followed() -> None:
    text = "When Smith enters, you may attach an Equipment you control to it."
    at = table(ann=[AXE, HELM], bob=[creature("Ape")], hand=[creature("Smith", text=text)])
    at.act(ANN, "cast Smith")
    at.resolve()
    at.choose(YES, "Helm")
    at.resolve_all()
    assert at.object("Helm").attached_to == at.id("Smith")
    assert at.object("Axe").attached_to < 0


def test_701_3a_what_cannot_be_attached_to_it_is_not_offered() -> None:
    text = "At the beginning of combat on your turn, you may attach any number of Auras and "
    text += "Equipment you control to target permanent or player."
    at = table(ann=[creature("Guide", text=text), AXE, "Bear"], hand=[BOND, CURSE])
    at.act(ANN, "cast Bond", "Bear")
    at.resolve()
    at.act(ANN, "cast Curse", BOB)
    at.resolve()
    at.choose("Guide")
    at.to(Step.BEGINNING_OF_COMBAT)
    at.choose(YES, ["Axe", "Bond"])
    at.resolve_all()
    assert at.object("Axe").attached_to == at.id("Guide")
    assert at.object("Bond").attached_to == at.id("Guide")
    assert at.object("Curse").attached_to == BOB


def test_705_2_a_coin_is_flipped_until_a_flip_is_lost() -> None:
    at = table(ann=[permanent("Eye", text="Whenever a player wins a coin flip, you gain 1 life.")])
    cast(at, "Flip a coin until you lose a flip.")
    at.resolve_all()

    flips = [event.success for event in at.game.history.log if isinstance(event, CoinFlipped)]
    assert flips[-1] is False
    assert all(flips[:-1])
    assert at.life(ANN) == 20 + len(flips) - 1


def test_119_1_the_life_total_as_the_turn_began_is_known() -> None:
    text = (
        "Whenever another player loses the game, you gain life equal to that player's life total "
        "as the turn began."
    )
    at = table(3)
    at.battlefield(ANN, permanent("Baron", text=text))
    cast(at, "Target player gains 4 life.", BOB)
    cast(at, "Target player loses 30 life.", BOB)
    at.resolve_all()
    assert at.life(ANN) == 40
