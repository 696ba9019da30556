"""Face-down spells and permanents. CR 708, 702.37, 702.168, 701.40."""

from __future__ import annotations

from random import Random

import pytest

from jajna.card import Card
from jajna.decision import Cast, TurnFaceUp
from jajna.events.hidden import Revealed
from jajna.judge import Table
from jajna.kernel.objects.characteristics import FACE_DOWN
from jajna.simulation.invariants import why_stale
from jajna.simulation.twins import why_hidden_shows
from jajna.vocab import Color, Keyword, Step, Type, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell, text_card
from tests.rules.faces import LANDS
from tests.table import table

DEMON = creature(
    "Grinning Demon",
    6,
    6,
    "At the beginning of your upkeep, you lose 2 life.\nMorph {2}{B}{B}",
    "Creature — Demon",
    "{2}{B}{B}",
)
LORIAN = creature("Branchsnap Lorian", 4, 1, "Trample\nMorph {G}", "Creature — Beast", "{1}{G}{G}")
ONES = creature("Wandering Ones", 1, 1, "", "Creature — Spirit", "{U}")
SEER = creature(
    "Fathom Seer",
    1,
    3,
    "Morph {1}\nWhen this creature is turned face up, draw two cards.",
    "Creature — Illusion",
    "{1}{U}",
)
RAPTOR = creature("Raptor", 3, 3, "Megamorph {1}", "Creature — Lizard", "{2}{G}")
SPY = creature("Spy", 3, 2, "Disguise {1}", "Creature — Human", "{2}{W}")


def ready(*cards: Card, lands: tuple[str, ...] = ("Swamp", "Swamp", "Swamp", "Swamp")) -> Table:
    """Ann has priority in her main phase with these cards in hand and these basic lands."""
    at = table()
    at.define(*LANDS, *cards)
    at.battlefield(ANN, *lands)
    at.hand(ANN, *cards)
    at.begin(ANN)
    return at


def face_down(at: Table, card: Card) -> int:
    """Ann casts a card face down; the permanent it becomes."""
    spell_cast = at.hand(ANN, card)[0]
    at.begin(ANN)
    at.act(ANN, f"cast {spell_cast} face down")
    at.resolve()
    return at.game.objects.latest(spell_cast)


def hidden(at: Table, card: Card, player: int = ANN) -> int:
    """A face-down permanent that was cast so before."""
    number = at.battlefield(player, card)[0]
    thing = at.object(number)
    thing.face_down = True
    thing.face_down_by = "cast"
    at.game.characteristics.dirty = True
    at.begin(player)
    return number


def seen(at: Table, player: int, number: int) -> str:
    """The name of the card that a player knows an object to be, "" if they don't."""
    shown = at.game.view(player).find(number)
    assert shown is not None
    return shown.card_name


# -- casting and characteristics -----------------------------------------------------------------


def test_702_37a_it_may_be_cast_face_down_for_three() -> None:
    at = ready(DEMON)
    card = at.id("Grinning Demon")
    assert at.asked is not None
    down = Cast(card, at.object(card).definition.face_down)
    assert down in at.asked.options
    at.act(ANN, f"cast {card} face down")
    at.resolve()
    permanent_made = at.object(at.game.objects.latest(card))
    assert sum(at.object(number).tapped for number in at.game.zones.battlefield) == 3
    assert permanent_made.face_down


def test_702_37a_with_less_mana_it_can_t() -> None:
    at = ready(DEMON, lands=("Swamp", "Swamp"))
    card = at.id("Grinning Demon")
    refused = at.game.why_not(Cast(card, at.object(card).definition.face_down))
    assert refused is not None
    assert refused.rule == "601.2h"


def test_702_37d_a_card_without_morph_can_t_be_cast_face_down() -> None:
    at = ready(ONES)
    assert at.object("Wandering Ones").definition.face_down == -1


def test_708_2a_it_is_a_two_two_creature_and_nothing_else() -> None:
    at = ready()
    now = at.object(face_down(at, DEMON)).now
    assert (now.power, now.toughness, now.types) == (2, 2, Type.CREATURE)
    assert (now.name, now.colors, now.mana_cost) == ("", 0, None)
    assert now.subtypes == frozenset()
    assert now.kit.all == ()


