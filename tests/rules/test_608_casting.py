"""Casting while something resolves, and later. CR 608.2g, 118.9, 702.62, 702.85, 702.88."""

from __future__ import annotations

from jajna.decision import FREE, NO, Cast, Decision, Kind, TakeAction
from jajna.judge import ANN, BOB, Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import BEAR, GIANT, RELIC, creature, permanent, text_card
from tests.table import table

EXPERTISE = text_card(
    "Kari Zev's Expertise",
    "Sorcery",
    "You gain 1 life.\n"
    "You may cast a spell with mana value 2 or less from your hand without paying its mana cost.",
)
ELF = text_card("Elf", "Creature", "Cascade", ("3", "2"), cost="{4}")
FAKE = text_card("Mirror", "Creature", "Cascade", ("3", "2"), cost="{2}")
BOLT = text_card("Bolt", "Instant", "Bolt deals 3 damage to any target.", cost="{R}")
DRAGON = creature("Dragon", 6, 6, cost="{6}")
HYDRA = text_card("Surge", "Sorcery", "Surge deals X damage to any target.", cost="{X}{R}")
PRICE = text_card(
    "Price",
    "Sorcery",
    "As an additional cost to cast this spell, discard a card.\nYou gain 10 life.",
    cost="{1}",
)
VISION = text_card("Vision", "Sorcery", "Suspend 2—{U}\nTarget player draws three cards.", cost="")
RIFT = text_card("Rift Bolt", "Sorcery", "Suspend 1—{R}\nRift Bolt deals 3 damage to any target.",
    cost="{2}{R}")  # fmt: skip
SPRITE = text_card("Duskrider", "Creature", "Suspend 1—{W}", ("2", "2"), cost="{5}{W}")
REBOUNDER = text_card(
    "Distortion", "Sorcery", "Target creature gets +1/+0 until end of turn.\nRebound"
)
JUMP = text_card("Current", "Sorcery", "Current deals 2 damage to any target.\nJump-start",
    cost="{R}")  # fmt: skip
RETRACED = text_card("Again", "Sorcery", "You gain 1 life.\nRetrace", cost="{W}")
ESCAPED = text_card(
    "Ox",
    "Creature",
    "Escape—{R}, Exile two other cards from your graveyard.",
    ("4", "2"),
    cost="{5}",
)
TAX = permanent("Tax", "Enchantment", "Noncreature spells cost {1} more to cast.")
CARDS = (
    EXPERTISE, ELF, FAKE, BOLT, DRAGON, HYDRA, PRICE, VISION, RIFT, SPRITE, REBOUNDER, JUMP,
    RETRACED, ESCAPED, TAX, BEAR, GIANT, RELIC,
)  # fmt: skip


def holding(*hand: str) -> Table:
    """Ann's main phase with these cards in her hand."""
    return table(known=CARDS, hand=hand)


def question(at: Table) -> Decision:
    """The present question."""
    assert at.asked is not None
    return at.asked


def offered(at: Table) -> list[str]:
    """What may be cast, by name."""
    return [at.name(one.card) for one in question(at).options if isinstance(one, Cast)]


def cast_first(at: Table) -> None:
    """Cast the first that may be cast."""
    at.game.answer(question(at).options[0])


def test_608_2g_a_spell_is_cast_while_another_resolves() -> None:
    at = holding("Kari Zev's Expertise", "Bolt", "Dragon")
    at.act(ANN, "cast Kari Zev's Expertise")
    at.to_question(Kind.CAST)
    assert offered(at) == ["Bolt"]
    assert question(at).rule == "608.2g"
    cast_first(at)
    at.answer("Bob")
    assert at.names_in(Zone.STACK) == ["Bolt"]
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Kari Zev's Expertise"]
    assert question(at).kind is Kind.PRIORITY
    at.resolve()
    assert at.life(BOB) == 17


def test_608_2g_it_may_be_declined() -> None:
    at = holding("Kari Zev's Expertise", "Bolt")
    at.act(ANN, "cast Kari Zev's Expertise")
    at.to_question(Kind.CAST)
    at.game.answer(NO)
    assert at.names_in(Zone.HAND, ANN) == ["Bolt"]
    assert at.game.zones.stack == []


def test_608_2g_nothing_is_asked_where_nothing_can_be_cast() -> None:
    at = holding("Kari Zev's Expertise", "Dragon")
    at.act(ANN, "cast Kari Zev's Expertise")
    at.resolve()
    assert at.game.zones.stack == []


def test_601_2c_a_spell_without_legal_targets_cannot_be_cast_so() -> None:
    at = holding("Kari Zev's Expertise")
    at.hand(ANN, text_card("Doom", "Instant", "Destroy target creature.", cost="{1}"))
    at.act(ANN, "cast Kari Zev's Expertise")
    at.resolve()
    assert at.names_in(Zone.HAND, ANN) == ["Doom"]


