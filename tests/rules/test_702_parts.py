"""Keyword abilities, part by part, where a keyword has no module of its own. CR 702."""

from __future__ import annotations

import pytest

from jajna.cards.texts import compile_text
from jajna.decision import Kind
from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.kernel.views.view import view
from jajna.vocab import Keyword, Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.oracle.faces import compiled
from tests.table import table

MINE = permanent("Mine", "Land", "{T}: Add {C}.", cost="")
SPHERE = permanent("Sphere", "Artifact", "Spells cost {1} more to cast.")


def resolved(at: Table, *choices: str | bool | int) -> Table:
    """Everything on the stack has resolved, with these choices."""
    at.choose(*choices)
    at.resolve_all()
    return at


# -- what it was, told by last known information ---------------------------------------------------

PYRE = permanent(
    "Pyre",
    "Enchantment",
    "Whenever a creature an opponent controls dies, that creature deals 1 damage to target "
    "creature.",
)


@pytest.mark.parametrize(
    ("rule", "keyword", "left"),
    [("702.2e", "Deathtouch", None), ("702.80b", "Wither", (4, 4)), ("", "Flying", (5, 5))],
)
def test_608_2h_last_known_information_tells_how_damage_is_dealt(
    rule: str, keyword: str, left: tuple[int, int] | None
) -> None:
    at = table()
    at.battlefield(ANN, PYRE)
    at.battlefield(BOB, creature("Asp", 1, 1, keyword), "Giant")
    cast(at, "Destroy target creature.", "Asp")
    resolved(at, "Giant")
    if left is None:
        assert "Giant" not in at.names_in(Zone.BATTLEFIELD), rule
    else:
        assert at.power_toughness("Giant") == left, rule


# -- infect and wither from anywhere ---------------------------------------------------------------


def test_702_90e_infect_works_from_whatever_zone() -> None:
    at = table()
    at.battlefield(BOB, "Giant")
    text = "Infect\n~ deals 2 damage to target creature and 2 damage to target opponent."
    at.hand(ANN, text_card("Rot", "Sorcery", text))
    ask_again(at)
    at.act(ANN, "cast Rot", "Giant", BOB)
    at.resolve()
    assert at.power_toughness("Giant") == (3, 3)
    assert at.game.players[BOB].counters == {"poison": 2}
    assert at.life(BOB) == 20


# -- banding ---------------------------------------------------------------------------------------


def banded(*mine: str) -> Table:
    """Ann attacks with a flying creature that bands with her Bear; Bob has a Wall."""
    at = table()
    at.battlefield(ANN, creature("Roc", 2, 2, "\n".join(("Flying", *mine))), "Bear")
    at.battlefield(BOB, "Wall")
    at.begin(ANN)
    at.attack("Roc", "Bear")
    if at.asked is not None and at.asked.kind is Kind.BAND:
        at.answer(("Roc", "Bear"))
    return at


def test_702_22g_a_band_shares_no_abilities() -> None:
    at = banded("Banding")
    assert at.object("Roc").has(Keyword.FLYING)
    assert not at.object("Bear").has(Keyword.FLYING)
    with pytest.raises(IllegalAnswerError):
        at.block(("Wall", "Roc"))


def test_702_22g_nor_does_it_take_any_away() -> None:
    at = banded("Banding")
    at.block(("Wall", "Bear"))
    assert at.object("Roc").has(Keyword.FLYING)
    assert at.game.turn.combat is not None and at.game.turn.combat.is_blocked(at.id("Roc"))


def test_702_22m_several_instances_of_banding_are_as_one() -> None:
    at = banded("Banding", "Banding")
    assert at.game.turn.combat is not None
    assert at.game.turn.combat.bands == [[at.id("Roc"), at.id("Bear")]]


# -- costs -----------------------------------------------------------------------------------------


DRAKE = permanent("Drake", "Enchantment", "Whenever you cycle or discard a card, you gain 1 life.")


def test_702_29d_cycling_a_card_triggers_cycles_or_discards_once() -> None:
    at = table()
    at.library(ANN, "Bear", "Bear")
    at.battlefield(ANN, DRAKE)
    at.hand(ANN, creature("Worm", text="Cycling {0}"))
    ask_again(at)
    at.act(ANN, "activate Worm")
    at.resolve_all()
    assert at.life(ANN) == 21


def test_702_29d_a_card_discarded_otherwise_triggers_it_too() -> None:
    at = table()
    at.battlefield(ANN, DRAKE)
    at.hand(ANN, "Bear")
    cast(at, "Target player discards a card.", ANN)
    at.resolve_all()
    assert at.life(ANN) == 21


