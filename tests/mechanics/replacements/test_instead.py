"""Events that are replaced by others, and instructions by others under a condition.
CR 608.2c, 614.1a.
"""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.oracle.faces import compiled
from tests.table import CAT, table

SHOT = "Spell deals 3 damage to any target."


def test_614_3_what_was_returned_is_exiled_wherever_it_would_go() -> None:
    at = table(bob=["Bear"])
    at.graveyard(ANN, "Giant")
    cast(
        at,
        "Return target creature card from your graveyard to the battlefield. It gains haste. If it "
        "would leave the battlefield, exile it instead of putting it anywhere else.",
        "Giant",
    )
    for name in ("Giant", "Bear"):
        cast(at, "Return target creature to its owner's hand.", name)
    assert at.names_in(Zone.EXILE) == ["Giant"]
    assert "Bear" in at.names_in(Zone.HAND, BOB)


def test_614_1a_a_granted_ability_exiles_what_would_leave() -> None:
    at = table(ann=["Bear"])
    text = '"If ~ would leave the battlefield, exile it instead of putting it anywhere else."'
    cast(at, f"Until end of turn, target creature gains {text}", "Bear")
    cast(at, "Destroy target creature.", "Bear")
    assert at.names_in(Zone.EXILE) == ["Bear"]


def test_614_1a_permanents_alone_are_exiled_instead_of_dying() -> None:
    text = "If a permanent would be put into a graveyard, exile it instead."
    at = table(ann=[creature("Guard", 2, 2, text), "Relic"])
    cast(at, "Destroy target artifact.", "Relic")
    cast(at, "Mill a card.")
    assert at.names_in(Zone.EXILE) == ["Relic"]
    assert len(at.names_in(Zone.GRAVEYARD, ANN)) == 3


def test_119_10_a_player_who_would_gain_life_gains_none() -> None:
    text = "If a player would gain life, that player gains no life instead."
    at = table(ann=[permanent("Vortex", "Enchantment", text)])
    cast(at, "Each player gains 3 life.")
    assert (at.life(ANN), at.life(BOB)) == (20, 20)


def test_119_3_opponents_lose_twice_the_life_in_your_turn_also_to_damage() -> None:
    text = (
        "If an opponent would lose life during your turn, they lose twice that much life instead."
    )
    at = table(3, ann=[creature("Bat", 2, 4, text)])
    cast(at, SHOT, "Bob")
    cast(at, "Each player loses 2 life.")
    assert (at.life(ANN), at.life(BOB), at.life(CAT)) == (18, 10, 16)
    at.to_turn(BOB)
    cast(at, SHOT, "Bob")
    assert at.life(BOB) == 7


def test_122_1_players_get_one_more_of_each_kind_of_counter() -> None:
    text = (
        "If you would get one or more counters, you get that many plus one of each of those kinds "
        "of counters instead."
    )
    at = table(ann=[permanent("Snake", "Enchantment", text)])
    cast(at, "You get {E}{E}.")
    cast(at, "You get {E}{E}.", by=BOB)
    assert [one.counters.get("energy") for one in at.game.players] == [3, 2]


def test_122_6_only_counters_that_you_put_are_one_more() -> None:
    at = table(ann=["Bear"])
    cast(
        at,
        "Until end of turn, if you would put one or more +1/+1 counters on a creature you control, "
        "put that many plus one +1/+1 counters on it instead.",
    )
    cast(at, "Put two +1/+1 counters on target creature.", "Bear")
    cast(at, "Put two +1/+1 counters on target creature.", "Bear", by=BOB)
    assert at.object("Bear").counters == {"+1/+1": 5}
    cast(at, "Put a -1/-1 counter on target creature.", "Bear")
    assert at.object("Bear").counters == {"+1/+1": 4}


def test_614_16_three_times_as_many_creature_tokens_are_created_for_you() -> None:
    text = (
        "If one or more creature tokens would be created under your control, three times that many "
        "of those tokens are created instead."
    )
    at = table(ann=[permanent("Shrine", "Enchantment", text)])
    cast(at, "Create a 1/1 white Bird creature token.")
    cast(at, "Create a Treasure token.")
    cast(at, "Create a 1/1 white Bird creature token.", by=BOB)
    kinds = at.names_in(Zone.BATTLEFIELD)
    assert (kinds.count("Bird Token"), kinds.count("Treasure Token")) == (4, 1)


def test_614_5_another_token_comes_with_tokens_of_the_kind() -> None:
    text = (
        "If you would create one or more artifact tokens, instead create those tokens plus an "
        "additional Map token."
    )
    at = table(ann=[permanent("Helm", text=text)])
    cast(at, "Create two Treasure tokens.")
    cast(at, "Create a 1/1 white Bird creature token.")
    kinds = at.names_in(Zone.BATTLEFIELD)
    assert (kinds.count("Treasure Token"), kinds.count("Map Token")) == (2, 1)


def test_614_16_a_token_is_judged_before_it_exists_by_its_types_alone() -> None:
    for what in ("tapped tokens", "tokens with flying", "artifacts"):
        assert (
            compiled(
                f"If you would create one or more {what}, instead create those tokens plus an "
                "additional Food token."
            ).face
            is None
        ), what


