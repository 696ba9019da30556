"""Permissions, prohibitions and costs in further wordings. CR 101.2, 302.6, 510.1b, 601.3."""

from __future__ import annotations

import pytest

from jajna.errors import IllegalAnswerError
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell
from tests.oracle.faces import compiled
from tests.table import CAT, table

MINE = permanent("Mine", "Land", "{T}: Add {C}.", cost="")


def test_601_3b_a_spell_has_flash_while_its_condition_holds() -> None:
    for text in (
        "As long as you control an artifact, you may cast ~ as though it had flash.",
        "If you control an artifact, you may cast this spell as though it had flash.",
    ):
        at = table(bob=["Bear"], step=None)
        at.hand(ANN, creature("Yeti", 2, 2, text))
        at.begin(BOB)
        with pytest.raises(IllegalAnswerError):
            at.act(ANN, "cast Yeti")
        at.battlefield(ANN, "Relic")
        at.act(ANN, "cast Yeti")
        at.resolve()
        assert "Yeti" in at.names_in(Zone.BATTLEFIELD)


def test_601_3b_a_spell_has_flash_if_more_is_paid() -> None:
    text = "You may cast ~ as though it had flash if you pay {2} more to cast it."
    tides = creature("Tides", 2, 2, text, cost="{1}")
    at = table(ann=[MINE] * 3, step=None)
    at.hand(ANN, tides, tides)
    at.begin(BOB)
    at.act(ANN, "cast Tides")
    at.resolve()
    assert [at.object(one).tapped for one in at.game.zones.battlefield if one].count(True) == 3
    at.to_turn(ANN)
    at.act(ANN, "cast Tides", False)
    at.resolve()
    assert at.names_in(Zone.BATTLEFIELD).count("Tides") == 2


def test_601_3b_a_spell_without_the_mana_for_more_is_cast_as_a_sorcery_is() -> None:
    text = "You may cast ~ as though it had flash if you pay {2} more to cast it."
    at = table(ann=[MINE] * 2, step=None)
    at.hand(ANN, creature("Tides", 2, 2, text, cost="{1}"))
    at.begin(BOB)
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Tides")


def test_101_2_each_player_casts_but_one_spell_of_the_kind() -> None:
    for text in (
        "Each player can't cast more than one noncreature spell each turn.",
        "Each player who has cast a noncreature spell this turn can't cast additional noncreature "
        "spells.",
    ):
        at = table(ann=[permanent("Silence", "Enchantment", text)])
        bear = creature("Cub", 1, 1)
        at.hand(ANN, bear, bear, spell("You gain 1 life.", "One"), spell("You gain 1 life.", "Two"))
        at.hand(BOB, spell("You gain 1 life.", "Three"))
        for name in ("Cub", "One", "Cub"):
            at.act(ANN, f"cast {name}")
            at.resolve()
        with pytest.raises(IllegalAnswerError):
            at.act(ANN, "cast Two")
        at.act(BOB, "cast Three")
        at.resolve()
        assert (at.life(ANN), at.life(BOB)) == (21, 21)


def test_601_3_the_top_card_is_seen_and_lands_are_played_from_there() -> None:
    text = (
        "You may look at the top card of your library any time, and you may play lands from the "
        "top of your library."
    )
    at = table(ann=[permanent("Lens", text=text)], library=["Field", "Bear"])
    at.act(ANN, "play Field")
    assert "Field" in at.names_in(Zone.BATTLEFIELD)
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Bear")


def test_601_3_spells_of_either_kind_are_cast_from_the_top() -> None:
    text = "You may cast artifact spells and red spells from the top of your library."
    red, blue = creature("Imp", cost="{0}"), creature("Fish", cost="{0}")
    at = table(ann=[permanent("Forge", text=text)], library=["Relic", red, blue])
    at.act(ANN, "cast Relic")
    at.resolve()
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Fish")


