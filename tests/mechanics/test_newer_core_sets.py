"""Abilities of newer core sets, played: emblems, joined triggers, named things, preventions."""

from __future__ import annotations

import pytest

from jajna.kernel.view import view
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, table, text_card
from tests.oracle.faces import compiled


def test_114_4_an_emblem_works_in_the_command_zone() -> None:
    at = table()
    at.battlefield(BOB, "Bear")
    cast(at, 'You get an emblem with "Creatures you control get +1/+1."')
    at.battlefield(ANN, "Bear")
    assert at.game.object(at.game.zones.command[0]).now.types == 0
    mine = [one for one in at.game.zones.battlefield if at.game.object(one).controller == ANN]
    assert at.power_toughness(mine[0]) == (3, 3)
    assert len(at.game.zones.command) == 1


def test_114_4_an_emblems_ability_triggers_for_its_owner() -> None:
    at = table()
    cast(
        at,
        'Target opponent gets an emblem with "Whenever you draw a card, you lose 1 life."',
        "Bob",
    )
    cast(at, "Each player draws a card.")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (20, 19)


STAFF = "Whenever you cast a black spell or a Swamp enters under your control, you gain 1 life."


def test_603_2_either_event_triggers() -> None:
    at = table()
    at.battlefield(ANN, permanent("Staff", text=STAFF))
    at.hand(ANN, creature("Imp", cost="{0}"), permanent("Bog", "Basic Land — Swamp", "", ""))
    at.act(ANN, "play Bog")
    at.resolve_all()
    assert at.life(ANN) == 21
    at.act(ANN, "cast Imp")
    at.resolve_all()
    assert at.life(ANN) == 21


def test_603_10a_it_triggers_as_it_enters_and_as_it_dies() -> None:
    at = table()
    at.hand(ANN, creature("Moth", text="When Moth enters or dies, you gain 2 life."))
    at.act(ANN, "cast Moth")
    at.resolve_all()
    assert at.life(ANN) == 22
    cast(at, "Destroy target creature.", "Moth")
    at.resolve_all()
    assert at.life(ANN) == 24


def test_a_pronoun_after_either_event_is_refused() -> None:
    text = "Whenever you cast a creature spell or a Swamp enters, tap it."
    assert compiled(text, "Enchantment").face is None


@pytest.mark.parametrize(("cost", "allowed"), [("{B}", False), ("{G}", True)])
def test_115_4_it_cannot_be_the_target_of_black_spells(cost: str, allowed: bool) -> None:
    at = table()
    at.battlefield(ANN, creature("Paladin", text="Paladin can't be the target of black spells."))
    for letter in ("B", "G"):
        mana = "{" + letter + "}"
        at.battlefield(BOB, permanent(f"Land {letter}", "Land", "{T}: Add " + mana + ".", ""))
    at.hand(BOB, text_card("Kill", "Instant", "Destroy target creature.", cost=cost))
    at.act(ANN, "pass")
    assert (at.why_not(BOB, "cast Kill") is None) is allowed


def test_604_2_an_ability_works_during_ones_own_turn() -> None:
    at = table()
    at.battlefield(ANN, creature("Guard", text="During your turn, Guard gets +2/+0."))
    assert at.power_toughness("Guard") == (4, 2)
    at.to_turn(BOB)
    assert at.power_toughness("Guard") == (2, 2)


def test_602_5b_an_ability_is_activated_no_more_than_twice() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent("Bats", text="{0}: You gain 1 life. Activate no more than twice each turn."),
    )
    for _ in range(2):
        at.act(ANN, "activate Bats")
    assert at.why_not(ANN, "activate Bats") is not None


def test_701_17a_half_a_library_is_milled() -> None:
    at = table()
    library = len(at.game.players[BOB].library)
    cast(at, "Target player mills half their library, rounded down.", "Bob")
    assert len(at.game.players[BOB].graveyard) == library // 2


def test_608_2c_those_creatures_are_all_that_were_meant() -> None:
    at = table()
    at.battlefield(BOB, "Giant", creature("Ogre", 4, 4))
    cast(at, "Spell deals 1 damage to each creature. Tap those creatures.")
    assert at.object("Giant").tapped
    assert at.object("Ogre").tapped


def test_108_4_a_planeswalkers_controller_is_meant() -> None:
    at = table()
    at.battlefield(BOB, "Giant")
    at.battlefield(ANN, "Wall")
    cast(
        at,
        "Spell deals 4 damage to target player or planeswalker and 1 damage to each creature that "
        "player or that planeswalker's controller controls.",
        "Bob",
    )
    assert at.life(BOB) == 16
    assert at.object("Giant").damage == 1
    assert at.object("Wall").damage == 0


def test_that_player_or_planeswalker_needs_one() -> None:
    text = "Destroy target creature that player or that planeswalker's controller controls."
    assert compiled(text, "Instant").face is None


def test_608_2h_the_sacrificed_creature_was_a_cost() -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    at.hand(
        ANN,
        text_card(
            "Fling",
            "Instant",
            "As an additional cost to cast this spell, sacrifice a creature.\n"
            "Fling deals damage equal to the sacrificed creature's power to any target.",
        ),
    )
    at.act(ANN, "cast Fling", "Bob", "Giant")
    at.resolve()
    assert at.life(BOB) == 15