def test_107_3b_without_paying_its_mana_cost_x_is_0() -> None:
    at = holding("Kari Zev's Expertise", "Surge")
    at.act(ANN, "cast Kari Zev's Expertise")
    at.to_question(Kind.CAST)
    cast_first(at)
    at.answer("Bob")
    at.resolve()
    assert at.life(BOB) == 20


def test_118_9d_additional_costs_are_still_paid() -> None:
    at = holding("Kari Zev's Expertise", "Price", "Dragon")
    at.act(ANN, "cast Kari Zev's Expertise")
    at.to_question(Kind.CAST)
    cast_first(at)
    at.resolve_all()
    assert at.life(ANN) == 31
    assert "Dragon" in at.names_in(Zone.GRAVEYARD, ANN)


def test_118_9d_who_cannot_pay_them_cannot_cast_it() -> None:
    at = holding("Kari Zev's Expertise", "Price")
    at.act(ANN, "cast Kari Zev's Expertise")
    at.resolve()
    assert at.names_in(Zone.HAND, ANN) == ["Price"]


def test_601_2f_increases_are_still_paid() -> None:
    at = holding("Bolt")
    at.battlefield(ANN, "Tax", "Mountain")
    at.hand(ANN, "Kari Zev's Expertise")
    at.act(ANN, "cast Kari Zev's Expertise")
    at.resolve()
    assert at.names_in(Zone.HAND, ANN) == ["Bolt"]  # the only land paid for the Expertise


def test_732_1_a_casting_taken_back_goes_on_with_the_resolution() -> None:
    at = holding("Kari Zev's Expertise", "Bolt")
    at.act(ANN, "cast Kari Zev's Expertise")
    at.to_question(Kind.CAST)
    before = at.game.digest()
    cast_first(at)
    assert question(at).kind is Kind.TARGETS
    at.game.cancel()
    assert at.game.digest() == before
    assert question(at).kind is Kind.CAST
    at.game.answer(NO)
    assert at.names_in(Zone.HAND, ANN) == ["Bolt"]


def test_702_85a_cascade_casts_the_first_nonland_card_of_lesser_mana_value() -> None:
    at = holding("Elf")
    at.battlefield(ANN, *["Forest"] * 4)
    at.library(ANN, "Forest", "Dragon", "Bolt", "Bear")
    at.act(ANN, "cast Elf")
    at.to_question(Kind.CAST)
    assert offered(at) == ["Bolt"]
    cast_first(at)
    at.answer("Bob")
    assert at.names_in(Zone.STACK) == ["Elf", "Bolt"]
    assert sorted(at.names_in(Zone.LIBRARY, ANN)[-2:]) == ["Dragon", "Forest"]
    assert at.names_in(Zone.LIBRARY, ANN)[0] == "Bear"
    at.resolve()
    assert at.life(BOB) == 17


def test_702_85a_what_is_not_cast_goes_to_the_bottom_too() -> None:
    at = holding("Elf")
    at.battlefield(ANN, *["Forest"] * 4)
    at.library(ANN, "Bolt")
    at.act(ANN, "cast Elf")
    at.to_question(Kind.CAST)
    at.game.answer(NO)
    assert at.names_in(Zone.EXILE) == []
    assert at.names_in(Zone.LIBRARY, ANN)[-1] == "Bolt"


def test_702_85a_a_card_of_equal_mana_value_is_passed_over() -> None:
    at = holding("Mirror")
    at.battlefield(ANN, *["Forest"] * 2)
    at.library(ANN, text_card("Two", "Sorcery", "You gain 2 life.", cost="{2}"), "Bolt")
    at.act(ANN, "cast Mirror")
    at.to_question(Kind.CAST)
    assert offered(at) == ["Bolt"]


def test_702_85a_a_cascaded_spell_that_cascades_triggers_again() -> None:
    at = holding("Elf")
    at.battlefield(ANN, *["Forest"] * 4)
    at.library(ANN, "Mirror", "Bolt")
    at.act(ANN, "cast Elf")
    at.to_question(Kind.CAST)
    cast_first(at)
    at.to_question(Kind.CAST)
    assert offered(at) == ["Bolt"]


def test_702_62a_suspend_exiles_with_time_counters_without_the_stack() -> None:
    at = holding("Vision")
    at.battlefield(ANN, "Island")
    vision = at.id("Vision")
    assert TakeAction(vision, 0) in question(at).options
    at.game.answer(TakeAction(vision, 0))
    assert at.game.zones.stack == []
    assert at.names_in(Zone.EXILE) == ["Vision"]
    assert at.object("Vision").counters == {"time": 2}
    assert at.object("Island").tapped


def test_702_62a_the_last_counter_lets_it_be_cast_for_nothing() -> None:
    at = holding("Vision")
    at.battlefield(ANN, "Island")
    at.game.answer(TakeAction(at.id("Vision"), 0))
    at.to_turn(ANN, Step.UPKEEP)
    at.resolve()
    assert at.object("Vision").counters == {"time": 1}
    at.to_turn(ANN, Step.UPKEEP)
    at.to_question(Kind.CAST)
    cast_first(at)
    at.answer("Bob")
    at.resolve()
    assert at.names_in(Zone.HAND, BOB).count("Blank") >= 3
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Vision"]