def test_702_168a_a_disguised_one_has_ward() -> None:
    at = ready()
    now = at.object(face_down(at, SPY)).now
    assert [ability.name for ability in now.kit.keyworded] == ["ward"]
    assert (now.power, now.toughness, now.colors) == (2, 2, 0)


def test_708_4_the_spell_is_a_face_down_creature_spell() -> None:
    at = ready(DEMON)
    at.hand(BOB, spell("Counter target black spell."), spell("Counter target creature spell."))
    card = at.id("Grinning Demon")
    at.act(ANN, f"cast {card} face down")
    on_stack = at.object(at.game.zones.stack[0])
    assert on_stack.now is FACE_DOWN
    assert at.why_not(BOB, "cast Spell") is not None  # it isn't black


def test_708_4_what_forbids_the_card_itself_does_not_matter() -> None:
    at = ready(DEMON)
    at.battlefield(BOB, permanent("Ban", "Enchantment", "Your opponents can't cast black spells."))
    card = at.id("Grinning Demon")
    at.begin(ANN)
    assert at.game.why_not(Cast(card)) is not None
    at.act(ANN, f"cast {card} face down")
    at.resolve()
    assert at.object(at.game.objects.latest(card)).face_down


def test_708_4_a_ban_on_creature_spells_forbids_it() -> None:
    at = ready(DEMON)
    ban = permanent("Ban", "Enchantment", "Your opponents can't cast creature spells.")
    at.battlefield(BOB, ban)
    at.begin(ANN)
    card = at.id("Grinning Demon")
    assert at.game.why_not(Cast(card, at.object(card).definition.face_down)) is not None


def test_708_3_nothing_enters_or_triggers_by_its_hidden_abilities() -> None:
    at = ready()
    lurker = creature(
        "Lurker",
        1,
        1,
        "When this creature enters, you gain 3 life.\n"
        "This creature enters with two +1/+1 counters on it.\nMorph {1}",
    )
    number = face_down(at, lurker)
    assert at.life(ANN) == 20
    assert at.object(number).counters == {}


def test_708_2_static_abilities_of_a_hidden_card_do_nothing() -> None:
    at = ready()
    at.battlefield(ANN, "Bear")
    lord = creature("Lord", 1, 1, "Other creatures you control get +1/+1.\nMorph {1}")
    number = hidden(at, lord)
    assert at.power_toughness("Bear") == (2, 2)
    at.act(ANN, f"turn up {number}")
    assert at.power_toughness("Bear") == (3, 3)
    assert why_stale(at.game) is None


def test_702_37c_face_down_creature_spells_can_be_made_cheaper() -> None:
    at = ready(DEMON, lands=("Swamp", "Swamp"))
    at.battlefield(
        ANN, permanent("Chisel", text="Face-down creature spells you cast cost {1} less to cast.")
    )
    at.begin(ANN)
    card = at.id("Grinning Demon")
    assert at.game.why_not(Cast(card, at.object(card).definition.face_down)) is None
    at.act(ANN, f"cast {card} face down")
    at.resolve()
    assert at.object(at.game.objects.latest(card)).face_down


# -- turning face up -----------------------------------------------------------------------------


def test_702_37e_it_is_turned_face_up_for_its_morph_cost() -> None:
    at = ready(lands=("Swamp", "Swamp", "Swamp", "Swamp"))
    number = hidden(at, DEMON)
    at.act(ANN, f"turn up {number}")
    demon = at.object(number)
    assert demon.now.name == "Grinning Demon"
    assert at.power_toughness(number) == (6, 6)
    assert not at.game.zones.stack  # CR 116.2b: it doesn't use the stack
    assert sum(at.object(land).tapped for land in at.game.zones.battlefield) == 4


def test_702_37e_without_the_mana_it_stays_face_down() -> None:
    at = ready(lands=("Swamp", "Swamp", "Swamp"))
    number = hidden(at, DEMON)
    refused = at.game.why_not(TurnFaceUp(number))
    assert refused is not None
    assert refused.rule == "601.2h"


def test_116_2b_only_its_controller_may_turn_it_up() -> None:
    at = ready()
    number = hidden(at, SEER)
    at.begin(BOB)
    refused = at.game.why_not(TurnFaceUp(number))
    assert refused is not None
    assert refused.code == "not yours"


