"""Decks with commanders of a pool, as programs build them. CR 903.13e, 903.13f."""

from __future__ import annotations

from collections import Counter

from jajna.agents.drafting import Prospects
from jajna.agents.drafting.commander_decks import leaders_of, led_by, led_deck
from jajna.card import Card
from jajna.errors import CardError
from jajna.formats.commanders import Commanders
from jajna.formats.construction import COMMANDER_DRAFT, COMMANDER_MASTERS_DRAFT
from jajna.formats.deck import Printing
from jajna.limited.decks import commander_deck_of
from jajna.messages import Message
from tests.mechanics.bench import creature, permanent, text_card

KNOWN = {
    one.name: one
    for one in (
        creature("Elder", 3, 3, types="Legendary Creature — Elf", cost="{G}"),
        creature("Smith", 5, 5, types="Legendary Creature — Dwarf", cost="{R}"),
        creature("Ann", 2, 2, "Partner", types="Legendary Creature — Human", cost="{G}"),
        creature("Bob", 2, 2, "Partner", types="Legendary Creature — Human", cost="{R}"),
        creature("Golem", 2, 2, types="Legendary Creature — Golem", cost="{2}"),
        creature("Cub", cost="{G}"),
        creature("Boar", cost="{R}"),
        creature("Spy", cost="{G}", text="{U}: Draw a card."),
        permanent("Relic"),
        *(
            text_card(name, f"Basic Land — {name}", "", cost="")
            for name in ("Forest", "Mountain", "Plains", "Island", "Swamp")
        ),
        text_card("Wastes", "Basic Land", "", cost=""),
        creature(
            "The Prismatic Piper",
            3,
            3,
            "If ~ is your commander, choose a color before the game begins. ~ is the chosen "
            "color.\nPartner",
            types="Legendary Creature — Shapeshifter",
            cost="{5}",
        ),
    )
}


def lookup(name: str) -> Card:
    """A card of these."""
    if name not in KNOWN:
        raise CardError(Message("no card"))
    return KNOWN[name]


def rules(masters: bool = False) -> Commanders:
    """What is asked of commanders after a draft."""
    found = (COMMANDER_MASTERS_DRAFT if masters else COMMANDER_DRAFT).commander
    assert found is not None
    return found


def test_903_13f_leaders_are_legends_alone_and_partners_together() -> None:
    names = ["Elder", "Ann", "Bob", "Cub", "Elder", "Unknown"]

    assert leaders_of(names, lookup, rules()) == [("Elder",), ("Ann",), ("Bob",), ("Ann", "Bob")]


def test_903_13f_legends_of_one_color_are_partners_after_commander_masters() -> None:
    assert ("Elder", "Smith") in leaders_of(["Elder", "Smith"], lookup, rules(masters=True))
    assert ("Elder", "Smith") not in leaders_of(["Elder", "Smith"], lookup, rules())


def test_903_5c_only_cards_of_their_color_identity_are_in_the_deck() -> None:
    _, made = led_by(("Elder",), ["Elder", *["Cub"] * 9, *["Boar"] * 9, "Spy", "Relic"],
                     Prospects(lookup), lookup)  # fmt: skip

    assert made.main["Cub"] == 9
    assert not {"Boar", "Spy", "Mountain", "Elder"} & set(made.main)
    assert sum(made.main.values()) == 59
    deck = commander_deck_of(
        "deck",
        [Printing(one, "TST") for one in ("Elder", *["Cub"] * 9, "Relic")],
        Counter(made.leaders),
        made.main,
        lookup,
    )
    assert deck.size == 59


def test_903_5c_a_colorless_commander_leads_colorless_lands() -> None:
    _, made = led_by(("Golem",), ["Golem", "Relic", "Cub"], Prospects(lookup), lookup)

    assert made.main == {"Relic": 1, "Wastes": 58}


def test_903_13e_what_a_set_adds_leads_only_where_nobody_else_can() -> None:
    prospects = Prospects(lookup)
    cubs, piper = ["Cub"] * 40, "The Prismatic Piper"
    alone = led_deck(cubs, prospects, lookup, rules(), piper)
    assert alone is not None
    assert alone.leaders == (piper,)
    assert alone.main["Cub"] > 30 and alone.main["Forest"] > 10
    led = led_deck([*cubs, "Elder"], prospects, lookup, rules(), piper)
    assert led is not None
    assert led.leaders == ("Elder",)
    assert led_deck(cubs, prospects, lookup, rules()) is None


def test_the_leader_whose_colors_the_pool_has_is_chosen() -> None:
    pool = ["Elder", "Smith", *["Cub"] * 30, *["Boar"] * 3]
    made = led_deck(pool, Prospects(lookup), lookup, rules())

    assert made is not None
    assert made.leaders == ("Elder",)
