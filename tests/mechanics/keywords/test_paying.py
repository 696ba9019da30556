"""Convoke, delve and improvise. CR 702.51, 702.66, 702.126."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from jajna.decision import Kind, Pay, TapForMana
from jajna.judge import ANN, BOB, Table
from jajna.text.english.printer import ENGLISH
from jajna.text.spanish.printer import SPANISH
from jajna.vocab import LETTER_MANA, Zone
from tests.kernel.test_payment import needs
from tests.mechanics.bench import creature, permanent, text_card
from tests.table import table

BEAR = creature("Green Bear", cost="{G}")
GOBLIN = creature("Red Goblin", cost="{R}")
GOLEM = creature("Gray Golem", types="Artifact Creature", cost="{1}")
RELIC = permanent("Relic")
GILDED = permanent("Gilded Lotus", "Artifact", "{T}: Add three mana of any one color.")

CHANT = text_card("Chant", "Sorcery", "Convoke\nYou gain 1 life.", cost="{1}{G}{W/G}")
ANGLER = text_card("Gurmag Angler", "Creature", "Delve", ("5", "5"), cost="{6}{B}")
ENGINE = text_card("Engine", "Artifact", "Improvise", cost="{2}{U}")
CHORD = text_card("Chord", "Instant", "Convoke\nYou gain X life.", cost="{X}{G}{G}{G}")

MANA = {
    "Forest": LETTER_MANA["G"],
    "Mountain": LETTER_MANA["R"],
    "Llanowar Elves": LETTER_MANA["G"],
}
COLORS = {
    "Llanowar Elves": LETTER_MANA["G"],
    "Green Bear": LETTER_MANA["G"],
    "Red Goblin": LETTER_MANA["R"],
    "Gray Golem": 0,
}
ARTIFACTS = ("Gray Golem", "Relic")
GENERIC = 63

costs = st.lists(
    st.sampled_from(("{1}", "{2}", "{R}", "{G}", "{R/G}", "{C}", "{2/R}")), min_size=1, max_size=4
).map("".join)
boards = st.lists(st.sampled_from(sorted({*MANA, *COLORS, "Relic"})), max_size=5)


def with_permanents(*names: str, by_hand: bool = False) -> Table:
    """Ann's main phase with these permanents."""
    known = (BEAR, GOBLIN, GOLEM, RELIC, GILDED, CHANT, ANGLER, ENGINE, CHORD)
    at = table(known=known, ann=names)
    at.game.players[ANN].pays_by_hand = by_hand
    return at


def tapped(at: Table) -> list[str]:
    """Names of the tapped permanents."""
    return [at.name(one) for one in at.game.zones.battlefield if at.object(one).tapped]


def ways(name: str, keyword: str, need: int) -> bool:
    """Whether one thing can cover a need: with mana, or by the keyword."""
    if MANA.get(name, 0) & need:
        return True
    if keyword == "Convoke" and name in COLORS:
        return need == GENERIC or bool(COLORS[name] & need)
    return keyword == "Improvise" and name in ARTIFACTS and need == GENERIC


def covered(wanted: list[int], names: list[str], keyword: str, cards: int) -> bool:
    """Whether each need finds a thing of its own, by trying everything."""
    if not wanted:
        return True
    if keyword == "Delve" and cards and wanted[0] == GENERIC:
        if covered(wanted[1:], names, keyword, cards - 1):
            return True
    for place, name in enumerate(names):
        if ways(name, keyword, wanted[0]):
            if covered(wanted[1:], names[:place] + names[place + 1 :], keyword, cards):
                return True
    return False


@settings(max_examples=300)
@given(boards, costs, st.sampled_from(("Convoke", "Delve", "Improvise")), st.integers(0, 3))
def test_702_51a_castable_exactly_if_some_assignment_pays(
    names: list[str], cost: str, keyword: str, cards: int
) -> None:
    at = with_permanents(*names)
    at.graveyard(ANN, *["Shock"] * cards)
    spell = text_card("Thing", "Artifact", keyword, cost=cost)
    at.hand(ANN, spell)
    symbols = spell.faces[0].mana_cost
    assert symbols is not None
    readings = needs(symbols.symbols)
    expected = any(covered(wanted, names, keyword, cards) for wanted in readings)
    assert (at.why_not(ANN, "cast Thing") is None) == expected
    if not expected:
        return
    at.act(ANN, "cast Thing")
    assert at.names_in(Zone.STACK) == ["Thing"]
    assert at.game.players[ANN].pool == []
    used = len(tapped(at)) + len(at.names_in(Zone.EXILE))
    assert used in {len(wanted) for wanted in readings}


def test_702_51a_summoning_sick_creatures_convoke() -> None:
    at = with_permanents()
    at.battlefield(ANN, "Green Bear", "Green Bear", "Green Bear", sick=True)
    at.hand(ANN, "Chant")
    at.act(ANN, "cast Chant")
    assert len(tapped(at)) == 3


def test_702_51a_not_creatures_of_others_nor_tapped_ones() -> None:
    at = with_permanents("Green Bear", "Green Bear")
    at.battlefield(BOB, "Green Bear")
    at.battlefield(ANN, "Green Bear", tapped=True)
    at.hand(ANN, "Chant")
    reason = at.why_not(ANN, "cast Chant")
    assert reason is not None
    assert reason.rule == "601.2h"


def test_702_51a_a_creature_pays_for_colored_mana_only_of_its_colors() -> None:
    at = with_permanents("Red Goblin", "Red Goblin", "Red Goblin")
    at.hand(ANN, "Chant")
    assert at.why_not(ANN, "cast Chant") is not None
    at.battlefield(ANN, "Green Bear", "Forest")
    assert at.why_not(ANN, "cast Chant") is None


