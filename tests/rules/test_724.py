"""The monarch. CR 724."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell, text_card
from tests.table import table

CAT = 2


def monarch(at: Table) -> int:
    """The seat of the monarch, -1 while there is none."""
    return at.game.players.designations.get("monarch", -1)


def test_724_1_there_is_no_monarch_until_an_effect_makes_one() -> None:
    at = table()
    assert monarch(at) == -1
    cast(at, "You become the monarch.")
    assert monarch(at) == ANN


def test_724_2_the_monarch_draws_at_the_beginning_of_their_end_step() -> None:
    at = table()
    cast(at, "You become the monarch.")
    held = len(at.game.players[ANN].hand)
    at.to(Step.END)
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == held + 1


def test_724_2_in_the_end_step_of_another_nobody_draws() -> None:
    at = table()
    cast(at, "Target player becomes the monarch.", BOB)
    before = [len(at.game.players[seat].hand) for seat in (ANN, BOB)]
    at.to(Step.END)
    at.resolve_all()
    assert [len(at.game.players[seat].hand) for seat in (ANN, BOB)] == before


def test_724_2_a_creature_that_deals_combat_damage_to_the_monarch_brings_the_crown() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    cast(at, "Target player becomes the monarch.", BOB)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Bear", at=BOB)
    at.to(Step.COMBAT_DAMAGE)
    assert monarch(at) == BOB
    ability = at.game.objects[at.game.zones.stack[-1]]
    assert ability.controller == BOB
    at.resolve_all()
    assert monarch(at) == ANN


def test_724_2_other_damage_does_not() -> None:
    at = table()
    cast(at, "Target player becomes the monarch.", BOB)
    cast(at, "~ deals 3 damage to target player.", BOB)
    assert (at.game.zones.stack, monarch(at)) == ([], BOB)


def test_724_2_it_is_drawn_once_however_often_there_was_a_new_monarch() -> None:
    at = table()
    for player in (ANN, BOB, ANN):
        cast(at, "Target player becomes the monarch.", player)
    held = len(at.game.players[ANN].hand)
    at.to(Step.END)
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == held + 1


def test_724_3_only_one_player_is_the_monarch() -> None:
    at = table()
    text = "As long as you're the monarch, ~ gets +2/+2."
    at.battlefield(ANN, creature("Guard", 1, 1, text))
    at.battlefield(BOB, creature("Rebel", 1, 1, text))
    cast(at, "You become the monarch.")
    assert at.power_toughness("Guard") == (3, 3)
    assert at.power_toughness("Rebel") == (1, 1)
    cast(at, "You become the monarch.", by=BOB)
    assert at.power_toughness("Guard") == (1, 1)
    assert at.power_toughness("Rebel") == (3, 3)


def test_724_3_becoming_the_monarch_triggers() -> None:
    at = table()
    at.battlefield(ANN, permanent("Herald", text="Whenever you become the monarch, draw a card."))
    cast(at, "Target player becomes the monarch.", BOB)
    assert at.game.zones.stack == []
    cast(at, "You become the monarch.")
    assert len(at.game.zones.stack) == 1


def test_724_4_the_active_player_follows_a_monarch_who_leaves() -> None:
    at = table(3)
    cast(at, "Target player becomes the monarch.", CAT)
    cast(at, "Target player loses 20 life.", CAT)
    assert monarch(at) == ANN


def test_724_4_the_next_player_follows_an_active_monarch_who_leaves() -> None:
    at = table(3)
    cast(at, "You become the monarch.")
    at.hand(BOB, spell("Target player loses 20 life.", "Curse"))
    at.act(BOB, "cast Curse", ANN)
    at.resolve()
    assert monarch(at) == BOB
    assert at.names_in(Zone.STACK) == []


def test_724_5_while_there_is_no_monarch_what_depends_on_one_does_nothing() -> None:
    at = table()
    at.battlefield(ANN, creature("Guard", 1, 1, "As long as you're the monarch, ~ gets +2/+2."))
    assert at.power_toughness("Guard") == (1, 1)


def test_724_1_creatures_the_monarch_controls_are_told_from_others() -> None:
    at = table(3)
    at.battlefield(
        ANN, creature("Admiral", text="~ can't be blocked by creatures the monarch controls.")
    )
    at.battlefield(BOB, "Bear")
    cast(at, "Target player becomes the monarch.", CAT)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Admiral", at=BOB)
    at.block(("Bear", "Admiral"))
    assert at.game.turn.combat is not None
    assert at.game.turn.combat.is_blocked(at.id("Admiral"))


def test_724_1_the_monarchs_creatures_can_not_block_it() -> None:
    at = table(3)
    at.battlefield(
        ANN, creature("Admiral", text="~ can't be blocked by creatures the monarch controls.")
    )
    at.battlefield(BOB, "Bear")
    cast(at, "Target player becomes the monarch.", BOB)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Admiral", at=BOB)
    at.to(Step.END_OF_COMBAT)
    assert at.life(BOB) == 18


def test_508_1c_a_creature_attacks_the_monarch_alone() -> None:
    at = table(3)
    text = "~ can't attack unless defending player is the monarch."
    at.battlefield(ANN, creature("Hireling", text=text))
    cast(at, "Target player becomes the monarch.", CAT)
    at.to(Step.DECLARE_ATTACKERS)
    question = at.asked
    assert question is not None
    assert {one.notation().rpartition(">")[2] for one in question.options} == {"p2"}


def test_508_1c_without_a_monarch_it_attacks_nobody() -> None:
    at = table(3)
    text = "~ can't attack unless defending player is the monarch."
    at.battlefield(ANN, creature("Hireling", text=text))
    at.to(Step.END_OF_COMBAT)
    assert [at.life(seat) for seat in (ANN, BOB, CAT)] == [20, 20, 20]


def test_120_3a_damage_may_cost_no_life_and_have_its_other_results() -> None:
    at = table()
    text = "As long as you're the monarch, damage doesn't cause you to lose life."
    at.battlefield(ANN, permanent("Archon", text=text))
    at.battlefield(BOB, creature("Vampire", 3, 3, "Lifelink"))
    cast(at, "~ deals 3 damage to target player.", ANN)
    assert at.life(ANN) == 17
    cast(at, "You become the monarch.")
    cast(at, "~ deals 3 damage to target player.", ANN)
    assert at.life(ANN) == 17
    at.to_turn(BOB)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Vampire", at=ANN)
    at.to(Step.END_OF_COMBAT)
    assert (at.life(ANN), at.life(BOB), monarch(at)) == (17, 23, BOB)


def test_724_3_who_was_the_monarch_as_the_turn_began_is_known_after_it_changed() -> None:
    text = (
        "Whenever an opponent becomes the monarch, if you were the monarch as the turn began, that "
        "player loses 2 life and you gain 2 life."
    )
    at = table(ann=[permanent("Rose", text=text)])
    cast(at, "You become the monarch.")
    cast(at, "Target player becomes the monarch.", BOB)  # nobody was as this turn began
    at.resolve_all()
    assert at.life(BOB) == 20
    cast(at, "You become the monarch.")
    at.to_turn(BOB)
    cast(at, "Target player becomes the monarch.", BOB, by=BOB)
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (22, 18)


def test_101_2_who_cannot_become_the_monarch_does_not() -> None:
    at = table()
    cast(at, "Target player becomes the monarch. You can't become the monarch this turn.", BOB)
    cast(at, "You become the monarch.")
    assert monarch(at) == BOB
    at.to_turn(BOB)
    cast(at, "You become the monarch.")
    assert monarch(at) == ANN


def test_502_3_a_creature_may_untap_only_for_the_monarch() -> None:
    text = (
        "Enchanted creature doesn't untap during its controller's untap step unless that player is "
        "the monarch."
    )
    at = table(bob=["Bear"])
    aura = text_card("Fall", "Enchantment — Aura", f"Enchant creature\n{text}")
    at.hand(ANN, aura)
    at.act(ANN, "cast Fall", "Bear")
    at.resolve()
    cast(at, "Tap target creature.", "Bear")
    at.to_turn(BOB)
    assert at.object("Bear").tapped
    cast(at, "Target player becomes the monarch.", BOB)
    at.to_turn(ANN)
    at.to_turn(BOB)
    assert not at.object("Bear").tapped


JAIL = "When Jailer enters, exile target creature an opponent controls until an opponent becomes "


def test_610_3_an_exile_may_end_as_an_opponent_becomes_the_monarch() -> None:
    at = table(bob=["Bear"], hand=[creature("Jailer", text=f"{JAIL}the monarch.")])
    at.act(ANN, "cast Jailer")
    at.resolve()
    at.choose("Bear")
    at.resolve_all()
    assert at.names_in(Zone.EXILE) == ["Bear"]
    cast(at, "Destroy target creature.", "Jailer")
    cast(at, "You become the monarch.")
    assert at.names_in(Zone.EXILE) == ["Bear"]
    cast(at, "Target player becomes the monarch.", BOB)
    assert at.names_in(Zone.EXILE) == []
    assert at.object("Bear").controller == BOB


def test_610_3b_nothing_is_exiled_if_that_has_happened_since_it_triggered() -> None:
    at = table(bob=["Bear"], hand=[creature("Jailer", text=f"{JAIL}the monarch.")])
    cast(at, "Target player becomes the monarch.", BOB)
    at.act(ANN, "cast Jailer")
    at.choose("Bear")
    at.resolve()
    cast(at, "Target player becomes the monarch.", BOB)
    at.resolve_all()
    assert at.names_in(Zone.EXILE) == []
