"""Splice. CR 702.47."""

from __future__ import annotations

import pytest

from jajna.decision import Kind, Several, Thing
from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.text.english.printer import ENGLISH
from jajna.text.spanish.printer import SPANISH
from jajna.vocab import Color, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.oracle.faces import compiled
from tests.table import table

MINE = permanent("Mine", "Land", "{T}: Add {C}.", cost="")
SPIRAL = text_card("Spiral", "Instant — Arcane", "You gain 1 life.")
RAY = text_card(
    "Ray",
    "Instant — Arcane",
    "~ deals 2 damage to any target.\nSplice onto Arcane {1}",
    cost="{1}{R}",
)
VISIT = text_card("Visit", "Instant — Arcane", "Draw a card.\nSplice onto Arcane {1}", cost="{U}")
PLAIN = text_card("Plain", "Instant", "You gain 1 life.")


def holding(*cards: str, mines: int = 2) -> Table:
    """Ann has these cards in hand and so many sources of mana."""
    at = table()
    at.define(MINE, SPIRAL, RAY, VISIT, PLAIN)
    at.hand(ANN, *cards)
    at.battlefield(ANN, *["Mine"] * mines)
    ask_again(at)
    return at


def offered(at: Table) -> list[str]:
    """The names of the cards that could be spliced onto the spell being cast."""
    if at.asked is None or at.asked.kind is not Kind.SPLICE:
        return []
    return [at.name(one.thing) for one in at.asked.options if isinstance(one, Thing)]


def test_702_47a_the_spell_gains_the_text_and_the_card_stays_in_hand() -> None:
    at = holding("Spiral", "Ray")
    at.act(ANN, "cast Spiral", ["Ray"], "Bob")
    at.resolve()
    assert (at.life(ANN), at.life(BOB)) == (21, 18)
    assert at.names_in(Zone.HAND, ANN) == ["Ray"]
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Spiral"]


def test_702_47a_the_splice_cost_is_paid() -> None:
    at = holding("Spiral", "Ray", mines=1)
    at.act(ANN, "cast Spiral", ["Ray"], "Bob")
    assert at.object("Mine").tapped


def test_702_47a_who_cannot_pay_is_not_asked() -> None:
    at = holding("Spiral", "Ray", mines=0)
    at.act(ANN, "cast Spiral")
    at.resolve()
    assert (at.life(ANN), at.life(BOB)) == (21, 20)


def test_702_47a_only_onto_a_spell_of_the_quality() -> None:
    at = holding("Plain", "Ray")
    at.act(ANN, "cast Plain")
    at.resolve()
    assert at.life(BOB) == 20


def test_702_47a_the_card_can_be_discarded_to_pay_for_the_spell() -> None:
    at = holding("Ray")
    price = "As an additional cost to cast this spell, discard a card.\nYou gain 1 life."
    at.hand(ANN, text_card("Price", "Instant — Arcane", price))
    ask_again(at)
    at.act(ANN, "cast Price", ["Ray"], "Bob")
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Ray"]
    at.resolve()
    assert at.life(BOB) == 18


def test_702_47a_a_cost_that_is_no_mana() -> None:
    at = holding("Spiral")
    gift = "Draw a card.\nSplice onto Arcane—Sacrifice a creature."
    at.hand(ANN, text_card("Gift", "Instant — Arcane", gift, cost="{9}"))
    at.battlefield(ANN, "Bear")
    ask_again(at)
    at.act(ANN, "cast Spiral", ["Gift"])
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Bear"]


def test_702_47a_the_cards_are_revealed() -> None:
    at = holding("Spiral", "Ray")
    ray = at.game.players[ANN].hand[1]
    at.act(ANN, "cast Spiral", ["Ray"], "Bob")
    assert at.game.knowledge.seen[ray] & 1 << BOB


def test_702_47b_not_without_a_target_for_its_text() -> None:
    at = holding("Spiral")
    doom = "Destroy target creature.\nSplice onto Arcane {1}"
    at.hand(ANN, text_card("Doom", "Instant — Arcane", doom, cost="{1}"))
    ask_again(at)
    at.act(ANN, "cast Spiral")
    assert not at.object("Mine").tapped


def test_702_47b_several_are_revealed_at_once_in_the_order_of_their_effects() -> None:
    at = holding("Spiral", "Ray", "Visit")
    at.act(ANN, "cast Spiral", ["Visit", "Ray"], "Bob")
    spell = at.object("Spiral")
    assert ENGLISH.lines(spell.now.kit.all) == [
        "You gain 1 life.",
        "Draw a card.",
        "Splice onto Arcane {1}",
        "~ deals 2 damage to any target.",
        "Splice onto Arcane {1}",
    ]
    at.resolve()
    assert (at.life(ANN), at.life(BOB)) == (21, 18)
    assert len(at.game.players[ANN].hand) == 3


def test_702_47b_each_card_once_and_only_as_many_as_can_be_paid_for() -> None:
    at = holding("Spiral", "Ray", "Visit", mines=1)
    at.game.answer(at.action(ANN, "cast Spiral"))
    assert offered(at) == ["Ray", "Visit"]
    ray, visit = at.game.players[ANN].hand
    with pytest.raises(IllegalAnswerError):
        at.game.answer(Several((Thing(ray), Thing(visit))))
    with pytest.raises(IllegalAnswerError):
        at.game.answer(Several((Thing(ray), Thing(ray))))


