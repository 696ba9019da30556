"""Deck lists of other programs: each dialect is read as it is meant, written, and read back."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jajna.card import Card, Face
from jajna.errors import CardError, UnsupportedCardError
from jajna.formats.deck import Copies, Deck, Finish, Printing
from jajna.formats.decklist import (
    DeckListError,
    decoded,
    known_names,
    read_deck,
    read_list,
    write_deck,
)
from jajna.formats.dialects.recognition import listing_in
from jajna.formats.dialects.writers import (
    WITH_FINISHES,
    WITHOUT_COMMANDERS,
    Dialect,
    losses,
    written,
)
from jajna.vocab import Supertype, Type


def card(name: str, layout: str = "normal", basic: bool = False) -> Card:
    """A card without abilities."""
    kind, more = (Type.LAND, Supertype.BASIC) if basic else (Type.CREATURE, 0)
    faces = tuple(Face(part, None, 0, kind, more) for part in name.split(" // "))
    return Card(name, faces, layout)


NAMES = ("Lightning Bolt", "Goblin Piker", "Hazmat Suit (Used)", "1996 World Champion", "Lurrus",
         "Krenko", "Sol Ring", "Jötun Grunt")  # fmt: skip
CARDS = {name: card(name) for name in NAMES}
CARDS["Fire // Ice"] = card("Fire // Ice", "split")
CARDS["Mountain"] = card("Mountain", basic=True)
SINGLES = {f"Goblin {number}": card(f"Goblin {number}") for number in range(70)}
BOLT, PIKER, MOUNTAIN = CARDS["Lightning Bolt"], CARDS["Goblin Piker"], CARDS["Mountain"]
KRENKO, LURRUS, RING = CARDS["Krenko"], CARDS["Lurrus"], CARDS["Sol Ring"]


def lookup(name: str) -> Card:
    """Find a card as a pool does: slashes, case and accents don't count."""
    plain = name.casefold().replace("ö", "o").replace("//", "/").replace(" ", "")
    for one in (*CARDS.values(), *SINGLES.values()):
        full = one.name.casefold().replace("ö", "o").replace("//", "/").replace(" ", "")
        if plain == full:
            return one
    if name == "Shahrazad":
        raise UnsupportedCardError("Shahrazad can't be played: players play a subgame")
    raise CardError(f"There is no card named {name!r}.")


BURN = Deck("", ((BOLT, 4), (MOUNTAIN, 20)), ((PIKER, 2),))
PRINTINGS = (Printing("Lightning Bolt", "M10", "146"),)


def same(deck: Deck) -> tuple[Copies, Copies, Copies]:
    """What lists of all dialects say of a deck."""
    return deck.main, deck.sideboard, deck.commanders