def test_601_3_one_spell_from_the_hand_is_free_in_each_of_your_turns() -> None:
    text = (
        "Once during each of your turns, you may cast an instant or sorcery spell from your hand "
        "without paying its mana cost."
    )
    at = table(ann=[permanent("Bard", text=text)])
    costly = permanent("Boon", "Instant", "You gain 5 life.", cost="{4}")
    at.hand(ANN, costly, costly)
    at.act(ANN, "cast Boon free")
    at.resolve()
    assert at.life(ANN) == 25
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Boon free")
    at.to_turn(BOB)
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Boon free")


def test_302_6_abilities_are_activated_as_though_creatures_had_haste() -> None:
    text = (
        "You may activate abilities of creatures you control as though those creatures had haste."
    )
    at = table(hand=[creature("Imp", 2, 2, "{T}: You gain 1 life.")])
    at.act(ANN, "cast Imp")
    at.resolve()
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "activate Imp")
    at.battlefield(ANN, permanent("Elixir", text=text))
    at.act(ANN, "activate Imp")
    at.resolve()
    assert at.life(ANN) == 21


def test_602_2_only_abilities_of_what_you_control_are_activated_so() -> None:
    text = "You may activate abilities of creatures as though those creatures had haste."
    assert compiled(text).face is None


@pytest.mark.parametrize(
    "text",
    [
        "You may have creatures you control with no abilities assign their combat damage as though "
        "they weren't blocked.",
        "As long as ~ is untapped, for each creature you control, you may have that creature "
        "assign its combat damage as though it weren't blocked.",
    ],
)
def test_510_1b_creatures_assign_damage_as_though_they_were_not_blocked(text: str) -> None:
    at = table(ann=["Giant", permanent("Focus", text=text)], bob=["Wall"])
    at.attack("Giant")
    at.block(("Wall", "Giant"))
    at.choose({"Bob": 5})
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(BOB) == 15


def test_510_1b_for_this_turn_also_creatures_that_came_later_assign_so() -> None:
    at = table(bob=["Wall"])
    cast(
        at,
        "You may have creatures you control assign their combat damage this turn as though they "
        "weren't blocked.",
    )
    at.battlefield(ANN, "Giant")
    at.attack("Giant")
    at.block(("Wall", "Giant"))
    at.choose({"Bob": 5})
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(BOB) == 15


def test_118_7_no_more_is_taken_off_than_there_is() -> None:
    text = "Creature spells you cast cost up to {2} less to cast."
    at = table(ann=[permanent("Gate", text=text), MINE])
    at.hand(ANN, creature("Ape", cost="{1}{G}"), creature("Ox", cost="{3}"))
    at.act(ANN, "cast Ox")
    at.resolve()
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Ape")


def test_118_7_abilities_keep_one_mana_of_their_cost() -> None:
    text = (
        "Activated abilities of creatures you control cost up to {2} less to activate. This effect "
        "can't reduce the mana in that cost to less than one mana."
    )
    sage = creature("Sage", 1, 1, "{2}: You gain 1 life.")
    at = table(ann=[permanent("Grounds", "Enchantment", text), MINE, sage])
    at.act(ANN, "activate Sage")
    at.resolve()
    assert at.object("Mine").tapped
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "activate Sage")


SUNS = "You may pay {1} rather than pay the mana cost for creature spells that you cast."


def test_118_9_another_cost_is_paid_for_the_spells_that_fit() -> None:
    at = table(ann=[permanent("Fist", text=SUNS), MINE])
    at.hand(ANN, creature("Ox", cost="{7}"), permanent("Idol", cost="{7}"))
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Idol way 0")
    at.act(ANN, "cast Ox way 0")
    at.resolve()
    assert "Ox" in at.names_in(Zone.BATTLEFIELD)
    assert at.object("Mine").tapped


def test_118_9_the_other_cost_is_for_your_spells_alone() -> None:
    at = table(bob=[permanent("Fist", text=SUNS)], ann=[MINE])
    at.hand(ANN, creature("Ox", cost="{7}"))
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Ox way 0")