def test_702_47b_two_cards_of_a_name_have_targets_of_their_own() -> None:
    at = holding("Spiral", "Ray", "Ray")
    one, two = at.game.players[ANN].hand[1:]
    at.act(ANN, "cast Spiral", [one, two], "Bob", "Ann")
    at.resolve()
    assert (at.life(ANN), at.life(BOB)) == (19, 18)


def test_702_47b_a_card_is_not_spliced_onto_itself() -> None:
    at = holding("Ray", mines=0)
    at.game.players[ANN].pool.clear()
    at.battlefield(ANN, *[permanent("Peak", "Land", "{T}: Add {R}.", cost="")] * 4)
    ask_again(at)
    at.act(ANN, "cast Ray", "Bob")
    at.resolve()
    assert at.life(BOB) == 18


def test_702_47c_the_spell_keeps_its_characteristics_and_is_the_source() -> None:
    at = holding("Spiral", "Ray")
    at.battlefield(BOB, creature("Shade", text="Protection from red"))
    at.act(ANN, "cast Spiral", ["Ray"], "Shade")
    spell = at.object("Spiral")
    assert (spell.now.name, spell.now.colors & Color.RED) == ("Spiral", 0)
    assert spell.now.mana_cost is not None
    assert spell.now.mana_cost.value == 0
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Shade"]


def test_702_47c_its_words_can_be_changed_with_the_rest() -> None:
    at = holding("Spiral")
    text = "Destroy target black creature.\nSplice onto Arcane {0}"
    at.hand(ANN, text_card("Doom", "Instant — Arcane", text, cost="{1}"))
    at.battlefield(BOB, creature("Imp", cost="{B}"), creature("Cadet", cost="{W}"))
    ask_again(at)
    at.act(ANN, "cast Spiral", ["Doom"], "Imp")
    change = (
        "Change the text of target spell or permanent by replacing all instances of one color "
        "word with another."
    )
    cast(at, change, "Spiral", then=("black", "white"))
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD)[-2:] == ["Imp", "Cadet"]
    assert at.life(ANN) == 20


def test_702_47d_it_does_not_resolve_if_all_targets_are_illegal() -> None:
    at = holding("Spiral", "Ray")
    at.battlefield(BOB, "Bear")
    at.act(ANN, "cast Spiral", ["Ray"], "Bear")
    cast(at, "Destroy target creature.", "Bear", by=BOB)
    at.resolve_all()
    assert at.life(ANN) == 20


def test_702_47d_of_several_targets_one_legal_one_is_enough() -> None:
    at = holding("Spiral", "Ray", "Ray")
    one, two = at.game.players[ANN].hand[1:]
    at.battlefield(BOB, "Bear")
    at.act(ANN, "cast Spiral", [one, two], "Bear", "Bob")
    cast(at, "Destroy target creature.", "Bear", by=BOB)
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (21, 18)


def test_702_47e_off_the_stack_it_has_only_its_own_text() -> None:
    at = holding("Spiral", "Ray")
    at.act(ANN, "cast Spiral", ["Ray"], "Bob")
    at.resolve()
    assert ENGLISH.lines(at.object("Spiral").now.kit.all) == ["You gain 1 life."]


def test_707_10_a_copy_of_the_spell_has_the_added_text_too() -> None:
    at = holding("Spiral", "Ray")
    at.act(ANN, "cast Spiral", ["Ray"], "Bob")
    cast(at, "Copy target instant or sorcery spell. You may choose new targets for the copy.")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (22, 16)


def test_702_47a_onto_one_of_several_kinds() -> None:
    at = holding("Plain")
    at.hand(ANN, text_card("Dream", "Sorcery", "Draw a card.\nSplice onto instant or sorcery {1}"))
    ask_again(at)
    at.act(ANN, "cast Plain", ["Dream"])
    at.resolve()
    assert len(at.game.players[ANN].hand) == 2


def test_702_47b_targets_come_after_those_of_chosen_modes() -> None:
    at = holding("Ray")
    charm = (
        "Choose two. You may choose the same mode more than once.\n• Target player gains 3 life.\n"
        "• Target player loses 1 life."
    )
    at.hand(ANN, text_card("Charm", "Instant — Arcane", charm))
    ask_again(at)
    at.act(ANN, "cast Charm", [0, 0], ["Ray"], "Ann", "Bob", "Bob")
    at.resolve()
    assert (at.life(ANN), at.life(BOB)) == (23, 21)


@pytest.mark.parametrize(
    ("text", "spanish"),
    [
        ("Splice onto Arcane {1}{R}", "Empalmar con Arcano {1}{R}"),
        (
            "Splice onto Arcane—Sacrifice two Mountains.",
            "Empalmar con Arcano—Sacrifica dos Montañas.",
        ),
        (
            "Splice onto instant or sorcery {2}{U}",
            "Empalmar con instantáneo o conjuro {2}{U}",
        ),
    ],
)
def test_702_47a_it_is_read_and_printed(text: str, spanish: str) -> None:
    found = compiled(f"Draw a card.\n{text}", "Instant")
    assert found.face is not None, found.blockers
    assert ENGLISH.lines(found.face.abilities)[1] == text
    assert SPANISH.lines(found.face.abilities)[1] == spanish


def test_702_47a_without_a_cost_or_a_quality_it_is_not_understood() -> None:
    assert compiled("Draw a card.\nSplice onto Arcane", "Instant").face is None
    assert compiled("Draw a card.\nSplice {1}", "Instant").face is None
    assert compiled("Draw a card.\nSplice onto Arcane—Draw a card.", "Instant").face is None