def test_608_2c_several_instructions_end_with_then() -> None:
    at = table()
    at.battlefield(BOB, "Bear")
    cast(at, "Each opponent loses 1 life, sacrifices a creature, then gains 3 life.")
    assert at.life(BOB) == 22
    assert at.object("Bear").zone is Zone.GRAVEYARD


def test_615_5_counters_are_removed_for_prevented_damage() -> None:
    at = table()
    hydra = creature(
        "Hydra",
        0,
        1,
        "Hydra enters with four +1/+1 counters on it.\nIf damage would be dealt to Hydra, prevent "
        "that damage and remove that many +1/+1 counters from it.",
    )
    at.hand(ANN, hydra)
    at.act(ANN, "cast Hydra")
    at.resolve()
    cast(at, "Spell deals 3 damage to any target.", "Hydra", by=BOB)
    assert at.object("Hydra").damage == 0
    assert at.object("Hydra").counters["+1/+1"] == 1


def test_104_3_nobody_with_the_angel_loses() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent("Angel", text="You can't lose the game and your opponents can't win the game."),
    )
    at.set_life(ANN, 1)
    cast(at, "Target player loses 5 life.", "Ann", by=BOB)
    cast(at, "You win the game.", by=BOB)
    assert at.game.outcome is None


def test_305_2_no_lands_can_be_played() -> None:
    at = table()
    at.battlefield(ANN, permanent("Pact", "Enchantment", "You can't play lands."))
    at.hand(ANN, "Field")
    assert at.why_not(ANN, "play Field") is not None


def test_201_2_only_what_has_the_name_can_be_sacrificed() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent("Cauldron", text="Sacrifice a creature named Festering Newt: You gain 4 life."),
        "Bear",
    )
    assert at.why_not(ANN, "activate Cauldron") is not None
    at.battlefield(ANN, creature("Festering Newt"))
    at.act(ANN, "activate Cauldron")
    at.resolve()
    assert at.life(ANN) == 24


def test_111_4_a_token_has_the_name_that_the_text_gives_it() -> None:
    at = table()
    cast(at, "Create two 1/1 colorless Insect artifact creature tokens with flying named Wasp.")
    names = [at.game.object(one).now.name for one in at.game.zones.battlefield]
    assert names == ["Wasp", "Wasp"]


def test_604_3_a_token_with_an_ability_that_defines_its_power() -> None:
    at = table()
    cast(
        at,
        "Create a white Avatar creature token. It has \"This token's power and toughness are each "
        'equal to your life total."',
    )
    assert at.power_toughness(at.game.zones.battlefield[0]) == (20, 20)


def test_509_1g_only_a_creature_blocking_it_is_a_target() -> None:
    at = table()
    at.battlefield(ANN, creature("Knight", text="{0}: Destroy target creature blocking Knight."))
    at.battlefield(BOB, "Wall", "Giant")
    assert at.why_not(ANN, "activate Knight") is not None
    at.attack("Knight")
    at.block(("Wall", "Knight"))
    at.act(ANN, "activate Knight")
    at.resolve()
    assert at.object("Wall").zone is Zone.GRAVEYARD
    assert at.object("Giant").zone is Zone.BATTLEFIELD


def test_500_7_two_extra_turns_follow() -> None:
    at = table()
    cast(at, "Target player takes two extra turns after this one.", "Bob")
    assert at.game.turn.extra_turns == [BOB, BOB]


def test_614_1c_a_kicked_creature_enters_with_counters() -> None:
    at = table()
    elf = text_card(
        "Elf",
        "Creature",
        "Kicker {0}\nIf Elf was kicked, it enters with two +1/+1 counters on it.",
        ("1", "1"),
    )
    at.hand(ANN, elf)
    at.act(ANN, "cast Elf", True)
    at.resolve()
    assert at.power_toughness("Elf") == (3, 3)


def test_105_2_it_is_judged_by_its_color() -> None:
    at = table()
    at.battlefield(ANN, creature("Wolf", cost="{G}"), "Bear")
    text = "Target creature gets +1/+1 until end of turn. If it's green, draw a card."
    hand = len(at.game.players[ANN].hand)
    cast(at, text, "Bear")
    assert len(at.game.players[ANN].hand) == hand
    cast(at, text, "Wolf")
    assert len(at.game.players[ANN].hand) == hand + 1


def test_401_5_what_the_top_card_is_matters() -> None:
    at = table()
    at.battlefield(
        ANN,
        creature(
            "Noble",
            text="Play with the top card of your library revealed.\n"
            "As long as the top card of your library is black, Noble gets +2/+1.",
        ),
    )
    assert at.power_toughness("Noble") == (2, 2)
    at.library(ANN, creature("Imp", cost="{B}"))
    cast(at, "You gain 1 life.", by=BOB)
    assert at.power_toughness("Noble") == (4, 3)
    assert [place for place, _ in view(at.game, BOB).players[ANN].library] == [0]


def test_406_1_a_player_exiles_cards_of_their_library() -> None:
    at = table()
    at.battlefield(
        ANN,
        creature(
            "Thief",
            text="Whenever Thief deals combat damage to a player, that player exiles the top two "
            "cards of their library.",
        ),
    )
    at.attack("Thief")
    at.to(Step.END_OF_COMBAT)
    assert len(at.game.zones.exile) == 2
    assert all(at.game.object(card).owner == BOB for card in at.game.zones.exile)