@pytest.mark.parametrize(
    ("rule", "text"), [("702.30b", "Echo"), ("702.75b", "Hideaway"), ("702.29a", "Cycling")]
)
def test_702_1_a_keyword_without_its_cost_or_number_is_refused(rule: str, text: str) -> None:
    assert compiled(text).blockers == (text,), rule


def test_702_66b_delve_pays_for_what_the_spell_costs_more() -> None:
    at = table()
    at.battlefield(BOB, SPHERE)
    at.graveyard(ANN, "Bear", "Bear")
    at.hand(ANN, text_card("Dig", "Sorcery", "Delve\nYou gain 1 life.", cost="{1}"))
    ask_again(at)
    at.act(ANN, "cast Dig")
    assert at.names_in(Zone.EXILE) == ["Bear", "Bear"]


def test_702_126b_improvise_pays_for_what_the_spell_costs_more() -> None:
    at = table()
    at.battlefield(BOB, SPHERE)
    at.battlefield(ANN, "Relic", "Relic")
    at.hand(ANN, text_card("Whir", "Artifact", "Improvise", cost="{1}"))
    ask_again(at)
    at.act(ANN, "cast Whir")
    assert [at.object(one).tapped for one in at.game.zones.battlefield].count(True) == 2


@pytest.mark.parametrize("keyword", ["Delve", "Improvise"])
def test_702_126b_it_is_no_alternative_cost(keyword: str) -> None:
    at = table()
    at.battlefield(ANN, "Relic", "Relic")
    at.graveyard(ANN, "Bear", "Bear")
    at.hand(ANN, text_card("Both", "Sorcery", f"{keyword}\nOverload {{2}}\nTap target creature."))
    at.battlefield(BOB, "Bear", "Giant")
    ask_again(at)
    at.act(ANN, "cast Both way 0")
    at.resolve()
    assert at.object("Giant").tapped


def test_702_126c_several_instances_of_improvise_pay_one_mana_for_an_artifact() -> None:
    at = table()
    at.battlefield(ANN, "Relic")
    at.hand(ANN, text_card("Whir", "Artifact", "Improvise\nImprovise", cost="{2}"))
    ask_again(at)
    assert at.why_not(ANN, "cast Whir") is not None


def kicked(
    times: int,
    text: str = "~ enters with a +1/+1 counter on it for each time it was kicked.",
    mines: int = 3,
) -> Table:
    """Ann has cast a creature with multikicker {1}, kicked so often."""
    at = table()
    at.battlefield(ANN, *[MINE] * mines)
    at.hand(ANN, creature("Pack", 1, 1, f"Multikicker {{1}}\n{text}"))
    ask_again(at)
    at.act(ANN, "cast Pack", times)
    at.resolve_all()
    return at


@pytest.mark.parametrize("times", [0, 1, 3])
def test_702_33c_multikicker_is_paid_any_number_of_times(times: int) -> None:
    at = kicked(times)
    assert at.power_toughness("Pack") == (1 + times, 1 + times)
    assert sum(at.object(one).tapped for one in at.game.zones.battlefield) == times


def test_702_33c_no_oftener_than_can_be_paid() -> None:
    with pytest.raises(IllegalAnswerError):
        kicked(3, mines=2)


@pytest.mark.parametrize(("times", "life"), [(0, 20), (1, 22), (2, 24)])
def test_702_33c_what_triggers_as_it_enters_knows_how_often_too(times: int, life: int) -> None:
    gains = "When ~ enters, you gain 2 life for each time it was kicked."
    assert kicked(times, gains).life(ANN) == life


@pytest.mark.parametrize(("times", "life"), [(0, 20), (2, 21)])
def test_702_33c_a_multikicker_cost_is_a_kicker_cost(times: int, life: int) -> None:
    assert kicked(times, "When ~ enters, if it was kicked, you gain 1 life.").life(ANN) == life


@pytest.mark.parametrize(("times", "life"), [(0, 20), (1, 20), (2, 21)])
def test_702_33d_a_spell_that_was_kicked_twice(times: int, life: int) -> None:
    text = "When ~ enters, if it was kicked twice, you gain 1 life."
    assert kicked(times, text).life(ANN) == life


def test_702_33g_what_a_spell_itself_does_if_kicked_twice_is_refused() -> None:
    text = "Kicker {1} and/or {2}\nIf this spell was kicked twice, destroy target creature."
    assert compile_text(text, "Sorcery").blockers


