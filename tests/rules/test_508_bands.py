"""Bands: declaring them, blocking them, dividing damage for them. CR 702.22, 508.1e."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.decision import NOTHING, Assign, Kind, Several, Thing
from jajna.errors import IllegalAnswerError
from jajna.events.moves import ZoneChange
from jajna.ir.abilities import Static, Triggered
from jajna.ir.amounts import Number
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.qualities import OfColor
from jajna.judge.table import ANN, BOB, CAT, Table
from jajna.kernel.combat.phase import BlockingAdded, RemovedFromCombat, becoming_blocked
from jajna.mechanics.continuous.abilities import BandsWithOther, GainAbilities, LoseAbilities
from jajna.mechanics.keywords.banding import BANDING
from jajna.mechanics.rules.evasion import BeBlockedOnlyBy
from jajna.mechanics.things.life import GainLife
from jajna.mechanics.triggers.combat import (
    BecomesBlocked,
    BecomesBlockedBy,
    Blocks,
    BlocksCreature,
)
from jajna.vocab import Color, Keyword, Step, Type, Zone
from tests.rules.creatures import (
    change,
    combat,
    creature,
    division,
    happen,
    options,
    pairs,
    refusal,
    walker,
)

HERO = creature("Hero", 1, 1, keywords=Keyword.BANDING)
CAMEL = creature("Camel", 0, 1, keywords=Keyword.BANDING)
BEAR = creature("Bear", 2, 2)
OGRE = creature("Ogre", 3, 3)
WALL = creature("Wall", 4, 6)
BIRD = creature("Bird", 2, 2, BeBlockedOnlyBy(OfColor(Color.BLUE)))
RED = creature("Red", 2, 2, BandsWithOther(OfColor(Color.RED)), colors=Color.RED)
ALSO_RED = creature("Also Red", 2, 2, colors=Color.RED)
GAIN = GainLife(Number(1))


def members(*creatures: int) -> Several:
    return Several(tuple(Thing(one) for one in creatures))


def asked_for_bands(*cards: Card, players: int = 2) -> tuple[Table, list[int]]:
    """Ann has attacked Bob with these, and is asked which form a band."""
    table = Table(players)
    ids = table.battlefield(ANN, *cards)
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    table.game.answer(pairs(*[(one, BOB) for one in ids]))
    return table, ids


def banded(mine: tuple[Card, ...], theirs: tuple[Card, ...]) -> tuple[Table, list[int], list[int]]:
    """Ann attacks Bob with a band of these, and he is asked to block."""
    table = Table()
    ids = table.battlefield(ANN, *mine)
    others = table.battlefield(BOB, *theirs)
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    table.game.answer(pairs(*[(one, BOB) for one in ids]))
    table.game.answer(members(*ids))
    table.to_question(Kind.BLOCKERS)
    return table, ids, others


def test_508_1e_bands_are_announced_after_the_attackers() -> None:
    table, [hero, bear, ogre] = asked_for_bands(HERO, BEAR, OGRE)
    assert table.asked is not None
    assert (table.asked.kind, table.asked.player, table.asked.rule) == (Kind.BAND, ANN, "508.1e")
    assert options(table) == [Thing(hero), Thing(bear), Thing(ogre)]
    assert not table.object(hero).tapped
    table.game.answer(members(hero, bear))
    assert combat(table).bands == [[hero, bear]]
    assert combat(table).band_of(ogre) == [ogre]
    assert table.object(hero).tapped


def test_508_1e_nobody_is_asked_about_bands_without_banding() -> None:
    table, _ = asked_for_bands(BEAR, OGRE)
    assert table.asked is not None and table.asked.kind is Kind.PRIORITY


def test_508_1e_who_attacks_alone_is_in_no_band() -> None:
    table, _ = asked_for_bands(HERO)
    assert table.asked is not None and table.asked.kind is Kind.PRIORITY


def test_508_1e_no_band_need_be_formed() -> None:
    table, _ = asked_for_bands(HERO, BEAR)
    table.game.answer(NOTHING)
    assert combat(table).bands == []


def test_702_22c_only_one_creature_without_banding_joins() -> None:
    table, [hero, camel, bear, ogre] = asked_for_bands(HERO, CAMEL, BEAR, OGRE)
    assert refusal(table, members(hero, bear, ogre)) == ("no band", "702.22c")
    assert refusal(table, members(bear, ogre)) == ("no band", "702.22c")
    assert refusal(table, members(hero)) == ("no band", "702.22c")
    assert refusal(table, members(hero, camel, bear)) is None


def test_702_22c_several_bands_may_be_formed_each_creature_in_one() -> None:
    table, [hero, camel, bear, ogre] = asked_for_bands(HERO, CAMEL, BEAR, OGRE)
    table.game.answer(members(hero, bear))
    assert options(table) == [Thing(camel), Thing(ogre)]
    with pytest.raises(IllegalAnswerError):
        table.game.answer(members(camel, bear))
    table.game.answer(members(camel, ogre))
    assert combat(table).bands == [[hero, bear], [camel, ogre]]


def test_702_22c_those_with_a_quality_band_with_others_of_it() -> None:
    table, [red, also, bear] = asked_for_bands(RED, ALSO_RED, BEAR)
    assert options(table) == [Thing(red), Thing(also)]
    assert refusal(table, members(red, also)) is None
    assert refusal(table, members(red, bear)) == ("not an option", "508.1e")


def test_702_22d_a_band_attacks_one_thing() -> None:
    table = Table(3)
    hero, bear, ogre = table.battlefield(ANN, HERO, BEAR, OGRE)
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    table.game.answer(pairs((hero, BOB), (bear, CAT), (ogre, BOB)))
    assert options(table) == [Thing(hero), Thing(ogre)]


def test_702_22d_a_player_and_their_planeswalker_are_two_things() -> None:
    table = Table()
    hero, bear = table.battlefield(ANN, HERO, BEAR)
    [jace] = table.battlefield(BOB, walker("Jace"))
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    table.game.answer(pairs((hero, BOB), (bear, jace)))
    assert table.asked is not None and table.asked.kind is Kind.PRIORITY


def test_702_22e_a_band_lasts_when_banding_is_lost() -> None:
    table, [hero, bear], [wall] = banded((HERO, BEAR), (WALL,))
    change(table, hero, LoseAbilities((BANDING,)))
    table.game.answer(pairs((wall, bear)))
    assert combat(table).is_blocked(hero)


def test_702_22f_who_is_removed_from_combat_leaves_the_band() -> None:
    table, [hero, bear], [wall] = banded((HERO, BEAR), (WALL,))
    happen(table, RemovedFromCombat(hero))
    assert combat(table).band_of(bear) == [bear]
    table.game.answer(pairs((wall, bear)))
    assert combat(table).blockers == {bear: [wall]}


def test_702_22h_who_blocks_one_of_a_band_blocks_all_of_it() -> None:
    table, [hero, bear], [wall] = banded((HERO, BEAR), (WALL,))
    table.game.answer(pairs((wall, bear)))
    assert combat(table).blockers == {hero: [wall], bear: [wall]}
    assert combat(table).blocking == {wall: [bear, hero]}
    assert combat(table).is_blocked(hero)


def test_702_22h_evasion_of_one_doesnt_save_the_others() -> None:
    """The example of the rule: the wall can't block the bird itself."""
    table, [hero, bird], [wall] = banded((HERO, BIRD), (WALL,))
    assert refusal(table, pairs((wall, bird))) == ("blocked only by others", "509.1b")
    table.game.answer(pairs((wall, hero)))
    assert combat(table).blockers == {hero: [wall], bird: [wall]}