def test_116_2b_it_may_be_turned_up_whenever_one_has_priority() -> None:
    at = ready(lands=("Island",))
    number = hidden(at, SEER)
    at.begin(BOB, Step.UPKEEP)
    at.act(ANN, f"turn up {number}")
    assert at.object(number).now.name == "Fathom Seer"


def test_708_8_it_is_the_same_object_and_effects_go_on() -> None:
    at = ready(lands=("Island",))
    number = hidden(at, SEER)
    cast(at, "Target creature gets +2/+2 until end of turn.", number)
    at.act(ANN, f"turn up {number}")
    assert at.power_toughness(number) == (3, 5)


def test_708_8_abilities_about_entering_do_not_trigger() -> None:
    at = ready(lands=("Island",))
    greeter = creature("Greeter", 1, 1, "When this creature enters, you gain 3 life.\nMorph {1}")
    number = hidden(at, greeter)
    at.act(ANN, f"turn up {number}")
    at.resolve_all()
    assert at.life(ANN) == 20


def test_702_37e_when_it_is_turned_face_up_triggers() -> None:
    at = ready(lands=("Island",))
    number = hidden(at, SEER)
    before = len(at.game.players[ANN].hand)
    at.act(ANN, f"turn up {number}")
    assert len(at.game.zones.stack) == 1
    at.resolve()
    assert len(at.game.players[ANN].hand) == before + 2


def test_702_37f_its_abilities_use_the_x_that_was_paid() -> None:
    at = ready(lands=("Swamp",) * 4)
    bane = creature(
        "Bane",
        4,
        3,
        "Morph {X}{B}{B}\n"
        "When this creature is turned face up, all creatures get -X/-X until end of turn.",
    )
    at.battlefield(BOB, "Bear", "Giant")
    number = hidden(at, bane)
    at.act(ANN, f"turn up {number}", 2)
    at.resolve()
    assert at.power_toughness("Giant") == (3, 3)
    assert "Bear" in at.names_in(Zone.GRAVEYARD, BOB)


def test_702_37b_a_megamorph_cost_puts_a_counter_on_it() -> None:
    at = ready(lands=("Forest",))
    number = hidden(at, RAPTOR)
    at.act(ANN, f"turn up {number}")
    assert at.object(number).counters == {"+1/+1": 1}
    assert at.power_toughness(number) == (4, 4)


def test_702_37b_turned_up_otherwise_it_gets_none() -> None:
    at = ready()
    number = hidden(at, RAPTOR)
    cast(at, "Turn target face-down creature face up.", number)
    assert at.power_toughness(number) == (3, 3)


def test_708_11_counters_come_as_it_is_turned_up() -> None:
    at = ready(lands=("Forest",) * 4)
    hydra = creature(
        "Hydra",
        0,
        0,
        "This creature enters with X +1/+1 counters on it.\nMorph {1}\n"
        "As this creature is turned face up, put five +1/+1 counters on it.",
        cost="{X}{G}",
    )
    number = face_down(at, hydra)
    at.act(ANN, f"turn up {number}")
    assert at.power_toughness(number) == (5, 5)


def test_702_37e_other_costs_are_paid_too() -> None:
    at = ready(lands=())
    fiend = creature("Fiend", 4, 4, "Morph—Sacrifice another creature.")
    number = hidden(at, fiend)
    assert at.game.why_not(TurnFaceUp(number)) is not None
    at.battlefield(ANN, "Bear")
    at.begin(ANN)
    at.act(ANN, f"turn up {number}")
    assert at.power_toughness(number) == (4, 4)
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Bear"]


def test_702_37e_what_would_have_no_morph_face_up_can_t_be_turned_up() -> None:
    at = ready()
    at.battlefield(BOB, permanent("Humility", "Enchantment", "All creatures lose all abilities."))
    number = hidden(at, DEMON)
    refused = at.game.why_not(TurnFaceUp(number))
    assert refused is not None
    assert refused.rule == "708.7"


def test_613_7f_turning_gives_a_new_timestamp() -> None:
    at = ready(lands=("Island",))
    painter = creature("Painter", 1, 1, "All creatures are red.\nMorph {1}")
    number = hidden(at, painter)
    at.battlefield(BOB, permanent("Dye", "Enchantment", "All creatures are green."))
    at.begin(ANN)
    assert at.object(number).now.colors == Color.GREEN
    at.act(ANN, f"turn up {number}")
    assert at.object(number).now.colors == Color.RED


# -- turning face down ---------------------------------------------------------------------------