@pytest.mark.parametrize(("keyword", "rule"), [("Rebound", "702.88c"), ("Split second", "702.61c")])
def test_702_88c_several_instances_on_a_spell_are_as_one(keyword: str, rule: str) -> None:
    at = table()
    at.library(ANN, *["Bear"] * 4)
    at.hand(ANN, text_card("Twin", "Sorcery", f"{keyword}\n{keyword}\nYou gain 1 life."))
    at.hand(BOB, text_card("Answer", "Instant", "You gain 1 life."))
    ask_again(at)
    at.act(ANN, "cast Twin")
    assert (at.why_not(BOB, "cast Answer") is None) == (keyword == "Rebound")
    at.resolve()
    assert at.life(ANN) == 21, rule
    at.to_turn(ANN, Step.UPKEEP)
    assert len(at.game.zones.stack) == (keyword == "Rebound")


def rebounding(mines: int) -> Table:
    """Ann's spell rebounds, under a Sphere, with so many lands; it is her next upkeep."""
    at = table()
    at.library(ANN, *["Bear"] * 4)
    at.battlefield(ANN, *[MINE] * max(mines, 1))
    at.battlefield(BOB, SPHERE, MINE)
    at.hand(ANN, text_card("Twin", "Sorcery", "Rebound\nYou gain 1 life."))
    ask_again(at)
    at.act(ANN, "cast Twin")
    at.resolve()
    assert at.life(ANN) == 21
    if not mines:
        cast(at, "Destroy all lands.", by=BOB)
    at.to_turn(ANN, Step.UPKEEP)
    return at


@pytest.mark.parametrize(("mines", "life"), [(0, 21), (1, 22)])
def test_702_88b_what_a_spell_costs_more_is_paid_for_rebound_too(mines: int, life: int) -> None:
    at = rebounding(mines)
    if mines:
        at.to_question(Kind.CAST)
        assert at.asked is not None
        at.answer(at.asked.options[0])
    at.resolve_all()
    assert at.life(ANN) == life
    mine = [one for one in at.game.zones.battlefield if at.object(one).controller == ANN]
    assert [at.object(one).tapped for one in mine] == [True] * mines


# -- triggered abilities, each for itself ----------------------------------------------------------


def test_702_39b_each_instance_of_provoke_triggers() -> None:
    at = table()
    at.battlefield(ANN, creature("Twin", 3, 3, "Provoke\nProvoke"))
    at.battlefield(BOB, "Bear", "Giant", tapped=True)
    ask_again(at)
    at.attack("Twin")
    at.answer("Bear")
    at.answer("Giant")
    assert len(at.game.zones.stack) == 2
    resolved(at, True, True)
    assert not at.object("Bear").tapped
    assert not at.object("Giant").tapped


def test_702_46b_each_instance_of_soulshift_triggers() -> None:
    at = table()
    spirits = [creature(name, types="Creature — Spirit", cost="{1}") for name in ("Kami", "Yuki")]
    at.graveyard(ANN, *spirits)
    at.battlefield(ANN, creature("Twin", text="Soulshift 1\nSoulshift 2"))
    cast(at, "Destroy target creature.", "Twin", then=(("#0", "#1"), "Kami", "Yuki"))
    resolved(at, True, True)
    assert sorted(at.names_in(Zone.HAND, ANN)) == ["Kami", "Yuki"]


# -- ninjutsu --------------------------------------------------------------------------------------


def test_702_49b_the_card_stays_revealed_while_its_ability_is_on_the_stack() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.hand(ANN, creature("Ninja", 3, 1, "Ninjutsu {0}", cost="{5}"), "Giant")
    at.attack("Bear")
    at.to(Step.DECLARE_BLOCKERS)
    assert not shown(at)
    at.act(ANN, "activate Ninja")
    assert "Ninja" in shown(at)
    cast(at, "Destroy all artifacts.", by=BOB)
    assert "Ninja" in shown(at)
    assert "Giant" not in shown(at)


def shown(at: Table) -> list[str]:
    """The cards in Ann's hand that Bob sees."""
    return [card.name for card in view(at.game, BOB).players[ANN].hand]


# -- designations ----------------------------------------------------------------------------------


def renowned() -> Table:
    """Ann's creature has become renowned."""
    at = table()
    at.library(ANN, *["Bear"] * 4)
    at.library(BOB, *["Bear"] * 4)
    at.battlefield(ANN, creature("Squire", 2, 2, "Renown 1"))
    at.begin(ANN)
    at.attack("Squire")
    at.to(Step.END_OF_COMBAT)
    at.to(Step.POSTCOMBAT_MAIN)
    return at


def test_702_112b_once_renowned_it_stays_so_without_its_ability() -> None:
    at = renowned()
    cast(at, "Target creature loses all abilities until end of turn.", "Squire")
    at.to_turn(ANN)
    at.attack("Squire")
    at.to(Step.END_OF_COMBAT)
    assert at.object("Squire").counters == {"+1/+1": 1}