def test_104_3_an_instruction_replaces_losing_the_game() -> None:
    text = (
        "If you would lose the game, instead exile ~ and your life total becomes equal to your "
        "starting life total."
    )
    at = table(3, ann=[creature("Angel", 5, 5, text)])
    cast(at, "Target player loses 30 life.", "Ann", by=BOB)
    assert at.life(ANN) == 20
    assert at.names_in(Zone.EXILE) == ["Angel"]
    cast(at, "Target player loses 30 life.", "Ann", by=BOB)
    assert not at.game.players[ANN].in_game


def test_104_3a_who_concedes_loses_whatever_would_replace_it() -> None:
    text = "If you would lose the game, instead exile ~ and your life total becomes 5."
    at = table(3, ann=[creature("Angel", 5, 5, text)])
    at.game.concede(ANN)
    assert not at.game.players[ANN].in_game
    assert at.names_in(Zone.BATTLEFIELD) == []


def test_614_3_only_the_next_time_losing_is_replaced() -> None:
    at = table(3)
    text = "The next time you would lose the game this turn, instead draw two cards and your life "
    cast(at, f"{text}total becomes 1.")
    held = len(at.game.players[ANN].hand)
    cast(at, "Target player loses the game.", "Ann", by=BOB)
    assert (at.life(ANN), len(at.game.players[ANN].hand)) == (1, held + 2)
    cast(at, SHOT, "Ann", by=BOB)
    assert not at.game.players[ANN].in_game


def test_701_8b_an_instruction_replaces_destruction() -> None:
    aura = permanent(
        "Growth",
        "Enchantment — Aura",
        "Enchant land\nEnchanted land is a 3/3 red Spirit creature with haste. It's still a land.\n"
        "If enchanted land would be destroyed, instead sacrifice ~ and that land gains "
        "indestructible until end of turn.",
    )
    at = table(ann=["Field"], hand=[aura])
    at.act(ANN, "cast Growth", "Field")
    at.resolve()
    cast(at, "Destroy target land.", "Field", by=BOB)
    cast(at, "Destroy target land.", "Field", by=BOB)
    assert at.names_in(Zone.BATTLEFIELD) == ["Field"]
    assert "Growth" in at.names_in(Zone.GRAVEYARD, ANN)
    at.to_turn(BOB)
    cast(at, "Destroy target land.", "Field", by=BOB)
    assert at.names_in(Zone.BATTLEFIELD) == []


def test_608_2c_the_player_may_follow_the_other_instruction_instead() -> None:
    text = (
        "Return target creature to its owner's hand. If you control an artifact, you may put that "
        "creature on top of its owner's library instead."
    )
    for artifact, chosen, top in ((True, True, True), (True, False, False), (False, True, False)):
        at = table(ann=["Relic"] if artifact else [], bob=["Bear"])
        cast(at, text, "Bear", then=(chosen,) if artifact else ())
        found = at.game.players[BOB]
        (zone,) = [held for held in (found.hand, found.library) if _named(at, held, "Bear")]
        assert (zone is found.library) == top
        if top:
            assert at.game.object(found.library[0]).now.name == "Bear"


def _named(at: Table, held: list[int], name: str) -> bool:
    return any(at.game.object(one).now.name == name for one in held)


def test_608_2c_the_spell_is_countered_for_good_under_the_condition() -> None:
    text = (
        "Counter target spell unless its controller pays {1}. If you control an artifact, instead "
        "counter that spell, then scry 1."
    )
    for artifact, left in ((False, 17), (True, 20)):
        at = table(ann=["Relic"] if artifact else [], bob=[MINE], step=None)
        at.hand(BOB, permanent("Blast", "Sorcery", "Blast deals 3 damage to any target."))
        at.begin(BOB)
        at.act(BOB, "cast Blast", "Ann")
        cast(at, text, "Blast", then=() if artifact else (True,))
        at.resolve_all()
        assert at.life(ANN) == left


MINE = permanent("Mine", "Land", "{T}: Add {C}.", cost="")


def test_608_2c_a_paragraph_replaces_the_prevention_before_it() -> None:
    text = (
        "Prevent all combat damage that would be dealt this turn.\nFerocious — If you control a "
        "creature with power 4 or greater, instead prevent all combat damage that would be dealt "
        "this turn by creatures your opponents control."
    )
    for mine, left in (("Bear", 20), ("Giant", 15)):
        at = table(ann=[mine])
        cast(at, text)
        at.attack(mine)
        at.to(Step.POSTCOMBAT_MAIN)
        assert at.life(BOB) == left


def test_109_4_what_you_control_is_not_counted_in_a_zone_of_cards() -> None:
    at = table(ann=["Field", "Field"], hand=["Giant"])
    text = (
        "You may put a permanent card with mana value less than or equal to the number of lands "
        "you control from your hand onto the battlefield."
    )
    at.hand(ANN, permanent("Costly", text="", cost="{3}"))
    cast(at, text, then=(True, "Giant"))
    assert "Giant" in at.names_in(Zone.BATTLEFIELD)
    assert "Costly" in at.names_in(Zone.HAND, ANN)
