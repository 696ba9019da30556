"""Lands and their basic types. CR 305."""

from __future__ import annotations

from jajna.card import Card
from jajna.decision import PlayLand
from jajna.ir.abilities import Static
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.owners import Controlled
from jajna.ir.refs import Target
from jajna.judge import ANN, BOB, Table
from jajna.mechanics.actions.destroy import Destroy
from jajna.mechanics.continuous.types import AddTypes
from jajna.vocab import Step, Type, Zone
from tests.mechanics.bench import LAND, ask_again, cast, permanent
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


def test_305_2_each_player_may_play_an_additional_land() -> None:
    cauldron = permanent(
        "Cauldron", text="Each player may play an additional land during each of their turns."
    )
    at = table()
    at.battlefield(ANN, cauldron)
    at.hand(BOB, "Field", "Field", "Field")
    at.to_turn(BOB)
    for _ in range(2):
        at.act(BOB, "play Field")
    assert at.why_not(BOB, "play Field") is not None


def test_305_2_any_number_of_lands_is_played_on_your_turns_alone() -> None:
    bond = permanent(
        "Bond", "Enchantment", "You may play any number of lands on each of your turns."
    )
    at = table()
    at.battlefield(ANN, bond)
    at.hand(ANN, *["Field"] * 4)
    at.hand(BOB, "Field", "Field")
    at.begin(ANN)
    for _ in range(4):
        at.act(ANN, "play Field")
    at.to_turn(BOB)
    at.act(BOB, "play Field")
    assert at.why_not(BOB, "play Field") is not None


ISLE = permanent("Isle", "Basic Land — Island", "{T}: Add {U}.", "")


def rule(text: str) -> Table:
    """A table where Ann has an enchantment with this text."""
    at = table()
    at.define(ISLE)
    at.battlefield(ANN, permanent("Rule", "Enchantment", text))
    return at


def test_305_2_two_additional_lands_each_turn() -> None:
    at = rule("You may play two additional lands on each of your turns.")
    at.hand(ANN, "Isle", "Isle", "Isle", "Isle")
    ask_again(at)
    for _ in range(3):
        assert at.why_not(ANN, "play Isle") is None
        at.act(ANN, "play Isle")
    assert at.why_not(ANN, "play Isle") is not None


def test_305_2_no_lands_can_be_played() -> None:
    at = table()
    at.battlefield(ANN, permanent("Pact", "Enchantment", "You can't play lands."))
    at.hand(ANN, "Field")
    assert at.why_not(ANN, "play Field") is not None


def test_305_7_a_land_becomes_a_land_type_for_good_or_a_time() -> None:
    at = table()
    at.battlefield(ANN, permanent("Spring", "Land — Gate", "{T}: You gain 1 life.", cost=""))
    cast(at, "Target land becomes a Swamp.", "Spring")
    cast(at, "Target land becomes an Island until end of turn.", "Spring")
    assert at.object("Spring").now.subtypes == frozenset(["Island"])
    at.to_turn(BOB)
    assert at.object("Spring").now.subtypes == frozenset(["Swamp"])
    assert not at.object("Spring").now.kit.all


def test_305_7_in_addition_it_keeps_its_types() -> None:
    at = table()
    at.battlefield(ANN, permanent("Spring", "Land — Gate", "{T}: You gain 1 life.", cost=""))
    cast(at, "Target land becomes an Island in addition to its other types.", "Spring")
    assert at.object("Spring").now.subtypes == frozenset(["Gate", "Island"])
    assert at.object("Spring").now.kit.all


def burgeoning() -> Table:
    """Ann may put a land from her hand onto the battlefield whenever an opponent plays one."""
    at = table()
    text = (
        "Whenever an opponent plays a land, you may put a land card from your hand onto the "
        "battlefield."
    )
    at.battlefield(ANN, permanent("Growth", "Enchantment", text))
    at.hand(ANN, LAND)
    return at


def test_305_1_playing_a_land_triggers() -> None:
    at = burgeoning()
    at.to_turn(BOB)
    at.hand(BOB, permanent("Plot", "Land", cost=""))
    ask_again(at)
    at.act(BOB, "play Plot")
    at.choose(True)
    at.resolve_all()
    assert at.object("Field").controller == ANN


def test_305_4_a_land_put_onto_the_battlefield_was_not_played() -> None:
    at = burgeoning()
    at.hand(BOB, permanent("Plot", "Land", cost=""))
    cast(at, "Put a land card from your hand onto the battlefield.", by=BOB)
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Field"]


def exiling(top: str | Card) -> Table:
    """Ann's top card is exiled, and she may cast it."""
    at = table()
    at.library(ANN, top)
    at.battlefield(ANN, permanent("Source", "Land", "{T}: Add {C}.", cost=""))
    return at


TORCH = "Exile the top card of your library. You may cast that card. If you don't, you gain 2 life."


def test_305_9_a_land_is_not_cast() -> None:
    at = exiling(LAND)
    cast(at, TORCH)
    at.resolve_all()
    assert (at.object("Field").zone, at.life(ANN)) == (Zone.EXILE, 22)