def test_702_112b_it_is_not_copied() -> None:
    at = renowned()
    cast(at, "Create a token that's a copy of target creature.", "Squire")
    token = next(one for one in at.game.zones.battlefield if at.object(one).token)
    at.to_turn(BOB)
    at.to_turn(ANN)
    at.attack(token)
    at.to(Step.END_OF_COMBAT)
    at.resolve_all()
    assert at.object(token).counters == {"+1/+1": 1}


def test_702_112b_what_left_and_came_back_is_not_renowned() -> None:
    at = renowned()
    cast(
        at,
        "Exile target creature, then return it to the battlefield under its owner's control.",
        "Squire",
    )
    at.to_turn(BOB)
    at.to_turn(ANN)
    at.attack("Squire")
    at.to(Step.END_OF_COMBAT)
    at.resolve_all()
    assert at.object("Squire").counters == {"+1/+1": 1}


def test_702_131d_continuous_effects_apply_before_triggers_are_checked() -> None:
    at = table()
    text = (
        "Ascend\nAs long as you have the city's blessing, creatures you control have "
        '"Whenever a creature enters under your control, you gain 1 life."'
    )
    at.battlefield(ANN, permanent("City", "Enchantment", text), *["Relic"] * 8)
    ask_again(at)
    at.hand(ANN, "Bear")
    ask_again(at)
    at.act(ANN, "cast Bear")
    at.resolve_all()
    assert at.life(ANN) == 21


def test_702_100c_a_permanent_without_power_is_not_outgrown() -> None:
    at = table()
    at.battlefield(ANN, permanent("Seed", "Artifact", "Evolve"))
    cast(at, "Create a 5/5 green Beast creature token.")
    at.resolve_all()
    assert at.object("Seed").counters == {}


# -- which instance was paid -----------------------------------------------------------------------


def cast_twice_kept(keyword: str, *answers: str | bool | int) -> Table:
    """Ann has cast a sorcery with two instances of the keyword, with these answers."""
    at = table()
    at.battlefield(ANN, *[MINE] * 4, *[creature(name, cost="{R}") for name in ("A", "B", "C", "D")])
    text = f"{keyword}\n{keyword}\nYou gain 1 life."
    at.hand(ANN, text_card("Twin", "Sorcery", text, cost="{0}"))
    at.define(creature("Z"))
    ask_again(at)
    at.act(ANN, "cast Twin", *answers)
    at.resolve_all()
    return at


def test_702_152b_each_instance_of_blitz_is_about_its_own_payment() -> None:
    at = table()
    at.library(ANN, *["Bear"] * 4)
    at.battlefield(ANN, MINE)
    at.hand(ANN, creature("Twin", text="Blitz {0}\nBlitz {1}", cost="{5}"))
    ask_again(at)
    at.act(ANN, "cast Twin way 1")
    at.resolve()
    assert [one.name for one in at.object("Twin").now.kit.keyworded].count("haste") == 1
    cast(at, "Destroy target creature.", "Twin")
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Bear"]


@pytest.mark.parametrize(("paid", "life"), [((0, 0), 21), ((1, 0), 22), ((1, 2), 24)])
def test_702_56b_each_instance_of_replicate_copies_for_its_own_payments(
    paid: tuple[int, int], life: int
) -> None:
    assert cast_twice_kept("Replicate {1}", *paid).life(ANN) == life


@pytest.mark.parametrize(
    ("paid", "life"),
    [((False, False), 21), ((True, False), 22), ((True, True), 23)],
)
def test_702_78b_each_instance_of_conspire_copies_for_its_own_payment(
    paid: tuple[bool, bool], life: int
) -> None:
    at = table()
    at.battlefield(ANN, *[creature(name, cost="{R}") for name in ("A", "B", "C", "D")])
    at.battlefield(ANN, permanent("Forge", "Land", "{T}: Add {R}.", cost=""))
    text = "Conspire\nConspire\nYou gain 1 life."
    at.hand(ANN, text_card("Twin", "Sorcery", text, cost="{R}"))
    ask_again(at)
    at.act(ANN, "cast Twin", *paid)
    at.resolve_all()
    assert at.life(ANN) == life


@pytest.mark.parametrize(
    ("paid", "life"),
    [((False, False), 21), ((True, False), 22), ((True, True), 23)],
)
def test_702_153b_each_instance_of_casualty_copies_for_its_own_payment(
    paid: tuple[bool, bool], life: int
) -> None:
    assert cast_twice_kept("Casualty 2", *paid).life(ANN) == life