@pytest.mark.parametrize(
    "text",
    [
        "// Deck file for Magic Workstation\n// NAME : Burn\n    4 [M10] Lightning Bolt (2)\n"
        "    20 [M10] Mountain (1)\nSB: 2 [M10] Goblin Piker",
        "NAME:Burn\nAUTHOR:Ann\n4 [M10:146] Lightning Bolt\n20 [M10:242] Mountain\n"
        "SB: 2 [M10:1] Goblin Piker\nLAYOUT MAIN:(1,2)(NONE,false,50)|([M10:146])",
        "[metadata]\nName=Burn\n[Main]\n4 Lightning Bolt|M10|1\n20 Mountain|M10\n[Sideboard]\n"
        "2 Goblin Piker+|M10",
        "4 Lightning Bolt (M10) 146 *F* #burn #!best\n20 Mountain (M10) 242\n\nSIDEBOARD:\n"
        "2 Goblin Piker (M10) 1 *E*",
        "4x Lightning Bolt (m10) 146 *F* [Burn{top},Red] ^Have,#37d67a^\n"
        "20x Mountain (m10) 242 [Land]\n2x Goblin Piker (m10) 1 [Sideboard{noDeck}{noPrice}]\n"
        "1x Sol Ring (cmd) 1 [Maybeboard{noDeck}{noPrice}]",
        "//Main\n4 [M10#146] Lightning Bolt\n20 Mountain # the land\n\n//Sideboard\n"
        "2 Goblin Piker\n\n//Maybeboard\n1 Sol Ring",
        "// MAINBOARD\n4 Lightning Bolt\n20 Mountain\n\n// SIDEBOARD\n2 Goblin Piker",
        "Creatures (0)\n\nInstants (4)\n4 Lightning Bolt\n\nLands (20)\n20 Mountain\n\n"
        "Sideboard (2)\n2 Goblin Piker",
        "// Instants\nLightning Bolt x4\n\n// Lands\nMountain x20\n\n// Sideboard\nx2 Goblin Piker",
        "4\tLightning Bolt\n20\tMountain\n\n2\tGoblin Piker",
        "[4] Lightning Bolt\n[20] Mountain\n\n[2] Goblin Piker",
        "* 4 Lightning Bolt\n- 20 Mountain\n\nSideboard\n• 2 Goblin Piker",
        '<?xml version="1.0" encoding="utf-8"?>\n<Deck xmlns:xsd="x">\n<NetDeckID>0</NetDeckID>\n'
        '<Cards CatID="1" Quantity="4" Sideboard="false" Name="Lightning Bolt" Annotation="0" />\n'
        '<Cards CatID="2" Quantity="20" Sideboard="false" Name="Mountain" />\n'
        '<Cards CatID="3" Quantity="2" Sideboard="true" Name="Goblin Piker" /></Deck>',
        '<cockatrice_deck version="1"><deckname>Burn</deckname><comments></comments>'
        '<zone name="main"><card number="4" price="0" name="Lightning Bolt"/>'
        '<card number="20" name="Mountain"/></zone><zone name="side">'
        '<card name="Goblin Piker"/><card name="Goblin Piker"/></zone>'
        '<zone name="tokens"><card number="1" name="Goblin"/></zone></cockatrice_deck>',
        '<deck game="a6c8d2e8"><section name="Main"><card qty="4" id="x">Lightning Bolt</card>'
        '<card qty="20" id="y">Mountain</card></section><section name="Sideboard">'
        '<card qty="2" id="z">Goblin Piker</card></section></deck>',
        '<deck version="0.8"><superzone name="Deck">'
        + "<card><name id=''>Lightning Bolt</name><set>m10</set></card>" * 4
        + "<card><name id=''>Mountain</name></card>" * 20
        + '</superzone><superzone name="Sideboard">'
        + "<card><name id=''>Goblin Piker</name></card>" * 2
        + "</superzone></deck>",
        json.dumps(
            {
                "meta": {"date": "2026-01-01"},
                "data": {
                    "name": "Burn",
                    "mainBoard": [
                        {"name": "Lightning Bolt", "count": 4, "setCode": "M10", "number": "146"},
                        {"name": "Mountain", "count": 20, "uuid": "x"},
                    ],
                    "sideBoard": [{"name": "Goblin Piker", "count": 2}],
                },
            }
        ),
        "Quantity,Name,Set Code,Board\n4,Lightning Bolt,M10,main\n20,Mountain,,main\n"
        "2,Goblin Piker,,sideboard",
        'sep=,\nFolder Name,Quantity,Trade Quantity,Card Name,Set Code,Sideboard\n'
        '"A, B",4,0,Lightning Bolt,M10,false\nx,20,0,Mountain,M10,\nx,2,0,Goblin Piker,M10,true',
        "Count;Name\n4;Lightning Bolt\n20;Mountain\n".replace("Name", "Name;Board")
        .replace("Bolt\n", "Bolt;\n").replace("Mountain\n", "Mountain;\n") + "2;Goblin Piker;Side",
    ],
)  # fmt: skip
def test_a_deck_is_the_same_in_every_dialect(text: str) -> None:
    assert same(read_deck(text, lookup)) == same(BURN)


def test_commanders_are_found_in_every_way_of_marking_them() -> None:
    rest = "\n".join(f"1 {name}" for name in SINGLES) + "\n29 Mountain"
    for text in (
        f"Commander\n1 Krenko\n\nDeck\n{rest}",
        f"// COMMANDER\n1 Krenko\n\n// MAINBOARD\n{rest}",
        f"1 Krenko\n\n{rest}",
        f"{rest}\n\n1 Krenko",
        f"1x Krenko *CMDR*\n{rest}",
        f"1 Krenko # !Commander\n{rest}",
        f"1x Krenko (ddt) 1 [Commander{{top}}]\n{rest}",
        f"[Commander]\n1 Krenko|DDT\n[Main]\n{rest}",
    ):
        deck = read_deck(text, lookup)
        assert deck.commanders == ((KRENKO, 1),), text[:20]
        assert (deck.size, deck.sideboard) == (99, ())


def test_a_commander_that_is_only_guessed_at_is_said_to_be() -> None:
    rest = "\n".join(f"1 {name}" for name in SINGLES) + "\n29 Mountain"

    assert "read as the commander" in str(read_list(f"1 Krenko\n\n{rest}", lookup).notes[0])
    assert read_list(f"Commander\n1 Krenko\n\nDeck\n{rest}", lookup).notes == ()