def test_118_9_the_spells_that_fit_are_cast_for_nothing_at_their_time() -> None:
    text = "You may cast Dragon spells without paying their mana costs."
    dragon = creature("Wyrm", 6, 6, types="Creature — Dragon", cost="{9}")
    at = table(ann=[permanent("Genesis", "Enchantment", text)])
    at.hand(ANN, dragon, dragon)
    at.act(ANN, "cast Wyrm way 0")
    at.resolve()
    assert "Wyrm" in at.names_in(Zone.BATTLEFIELD)
    at.to_turn(BOB)
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Wyrm way 0")


def test_118_9d_the_spell_cast_for_another_cost_has_its_own_additional_cost() -> None:
    text = "You may pay {0} rather than pay the mana cost for Zombie creature spells you cast."
    ghoul = creature(
        "Ghoul",
        3,
        3,
        "As an additional cost to cast this spell, sacrifice an artifact.",
        "Creature — Zombie",
        "{5}",
    )
    at = table(ann=[permanent("Storm", "Enchantment", text), "Relic"])
    at.hand(ANN, ghoul)
    at.act(ANN, "cast Ghoul way 1")
    at.resolve()
    assert "Ghoul" in at.names_in(Zone.BATTLEFIELD)
    assert "Relic" in at.names_in(Zone.GRAVEYARD, ANN)


def test_609_4_hexproof_is_no_hindrance_to_your_spells() -> None:
    text = (
        "Creatures your opponents control with hexproof can be the targets of spells and abilities "
        "you control as though they didn't have hexproof."
    )
    elk, eel = creature("Elk", 2, 2, "Hexproof"), creature("Eel", 2, 2, "Shroud")
    at = table(3, ann=[permanent("Light", text=text)], bob=[elk, eel])
    with pytest.raises(IllegalAnswerError):
        cast(at, "Destroy target creature.", "Elk", by=CAT)
    cast(at, "Destroy target creature.", "Elk")
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Elk"]
    with pytest.raises(IllegalAnswerError):
        cast(at, "Destroy target creature.", "Eel")


def test_609_4_players_with_hexproof_are_targets_too_for_a_turn() -> None:
    text = (
        "Until end of turn, your opponents and creatures your opponents control with hexproof can "
        "be the targets of spells and abilities you control as though they didn't have hexproof."
    )
    leyline = permanent("Leyline", "Enchantment", "You have hexproof.")
    shot = "Spell deals 3 damage to target opponent."
    with pytest.raises(IllegalAnswerError):
        cast(table(bob=[leyline]), shot, "Bob")
    at = table(bob=[leyline])
    cast(at, text)
    cast(at, shot, "Bob")
    assert at.life(BOB) == 17
    at.to_turn(BOB)
    at.to_turn(ANN)
    with pytest.raises(IllegalAnswerError):
        cast(at, shot, "Bob")


def test_609_4_your_creatures_with_hexproof_still_are_no_targets_of_others() -> None:
    text = (
        "Your opponents and permanents your opponents control with hexproof can be the targets of "
        "spells and abilities you control as though they didn't have hexproof."
    )
    at = table(ann=[permanent("Eye", text=text), creature("Elk", 2, 2, "Hexproof")])
    with pytest.raises(IllegalAnswerError):
        cast(at, "Destroy target creature.", "Elk", by=BOB)


def test_107_14_any_amount_of_energy_is_paid_and_told_as_that_much() -> None:
    text = (
        "Choose target creature. You get {E}{E}{E}, then you may pay any amount of {E}. Spell "
        "deals that much damage to that creature."
    )
    for paid, damage in ((2, 2), (0, 0)):
        at = table(bob=["Giant"])
        cast(at, text, "Giant", then=(paid,))
        assert at.object("Giant").damage == damage
        assert at.game.players[ANN].counters.get("energy", 0) == 3 - paid
        with pytest.raises(IllegalAnswerError):
            cast(at, text, "Giant", then=(9,))


