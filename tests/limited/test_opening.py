"""What is opened for limited play, in its time; decks of a pool; drafts in files."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from jajna.cards.pool import Pool
from jajna.cards.sets import (
    BoosterData,
    CardSet,
    Contents,
    Numbered,
    SheetData,
    embedded_sets,
)
from jajna.era import find
from jajna.errors import DeckError
from jajna.formats.boosters import BASIC_LANDS
from jajna.formats.deck import Finish, Printing
from jajna.formats.decklist import read_list, write_deck
from jajna.formats.dialects.writers import Dialect
from jajna.limited.cubes import Cube, Layout, Slot, cube_of, cube_packs
from jajna.limited.decks import deck_of, rest_of
from jajna.limited.drafts import DraftError, DraftKind, Setup, begin
from jajna.limited.kept import Sitting, read, write
from jajna.limited.opening import set_packs
from jajna.tournaments.locks import digest_of

(EIGHTH,) = embedded_sets()
LARGE = CardSet(
    "LRG",
    "A Large Expansion",
    "2002-10-07",
    0,
    tuple(
        Numbered(name, str(number), rarity)
        for number, (name, rarity) in enumerate(
            [
                *((name, "common") for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")),
                *((f"C{number}", "common") for number in range(110)),
                *((f"U{number}", "uncommon") for number in range(110)),
                *((f"R{number}", "rare") for number in range(110)),
            ],
            1,
        )
    ),
)


def opened_sealed(printed: CardSet, era: str) -> list[list[Printing]]:
    """The pools of two players."""
    packs = set_packs(DraftKind.SEALED, 2, printed, era=find(era), seed=4)
    draft = begin(Setup(DraftKind.SEALED, ("Ann", "Bob"), packs))
    assert draft.is_over
    return draft.pools


FOILS = CardSet(
    "FLS",
    "Foils",
    "",
    0,
    (*(Numbered(f"C{number}", str(number), "common") for number in range(30)),
     Numbered("Forest", "30", "common")),
    {"draft": BoosterData(
        (Contents({"common": 14, "shiny": 1}),),
        {"shiny": SheetData({str(number): 1 for number in range(31)}, foil=True)},
    )},
)  # fmt: skip


def test_the_foils_of_a_pool_are_in_the_deck_that_is_made_of_it() -> None:
    cards = ("Shock", "8ED", "222"), ("Shock", "8ED", "222", Finish.FOIL), ("Forest", "8ED", "347")
    pool = [*(Printing(*one) for one in cards), Printing("Forest", "8ED", "348", Finish.FOIL)]
    deck = deck_of("Deck", pool, {"Shock": 2, "Forest": 38}, Pool().card)

    lines = write_deck(deck, Dialect.MOXFIELD).splitlines()
    assert lines == [
        "About", "Name Deck", "", "Deck",
        "1 Shock (8ED) 222", "1 Shock (8ED) 222 *F*", "37 Forest", "1 Forest (8ED) 348 *F*",
    ]  # fmt: skip
    one_less = deck_of("Deck", pool, {"Shock": 1, "Forest": 39}, Pool().card)
    assert write_deck(one_less, Dialect.MOXFIELD).endswith("Sideboard\n1 Shock (8ED) 222 *F*\n")


def test_foils_that_are_drafted_stay_foils(tmp_path: Path) -> None:
    packs = set_packs(DraftKind.BOOSTER, 2, FOILS, seed=2)
    opened = Counter(card for one in packs for pack in one for card in pack)
    sitting = Sitting.begun(Setup(DraftKind.BOOSTER, ("Ann", "Bob"), packs), ["", ""], "current")
    while not sitting.draft.is_over:
        for seat in range(2):
            if sitting.draft.asked(seat) is not None:
                sitting.pick(seat, 0)
    write(tmp_path / "draft.json", sitting)
    again = read(tmp_path / "draft.json").draft

    assert Counter(card for pool in again.pools for card in pool) == opened
    assert sum(card.finish is Finish.FOIL for card in opened.elements()) == 6


def test_the_lock_of_a_list_asks_for_no_printings() -> None:
    plain, foil = (
        deck_of("Deck", [Printing("Shock", "8ED", "222", one)], {"Shock": 1, "Forest": 39},
                Pool().card)
        for one in (Finish.PLAIN, Finish.FOIL)
    )  # fmt: skip

    assert plain != foil and digest_of(plain) == digest_of(foil)


# Sealed deck play


def test_sealed_deck_play_of_2003_opens_a_tournament_pack_and_two_boosters() -> None:
    for pool in opened_sealed(LARGE, "2003-07"):
        lands = Counter(card.card for card in pool if card.card in BASIC_LANDS)
        assert len(pool) == 105
        assert lands == dict.fromkeys(("Plains", "Island", "Swamp", "Mountain", "Forest"), 6)


def test_eighth_edition_had_no_tournament_packs() -> None:
    (pool, _) = opened_sealed(EIGHTH, "2003-07")

    assert len(pool) == 5 * 15


def test_sealed_deck_play_of_today_opens_six_boosters() -> None:
    assert [len(pool) for pool in opened_sealed(EIGHTH, "current")] == [90, 90]
    first, second = opened_sealed(EIGHTH, "current")
    assert first != second


def test_what_others_have_opened_stays_hidden() -> None:
    packs = set_packs(DraftKind.SEALED, 2, EIGHTH)
    draft = begin(Setup(DraftKind.SEALED, ("Ann", "Bob"), packs))

    assert draft.view(0).pools[1] == () and len(draft.view(0).pools[0]) == 90


# Packs of drafts, and of cubes


def test_a_booster_draft_of_eight_opens_24_boosters() -> None:
    packs = set_packs(DraftKind.BOOSTER, 8, EIGHTH, seed=9)

    assert [len(one) for one in packs] == [8, 8, 8]
    assert len({pack for one in packs for pack in one}) == 24
    assert packs == set_packs(DraftKind.BOOSTER, 8, EIGHTH, seed=9)
    assert packs != set_packs(DraftKind.BOOSTER, 8, EIGHTH, seed=10)


def cube(count: int) -> Cube:
    cards = tuple(Printing(f"Card {number}", "") for number in range(count))
    return Cube((Slot("", cards),), (Layout(1, (("", 15),)),))


@pytest.mark.parametrize("kind", DraftKind)
def test_each_card_of_a_cube_is_dealt_once_at_most(kind: DraftKind) -> None:
    packs = cube_packs(kind, 2, cube(360), seed=1)
    cards = [card for one in packs for pack in one for card in pack]

    assert len(set(cards)) == len(cards)
    assert not begin(Setup(kind, ("Ann", "Bob"), packs)).view(0).round


@pytest.mark.parametrize(
    "text", ["1 Mountain\n1 Roots of All Evil", "1 Mountain\n\nSchemes\n1 Roots of All Evil"]
)
def test_314_1_a_cube_has_cards_for_decks_alone(text: str) -> None:
    deck = read_list(text, Pool().card).deck
    with pytest.raises(DraftError, match="take out Roots of All Evil"):
        cube_of(deck)


def test_a_cube_must_be_large_enough() -> None:
    with pytest.raises(DraftError, match="needs 360 cards, and the list has 359"):
        cube_packs(DraftKind.BOOSTER, 8, cube(359))


# Decks


POOL = [*(Printing("Grizzly Bears", "8ED") for _ in range(6)), Printing("Shock", "8ED")]


def test_100_2b_a_deck_has_forty_cards_and_all_copies_that_one_has() -> None:
    lookup = Pool().card
    made = deck_of("Deck", POOL, {"Grizzly Bears": 6, "Forest": 34}, lookup)

    assert (made.size, [(card.name, count) for card, count in made.sideboard]) == (
        40,
        [("Shock", 1)],
    )
    with pytest.raises(DeckError, match="at least 40 cards, and this has 39"):
        deck_of("Deck", POOL, {"Forest": 39}, lookup)


def test_100_2b_a_deck_has_no_card_that_was_not_opened() -> None:
    with pytest.raises(DeckError, match="7 Grizzly Bears can't be in the deck: 6 were opened"):
        deck_of("Deck", POOL, {"Grizzly Bears": 7, "Forest": 33}, Pool().card)


def test_100_4b_what_is_left_of_a_pool_is_the_sideboard() -> None:
    assert rest_of(POOL, {"Grizzly Bears": 2}) == {"Grizzly Bears": 4, "Shock": 1}


# In files


def sitting() -> Sitting:
    packs = set_packs(DraftKind.BOOSTER, 2, EIGHTH, seed=2)
    return Sitting.begun(Setup(DraftKind.BOOSTER, ("Ann", "Bob"), packs), ["", "rarity"], "current")


def test_a_draft_is_read_as_it_was_written(tmp_path: Path) -> None:
    made = sitting()
    made.pick(0, 3)
    made.pick(1, 2, for_somebody=True)
    made.build(0, {"Forest": 40})
    write(tmp_path / "draft.json", made)
    found = read(tmp_path / "draft.json")

    assert found.draft.pools == made.draft.pools and found.draft.view(0) == made.draft.view(0)
    assert (found.players, found.picked_for) == (["", "rarity"], [[], [0]])
    assert found.decks == [{"Forest": 40}, {}]


@pytest.mark.parametrize(
    "change",
    [
        lambda text: "{}",
        lambda text: text[:200],
        lambda text: text.replace('"picks":[[3]', '"picks":[[99]'),
        lambda text: text.replace('"version":1', '"version":9'),
        lambda text: text.replace('"players":["","rarity"]', '"players":[""]'),
    ],
)
def test_a_damaged_file_is_refused_by_its_name(tmp_path: Path, change: object) -> None:
    made = sitting()
    made.pick(0, 3)
    path = tmp_path / "draft.json"
    write(path, made)
    assert callable(change)
    path.write_text(change(path.read_text()))

    with pytest.raises(DraftError, match=r"draft\.json"):
        read(path)