def test_903_5_in_a_dialect_without_commanders_one_is_found_in_the_sideboard() -> None:
    singles = tuple((one, 1) for one in SINGLES.values())
    led = Deck("", (*singles, (MOUNTAIN, 29)), commanders=((KRENKO, 1),))
    twos = Deck("", ((BOLT, 70), (MOUNTAIN, 29)), ((KRENKO, 1),))

    for dialect in WITHOUT_COMMANDERS:
        read = read_list(write_deck(led, dialect), lookup)
        assert same(read.deck) == same(led), dialect
        assert "read as the commander" in str(read.notes[0])
        assert same(read_deck(write_deck(twos, dialect), lookup)) == same(twos)


def test_702_139a_a_companion_is_a_card_of_the_sideboard() -> None:
    both = read_deck("Companion\n1 Lurrus\n\nDeck\n60 Mountain\n\nSideboard\n1 Lurrus", lookup)
    once = read_deck("Companion\n1 Lurrus\n\nDeck\n60 Mountain", lookup)

    assert both == once
    assert (both.companion, both.sideboard) == (LURRUS, ((LURRUS, 1),))


def test_what_is_not_of_the_deck_is_left_out_and_counted() -> None:
    read = read_list("Deck\n60 Mountain\n\nMaybeboard\n3 Sol Ring\n\nTokens\n1 Goblin", lookup)

    assert same(read.deck) == (((MOUNTAIN, 60),), (), ())
    assert "4 cards aren't of the deck" in str(read.notes[0])
    one = read_list("Deck\n60 Mountain\n\nTokens\n1 Goblin", lookup)
    assert "one card isn't of the deck" in str(one.notes[0])


def test_names_without_counts_are_one_card_each_where_no_line_has_one() -> None:
    deck = read_deck("Lightning Bolt\nGoblin Piker\n\nFire/Ice\n", lookup)

    assert deck.main == ((BOLT, 1), (PIKER, 1), (CARDS["Fire // Ice"], 1))


def test_a_set_that_is_part_of_a_name_is_no_set() -> None:
    deck = read_deck("1 Hazmat Suit (Used)\n2 1996 World Champion\n1 Jotun Grunt (CSP) 8", lookup)

    assert [(one.name, count) for one, count in deck.main] == [
        ("Hazmat Suit (Used)", 1), ("1996 World Champion", 2), ("Jötun Grunt", 1)
    ]  # fmt: skip
    assert deck.printings == (Printing("Jötun Grunt", "CSP", "8"),)


def test_advice_is_given_only_where_it_helps() -> None:
    with pytest.raises(DeckListError) as caught:
        read_deck("Ramp\n4 Lightning Bolt\nMountain\n// fine\nDraw (12)\n", lookup)

    assert [str(one) for one in caught.value.problems] == [
        "line 1: 'Ramp' is neither a card with its count nor a heading that is known; a remark "
        "begins with //",
        "line 3: 'Mountain' has no count; for one copy write '1 Mountain'",
    ]


def test_a_slip_is_told_as_what_it_was_meant_for() -> None:
    with pytest.raises(DeckListError) as caught:
        read_deck("-3 Lightning Bolt\n20 Mountain\nSidebord\n2 Goblin Piker\n", lookup)

    assert [str(one) for one in caught.value.problems] == [
        "line 1: -3 copies: the count must be 1 to 1000",
        "line 3: 'Sidebord' is no card and no heading; did you mean Sideboard?",
    ]


def test_a_table_of_deckstats_is_read() -> None:
    deck = read_deck(
        "amount,card_name,is_foil,is_pinned,set_id,set_code,collector_number\n"
        '4,"Lightning Bolt",1,0,1,"M10","146"\n20,"Mountain",0,0,1,"M10","242"\n',
        lookup,
    )

    assert deck.main == ((BOLT, 4), (MOUNTAIN, 20))
    assert deck.printings[0] == FOIL


def test_a_table_of_magic_online_has_its_sideboard_and_numbers_of_how_many() -> None:
    table = (
        "Card Name,Quantity,ID #,Rarity,Set,Collector #,Premium,Sideboarded\n"
        "Lightning Bolt,4,1,Common,M10,146/249,Yes,No\nMountain,2,2,Land,M10,242/249,No,Yes\n"
    )
    deck = read_list(table, lookup).deck

    assert [(card.name, count) for card, count in deck.main] == [("Lightning Bolt", 4)]
    assert [(card.name, count) for card, count in deck.sideboard] == [("Mountain", 2)]
    assert deck.printings[0] == Printing("Lightning Bolt", "M10", "146", Finish.FOIL)


