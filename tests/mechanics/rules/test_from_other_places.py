"""Cards looked at, plotted and played where an effect allows it. CR 406.3, 601.3, 702.170f."""

from __future__ import annotations

from jajna.decision import TakeAction
from jajna.judge import Table
from jajna.kernel.zones.knowledge import knows
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, spell
from tests.table import table

BROKER = creature(
    "Broker",
    text="{T}: Draw a card, then exile a card from your hand face down.\n"
    "You may look at cards exiled with Broker.\n"
    "{U}: Return a card exiled with Broker to its owner's hand.",
)


def exiled_by_broker() -> Table:
    """Ann's creature has exiled a card of her hand face down."""
    at = table(ann=[BROKER], hand=["Bear"], library=["Wall"])
    at.object("Broker").since_turn = 0
    ask_again(at)
    at.choose("Bear")
    at.act(ANN, "activate Broker")
    at.resolve()
    assert at.object("Bear").face_down
    return at


def test_406_3_the_controller_looks_at_the_cards_exiled_with_it() -> None:
    at = exiled_by_broker()
    bear = at.object("Bear")
    assert knows(at.game, [ANN], bear)
    assert not knows(at.game, [BOB], bear)


def test_406_3_a_new_controller_may_look_and_the_old_one_may_continue_to() -> None:
    at = exiled_by_broker()
    cast(at, "Gain control of target creature.", "Broker", by=BOB)
    at.to(Step.BEGINNING_OF_COMBAT)
    bear = at.object("Bear")
    assert knows(at.game, [BOB], bear)
    assert knows(at.game, [ANN], bear)


def test_406_3_the_controller_may_continue_to_look_once_it_has_left() -> None:
    at = exiled_by_broker()
    cast(at, "Gain control of target creature.", "Broker", by=BOB)
    cast(at, "Destroy target creature.", "Broker")
    assert knows(at.game, [BOB], at.object("Bear"))


def test_406_3_cards_exiled_otherwise_are_not_seen() -> None:
    at = table(ann=[BROKER], library=["Giant"])
    cast(at, "Exile the top card of your library face down.", by=ANN)
    assert not knows(at.game, [ANN], at.object("Giant"))


PLANS = permanent(
    "Plans",
    "Enchantment",
    "When Plans enters, exile the top two cards of your library face down.\n"
    "You may look at cards exiled with Plans, and you may play lands and cast spells from among"
    " those cards.",
)


def test_406_3b_face_down_cards_that_may_be_looked_at_are_played() -> None:
    at = table(hand=[PLANS], library=["Bear", "Field", "Wall"])
    at.act(ANN, "cast Plans")
    at.resolve_all()
    at.act(ANN, "cast Bear")
    at.resolve()
    at.act(ANN, "play Field")
    assert {"Bear", "Field"} <= set(at.names_in(Zone.BATTLEFIELD))
    assert at.game.players[ANN].library


SEER = creature(
    "Seer",
    text="When Seer enters, exile a card from a graveyard.\n"
    "You may look at the top card of your library any time.\n"
    "Once each turn, you may cast a spell from the top of your library if it shares a card type"
    " with a card exiled with Seer.",
)


def with_seer(exiled: str) -> Table:
    """Ann's creature has exiled a card; a creature card and an artifact card are on top."""
    at = table(hand=[SEER], library=["Bear", "Giant"])
    at.graveyard(BOB, exiled)
    ask_again(at)
    at.act(ANN, "cast Seer")
    at.choose(exiled)
    at.resolve_all()
    assert at.names_in(Zone.EXILE) == [exiled]
    return at


def test_601_3_a_spell_that_shares_a_card_type_is_cast_from_the_top_once_each_turn() -> None:
    at = with_seer("Wall")
    at.act(ANN, f"cast {at.game.players[ANN].library[0]}")
    at.resolve()
    assert "Bear" in at.names_in(Zone.BATTLEFIELD)
    giant = at.game.players[ANN].library[0]
    assert at.why_not(ANN, f"cast {giant}") is not None


def test_601_3_a_spell_of_another_type_is_not_cast_from_the_top() -> None:
    at = with_seer("Relic")
    assert at.why_not(ANN, f"cast {at.game.players[ANN].library[0]}") is not None


SNOW = permanent("Glacier", "Snow Land", "{T}: Add {C}.", cost="")
PLAIN = permanent("Waste", "Land", "{T}: Add {C}.", cost="")
RAISER = creature(
    "Raiser",
    text="If a nontoken creature an opponent controls would die, exile that card with an ice"
    " counter on it instead.\n"
    "You may cast spells from among cards in exile your opponents own with ice counters on them,"
    " and you may spend mana from snow sources as though it were mana of any color to cast those"
    " spells.",
)