def test_702_22h_unblocked_bands_are_unblocked() -> None:
    table, [hero, bear], _ = banded((HERO, BEAR), (WALL,))
    table.game.answer(pairs())
    assert combat(table).is_unblocked(hero) and combat(table).is_unblocked(bear)


def test_702_22h_each_of_the_band_becomes_blocked_by_the_creature() -> None:
    card = creature(
        "Knight",
        2,
        2,
        Triggered(BecomesBlocked(SELF), GAIN),
        Triggered(BecomesBlockedBy(SELF, OfType(Type.CREATURE)), GAIN),
    )
    table, [hero, knight], [wall] = banded((HERO, card), (WALL,))
    table.game.answer(pairs((wall, hero)))
    table.to(Step.COMBAT_DAMAGE)
    assert table.life(ANN) == 22
    assert combat(table).is_blocked(knight)


def test_509_3b_the_blocker_blocks_each_of_the_band() -> None:
    card = creature(
        "Guard",
        1,
        4,
        Triggered(Blocks(SELF), GAIN),
        Triggered(BlocksCreature(SELF, OfType(Type.CREATURE)), GAIN),
    )
    table, [hero, _], [guard] = banded((HERO, BEAR), (card,))
    table.game.answer(pairs((guard, hero)))
    table.to(Step.COMBAT_DAMAGE)
    assert table.life(BOB) == 23


def test_702_22h_who_enters_blocking_one_blocks_the_band() -> None:
    table, [hero, bear], _ = banded((HERO, BEAR), (WALL,))
    table.game.answer(pairs())
    [late] = table.battlefield(BOB, OGRE)
    happen(table, BlockingAdded(late, bear))
    assert combat(table).blockers == {hero: [late], bear: [late]}
    assert combat(table).is_blocked(hero) and combat(table).is_blocked(bear)


def test_702_22i_an_effect_blocks_the_whole_band() -> None:
    table, [hero, bear], _ = banded((HERO, BEAR), (WALL,))
    table.game.answer(pairs())
    happen(table, *becoming_blocked(table.game, [hero]))
    assert combat(table).is_blocked(bear)


