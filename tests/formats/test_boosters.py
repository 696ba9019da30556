"""Boosters of a set: what is in them, how often, and that a number decides it. CR 206.2."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from jajna.cards.sets import (
    BoosterData,
    CardSet,
    Contents,
    Numbered,
    SheetData,
    embedded_sets,
    read_set_file,
)
from jajna.cards.sets import set_called as called
from jajna.era import ERAS, find
from jajna.errors import CardError
from jajna.formats.boosters import BASIC_LANDS, booster_of, filled
from jajna.formats.deck import Finish, Printing
from jajna.formats.products import BOOSTER, TOURNAMENT_PACK

EIGHTH = called("8ED", embedded_sets())
RARITIES = {one.number: one.rarity for one in EIGHTH.cards}


def kind_of(card: Printing) -> str:
    return "land" if card.card in BASIC_LANDS else RARITIES[card.number]


def a_set(*counts: tuple[str, int], size: int = 0, code: str = "TST") -> CardSet:
    """A set with so many cards of each rarity."""
    cards = [
        Numbered(f"{rarity} {number}", f"{place * 100 + number}", rarity)
        for place, (rarity, count) in enumerate(counts)
        for number in range(1, count + 1)
    ]
    return CardSet(code, "Test", "2026-01-01", size, tuple(cards))


@cache
def in_ten_thousand() -> Counter[Printing]:
    """How often each card came in boosters with the numbers from 0 on."""
    booster = booster_of(EIGHTH)
    return Counter(card for seed in range(10_000) for card in booster.opened(seed))


@pytest.mark.parametrize("seed", range(20))
def test_a_booster_of_eighth_edition_has_a_rare_three_uncommons_ten_commons_and_a_land(
    seed: int,
) -> None:
    cards = booster_of(EIGHTH).opened(seed)

    assert Counter(map(kind_of, cards)) == {"rare": 1, "uncommon": 3, "common": 10, "land": 1}
    assert len({one.card for one in cards}) == 15
    assert all(one.set_code == "8ED" and one.number.isdecimal() for one in cards)


def test_206_2_over_many_boosters_commons_come_oftenest_and_rares_least() -> None:
    came = in_ten_thousand()
    often = {
        rarity: [came[Printing(one.name, "8ED", one.number)] for one in EIGHTH.regular()
                 if one.rarity == rarity and one.name not in BASIC_LANDS]
        for rarity in ("common", "uncommon", "rare")
    }  # fmt: skip

    assert min(often["common"]) > max(often["uncommon"])
    assert min(often["uncommon"]) > max(often["rare"])
    assert min(often["rare"]) > 0


def test_the_number_of_a_booster_decides_its_cards() -> None:
    booster = booster_of(EIGHTH)
    assert booster.opened(7) == booster_of(EIGHTH).opened(7)
    assert len({booster.opened(seed) for seed in range(50)}) == 50


def test_a_set_whose_file_says_nothing_has_eleven_commons_three_uncommons_and_a_rare() -> None:
    made = booster_of(a_set(("common", 20), ("uncommon", 10), ("rare", 5)))
    found = Counter(one.card.split()[0] for one in made.opened(3))
    assert found == dict(zip(("common", "uncommon", "rare"), (11, 3, 1), strict=True))
    assert sum(count for _, count in BOOSTER.contents) == 15


@pytest.mark.parametrize(("name", "mythics"), [("2003-07", 5 / 10), ("current", 1 / 8)])
def test_206_2_the_rare_card_is_a_mythic_one_in_one_of_eight_boosters_where_there_are_any(
    name: str, mythics: float
) -> None:
    held = a_set(("common", 20), ("uncommon", 10), ("rare", 5), ("mythic", 5))
    made = booster_of(held, era=find(name))
    opened = [made.opened(seed) for seed in range(2000)]

    rares = [[one.card for one in cards if one.card[:4] in ("rare", "myth")] for cards in opened]
    assert {len(one) for one in rares} == {1}
    share = sum(one[0].startswith("mythic") for one in rares) / len(rares)
    assert abs(share - mythics) < 0.03


@pytest.mark.parametrize("name", list(ERAS))
def test_a_small_set_fills_its_boosters_with_the_cards_it_has(name: str) -> None:
    three = a_set(("common", 1), ("uncommon", 1), ("rare", 1))
    assert Counter(one.card for one in booster_of(three, era=find(name)).opened(0)) == {
        "common 1": 11,
        "uncommon 1": 3,
        "rare 1": 1,
    }
    commons = booster_of(a_set(("common", 3)), era=find(name)).opened(0)
    assert Counter(one.card for one in commons) == dict.fromkeys(
        ("common 1", "common 2", "common 3"), 5
    )


def test_a_tournament_pack_has_six_of_each_basic_land() -> None:
    cards = filled(TOURNAMENT_PACK, EIGHTH).opened(4)
    lands = Counter(one.card for one in cards if one.card in BASIC_LANDS)
    assert lands == dict.fromkeys(("Plains", "Island", "Swamp", "Mountain", "Forest"), 6)
    assert len(cards) == 75


def told(**sheets: SheetData) -> CardSet:
    contents = Contents(dict.fromkeys(sheets, 2))
    cards = (
        Numbered("Ant", "1", "common", "id-ant"),
        Numbered("Bee", "2", "common"),
        Numbered("Cat", "3", "rare"),
    )
    return CardSet(
        "TST", "Test", "", 2, cards, {"draft": BoosterData((contents,), sheets), "box": BOX}
    )


BOX = BoosterData((Contents({"rare": 1}),))


def test_sheets_call_cards_by_their_uuid_or_number_and_say_how_often_they_come() -> None:
    made = booster_of(told(main=SheetData({"id-ant": 1, "2": 3}, allow_duplicates=True)))
    came = Counter(card.card for seed in range(1000) for card in made.opened(seed))
    assert set(came) == {"Ant", "Bee"}
    assert abs(came["Ant"] / 2000 - 1 / 4) < 0.03


def test_no_card_of_a_sheet_comes_twice_unless_the_sheet_says_so() -> None:
    made = booster_of(told(main=SheetData({"1": 1, "2": 30})))
    assert {frozenset(one.card for one in made.opened(seed)) for seed in range(50)} == {
        frozenset(("Ant", "Bee"))
    }


def test_of_a_fixed_sheet_every_card_is_there() -> None:
    made = booster_of(told(main=SheetData({"1": 2, "3": 1}, fixed=True)))
    assert [one.card for one in made.opened(9)] == ["Ant", "Ant", "Cat"]


def test_a_sheet_may_have_cards_of_another_set() -> None:
    other = CardSet("OTH", "Other", "", 1, (Numbered("Owl", "1", "rare", "id-owl"),))
    data = SheetData({"id-owl": 1}, fixed=True)
    assert booster_of(told(main=data), (other,)).opened(1) == (Printing("Owl", "OTH", "1"),)
    with pytest.raises(CardError, match=r"'main' of TST has a card 'id-owl'.*add the file"):
        booster_of(told(main=data))


def test_cards_of_a_foil_sheet_are_foils() -> None:
    made = booster_of(told(main=SheetData({"1": 1, "2": 1}), foil=SheetData({"3": 1}, foil=True)))
    opened = made.opened(4)

    assert {one.card for one in opened if one.finish is Finish.FOIL} == {"Cat"}
    assert Printing("Cat", "TST", "3", Finish.FOIL) in opened
    assert {one.finish for one in opened if one.card != "Cat"} == {Finish.PLAIN}


def test_a_foil_sheet_is_other_data_than_the_same_without_foils() -> None:
    sheets = [SheetData({"1": 1, "2": 1}, foil=foil) for foil in (True, False)]
    foil, plain = (booster_of(told(main=one)) for one in sheets)

    assert foil.digest != plain.digest
    assert [one.plain for one in foil.opened(3)] == list(plain.opened(3))


def test_a_kind_of_booster_is_chosen_by_its_name() -> None:
    held = told(main=SheetData({"1": 1}, fixed=True))
    assert booster_of(held).kind == "draft"
    with pytest.raises(
        CardError, match="no boosters of the kind 'gift'; those that its file names: draft, box"
    ):
        booster_of(held, kind="gift")
    with pytest.raises(CardError, match="its file names: -"):
        booster_of(a_set(("common", 1)), kind="gift")


def test_cards_beyond_the_regular_set_are_in_no_booster() -> None:
    held = a_set(("common", 3), size=2)
    assert {one.card for one in booster_of(held).opened(1)} == {"common 1", "common 2"}
    nothing = CardSet("TST", "Test", "", 0, (Numbered("Promo", "1", "special"),))
    with pytest.raises(CardError, match="TST has no cards for boosters"):
        booster_of(nothing)


def test_a_sheet_that_is_not_there_is_refused() -> None:
    broken = {"default": BoosterData((Contents({"shiny": 1}),))}
    held = CardSet("TST", "Test", "", 0, (Numbered("Ant", "1", "common"),), broken)
    with pytest.raises(CardError, match="boosters of TST have no sheet 'shiny'"):
        booster_of(held)


def test_a_booster_of_onslaught_has_a_rare_three_uncommons_and_eleven_commons(
    shared: Path,
) -> None:
    sets = read_set_file(shared / "corpus/sets.json.xz")
    onslaught = called("ONS", sets)
    rarities = {one.number: one.rarity for one in onslaught.cards}
    for seed in range(20):
        cards = booster_of(onslaught, sets).opened(seed)
        found = Counter(rarities[one.number] for one in cards)
        assert found == {"rare": 1, "uncommon": 3, "common": 11}
        assert not {one.card for one in cards} & BASIC_LANDS


# The frequencies are those that the data say


def chi_square(came: Counter[str], expected: dict[str, float]) -> float:
    """How far counts are from what is expected, in standard deviations of the chi-square
    distribution (Wilson and Hilferty's approximation).
    """
    degrees = len(expected) - 1
    found = sum((came[name] - wanted) ** 2 / wanted for name, wanted in expected.items())
    spread = 2 / (9 * degrees)
    return float(((found / degrees) ** (1 / 3) - (1 - spread)) / spread**0.5)


@pytest.mark.slow
@pytest.mark.parametrize(("rarity", "each"), [("common", 10), ("uncommon", 3), ("rare", 1)])
def test_206_2_each_card_of_a_rarity_comes_as_often_in_ten_thousand_boosters(
    rarity: str, each: int
) -> None:
    names = [one.name for one in EIGHTH.regular()
             if one.rarity == rarity and one.name not in BASIC_LANDS]  # fmt: skip
    came = Counter(card.card for card in in_ten_thousand().elements())

    assert sum(came[name] for name in names) == each * 10_000
    assert chi_square(came, dict.fromkeys(names, each * 10_000 / len(names))) < 3


def test_cards_come_as_often_as_weights_of_contents_and_of_sheets_say() -> None:
    """A foil stands in for a common in one booster of four; on its sheet Cat is rarer by half."""
    sheets = {
        "plain": SheetData({"1": 3, "2": 1}, allow_duplicates=True),
        "foil": SheetData({"2": 2, "3": 1}),
    }
    contents = (Contents({"plain": 2}, 3), Contents({"plain": 1, "foil": 1}, 1))
    held = replaced(told(), {"draft": BoosterData(contents, sheets)})
    came = Counter(card.card for seed in range(10_000) for card in booster_of(held).opened(seed))
    plain, foil = 17_500, 2_500
    expected = {"Ant": plain * 3 / 4, "Bee": plain / 4 + foil * 2 / 3, "Cat": foil / 3}

    assert chi_square(came, expected) < 3
    assert chi_square(came, dict.fromkeys(expected, 20_000 / 3)) > 10, "it tells them apart"


def replaced(printed: CardSet, boosters: dict[str, BoosterData]) -> CardSet:
    return CardSet(
        printed.code, printed.name, printed.released, printed.size, printed.cards, boosters
    )


def balanced() -> CardSet:
    """A set with a balanced sheet: five colors of four cards each, and two without a color."""
    colors = [*("WUBRG" * 4), "", ""]
    cards = tuple(
        Numbered(f"{color or 'X'}{number}", str(number), "common", colors=tuple(color))
        for number, color in enumerate(colors, 1)
    )
    sheet = SheetData({card.number: 1 for card in cards}, balance_colors=True)
    made = BoosterData((Contents({"common": 10}),), {"common": sheet})
    return CardSet("BAL", "Balanced", "", 0, cards, {"draft": made})


def test_a_balanced_sheet_gives_each_color_a_card_and_each_card_its_share() -> None:
    booster = booster_of(balanced())
    opened = [[card.card for card in booster.opened(seed)] for seed in range(4_000)]

    assert all(set("WUBRG") <= {name[0] for name in cards} for cards in opened)
    assert all(len(set(cards)) == 10 for cards in opened)
    came = Counter(name for cards in opened for name in cards)
    share = 4_000 * 10 / 22
    assert all(abs(count / share - 1) < 0.12 for count in came.values()), came


def test_what_is_balanced_is_other_data() -> None:
    plain = balanced()
    sheet = plain.boosters["draft"].sheets["common"]
    other = SheetData(sheet.cards)
    made = BoosterData(plain.boosters["draft"].boosters, {"common": other})

    assert booster_of(plain).digest != booster_of(replaced(plain, {"draft": made})).digest