def test_601_2f_a_spell_costs_less_mana_of_its_colors_in_your_turn() -> None:
    text = "As long as it's your turn, this spell costs {2}{U}{U} less to cast.\nYou gain 1 life."
    swamp = permanent("Swamp", "Basic Land — Swamp", "({T}: Add {B}.)", cost="")
    at = table(ann=[swamp] * 4)
    at.hand(ANN, permanent("Stop", "Instant", text, cost="{3}{U}{U}{B}"))
    at.act(ANN, "cast Stop")
    at.resolve()
    assert at.life(ANN) == 21
    assert at.names_in(Zone.BATTLEFIELD).count("Swamp") == 4
    at = table(ann=[swamp] * 4, step=None)
    at.hand(ANN, permanent("Stop", "Instant", text, cost="{3}{U}{U}{B}"))
    at.begin(BOB)
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Stop")


def test_601_3_opponents_cast_from_their_hands_alone() -> None:
    text = "Your opponents can't cast spells from anywhere other than their hands."
    crypt = permanent("Crypt", "Enchantment", "You may cast creature spells from your graveyard.")
    for player, may in ((ANN, True), (BOB, False)):
        at = table(ann=[creature("Judge", 1, 3, text)], step=None)
        at.battlefield(player, crypt)
        at.graveyard(player, "Bear")
        at.hand(player, "Giant")
        at.begin(player)
        if may:
            at.act(player, "cast Bear")
            at.resolve()
        else:
            with pytest.raises(IllegalAnswerError):
                at.act(player, "cast Bear")
        at.act(player, "cast Giant")
        at.resolve()
        assert ("Bear" in at.names_in(Zone.BATTLEFIELD)) == may


def test_601_2f_a_spell_cast_from_exile_so_costs_its_owner_more() -> None:
    text = (
        "Exile target nonland permanent. For as long as that card remains exiled, its owner may "
        "play it. A spell cast by an opponent this way costs {2} more to cast."
    )
    for owner, lands in ((ANN, 0), (BOB, 2)):
        at = table(step=None)
        at.battlefield(owner, "Bear")
        at.battlefield(owner, *[MINE] * 2)
        at.begin(owner)
        cast(at, text, "Bear")
        at.act(owner, "cast Bear")
        at.resolve()
        assert "Bear" in at.names_in(Zone.BATTLEFIELD)
        mines = [one for one in at.game.zones.battlefield if at.game.object(one).now.name == "Mine"]
        assert [at.game.object(one).tapped for one in mines].count(True) == lands


def test_601_2f_the_spells_that_cost_less_cannot_be_countered_either() -> None:
    text = (
        "Spells you cast with mana value 2 or greater cost {1} less to cast and can't be countered."
    )
    rune = permanent("Rune", "Sorcery", "You gain 1 life.", cost="{2}")
    for name, kept in (("Rune", True), ("Hint", False)):
        at = table(ann=[creature("Thryx", 4, 4, text), MINE])
        at.hand(ANN, rune, permanent("Hint", "Sorcery", "You gain 1 life.", cost="{1}"))
        at.act(ANN, f"cast {name}")
        cast(at, "Counter target spell.", name, by=BOB)
        at.resolve_all()
        assert (at.life(ANN) == 21) == kept


def test_207_2d_a_title_may_begin_with_the_name_of_a_keyword() -> None:
    assert compiled("Echo of the Lost — You may play cards from your graveyard.").face is not None
    assert compiled("Echo — You may play cards from your graveyard.").face is None


def test_601_3_all_cards_are_played_from_the_graveyard() -> None:
    text = "During your turn, you may play cards from your graveyard."
    at = table(ann=[creature("Hades", 6, 6, text)])
    at.graveyard(ANN, "Field", "Bear")
    at.act(ANN, "play Field")
    at.act(ANN, "cast Bear")
    at.resolve()
    assert {"Field", "Bear"} <= set(at.names_in(Zone.BATTLEFIELD))