def test_a_column_may_say_the_part_or_the_type_of_a_card() -> None:
    table = "Card Type,Quantity,Card Name\nInstant,4,Lightning Bolt\nSideboard,2,Mountain\n"
    deck = read_list(table, lookup).deck

    assert [card.name for card, _ in deck.main] == ["Lightning Bolt"]
    assert [card.name for card, _ in deck.sideboard] == ["Mountain"]


def test_lines_of_like_copies_are_put_together_in_another_dialect() -> None:
    lackey = (
        '<deck version="0.8"><superzone name="Deck">'
        + "<card><name id=''>Lightning Bolt</name></card>" * 4
        + "<card><name id=''>Mountain</name></card>" * 2
        + "</superzone></deck>"
    )
    assert written(known_names(listing_in(lackey), lookup), Dialect.MTGO).splitlines()[-2:] == [
        "4 Lightning Bolt", "2 Mountain",
    ]  # fmt: skip
    printed = "1 Lightning Bolt (M10) 146\n2 Lightning Bolt\n1 Lightning Bolt (M10) 146"
    assert written(known_names(listing_in(printed), lookup), Dialect.ARENA) == (
        "Deck\n2 Lightning Bolt (M10) 146\n2 Lightning Bolt\n"
    )


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("<Deck><Cards Quantity='4' Name='Mountain'></Deck>", "this is no XML"),
        ("<!DOCTYPE d [<!ENTITY a 'b'>]><Deck>&a;</Deck>", "no declarations of its own"),
        ("<Deck><Cards Quantity='-4' Name='Mountain'/></Deck>", "-4 copies"),
        ("<Deck><Cards Quantity='4'/></Deck>", "names no card"),
        ("<a>" * 100, "this is no XML"),
        ('{"mainBoard": 3}', "this is no deck in JSON"),
        ('{"mainBoard": [{"name": "Mountain", "count": -1}]}', "-1 copies"),
        ("Quantity,Name\nfour,Mountain", "line 2: four copies"),
        ("sep=;\nQuantity;Name\n4;", "line 3: '4;' names no card"),
    ],
)
def test_what_is_damaged_says_where(text: str, why: str) -> None:
    with pytest.raises(DeckListError, match=why):
        read_deck(text, lookup)


def test_a_list_may_be_in_the_letters_of_windows() -> None:
    assert decoded("1 Jötun Grunt".encode("cp1252")) == "1 Jötun Grunt"
    assert decoded("\ufeff1 Jötun Grunt".encode()) == "1 Jötun Grunt"
    assert decoded(b"\x00\x01") is None


def test_a_card_that_is_not_known_is_passed_on_with_a_note() -> None:
    listing = known_names(listing_in("4 fire/ice\n1 Brand New Card\n1 Shahrazad"), lookup)

    assert written(listing, Dialect.MTGO) == "4 Fire/Ice\n1 Brand New Card\n1 Shahrazad\n"
    assert [str(one) for one in listing.notes] == [
        "line 2: There is no card named 'Brand New Card'."
    ]


copies = st.dictionaries(st.sampled_from(sorted(CARDS)), st.integers(1, 1000), max_size=6).map(
    lambda counts: tuple((CARDS[name], count) for name, count in counts.items())
)
KNOWS_COMMANDERS = (Dialect.ARENA, Dialect.MOXFIELD, Dialect.MTGO, Dialect.FORGE, Dialect.TABLE)
KNOWS_PRINTINGS = (
    Dialect.ARENA, Dialect.MOXFIELD, Dialect.COCKATRICE, Dialect.XMAGE, Dialect.TABLE
)  # fmt: skip
KNOWS_COMPANIONS = (Dialect.ARENA, Dialect.MOXFIELD, Dialect.MTGO, Dialect.TABLE)


PLAIN, FOIL = Printing("Lightning Bolt", "M10", "146"), Printing("Lightning Bolt", "M10", "146",
                                                                 Finish.FOIL)  # fmt: skip
ETCHED = Printing("Lightning Bolt", "2X2", "117", Finish.ETCHED)