def test_702_51a_lands_are_tapped_before_creatures() -> None:
    at = with_permanents("Forest", "Forest", "Forest", "Green Bear")
    at.hand(ANN, "Chant")
    at.act(ANN, "cast Chant")
    assert tapped(at) == ["Forest", "Forest", "Forest"]


def test_702_51b_it_applies_to_the_total_cost_with_x() -> None:
    at = with_permanents("Forest", *["Green Bear"] * 4)
    at.hand(ANN, "Chord")
    at.game.answer(at.action(ANN, "cast Chord"))
    assert at.asked is not None
    assert (at.asked.kind, at.asked.maximum) == (Kind.X, 2)
    at.answer(2)
    at.resolve()
    assert at.life(ANN) == 22


def test_702_51c_the_spell_knows_what_convoked_it() -> None:
    at = with_permanents("Green Bear", "Green Bear", "Forest")
    at.hand(ANN, "Chant")
    at.act(ANN, "cast Chant")
    item = at.game.objects[at.game.zones.stack[-1]].item
    assert item is not None
    bears = [one for one in at.game.zones.battlefield if at.name(one) == "Green Bear"]
    assert item.ctx.bound["used instead of mana"] == bears
    assert len(item.mana_spent) == 1


def test_702_66a_cards_are_exiled_for_generic_mana_only() -> None:
    at = with_permanents("Swamp", "Swamp")
    at.graveyard(ANN, *["Shock"] * 4)
    at.hand(ANN, "Gurmag Angler")
    assert at.why_not(ANN, "cast Gurmag Angler") is not None
    at.graveyard(ANN, "Shock", "Shock")
    at.act(ANN, "cast Gurmag Angler")
    assert len(at.names_in(Zone.EXILE)) == 5
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Shock"]


def test_702_66a_not_cards_of_an_opponent() -> None:
    at = with_permanents("Swamp")
    at.graveyard(BOB, *["Shock"] * 6)
    at.hand(ANN, "Gurmag Angler")
    assert at.why_not(ANN, "cast Gurmag Angler") is not None


def test_702_66a_no_more_is_exiled_than_needed() -> None:
    at = with_permanents(*["Swamp"] * 5)
    at.graveyard(ANN, *["Shock"] * 6)
    at.hand(ANN, "Gurmag Angler")
    at.act(ANN, "cast Gurmag Angler")
    assert len(tapped(at)) == 5
    assert len(at.names_in(Zone.EXILE)) == 2


def test_702_126a_artifacts_pay_for_generic_mana() -> None:
    at = with_permanents("Relic", "Relic", "Relic")
    at.hand(ANN, "Engine")
    assert at.why_not(ANN, "cast Engine") is not None
    at.battlefield(ANN, "Island", "Island")
    at.act(ANN, "cast Engine")
    assert sorted(tapped(at)) == ["Island", "Relic", "Relic"]


def test_702_126a_an_artifact_tapped_for_mana_does_not_improvise_too() -> None:
    at = with_permanents("Gilded Lotus")
    at.hand(ANN, text_card("Whir", "Artifact", "Improvise", cost="{3}{U}"))
    assert at.why_not(ANN, "cast Whir") is not None
    at.battlefield(ANN, "Gilded Lotus")
    at.act(ANN, "cast Whir")
    assert tapped(at) == ["Gilded Lotus", "Gilded Lotus"]


def test_601_2g_the_player_chooses_what_convokes() -> None:
    at = with_permanents("Forest", "Forest", "Green Bear", "Gray Golem", by_hand=True)
    at.hand(ANN, "Chant")
    at.game.answer(at.action(ANN, "cast Chant"))
    assert at.asked is not None
    golem = next(one for one in at.game.zones.battlefield if at.name(one) == "Gray Golem")
    single = [one for one in at.asked.options if isinstance(one, TapForMana) and one.ability < 0]
    assert {one.mana for one in single if one.source == golem} == {()}
    bear = [one for one in single if one.source != golem]
    assert {one.mana for one in bear} == {(), (LETTER_MANA["G"],)}
    at.game.answer(next(one for one in single if one.source == golem))
    assert tapped(at) == []  # tapped as the costs are paid, after mana abilities
    assert at.asked is not None
    plan = at.asked.options[0]
    assert isinstance(plan, Pay)
    assert at.asked.parse(plan.notation()) == plan
    at.game.answer(plan)
    assert sorted(tapped(at)) == ["Forest", "Forest", "Gray Golem"]


def test_601_2g_cancelling_puts_nothing_aside() -> None:
    at = with_permanents("Forest", "Forest", "Green Bear", by_hand=True)
    at.hand(ANN, "Chant")
    before = at.game.digest()
    at.game.answer(at.action(ANN, "cast Chant"))
    assert at.asked is not None
    at.game.answer(
        next(one for one in at.asked.options if isinstance(one, TapForMana) and one.ability < 0)
    )
    at.game.cancel()
    assert at.game.digest() == before


def test_702_51d_printed_in_both_languages() -> None:
    both = text_card("Hogaak", "Artifact", "Convoke, delve")
    assert ENGLISH.lines(both.faces[0].abilities) == ["Convoke, delve"]
    assert SPANISH.lines(both.faces[0].abilities) == ["Convocar, excavar"]
    assert SPANISH.lines(ENGINE.faces[0].abilities) == ["Improvisar"]