def test_708_2a_a_permanent_turned_face_down_is_a_two_two() -> None:
    at = ready(lands=("Swamp",) * 4)
    at.battlefield(ANN, DEMON)
    number = at.id("Grinning Demon")
    cast(at, "Turn target creature face down.", number)
    assert at.power_toughness(number) == (2, 2)
    assert at.object(number).now.name == ""
    at.act(ANN, f"turn up {number}")
    assert at.power_toughness(number) == (6, 6)


def test_708_2b_a_face_down_permanent_can_t_be_turned_face_down() -> None:
    at = ready()
    number = face_down(at, SPY)
    before = at.object(number).timestamp
    cast(at, "Turn target creature face down.", number, then=(False,))
    at.choices.clear()
    assert at.object(number).timestamp == before
    assert [ability.name for ability in at.object(number).now.kit.keyworded] == ["ward"]


def test_708_2a_turning_is_no_leaving_and_auras_stay() -> None:
    at = ready()
    at.battlefield(ANN, DEMON)
    number = at.id("Grinning Demon")
    aura = text_card(
        "Strength", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+2."
    )
    at.put(ANN, Zone.BATTLEFIELD, aura, attached_to=number)
    cast(at, "Turn target creature face down.", number)
    assert at.power_toughness(number) == (3, 4)


def test_708_2a_others_can_be_turned_face_down_as_something_enters() -> None:
    at = ready()
    at.battlefield(BOB, "Bear", "Giant")
    ixidron = creature(
        "Ixidron",
        0,
        0,
        "As this creature enters, turn all other nontoken creatures face down.\n"
        "This creature's power and toughness are each equal to the number of face-down creatures "
        "on the battlefield.",
    )
    at.hand(ANN, ixidron)
    at.begin(ANN)
    at.act(ANN, "cast Ixidron")
    at.resolve()
    assert at.power_toughness("Ixidron") == (2, 2)


# -- copies --------------------------------------------------------------------------------------


def test_708_10_a_face_down_demon_that_becomes_a_copy_is_turned_up_as_that() -> None:
    at = ready(lands=("Forest",))
    at.battlefield(BOB, LORIAN)
    number = hidden(at, DEMON)
    cast(
        at,
        "Target creature becomes a copy of another target creature.",
        number,
        "Branchsnap Lorian",
    )
    assert at.object(number).now is FACE_DOWN  # CR 707.3
    at.act(ANN, f"turn up {number}")
    assert at.object(number).now.name == "Branchsnap Lorian"
    assert at.power_toughness(number) == (4, 1)
    assert at.object(number).has(Keyword.TRAMPLE)


def test_707_3_a_copy_of_what_has_no_morph_can_t_be_turned_up_as_a_special_action() -> None:
    at = ready()
    at.battlefield(BOB, ONES)
    number = hidden(at, DEMON)
    become = "Target creature becomes a copy of another target creature."
    cast(at, become, number, "Wandering Ones")
    assert at.game.why_not(TurnFaceUp(number)) is not None
    cast(at, "Turn target face-down creature face up.", number)
    assert at.object(number).now.name == "Wandering Ones"
    assert at.power_toughness(number) == (1, 1)


def test_707_2_a_copy_of_a_face_down_creature_is_what_is_listed_for_it() -> None:
    at = ready()
    number = hidden(at, DEMON, BOB)
    at.begin(ANN)
    clone = creature(
        "Clone",
        0,
        0,
        "You may have this creature enter as a copy of any creature on the battlefield.",
    )
    at.hand(ANN, clone)
    at.begin(ANN)
    at.act(ANN, "cast Clone")
    at.choose(number)
    at.resolve()
    copy = next(one for one in at.game.zones.battlefield if at.object(one).definition.card is clone)
    assert not at.object(copy).face_down
    assert at.power_toughness(copy) == (2, 2)
    assert at.object(copy).now.name == ""


def test_707_2_a_token_copy_of_a_face_down_creature_is_face_up() -> None:
    at = ready()
    number = hidden(at, DEMON)
    cast(at, "Create a token that's a copy of target creature.", number)
    token = at.object(at.game.zones.battlefield[-1])
    assert token.token
    assert not token.face_down
    assert token.now.same(FACE_DOWN)


# -- manifesting and cloaking --------------------------------------------------------------------