@pytest.mark.parametrize("dialect", [Dialect.MOXFIELD, Dialect.TABLE])
@given(st.lists(st.sampled_from([PLAIN, FOIL, ETCHED]), min_size=1, max_size=6), st.integers(0, 6))
def test_foils_are_written_and_read_back_copy_by_copy(
    dialect: Dialect, printings: list[Printing], beside: int
) -> None:
    beside = min(beside, len(printings) - 1)
    main = ((BOLT, len(printings) - beside), (MOUNTAIN, 20))
    one_of_each = printings if len(set(printings)) > 1 else printings[:1]
    deck = Deck("", main, ((BOLT, beside),) if beside else (), tuple(one_of_each))

    assert read_deck(write_deck(deck, dialect), lookup) == deck


def test_forge_tells_foils_of_a_set() -> None:
    mixed = (PLAIN, PLAIN, FOIL, FOIL)
    text = write_deck(Deck("", ((BOLT, 4), (MOUNTAIN, 20)), (), mixed), Dialect.FORGE)

    assert text.splitlines()[1:3] == ["2 Lightning Bolt|M10", "2 Lightning Bolt+|M10"]
    assert [one.finish for one in read_deck(text, lookup).printings] == [
        Finish.PLAIN, Finish.PLAIN, Finish.FOIL, Finish.FOIL,
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "2 Lightning Bolt (M10) 146 *F*\n20 Mountain",
        "2x Lightning Bolt (m10) 146 *F* [Burn]\n20x Mountain",
        "Count,Name,Edition,Foil,Collector Number\n2,Lightning Bolt,m10,foil,146\n20,Mountain,,,",
        "Name,Set code,Collector number,Foil,Quantity\nLightning Bolt,M10,146,foil,2\n"
        "Mountain,M10,1,normal,20",
        "Quantity,Card Name,Set Code,Card Number,Printing\n2,Lightning Bolt,M10,146,Foil\n"
        "20,Mountain,M10,1,Normal",
        "Quantity,Name,Finish,Edition Code,Collector Number\n2,Lightning Bolt,Foil,m10,146\n"
        "20,Mountain,Normal,m10,1",
        '{"mainBoard": [{"name": "Lightning Bolt", "count": 2, "setCode": "M10", "number": "146", '
        '"isFoil": true}, {"name": "Mountain", "count": 20}]}',
    ],
)
def test_foils_are_told_from_plain_cards_in_lists_of_others(text: str) -> None:
    bolts = [one for one in read_deck(text, lookup).printings if one.card == "Lightning Bolt"]

    assert bolts == [FOIL]


@pytest.mark.parametrize("dialect", [one for one in Dialect if one not in WITH_FINISHES])
def test_a_dialect_without_foils_says_so_and_writes_the_card(dialect: Dialect) -> None:
    listing = listing_in("2 Lightning Bolt (M10) 146 *F*\n20 Mountain")

    assert [str(one) for one in losses(listing, dialect)] == ["foils aren't told from other cards"]
    assert read_deck(written(listing, dialect), lookup).main == ((BOLT, 2), (MOUNTAIN, 20))
    assert losses(listing_in("2 Lightning Bolt\n20 Mountain"), dialect) == []


def test_a_printing_of_some_copies_is_no_printing_of_the_others() -> None:
    deck = read_deck("3 Lightning Bolt\n1 Lightning Bolt (M10) 146\n20 Mountain", lookup)

    assert deck.main == ((BOLT, 4), (MOUNTAIN, 20))
    assert "3 Lightning Bolt\n1 Lightning Bolt (M10) 146\n" in write_deck(deck)


@pytest.mark.parametrize("dialect", Dialect)
@given(copies.filter(bool), copies, st.booleans(), st.booleans(), st.booleans())
def test_what_is_written_in_a_dialect_is_read_back(
    dialect: Dialect,
    main: Copies,
    sideboard: Copies,
    has_commander: bool,
    has_companion: bool,
    is_printed: bool,
) -> None:
    commanders: Copies = ((KRENKO, 1),) if has_commander and dialect in KNOWS_COMMANDERS else ()
    in_sideboard = any(one is LURRUS for one, _ in sideboard)
    companion = LURRUS if has_companion and in_sideboard and dialect in KNOWS_COMPANIONS else None
    held = any(one is BOLT for one, _ in (*main, *sideboard))
    printings = PRINTINGS if is_printed and held and dialect in KNOWS_PRINTINGS else ()
    deck = Deck("", main, sideboard, printings, commanders, companion)

    assert read_deck(write_deck(deck, dialect), lookup) == deck


@given(st.text(max_size=200))
def test_any_text_is_a_deck_or_an_error(text: str) -> None:
    try:
        read_deck(text, lookup)
    except DeckListError as error:
        assert error.problems
