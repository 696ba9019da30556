"""Which cards can be commanders, alone and together. CR 702.124, 903.3, 903.4, 903.5."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from jajna.card import Card
from jajna.cards import starter
from jajna.errors import DeckError
from jajna.formats.commanders import color_identity
from jajna.formats.construction import (
    CASUAL_BRAWL,
    CASUAL_COMMANDER,
    CASUAL_OATHBREAKER,
    COMMANDER,
    PAUPER_COMMANDER,
    casual_for,
    violations,
)
from jajna.formats.deck import Deck
from jajna.formats.known import Formats, Prints
from jajna.formats.themes import BRAWLED, COMMANDED, ready_for, theme
from jajna.variant import BRAWL, OATHBREAKER, VARIANTS
from jajna.vocab import Color
from tests.corpus import Corpus
from tests.mechanics.bench import LAND, creature, permanent, text_card
from tests.mechanics.starter import known


def leader(name: str, text: str = "", types: str = "Legendary Creature — Human") -> Card:
    return creature(name, text=text, types=types, cost="{1}")


def broken(*leaders: Card) -> list[str]:
    """What is wrong with a deck that these cards lead, but for its number of cards of a name."""
    deck = Deck(
        "deck", ((LAND, 100 - len(leaders)),), commanders=tuple((one, 1) for one in leaders)
    )
    found = violations(deck, CASUAL_COMMANDER)
    return [one.code for one in found if one.code != "too many copies"]


BACKGROUND = permanent("Noble Heritage", "Legendary Enchantment — Background", cost="{1}")
CHOOSES = leader("Wilson", "Choose a Background")
COMPANION = leader("Rose", "Doctor's companion")


def doctor(*types: str) -> Card:
    card = leader("The Doctor")
    return Card(card.name, (replace(card.faces[0], subtypes=types),))


def test_903_4b_a_deck_may_have_the_one_color_that_is_chosen_for_its_commander() -> None:
    text = "If ~ is your commander, choose a color before the game begins. ~ is the chosen color."
    red, green = (creature(name, cost=cost) for name, cost in (("Red", "{R}"), ("Green", "{G}")))

    def wrong(*cards: Card) -> list[tuple[str, str]]:
        main = (*((card, 1) for card in cards), (LAND, 99 - len(cards)))
        deck = Deck("deck", main, commanders=((leader("Piper", text), 1),))
        found = violations(deck, CASUAL_COMMANDER)
        return [(one.code, one.card) for one in found if one.code != "too many copies"]

    assert wrong(red) == []
    assert wrong(green) == []
    assert wrong(red, green) == [("color identity", "Green")]


def test_903_3_a_legendary_creature_leads_and_another_card_does_not() -> None:
    assert broken(leader("Legend")) == []
    assert broken(creature("Commoner", cost="{1}")) == ["not a commander"]
    assert broken(permanent("Relic", "Legendary Artifact")) == ["not a commander"]


def test_903_3a_a_card_may_say_that_it_can_lead() -> None:
    said = "Daretti can be your commander."
    walker = text_card("Daretti", "Legendary Planeswalker — Daretti", said)
    assert broken(walker) == []
    assert broken(text_card("Other", "Legendary Planeswalker — Daretti", "")) == ["not a commander"]


@pytest.mark.parametrize("text", ["Partner", "Friends forever"])
def test_702_124i_two_with_the_same_partner_ability_lead_together(text: str) -> None:
    assert broken(leader("One", text), leader("Two", text)) == []
    assert broken(leader("One", text), leader("Two")) == ["two commanders"]


def test_702_124f_different_partner_abilities_are_not_combined() -> None:
    assert broken(leader("One", "Partner"), leader("Two", "Friends forever")) == ["two commanders"]
    assert broken(leader("One", "Partner"), leader("Two", "Partner with One")) == ["two commanders"]


def test_702_124j_partners_name_each_other() -> None:
    one, two = leader("One", "Partner with Two"), leader("Two", "Partner with One")
    assert broken(one, two) == []
    assert broken(one, leader("Two", "Partner with Three")) == ["two commanders"]


def test_702_124k_a_background_leads_with_who_chooses_one() -> None:
    assert broken(CHOOSES, BACKGROUND) == []
    assert broken(BACKGROUND) == ["not a commander"]
    assert broken(leader("Legend"), BACKGROUND) == ["not a commander", "two commanders"]
    assert broken(CHOOSES, CHOOSES) == ["two commanders"]


def test_702_124m_a_doctor_leads_with_a_companion() -> None:
    assert broken(COMPANION, doctor("Time Lord", "Doctor")) == []
    assert broken(COMPANION, doctor("Time Lord", "Doctor", "Human")) == ["two commanders"]
    assert broken(COMPANION, doctor("Human")) == ["two commanders"]


def test_702_124g_there_are_no_three_commanders() -> None:
    three = [leader(name, "Partner") for name in ("One", "Two", "Three")]
    assert broken(*three) == ["two commanders"]


def test_903_4c_reminder_text_does_not_count_for_the_identity() -> None:
    """A basic land says in reminder text alone which mana it gives."""
    plains = starter.card("Plains")
    assert plains is not None
    assert color_identity(plains) == 0
    assert color_identity(leader("Legend", "{T}: Add {R}.")) == Color.RED


@pytest.mark.parametrize(
    ("name", "identity"),
    [
        ("Bosh, Iron Golem", Color.RED),
        ("Civilized Scholar // Homicidal Brute", Color.BLUE | Color.RED),
        ("Wort, the Raidmother", Color.RED | Color.GREEN),
    ],
)
def test_903_4_the_identity_is_that_of_costs_texts_and_indicators(
    shared: Path, name: str, identity: int
) -> None:
    assert color_identity(Corpus(shared).card(name)) == identity


def test_903_4_the_identity_is_that_of_the_present_commander_of_a_deck() -> None:
    """A deck that another card leads from now on is judged by that card."""
    red, green = leader("Ember", "{T}: Add {R}."), leader("Leaf", "{T}: Add {G}.")
    spark = permanent("Spark", cost="{R}")
    deck = Deck("deck", ((LAND, 98), (spark, 1)), commanders=((red, 1),))
    assert "color identity" not in [one.code for one in violations(deck, CASUAL_COMMANDER)]
    changed = replace(deck, commanders=((green, 1),))
    assert "color identity" in [one.code for one in violations(changed, CASUAL_COMMANDER)]
    back = replace(changed, commanders=((red, 1),))
    assert "color identity" not in [one.code for one in violations(back, CASUAL_COMMANDER)]


@pytest.mark.parametrize(
    ("card", "fault"),
    [
        (permanent("Both", cost="{R}{G}"), []),
        (permanent("Neither", cost="{2}"), []),
        (permanent("Third", cost="{U}"), ["color identity"]),
        (permanent("Half", cost="{R/U}"), ["color identity"]),
        (permanent("Spoken", text="{U}: You gain 1 life."), ["color identity"]),
        (permanent("Peak", "Land — Mountain Forest", cost=""), []),
        (permanent("Shore", "Land — Island", cost=""), ["color identity"]),
    ],
)
def test_903_5c_each_card_keeps_to_the_colors_of_the_commander(
    shared: Path, card: Card, fault: list[str]
) -> None:
    wort = Corpus(shared).card("Wort, the Raidmother")
    deck = Deck("deck", ((LAND, 98), (card, 1)), commanders=((wort, 1),))
    found = [one.code for one in violations(deck, CASUAL_COMMANDER)]
    assert [one for one in found if one != "too many copies"] == fault


@pytest.mark.parametrize("name", list(COMMANDED))
def test_903_5_the_decks_of_the_package_keep_to_the_rules(name: str) -> None:
    assert violations(theme(name, known), CASUAL_COMMANDER) == ()


def faults_of_brawl(deck: Deck) -> list[tuple[str, str]]:
    """What is wrong with a deck of Brawl, and by which rule."""
    return [(one.code, one.rule) for one in violations(deck, CASUAL_BRAWL)]


def plains(count: int) -> tuple[tuple[Card, int], ...]:
    card = starter.card("Plains")
    assert card is not None
    return ((card, count),)


def test_903_12c_a_planeswalker_leads_in_brawl() -> None:
    walker = text_card("Ajani", "Legendary Planeswalker — Ajani", "[+1]: Draw a card.", cost="{W}")
    deck = Deck("deck", plains(59), commanders=((walker, 1),))
    assert faults_of_brawl(deck) == []
    assert ("not a commander", "903.12c") in faults_of_brawl(
        replace(deck, commanders=((permanent("Relic", "Legendary Artifact", cost="{W}"), 1),))
    )


@pytest.mark.parametrize(("count", "code"), [(58, "too few cards"), (60, "too many cards")])
def test_903_12d_a_deck_of_brawl_has_sixty_cards(count: int, code: str) -> None:
    white = creature("Legend", types="Legendary Creature — Human", cost="{W}")
    deck = Deck("deck", plains(count), commanders=((white, 1),))
    assert faults_of_brawl(deck) == [(code, "903.12d")]


def test_903_12e_a_commander_without_colors_lets_one_basic_land_type_in() -> None:
    deck = Deck("deck", plains(59), commanders=((leader("Golem"), 1),))
    assert faults_of_brawl(deck) == []
    island = starter.card("Island")
    assert island is not None
    mixed = replace(deck, main=(*plains(58), (island, 1)))
    assert faults_of_brawl(mixed) == [("color identity", "903.5d")]


def test_903_4e_the_identity_has_the_colors_of_an_adventure_too(shared: Path) -> None:
    assert color_identity(Corpus(shared).card("Bonecrusher Giant // Stomp")) == Color.RED
    found = color_identity(Corpus(shared).card("Murderous Rider // Swift End"))
    assert found == Color.BLACK


# -- formats that players made up ------------------------------------------------------------------

WALKER = text_card("Walker", "Planeswalker — Walker", "[+1]: You gain 1 life.", cost="{R}")
SIGNED = text_card("Bolt", "Instant", "You gain 3 life.", cost="{R}")
FOREIGN = text_card("Drain", "Sorcery", "You gain 3 life.", cost="{B}")


def signed(*leaders: Card) -> list[str]:
    """What is wrong with an Oathbreaker deck that these cards lead."""
    deck = Deck("deck", ((LAND, 60 - len(leaders)),), commanders=tuple((one, 1) for one in leaders))
    found = violations(deck, CASUAL_OATHBREAKER)
    return [one.code for one in found if one.code != "too many copies"]


def test_a_planeswalker_leads_in_oathbreaker_with_a_signature_spell() -> None:
    assert signed(WALKER, SIGNED) == []
    assert signed(WALKER) == ["no signature spell"]
    assert signed(SIGNED) == ["no commander"]
    assert signed(leader("Legend"), SIGNED) == ["not a commander", "no commander"]
    assert signed(WALKER, SIGNED, SIGNED) == ["two commanders"]


def test_the_signature_spell_keeps_to_the_colors_of_the_oathbreaker() -> None:
    assert "color identity" in signed(WALKER, FOREIGN)


def test_any_creature_leads_in_pauper_commander_and_some_cards_do_nothing_else() -> None:
    uncommon, common = creature("Uncommon", cost="{1}"), creature("Common", cost="{1}")
    lists = replace(PAUPER_COMMANDER, most_copies=None, only_leading=frozenset({"Uncommon"}))
    led = Deck("led", ((LAND, 99),), commanders=((uncommon, 1),))
    other = Deck("other", ((LAND, 98), (uncommon, 1)), commanders=((common, 1),))
    assert violations(led, lists) == ()
    assert [one.code for one in violations(other, lists)] == ["not legal"]
    assert [one.card for one in violations(other, lists)] == ["Uncommon"]


def test_a_card_that_never_leads_may_be_in_a_deck() -> None:
    banned = leader("Banned")
    lists = replace(COMMANDER, most_copies=None, never_leading=frozenset({"Banned"}))
    led = Deck("led", ((LAND, 99),), commanders=((banned, 1),))
    other = Deck("other", ((LAND, 98), (banned, 1)), commanders=((leader("Legend"), 1),))
    assert [one.code for one in violations(led, lists)] == ["not a commander"]
    assert violations(other, lists) == ()


@pytest.mark.parametrize(
    ("name", "only", "never"),
    [
        ("pauper commander", {"Uncommon"}, set()),
        ("duel commander", set(), {"Uncommon"}),
        ("oathbreaker", set(), set()),
    ],
)
def test_what_card_data_call_restricted_is_said_by_the_format(
    tmp_path: Path, name: str, only: set[str], never: set[str]
) -> None:
    present = {"Common": "Legal", "Uncommon": "Restricted", "Bad": "Banned"}
    prints = Prints(lambda codes: frozenset(), lambda word: present)
    found = Formats(tmp_path, prints).called(name)
    assert found.cards == present.keys()
    assert found.banned == {"Bad"}
    assert (set(found.only_leading), set(found.never_leading)) == (only, never)
    assert found.restricted == ({"Uncommon"} if name == "oathbreaker" else set())
    assert found.commander is not None


def test_pauper_commander_is_not_known_without_card_data(tmp_path: Path) -> None:
    prints = Prints(lambda codes: frozenset())
    with pytest.raises(DeckError, match="common"):
        Formats(tmp_path, prints).called("pauper commander")


@pytest.mark.parametrize("name", list(BRAWLED))
def test_903_12d_the_decks_of_the_package_for_brawl_keep_to_the_rules(name: str) -> None:
    deck = theme(name, known)
    assert violations(deck, CASUAL_BRAWL) == ()
    assert deck.size + 1 == 60


def test_each_variant_with_commanders_has_its_own_decks() -> None:
    for variant in (one for one in VARIANTS if one.commanders):
        for name in ready_for(variant):
            assert violations(theme(name, known), casual_for(variant)) == (), (variant.name, name)
    assert ready_for(BRAWL) == tuple(BRAWLED)
    assert ready_for(OATHBREAKER) == ()