def frozen(land: str) -> Table:
    """A creature of Bob's that costs {B} was exiled by Ann's; she has two such lands."""
    lands = {"snow": SNOW, "plain": PLAIN}
    at = table(ann=[RAISER, lands[land]], hand=[creature("Bat", cost="{B}")])
    at.battlefield(BOB, creature("Rat", cost="{B}"))
    ask_again(at)
    cast(at, "Destroy target creature.", "Rat")
    assert at.object("Rat").counters == {"ice": 1}
    return at


def test_609_4b_mana_of_snow_sources_is_spent_as_any_color_on_those_spells() -> None:
    at = frozen("snow")
    rat = at.id("Rat")
    assert at.why_not(ANN, "cast Bat") is not None
    at.act(ANN, f"cast {rat}")
    at.resolve()
    assert at.object("Rat").controller == ANN


def test_609_4b_mana_of_other_sources_is_not() -> None:
    at = frozen("plain")
    assert at.why_not(ANN, f"cast {at.id('Rat')}") is not None


def test_609_4b_mana_of_a_snow_source_in_the_pool_is_known_as_such() -> None:
    at = frozen("snow")
    at.act(ANN, "activate Glacier")
    at.act(ANN, f"cast {at.id('Rat')}")
    at.resolve()
    assert at.object("Rat").controller == ANN


LOST = creature(
    "Lost",
    text="You may look at the top card of your library any time.\n"
    "The top card of your library has plot. The plot cost is equal to its mana cost.\n"
    "You may plot nonland cards from the top of your library.",
)


def test_702_170f_the_top_card_is_plotted_from_the_library() -> None:
    at = table(ann=[LOST], library=["Bear", "Field"], hand=["Wall"])
    bear = at.game.players[ANN].library[0]
    question = at.game.decision
    assert question is not None
    assert TakeAction(bear, 0) in question.options
    at.game.answer(TakeAction(bear, 0))
    assert at.object("Bear").zone is Zone.EXILE
    assert at.why_not(ANN, f"cast {at.id('Bear')} free") is not None
    field = at.game.players[ANN].library[0]
    assert at.game.why_not(TakeAction(field, 0)) is not None
    assert at.game.why_not(TakeAction(at.id("Wall"), 0)) is not None
    at.to_turn(BOB)
    at.to_turn(ANN)
    at.act(ANN, f"cast {at.id('Bear')} free")
    at.resolve()
    assert at.object("Bear").zone is Zone.BATTLEFIELD


def test_702_170f_only_what_an_effect_allows_is_plotted_from_elsewhere() -> None:
    text = "The top card of your library has plot. The plot cost is equal to its mana cost."
    at = table(ann=[creature("Oracle", text=text)], library=["Bear"])
    reason = at.game.why_not(TakeAction(at.game.players[ANN].library[0], 0))
    assert reason is not None


def test_611_2a_one_of_the_cards_is_played_until_the_next_end_step() -> None:
    text = (
        "Exile the top two cards of your library. Until your next end step, you may play one of"
        " those cards."
    )
    at = table(library=["Bear", "Wall"])
    cast(at, text)
    bear, wall = at.id("Bear"), at.id("Wall")
    assert at.why_not(ANN, f"cast {wall}") is None
    at.act(ANN, f"cast {bear}")
    assert at.why_not(ANN, f"cast {wall}") is not None
    at.resolve()
    assert at.why_not(ANN, f"cast {wall}") is not None


def test_611_2a_a_land_played_is_the_one_card() -> None:
    text = (
        "Exile the top two cards of your library. Until the end of your next turn, you may play one"
        " of those cards."
    )
    at = table(library=["Field", "Wall"])
    cast(at, text)
    at.to_turn(BOB)
    at.to_turn(ANN)
    wall = at.id("Wall")
    assert at.why_not(ANN, f"cast {wall}") is None
    at.act(ANN, f"play {at.id('Field')}")
    assert at.why_not(ANN, f"cast {wall}") is not None


TRIPLETS = creature(
    "Triplets",
    3,
    3,
    "At the beginning of your upkeep, choose target opponent. This turn, that player can't cast"
    " spells or activate abilities and plays with their hand revealed. You may play lands and cast"
    " spells from that player's hand this turn.",
)


def with_triplets() -> Table:
    """Ann's upkeep trigger has resolved; Bob has an instant, a creature and a land in hand."""
    at = table(ann=[TRIPLETS], step=None)
    at.hand(BOB, spell("You gain 3 life.", "Sip"), "Bear", "Field")
    at.battlefield(BOB, permanent("Font", text="{0}: You gain 1 life."))
    at.begin(ANN, Step.UPKEEP)
    at.resolve_all()
    at.to(Step.PRECOMBAT_MAIN)
    return at


def test_601_3_cards_of_another_hand_are_played() -> None:
    at = with_triplets()
    bear, field = at.id("Bear"), at.id("Field")
    assert knows(at.game, [ANN], at.object("Bear"))
    at.act(ANN, f"cast {bear}")
    at.resolve()
    at.act(ANN, f"play {field}")
    assert at.object("Bear").controller == ANN
    assert at.object("Field").controller == ANN
    assert at.names_in(Zone.HAND, BOB) == ["Sip"]


