"""What is offered and what is refused as spells are cast and abilities activated. CR 601.2, 602."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.decision import Activate, Cast, Kind, TurnFaceUp
from jajna.judge import Table
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.rules.faces import LANDS
from tests.rules.test_708 import SEER
from tests.table import table


def with_lands(*lands: str, hand: tuple[Card, ...] = (), ann: tuple[Card, ...] = ()) -> Table:
    """Ann has priority in her main phase, with these lands, permanents and cards."""
    return table(ann=[*lands, *ann], hand=hand, known=LANDS)


def test_602_1_an_ability_that_isnt_printed_is_refused() -> None:
    at = table(ann=[creature("Monk", text="{0}: You gain 1 life.")])
    assert at.game.why_not(Activate(at.id("Monk"), 0)) is None
    assert at.game.why_not(Activate(at.id("Monk"), -1)) is not None
    assert at.game.why_not(Activate(at.id("Monk"), 1)) is not None


def test_116_2b_a_face_down_spell_isnt_turned_up_as_a_special_action() -> None:
    at = with_lands("Island", "Island", "Island", "Island", hand=(SEER,))
    [card] = at.game.players[ANN].hand
    at.act(ANN, f"cast {card} face down")
    [spell] = at.game.zones.stack
    assert at.object(spell).face_down
    refused = at.game.why_not(TurnFaceUp(spell))
    assert refused is not None
    assert (refused.code, refused.rule) == ("not face down", "116.2b")


def test_601_3a_no_x_is_offered_that_an_effect_forbids() -> None:
    boil = text_card("Boil", "Sorcery", "You gain X life.", cost="{X}{R}")
    ban = permanent("Ban", text="Players can't cast spells with mana value 4 or greater.")
    at = with_lands(*["Mountain"] * 7, hand=(boil,), ann=(ban,))
    at.answer(Cast(at.id("Boil")))
    assert at.asked is not None
    assert (at.asked.kind, at.asked.minimum, at.asked.maximum) == (Kind.X, 0, 2)


@pytest.mark.parametrize("cost", ["{X}{R}", "{X}{X}{R}", "{X}{X}{1}{R}"])
@pytest.mark.parametrize("bound", ["4 or greater", "3 or less", "6 or less", "0 or greater"])
def test_601_3a_a_spell_with_x_is_offered_if_some_x_is_paid_for_and_not_forbidden(
    cost: str, bound: str
) -> None:
    boil = text_card("Boil", "Sorcery", "You gain X life.", cost=cost)
    ban = permanent("Ban", text=f"Players can't cast spells with mana value {bound}.")
    number = int(bound.split()[0])
    printed = 2 if "{1}" in cost else 1
    for lands in range(10):
        payable = range(printed, lands + 1, cost.count("{X}"))
        greater = bound.endswith("greater")
        possible = any(one < number if greater else one > number for one in payable)
        at = with_lands(*["Mountain"] * lands, hand=(boil,), ann=(ban,))
        assert (at.why_not(ANN, "cast Boil") is None) == possible, lands


def test_601_2b_no_more_x_than_targets_is_offered() -> None:
    tangle = text_card("Tangle", "Instant", "Tap X target creatures.", cost="{X}{G}")
    at = with_lands(*["Forest"] * 6, hand=(tangle,))
    at.battlefield(BOB, "Bear", "Bear")
    at.answer(Cast(at.id("Tangle")))
    assert at.asked is not None
    assert (at.asked.kind, at.asked.maximum) == (Kind.X, 2)


def test_702_34a_a_card_with_flashback_is_offered_from_its_owners_graveyard_alone() -> None:
    echo = text_card("Echo", "Instant", "You gain 1 life.\nFlashback {0}", cost="{1}{G}")
    at = table()
    [mine] = at.graveyard(ANN, echo)
    [theirs] = at.graveyard(BOB, echo)
    ask_again(at)
    assert at.asked is not None
    offered = [one.card for one in at.asked.options if isinstance(one, Cast)]
    assert mine in offered
    assert theirs not in offered


def test_702_51a_a_tapped_creature_doesnt_convoke() -> None:
    choir = text_card("Choir", "Sorcery", "Convoke\nYou gain 3 life.", cost="{1}")
    at = table(hand=[choir])
    [bear] = at.battlefield(ANN, "Bear", tapped=True)
    refused = at.why_not(ANN, "cast Choir")
    assert refused is not None
    assert refused.rule == "601.2h"
    at.object(bear).tapped = False
    at.battlefield(ANN, "Wall")
    assert at.why_not(ANN, "cast Choir") is None


def test_602_5b_a_mana_ability_for_once_a_turn_pays_once_a_turn() -> None:
    well = permanent("Well", text="{T}: Add {G}. Activate only once each turn.")
    sprout = text_card("Sprout", "Instant", "You gain 1 life.", cost="{G}")
    at = table(ann=[well], hand=[sprout, sprout])
    at.act(ANN, "cast Sprout")
    at.resolve_all()
    cast(at, "Untap target artifact.", "Well")
    assert not at.object("Well").tapped
    refused = at.why_not(ANN, "cast Sprout")
    assert refused is not None
    assert refused.rule == "601.2h"
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.why_not(ANN, "cast Sprout") is None


def test_106_6_mana_for_creature_spells_pays_no_tax() -> None:
    grove = permanent(
        "Grove", "Land", "{T}: Add {G}. Spend this mana only to cast creature spells.", cost=""
    )
    at = table(ann=[grove])
    at.hand(
        BOB, text_card("Tax", "Instant", "Counter target spell unless its controller pays {1}.")
    )
    at.hand(ANN, text_card("Gift", "Instant", "You gain 3 life."))
    ask_again(at)
    at.act(ANN, "cast Gift")
    at.act(BOB, "cast Tax", "Gift")
    at.resolve_all()
    assert at.life(ANN) == 20
    assert not at.object("Grove").tapped


def test_107_4h_snow_mana_comes_of_snow_sources_alone() -> None:
    ski = text_card("Ski", "Instant", "You gain 1 life.", cost="{S}")
    snow = text_card("Snow Field", "Basic Snow Land — Forest", "", cost="")
    at = with_lands("Forest", hand=(ski,))
    refused = at.why_not(ANN, "cast Ski")
    assert refused is not None
    assert refused.rule == "601.2h"
    at.battlefield(ANN, snow)
    at.act(ANN, "cast Ski")
    at.resolve_all()
    assert at.object("Snow Field").tapped
    assert not at.object("Forest").tapped


def test_605_3a_of_several_pairs_of_mana_the_one_that_fits_is_made() -> None:
    pit = permanent("Pit", "Land", "{T}: Add {R}{R}, {R}{G}, or {G}{G}.", cost="")
    for cost in ("{R}{R}", "{R}{G}", "{G}{G}"):
        at = table(ann=[pit], hand=[text_card("Spark", "Instant", "You gain 1 life.", cost=cost)])
        at.act(ANN, "cast Spark")
        at.resolve_all()
        assert at.life(ANN) == 21, cost
        assert at.object("Pit").tapped


def test_307_5_who_may_cast_only_as_sorceries_casts_in_their_own_main_phase() -> None:
    text = "Your opponents can cast spells only any time they could cast a sorcery."
    at = table(hand=[text_card("Quick", "Instant", "You gain 1 life.")])
    at.battlefield(BOB, permanent("Time", text=text))
    at.act(ANN, "cast Quick")
    at.resolve_all()
    assert at.life(ANN) == 21
    at.hand(ANN, text_card("Quicker", "Instant", "You gain 1 life."))
    at.to(Step.END)
    refused = at.why_not(ANN, "cast Quicker")
    assert refused is not None
    assert refused.rule == "307.5"


def test_702_61a_split_second_leaves_only_mana_abilities() -> None:
    monk = creature("Monk", text="{0}: You gain 1 life.\n{T}: Add {G}.")
    sudden = text_card("Sudden", "Instant", "Split second\nYou gain 1 life.")
    at = table(ann=[monk], hand=[sudden])
    at.act(ANN, "cast Sudden")
    refused = at.game.why_not(Activate(at.id("Monk"), 0))
    assert refused is not None
    assert refused.rule == "702.61a"
    at.resolve_all()
    assert at.game.why_not(Activate(at.id("Monk"), 0)) is None


def test_118_3_a_creature_tapped_for_another_part_of_the_cost_doesnt_convoke() -> None:
    text = (
        "As an additional cost to cast this spell, tap an untapped creature you control.\n"
        "Convoke\nYou gain 3 life."
    )
    at = table(hand=[text_card("Choir", "Sorcery", text, cost="{1}")], ann=["Bear"])
    refused = at.why_not(ANN, "cast Choir")
    assert refused is not None
    at.battlefield(ANN, "Wall")
    assert at.why_not(ANN, "cast Choir") is None


def test_602_5_an_effect_forbids_abilities_but_not_those_that_make_mana() -> None:
    text = "{0}: You gain 1 life.\n{T}: Add {G}."
    at = table(ann=[creature("Monk", text=text)])
    said = "Activated abilities of creatures can't be activated unless they're mana abilities."
    at.battlefield(BOB, permanent("Gag", text=said))
    refused = at.game.why_not(Activate(at.id("Monk"), 0))
    assert refused is not None
    assert refused.rule == "602.5"
    at.hand(ANN, text_card("Sprout", "Instant", "You gain 1 life.", cost="{G}"))
    assert at.why_not(ANN, "cast Sprout") is None


def test_307_1_a_sorcery_waits_for_an_empty_stack() -> None:
    slow = text_card("Slow", "Sorcery", "You gain 1 life.")
    at = table(hand=[text_card("Quick", "Instant", "You gain 1 life."), slow])
    assert at.why_not(ANN, "cast Slow") is None
    at.act(ANN, "cast Quick")
    refused = at.why_not(ANN, "cast Slow")
    assert refused is not None
    assert refused.rule == "117.1a"
    at.resolve_all()
    assert at.why_not(ANN, "cast Slow") is None