def test_702_22k_the_attacking_player_divides_the_damage_to_a_band() -> None:
    table, [hero, bear], [wall] = banded((HERO, BEAR), (WALL,))
    table.game.answer(pairs((wall, bear)))
    table.to_question(Kind.DAMAGE)
    assert table.asked is not None
    assert (table.asked.player, table.asked.source) == (ANN, wall)
    table.game.answer(division(table, {hero: 4}))
    assert table.object(bear).zone is Zone.BATTLEFIELD
    assert table.object(hero).zone is Zone.GRAVEYARD or not table.game.objects.exists(hero)


def test_510_1d_without_banding_the_blocker_divides() -> None:
    table, [hero, bear], [wall] = banded((HERO, BEAR), (WALL,))
    table.game.answer(pairs((wall, bear)))
    change(table, hero, LoseAbilities((BANDING,)))
    table.to_question(Kind.DAMAGE)
    assert table.asked is not None and table.asked.player == BOB


def test_702_22j_blockers_with_banding_divide_the_attackers_damage() -> None:
    table = Table()
    [ogre] = table.battlefield(ANN, OGRE)
    hero, bear = table.battlefield(BOB, HERO, BEAR)
    table.begin(ANN)
    table.attack(ogre)
    table.block((hero, ogre), (bear, ogre))
    table.to_question(Kind.DAMAGE)
    assert table.asked is not None
    assert (table.asked.player, table.asked.source) == (BOB, ogre)
    table.game.answer(division(table, {hero: 3}))
    assert table.game.objects.exists(bear)


def test_702_22j_what_tramples_then_tramples_over_nobody() -> None:
    table = Table()
    [rhino] = table.battlefield(ANN, creature("Rhino", 9, 9, keywords=Keyword.TRAMPLE))
    hero, bear = table.battlefield(BOB, HERO, BEAR)
    table.begin(ANN)
    table.attack(rhino)
    table.block((hero, rhino), (bear, rhino))
    table.to_question(Kind.DAMAGE)
    assert options(table) == [Thing(hero), Thing(bear)]
    table.game.answer(division(table, {hero: 9}))
    assert table.life(BOB) == 20


@pytest.mark.parametrize("quality", [True, False])
def test_702_22j_one_of_a_quality_and_another_of_it_divide_too(quality: bool) -> None:
    table = Table()
    [ogre] = table.battlefield(ANN, OGRE)
    red, other = table.battlefield(BOB, RED, ALSO_RED if quality else BEAR)
    table.begin(ANN)
    table.attack(ogre)
    table.block((red, ogre), (other, ogre))
    table.to_question(Kind.DAMAGE)
    assert table.asked is not None
    assert table.asked.player == (BOB if quality else ANN)


def test_702_22b_who_loses_banding_loses_bands_with_other() -> None:
    table = Table()
    grants = Static(SELF, (BandsWithOther(OfColor(Color.RED)),))
    [bear] = table.battlefield(ANN, creature("Bear", 2, 2, colors=Color.RED))
    change(table, bear, GainAbilities((grants,)))
    assert len(table.object(bear).now.bands_with) == 1
    change(table, bear, LoseAbilities((BANDING,)))
    assert table.object(bear).now.bands_with == []


def test_702_22e_bands_are_part_of_the_state() -> None:
    table, [hero, bear], _ = banded((HERO, BEAR), (WALL,))
    other = table.game.fork()
    assert other.digest() == table.game.digest()
    assert other.turn.combat is not None
    other.turn.combat.bands.clear()
    assert combat(table).bands == [[hero, bear]]
    assert other.digest() != table.game.digest()


def test_732_1_a_band_is_taken_back_with_its_attack() -> None:
    table, [hero, bear] = asked_for_bands(HERO, BEAR)
    assert table.asked is not None and table.asked.kind is Kind.BAND
    table.game.cancel()
    assert options(table) == [Assign(hero, BOB), Assign(bear, BOB)]
    table.game.answer(pairs((bear, BOB)))
    assert table.game.turn.step is Step.DECLARE_ATTACKERS
    assert combat(table).bands == [] and not combat(table).is_attacking(hero)


def test_702_22f_a_band_without_its_dead_is_still_blocked() -> None:
    table, [hero, bear], [wall] = banded((HERO, BEAR), (WALL,))
    table.game.answer(pairs((wall, bear)))
    happen(table, ZoneChange(hero, Zone.BATTLEFIELD, Zone.GRAVEYARD))
    assert combat(table).blocking == {wall: [bear]}
    assert combat(table).bands == [[bear]]


def test_702_22c_everybody_sees_the_bands() -> None:
    table, [hero, bear], _ = banded((HERO, BEAR), (WALL,))
    for player in (ANN, BOB):
        seen = table.game.view(player).combat
        assert seen is not None and seen.bands == ((hero, bear),)