def test_701_40a_the_top_card_is_put_onto_the_battlefield_face_down() -> None:
    at = ready()
    card = at.library(ANN, ONES)[0]
    cast(at, "Manifest the top card of your library.")
    thing = at.object(at.game.objects.latest(card))
    assert (thing.zone, thing.face_down, thing.face_down_by) == (Zone.BATTLEFIELD, True, "manifest")
    assert at.power_toughness(thing.id) == (2, 2)


def test_701_40b_a_creature_card_is_turned_up_for_its_mana_cost() -> None:
    at = ready(lands=("Island",))
    card = at.library(ANN, ONES)[0]
    cast(at, "Manifest the top card of your library.")
    number = at.game.objects.latest(card)
    at.act(ANN, f"turn up {number}")
    assert at.object(number).now.name == "Wandering Ones"
    assert at.object(at.id("Island")).tapped


def test_701_40c_one_with_morph_for_either_cost() -> None:
    at = ready(lands=("Island", "Island"))
    card = at.library(ANN, SEER)[0]
    cast(at, "Manifest the top card of your library.")
    number = at.game.objects.latest(card)
    at.begin(ANN)
    assert at.asked is not None
    assert TurnFaceUp(number) in at.asked.options
    assert TurnFaceUp(number, 1) in at.asked.options


def test_701_40b_what_was_cast_face_down_has_no_such_way() -> None:
    at = ready(lands=("Island", "Island"))
    number = hidden(at, SEER)
    assert at.game.why_not(TurnFaceUp(number)) is None
    assert at.game.why_not(TurnFaceUp(number, 1)) is not None


def test_701_40g_a_sorcery_card_is_revealed_and_stays_face_down() -> None:
    at = ready()
    card = at.library(ANN, text_card("Study", "Sorcery", "Draw two cards.", cost="{1}{U}"))[0]
    cast(at, "Manifest the top card of your library.")
    number = at.game.objects.latest(card)
    assert at.game.why_not(TurnFaceUp(number)) is not None
    assert seen(at, BOB, number) == ""
    cast(at, "Turn target face-down creature face up.", number)
    assert at.object(number).face_down
    assert seen(at, BOB, number) == "Study"


def test_701_58a_a_cloaked_card_has_ward() -> None:
    at = ready(lands=("Island",))
    card = at.library(ANN, ONES)[0]
    cast(at, "Cloak the top card of your library.")
    number = at.game.objects.latest(card)
    assert [ability.name for ability in at.object(number).now.kit.keyworded] == ["ward"]
    at.act(ANN, f"turn up {number}")
    assert at.object(number).now.kit.keyworded == []


def test_701_40a_counters_can_be_put_on_what_was_manifested() -> None:
    at = ready()
    card = at.library(ANN, ONES)[0]
    cast(at, "Manifest the top card of your library, then put two +1/+1 counters on it.")
    assert at.power_toughness(at.game.objects.latest(card)) == (4, 4)


# -- who may look --------------------------------------------------------------------------------


def test_708_5_only_its_controller_may_look() -> None:
    at = ready(DEMON)
    card = at.id("Grinning Demon")
    at.act(ANN, f"cast {card} face down")
    on_stack = at.game.zones.stack[0]
    assert (seen(at, ANN, on_stack), seen(at, BOB, on_stack)) == ("Grinning Demon", "")
    at.resolve()
    number = at.game.objects.latest(card)
    assert (seen(at, ANN, number), seen(at, BOB, number)) == ("Grinning Demon", "")
    shown = at.game.view(ANN).find(number)
    assert shown is not None
    assert shown.name == ""  # face down it has none, whoever looks
    assert shown.beneath is not None
    assert shown.beneath.power == 6


def test_708_5_an_effect_lets_a_player_look() -> None:
    at = ready()
    number = hidden(at, DEMON)
    at.begin(BOB)
    assert seen(at, BOB, number) == ""
    at.battlefield(
        BOB,
        creature("Keeper", 1, 2, "You may look at face-down creatures you don't control any time."),
    )
    assert seen(at, BOB, number) == "Grinning Demon"


def test_708_5_looking_once_is_remembered() -> None:
    at = ready()
    number = hidden(at, DEMON)
    cast(at, "Look at target face-down creature.", number, by=BOB)
    assert seen(at, BOB, number) == "Grinning Demon"


