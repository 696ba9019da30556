"""Lands and their basic types. CR 305."""

from __future__ import annotations

from jajna.card import Card
from jajna.decision import PlayLand
from jajna.ir.abilities import Static
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.owners import Controlled
from jajna.ir.refs import Target
from jajna.judge import ANN, BOB
from jajna.mechanics.actions.destroying import Destroy
from jajna.mechanics.changes.types import AddTypes
from jajna.vocab import Step, Type
from tests.rules.cards import enchantment, instant, made
from tests.table import table

WILD_GROUNDS: Card = enchantment(
    "Wild Grounds",
    "{G}",
    Static(All((OfType(Type.LAND), Controlled())), (AddTypes(subtypes=("Forest",)),)),
)
TIDY_UP: Card = instant("Tidy Up", "{R}", Destroy(Target(OfType(Type.ENCHANTMENT))))
BARE_FIELD: Card = made("Bare Field", None, Type.LAND)


def test_305_6_a_basic_land_type_brings_its_mana_ability() -> None:
    game = table()
    game.battlefield(ANN, "Mountain")
    game.hand(ANN, "Lightning Bolt")
    game.begin(ANN)
    game.act(ANN, "cast Lightning Bolt", "Bob")
    game.resolve()
    assert game.life(BOB) == 17
    assert game.object("Mountain").tapped


def test_305_6_another_type_gives_another_mana_ability() -> None:
    game = table()
    game.define(WILD_GROUNDS, BARE_FIELD)
    game.battlefield(ANN, "Mountain", "Bare Field", "Wild Grounds")
    game.battlefield(BOB, "Island")
    assert len(game.object("Mountain").now.kit.mana) == 2
    assert len(game.object("Bare Field").now.kit.mana) == 1
    assert len(game.object("Island").now.kit.mana) == 1
    game.hand(ANN, "Giant Growth", "Grizzly Bears")
    game.begin(ANN)
    game.act(ANN, "cast Grizzly Bears")
    game.resolve()
    assert game.power_toughness("Grizzly Bears") == (2, 2)


def test_305_6_the_ability_goes_with_the_type() -> None:
    game = table()
    game.define(WILD_GROUNDS, TIDY_UP)
    game.battlefield(ANN, "Mountain", "Wild Grounds")
    game.hand(ANN, "Tidy Up")
    game.begin(ANN)
    assert len(game.object("Mountain").now.kit.mana) == 2
    game.act(ANN, "cast Tidy Up", "Wild Grounds")
    game.resolve()
    assert len(game.object("Mountain").now.kit.mana) == 1


def test_305_2_one_land_a_turn_and_the_refusal_says_so() -> None:
    game = table()
    forest, island = game.hand(ANN, "Forest", "Island")
    game.begin(ANN, Step.PRECOMBAT_MAIN)
    game.game.answer(PlayLand(forest))
    reason = game.game.why_not(PlayLand(island))
    assert reason is not None
    assert (reason.code, reason.rule, reason.number) == ("no land play left", "305.2b", 1)