def test_702_62a_not_cast_it_stays_exiled() -> None:
    at = holding("Rift Bolt")
    at.battlefield(ANN, "Mountain")
    at.game.answer(TakeAction(at.id("Rift Bolt"), 0))
    at.to_turn(ANN, Step.UPKEEP)
    at.to_question(Kind.CAST)
    at.game.answer(NO)
    assert at.names_in(Zone.EXILE) == ["Rift Bolt"]


def test_702_62a_a_suspended_creature_has_haste() -> None:
    at = holding("Duskrider")
    at.battlefield(ANN, "Plains")
    at.game.answer(TakeAction(at.id("Duskrider"), 0))
    at.to_turn(ANN, Step.UPKEEP)
    at.to_question(Kind.CAST)
    cast_first(at)
    at.resolve()
    at.attack("Duskrider")
    at.to(Step.END)
    assert at.life(BOB) == 18


def test_702_62c_only_when_it_could_begin_to_be_cast() -> None:
    at = holding("Vision")
    at.battlefield(ANN, "Island")
    vision = at.id("Vision")
    at.to(Step.BEGINNING_OF_COMBAT)
    assert TakeAction(vision, 0) not in question(at).options
    reason = at.game.why_not(TakeAction(vision, 0))
    assert reason is not None
    assert reason.rule == "117.1a"


def test_118_6_a_card_without_mana_cost_is_not_cast_from_the_hand() -> None:
    at = holding("Vision")
    at.battlefield(ANN, "Island")
    reason = at.why_not(ANN, "cast Vision")
    assert reason is not None
    assert reason.rule == "118.6"


def test_702_88a_rebound_lets_it_be_cast_again_next_upkeep() -> None:
    at = holding("Distortion")
    at.battlefield(ANN, "Bear")
    at.act(ANN, "cast Distortion")
    at.resolve()
    assert at.names_in(Zone.EXILE) == ["Distortion"]
    at.to_turn(ANN, Step.UPKEEP)
    at.to_question(Kind.CAST)
    cast_first(at)
    at.resolve()
    assert at.power_toughness("Bear") == (3, 2)
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Distortion"]


def test_702_88a_not_if_it_was_cast_from_elsewhere_nor_countered() -> None:
    at = holding("Distortion")
    at.battlefield(ANN, "Bear")
    at.hand(BOB, text_card("Cancel", "Instant", "Counter target spell."))
    at.act(ANN, "cast Distortion")
    at.act(BOB, "cast Cancel")
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Distortion"]


def test_702_133a_jump_start_asks_for_the_mana_cost_and_a_card() -> None:
    at = holding("Dragon")
    at.graveyard(ANN, "Current")
    assert at.why_not(ANN, "cast Current way 0") is not None
    at.battlefield(ANN, "Mountain")
    at.act(ANN, "cast Current way 0", "Bob")
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Dragon"]
    at.resolve()
    assert at.life(BOB) == 18
    assert at.names_in(Zone.EXILE) == ["Current"]


def test_702_81a_retrace_asks_for_a_land_card_and_exiles_nothing() -> None:
    at = holding("Dragon")
    at.graveyard(ANN, "Again")
    at.battlefield(ANN, "Plains")
    assert at.why_not(ANN, "cast Again way 0") is not None
    at.hand(ANN, "Forest")
    at.act(ANN, "cast Again way 0")
    at.resolve()
    assert at.life(ANN) == 21
    assert sorted(at.names_in(Zone.GRAVEYARD, ANN)) == ["Again", "Forest"]


def test_702_138a_escape_exiles_other_cards() -> None:
    at = holding()
    at.graveyard(ANN, "Ox", "Bolt")
    at.battlefield(ANN, "Mountain")
    assert at.why_not(ANN, "cast Ox way 0") is not None
    at.graveyard(ANN, "Bear")
    at.act(ANN, "cast Ox way 0")
    at.resolve()
    assert "Ox" in at.names_in(Zone.BATTLEFIELD)
    assert sorted(at.names_in(Zone.EXILE)) == ["Bear", "Bolt"]


def test_608_2g_the_notation_says_that_nothing_is_paid() -> None:
    at = holding("Kari Zev's Expertise", "Bolt")
    at.act(ANN, "cast Kari Zev's Expertise")
    at.to_question(Kind.CAST)
    option = question(at).options[0]
    assert isinstance(option, Cast)
    assert option.way == FREE
    assert question(at).parse(option.notation()) == option


def test_118_9_with_priority_nobody_casts_for_nothing() -> None:
    at = holding("Bolt")
    assert at.game.why_not(Cast(at.id("Bolt"), 0, FREE)) is not None