def test_708_5_what_everybody_saw_turned_down_is_known() -> None:
    at = ready()
    at.battlefield(ANN, DEMON)
    number = at.id("Grinning Demon")
    cast(at, "Turn target creature face down.", number)
    assert seen(at, BOB, number) == "Grinning Demon"


def test_708_9_it_is_revealed_as_it_leaves() -> None:
    at = ready()
    number = hidden(at, DEMON)
    cast(at, "Return target creature to its owner's hand.", number, by=BOB)
    card = at.game.objects.latest(number)
    assert seen(at, BOB, card) == "Grinning Demon"
    assert any(isinstance(event, Revealed) and card in event.cards for event in at.game.history.log)


def test_708_9_a_countered_face_down_spell_is_revealed() -> None:
    at = ready(DEMON)
    at.hand(BOB, spell("Counter target spell. Put that card into its owner's hand."))
    at.hand(BOB, spell("Counter target spell.", "Stop"))
    card = at.id("Grinning Demon")
    at.act(ANN, f"cast {card} face down")
    at.act(BOB, "cast Stop")
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Grinning Demon"]
    assert any(isinstance(event, Revealed) for event in at.game.history.log)


def test_708_9_everything_is_revealed_at_the_end_of_the_game() -> None:
    at = ready()
    number = hidden(at, DEMON)
    assert seen(at, BOB, number) == ""
    at.game.concede(ANN)
    assert at.game.over
    assert seen(at, BOB, number) == "Grinning Demon"


@pytest.mark.parametrize("card", [DEMON, SPY, SEER])
def test_708_5_a_view_does_not_tell_which_card_is_face_down(card: Card) -> None:
    at = ready(lands=())
    other = ready(lands=())
    summaries = []
    for one, what in ((at, card), (other, RAPTOR)):
        number = hidden(one, what)
        one.object(number).face_down_values = FACE_DOWN
        summaries.append(one.game.view(BOB).summary())
    assert summaries[0] == summaries[1]


def test_708_5_no_view_changes_when_hidden_cards_become_one_another() -> None:
    at = ready(DEMON)
    at.library(ANN, ONES, SPY)
    hidden(at, SEER)
    cast(at, "Manifest the top card of your library.")
    at.act(ANN, f"cast {at.id('Grinning Demon')} face down")
    for seed in range(5):
        assert why_hidden_shows(at.game, Random(seed)) is None


def test_708_11_counters_come_as_it_enters_or_is_turned_up() -> None:
    text = "As this creature enters or is turned face up, put X +1/+1 counters on it, where X is "
    warden = creature(
        "Warden", 1, 1, text + "the number of other creatures you control.\nMorph {1}"
    )
    at = ready(lands=("Swamp",) * 4)
    at.battlefield(ANN, "Bear", "Bear")
    entered = at.hand(ANN, warden)[0]
    at.begin(ANN)
    at.act(ANN, f"cast {entered}")
    at.resolve()
    assert at.power_toughness(at.game.objects.latest(entered)) == (3, 3)
    number = face_down(at, warden)
    assert at.power_toughness(number) == (2, 2)
    at.begin(ANN)
    at.battlefield(ANN, "Swamp")
    at.act(ANN, f"turn up {number}")
    assert at.power_toughness(number) == (4, 4)


def test_116_2b_it_triggers_for_the_player_who_turns_a_permanent_up() -> None:
    dread = permanent("Dread", "Enchantment", "Whenever you turn a permanent face up, draw a card.")
    for watcher, drawn in ((ANN, 1), (BOB, 0)):
        at = ready(lands=("Swamp",) * 4)
        at.battlefield(watcher, dread)
        at.library(watcher, "Swamp")
        number = hidden(at, DEMON)
        at.act(ANN, f"turn up {number}")
        at.resolve_all()
        assert len(at.game.players[watcher].hand) == drawn


def test_106_6_mana_only_to_turn_permanents_up() -> None:
    use = "Spend this mana only to cast face-down spells or to turn creatures face up."
    at = ready(lands=())
    at.battlefield(ANN, permanent("Den", "Land", f"{{T}}: Add {{C}}. {use}", cost=""))
    at.hand(ANN, creature("Cur", cost="{1}"))
    number = hidden(at, SPY)
    assert at.why_not(ANN, "cast Cur") is not None
    at.act(ANN, f"turn up {number}")
    assert not at.object(number).face_down