def test_101_2_the_player_can_not_cast_spells_nor_activate_abilities() -> None:
    at = with_triplets()
    sip = at.id("Sip")
    assert at.why_not(BOB, f"cast {sip}") is not None
    assert at.why_not(BOB, "activate Font") is not None


def test_611_2a_it_is_over_with_the_turn() -> None:
    at = with_triplets()
    at.to_turn(BOB)
    sip = at.id("Sip")
    assert not knows(at.game, [ANN], at.object("Bear"))
    assert at.why_not(BOB, f"cast {sip}") is None
    assert at.why_not(ANN, f"cast {sip}") is not None


TOMB = permanent(
    "Tomb",
    "Land",
    "{T}: You may cast a creature spell from your graveyard this turn. If you do, it enters with a"
    " finality counter on it and is a Vampire in addition to its other types.",
    cost="",
)


def test_614_1c_what_is_cast_so_enters_with_a_counter_and_another_type() -> None:
    at = table(ann=[TOMB], hand=["Wall"])
    at.graveyard(ANN, "Bear", "Giant")
    ask_again(at)
    at.act(ANN, "activate Tomb")
    at.resolve()
    at.act(ANN, f"cast {at.id('Bear')}")
    at.resolve()
    bear = at.object("Bear")
    assert bear.counters == {"finality": 1}
    assert "Vampire" in bear.now.subtypes
    assert at.why_not(ANN, f"cast {at.id('Giant')}") is not None
    at.act(ANN, "cast Wall")
    at.resolve()
    assert at.object("Wall").counters == {}
    assert "Vampire" not in at.object("Wall").now.subtypes


MARK = creature(
    "Mark",
    text='Rogues you control have "Whenever this creature deals combat damage to a player, you may'
    ' remove a hit counter from a card that player owns in exile. If you do, draw a card."',
    types="Creature — Rogue",
)


def hunted(owner: int) -> Table:
    """A card of a player's is in exile with a hit counter, and Ann's Rogue attacks Bob."""
    at = table(ann=[MARK])
    card = at.put(owner, Zone.EXILE, "Bear")[0]
    at.game.objects.own(card).counters = {"hit": 1}
    at.object("Mark").since_turn = 0
    ask_again(at)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Mark", at=BOB)
    return at


def test_122_1_a_counter_is_removed_from_a_card_in_exile() -> None:
    at = hunted(BOB)
    held = len(at.game.players[ANN].hand)
    at.choose("yes")
    at.to(Step.END_OF_COMBAT)
    assert at.object("Bear").counters == {}
    assert len(at.game.players[ANN].hand) == held + 1


def test_122_1_not_from_a_card_that_another_player_owns() -> None:
    at = hunted(ANN)
    held = len(at.game.players[ANN].hand)
    at.to(Step.END_OF_COMBAT)
    assert at.object("Bear").counters == {"hit": 1}
    assert len(at.game.players[ANN].hand) == held


VETERAN = creature(
    "Veteran",
    text="You may cast this card from your graveyard. If you do, it enters with a finality counter "
    "on it.",
)
SPRINTER = creature(
    "Sprinter",
    text="You may cast this card from your graveyard if a non-Zombie creature died this turn. "
    "If you do, this creature enters with a +1/+1 counter on it.",
)


def test_614_1c_cast_from_the_graveyard_it_enters_with_the_counter() -> None:
    at = table()
    at.graveyard(ANN, VETERAN)
    ask_again(at)
    at.act(ANN, "cast Veteran")
    at.resolve()
    assert at.object("Veteran").counters == {"finality": 1}


def test_614_1c_cast_from_the_hand_it_enters_without() -> None:
    at = table(hand=[VETERAN])
    at.act(ANN, "cast Veteran")
    at.resolve()
    assert at.object("Veteran").counters == {}


def test_601_3_only_while_the_condition_holds_it_is_cast_from_the_graveyard() -> None:
    at = table(ann=[creature("Ox")])
    at.graveyard(ANN, SPRINTER)
    ask_again(at)
    assert at.why_not(ANN, "cast Sprinter") is not None
    cast(at, "Destroy target creature.", "Ox")
    at.act(ANN, "cast Sprinter")
    at.resolve()
    assert at.object("Sprinter").counters == {"+1/+1": 1}


def test_601_2f_the_first_spell_of_each_of_your_turns_costs_less() -> None:
    text = "The first creature spell you cast during each of your turns costs {1} less to cast."
    imp = [creature(name, text="Flash", cost="{1}") for name in ("Imp", "Ape")]
    at = table(ann=[permanent("Altar", "Enchantment", text)], hand=imp)
    at.act(ANN, "cast Imp")
    at.resolve()
    assert at.why_not(ANN, "cast Ape") is not None
    at.to_turn(BOB)
    assert at.why_not(ANN, "cast Ape") is not None
    at.to_turn(ANN)
    assert at.why_not(ANN, "cast Ape") is None
