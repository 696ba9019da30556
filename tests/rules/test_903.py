"""Commander. CR 903."""

from __future__ import annotations

from dataclasses import replace

import pytest

from jajna.card import Card
from jajna.decision import NO, YES, Decision, Kind, Pick, Several
from jajna.era import find
from jajna.errors import IllegalAnswerError, VariantError
from jajna.events.damage import DamageDealt
from jajna.events.moves import ZoneChange
from jajna.judge import ANN, BOB, CAT, Table
from jajna.kernel.card_kinds import commanders
from jajna.kernel.card_kinds.commanders import Commander
from jajna.kernel.door.perform import perform
from jajna.kernel.start.setup import new_game
from jajna.kernel.state.chance import Chance
from jajna.kernel.views.determinizing import determinize
from jajna.variant import BRAWL, COMMANDER, DUEL, OATHBREAKER, PAUPER_COMMANDER, Variant
from jajna.vocab import Color, Step, Zone
from tests.mechanics.bench import ask_again, cast, creature, permanent, spell, text_card
from tests.rules.cards import CARDS
from tests.rules.melds import meld, pair
from tests.rules.test_702_140 import TOP, mutate, prepared
from tests.table import table

LEGEND = creature("Legend", 7, 7, types="Legendary Creature — Human", cost="{2}")
OTHER = creature("Other", 3, 3, types="Legendary Creature — Elf", cost="{1}")


def commanding(players: int = 2, variant: Variant = COMMANDER, era: str = "current") -> Table:
    """A table of Commander at which Ann's deck is led by Legend."""
    at = table(players, known=[LEGEND, OTHER], variant=variant, era=find(era))
    at.lead(ANN, "Legend")
    at.battlefield(ANN, *["Mountain"] * 8)
    return at


def on_battlefield(players: int = 2, era: str = "current") -> Table:
    """The same, with Legend on the battlefield."""
    at = commanding(players, era=era)
    move(at, Zone.COMMAND, Zone.BATTLEFIELD)
    return at


def move(at: Table, origin: Zone, to: Zone, name: str = "Legend") -> None:
    """Move a card by an event that nobody causes."""
    perform(at.game, [ZoneChange(at.id(name), origin, to)])
    ask_again(at)


def asked(at: Table) -> Decision:
    """The question about a commander that is asked now."""
    question = at.asked
    assert question is not None
    assert question.kind is Kind.COMMANDER
    return question


def until_asked(at: Table, text: str, *targets: str) -> None:
    """Let Ann cast a spell of this text, until somebody is asked about a commander."""
    at.hand(ANN, spell(text))
    ask_again(at)
    at.act(ANN, "cast Spell", *targets)
    at.to_question(Kind.COMMANDER)


def mana_left(at: Table) -> int:
    """The untapped lands of Ann's."""
    lands = [at.game.objects[one] for one in at.game.zones.battlefield]
    return sum(1 for one in lands if one.is_land() and one.controller == ANN and not one.tapped)


def where(at: Table, name: str = "Legend") -> Zone:
    """The zone of a card."""
    return at.object(name).zone


# -- the beginning ---------------------------------------------------------------------------------


def begun(variant: Variant, players: int = 2, leaders: int = 1) -> Table:
    """A table at the beginning of a game of the variant, with a commander for each player."""
    at = table(players, variant=variant, step=None)
    deck = [CARDS["Mountain"]] * 60
    led = [[(LEGEND, Color.RED)] * leaders] * players
    at.game = new_game([deck] * players, first=ANN, variant=variant, commanders=led)
    return at


def test_903_6_commanders_begin_in_the_command_zone_face_up() -> None:
    at = begun(COMMANDER, 3)
    assert at.names_in(Zone.COMMAND) == ["Legend"] * 3
    for seat in (ANN, BOB, CAT):
        seen = at.game.view(seat).command
        assert [(one.name, one.known, one.commander) for one in seen] == [
            ("Legend", True, True)
        ] * 3
        assert len(at.game.players[seat].library) + len(at.game.players[seat].hand) == 60


@pytest.mark.parametrize(
    ("variant", "players", "life"),
    [
        (COMMANDER, 2, 40),
        (COMMANDER, 4, 40),
        (BRAWL, 2, 25),
        (BRAWL, 3, 30),
        (PAUPER_COMMANDER, 4, 30),
    ],
)
def test_903_7_the_variant_gives_the_starting_life(
    variant: Variant, players: int, life: int
) -> None:
    assert [one.life for one in begun(variant, players).game.players] == [life] * players


def test_103_8a_the_first_of_two_does_not_draw() -> None:
    assert not COMMANDER.draws_first(2)
    assert COMMANDER.draws_first(4)


def test_903_12g_a_first_mulligan_is_free_in_brawl() -> None:
    assert BRAWL.spares_first_mulligan(2)
    assert not COMMANDER.spares_first_mulligan(2)
    assert COMMANDER.spares_first_mulligan(3)


def test_903_3_a_duel_has_no_commanders() -> None:
    with pytest.raises(VariantError, match="commanders"):
        begun(DUEL)


def test_702_124a_a_deck_has_two_commanders_at_most() -> None:
    assert len(begun(COMMANDER, leaders=2).game.players.commanders) == 4
    with pytest.raises(VariantError, match="3 commanders"):
        begun(COMMANDER, leaders=3)


def test_903_the_rules_of_2003_have_no_commanders() -> None:
    with pytest.raises(VariantError, match="later"):
        table(variant=COMMANDER, era=find("2003-07"))


# -- casting ---------------------------------------------------------------------------------------


def test_903_8_the_owner_casts_a_commander_from_the_command_zone() -> None:
    at = commanding()
    at.act(ANN, "cast Legend")
    at.resolve()
    assert where(at) is Zone.BATTLEFIELD
    assert mana_left(at) == 6
    assert at.game.view(BOB).players[ANN].commanders[0].tax == 2


def test_903_8_each_casting_from_there_adds_two() -> None:
    at = commanding()
    at.act(ANN, "cast Legend")
    at.resolve()
    move(at, Zone.BATTLEFIELD, Zone.COMMAND)
    at.act(ANN, "cast Legend")
    at.resolve()
    assert mana_left(at) == 8 - 2 - 4
    move(at, Zone.BATTLEFIELD, Zone.COMMAND)
    reason = at.why_not(ANN, "cast Legend")
    assert reason is not None
    assert reason.code == "not enough mana"


def test_903_8_casting_it_from_elsewhere_is_not_taxed_and_not_counted() -> None:
    at = commanding()
    at.act(ANN, "cast Legend")
    at.resolve()
    at.choose(NO)
    move(at, Zone.BATTLEFIELD, Zone.HAND)
    at.game.answer(NO)
    ask_again(at)
    at.act(ANN, "cast Legend")
    at.resolve()
    assert mana_left(at) == 4
    assert at.game.players.commanders[0].casts == {ANN: 1}


def test_903_8_nobody_else_casts_it() -> None:
    at = commanding()
    at.battlefield(BOB, *["Mountain"] * 3)
    at.begin(BOB)
    assert at.why_not(BOB, "cast Legend") is not None


def test_903_8_a_card_in_the_command_zone_that_is_no_commander_is_not_cast() -> None:
    at = commanding()
    at.put(ANN, Zone.COMMAND, "Other")
    assert at.why_not(ANN, "cast Other") is not None


def test_903_8_a_casting_that_is_taken_back_is_not_counted() -> None:
    at = commanding()
    spell = permanent("Chooser", "Legendary Creature", text="", cost="{X}")
    at.lead(ANN, spell)
    at.game.answer(at.action(ANN, "cast Chooser"))
    assert at.asked is not None
    assert at.asked.kind is Kind.X
    at.game.cancel()
    assert where(at, "Chooser") is Zone.COMMAND
    assert [one.casts for one in at.game.players.commanders] == [{}, {}]


def test_903_8_a_fork_counts_for_itself() -> None:
    at = commanding()
    fork = at.fork()
    at.act(ANN, "cast Legend")
    assert at.game.players.commanders[0].casts == {ANN: 1}
    assert fork.game.players.commanders[0].casts == {}
    assert fork.game.digest() != at.game.digest()


# -- going back to the command zone ----------------------------------------------------------------


def test_903_9a_a_commander_dies_and_its_owner_may_return_it() -> None:
    at = on_battlefield()
    watcher = permanent("Watcher", text="Whenever a creature dies, you gain 3 life.")
    at.battlefield(BOB, watcher)
    until_asked(at, "Destroy target creature.", "Legend")
    question = asked(at)
    assert (question.player, question.rule) == (ANN, "903.9a")
    assert where(at) is Zone.GRAVEYARD
    at.game.answer(YES)
    assert where(at) is Zone.COMMAND
    at.resolve_all()
    assert at.life(BOB) == 43


def test_903_9a_it_stays_where_its_owner_wants_and_is_not_asked_for_again() -> None:
    at = on_battlefield()
    until_asked(at, "Destroy target creature.", "Legend")
    asked(at)
    at.game.answer(NO)
    at.to_turn(BOB)
    assert where(at) is Zone.GRAVEYARD


def test_903_9a_it_returns_from_exile() -> None:
    at = on_battlefield()
    until_asked(at, "Exile target creature.", "Legend")
    asked(at)
    assert where(at) is Zone.EXILE
    at.game.answer(YES)
    assert where(at) is Zone.COMMAND


def test_903_9a_all_owners_are_asked_in_turn_order_before_any_returns() -> None:
    at = on_battlefield(3)
    at.lead(BOB, "Other")
    move(at, Zone.COMMAND, Zone.BATTLEFIELD, "Other")
    until_asked(at, "Destroy all creatures.")
    assert asked(at).player == ANN
    at.game.answer(YES)
    assert asked(at).player == BOB
    assert where(at) is Zone.GRAVEYARD
    at.game.answer(YES)
    assert at.names_in(Zone.COMMAND) == ["Legend", "Other"]


def test_800_4a_an_owner_who_leaves_while_another_decides_takes_the_commander_along() -> None:
    at = on_battlefield(3)
    at.lead(BOB, "Other")
    move(at, Zone.COMMAND, Zone.BATTLEFIELD, "Other")
    until_asked(at, "Destroy all creatures.")
    at.game.answer(YES)
    assert asked(at).player == BOB
    at.game.concede(ANN)
    at.game.answer(YES)
    assert at.names_in(Zone.COMMAND) == ["Other"]


def test_903_9b_it_may_go_there_instead_of_the_hand() -> None:
    at = on_battlefield()
    until_asked(at, "Return target creature to its owner's hand.", "Legend")
    question = asked(at)
    assert (question.player, question.rule) == (ANN, "903.9b")
    assert where(at) is Zone.BATTLEFIELD
    at.game.answer(YES)
    assert where(at) is Zone.COMMAND


def test_903_9b_it_goes_into_the_library_if_its_owner_wants() -> None:
    at = on_battlefield()
    until_asked(at, "Put target creature on top of its owner's library.", "Legend")
    asked(at)
    at.game.answer(NO)
    assert [one.name for one in at.game.view(ANN).players[ANN].hand] == []
    assert commanders.is_commander(at.game, at.game.players[ANN].library[0])


def test_903_9b_it_may_apply_again_when_it_is_drawn() -> None:
    at = on_battlefield()
    until_asked(at, "Put target creature on top of its owner's library.", "Legend")
    at.game.answer(NO)
    until_asked(at, "Draw a card.")
    assert asked(at).rule == "903.9b"
    at.game.answer(YES)
    assert where(at) is Zone.COMMAND


def test_903_9b_a_view_does_not_tell_where_a_commander_is_hidden() -> None:
    at = on_battlefield()
    until_asked(at, "Put target creature on top of its owner's library.", "Legend")
    at.game.answer(NO)
    cast(at, "Shuffle your library.")
    for seat in (ANN, BOB):
        shown = at.game.view(seat).players[ANN].commanders[0]
        assert (shown.name, shown.card, shown.zone) == ("Legend", 0, None)


@pytest.mark.parametrize("seat", [ANN, BOB])
def test_903_9b_who_guesses_at_hidden_cards_does_not_learn_where_it_is(seat: int) -> None:
    """Where the owner's library is dealt anew, the commander is among the cards dealt."""
    at = on_battlefield()
    until_asked(at, "Put target creature on top of its owner's library.", "Legend")
    at.game.answer(NO)
    cast(at, "Shuffle your library.")
    true = at.game.players.commanders[0].card
    places = set()
    for seed in range(20):
        made = determinize(at.game, seat, Chance(seed))
        card = made.players.commanders[0].card
        places.add(card)
        found = made.objects.get(card)
        assert (found is None) == (seat == BOB)
        assert found is None or found.definition.card.name == "Legend"
    assert places != {true}


def test_903_9_a_token_that_is_a_copy_of_a_commander_is_none() -> None:
    at = on_battlefield()
    cast(at, "Create a token that's a copy of target creature.", "Legend")
    at.answer_next()
    tokens = [one for one in at.game.objects.values() if one.token]
    assert not any(commanders.is_commander(at.game, one.id) for one in tokens)


def test_903_9_a_commander_that_another_player_controls_returns_to_its_owner() -> None:
    at = on_battlefield(3)
    cast(at, "Gain control of target creature.", "Legend", by=BOB)
    assert at.object("Legend").controller == BOB
    until_asked(at, "Destroy target creature.", "Legend")
    assert asked(at).player == ANN
    at.game.answer(YES)
    assert at.object("Legend").owner == ANN
    assert where(at) is Zone.COMMAND


# -- winning and losing ----------------------------------------------------------------------------


def strike(at: Table, at_whom: str, turns: int) -> None:
    """Let Legend attack a player on so many of Ann's turns."""
    for _ in range(turns):
        at.begin(ANN)
        at.attack("Legend", at=at_whom)
        at.to(Step.END_OF_COMBAT if at.game.outcome is None else Step.END)


def test_903_10a_twenty_one_combat_damage_by_one_commander_loses() -> None:
    at = on_battlefield(3)
    strike(at, "Bob", 2)
    assert at.game.view(CAT).players[ANN].commanders[0].damage == {BOB: 14}
    assert at.game.players[BOB].in_game
    at.begin(ANN)
    at.attack("Legend", at="Bob")
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(BOB) == 19
    assert not at.game.players[BOB].in_game


def test_903_10a_damage_of_different_commanders_is_not_added() -> None:
    at = on_battlefield()
    for one in at.game.players.commanders:
        one.damage = {BOB: 20}
    at.lead(ANN, "Other")
    move(at, Zone.COMMAND, Zone.BATTLEFIELD, "Other")
    at.object("Other").since_turn = -1
    at.attack("Other")
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.game.players[BOB].in_game
    assert [one.damage for one in at.game.players.commanders] == [{BOB: 20}, {BOB: 3}]


def test_903_10a_other_damage_of_a_commander_is_not_counted() -> None:
    at = on_battlefield()
    perform(at.game, [DamageDealt(at.id("Legend"), BOB, 7, False)])
    assert at.life(BOB) == 33
    assert at.game.players.commanders[0].damage == {}


def test_903_10a_the_damage_stays_when_it_changes_zones_and_controllers() -> None:
    at = on_battlefield()
    at.attack("Legend")
    at.to(Step.POSTCOMBAT_MAIN)
    move(at, Zone.BATTLEFIELD, Zone.COMMAND)
    move(at, Zone.COMMAND, Zone.BATTLEFIELD)
    assert at.game.players.commanders[0].damage == {BOB: 7}


def test_903_12h_brawl_does_not_count_it() -> None:
    at = commanding(variant=BRAWL)
    at.game.players.commanders[0].damage = {BOB: 30}
    at.answer_next()
    assert at.game.players[BOB].in_game


def test_800_4a_the_commanders_of_who_leaves_leave() -> None:
    at = commanding(3)
    at.game.concede(ANN)
    assert at.names_in(Zone.COMMAND) == []
    assert at.game.view(BOB).players[ANN].commanders[0].zone is None


# -- identity --------------------------------------------------------------------------------------


def test_903_4f_who_has_no_commander_has_no_identity() -> None:
    at = commanding()
    assert commanders.color_identity(at.game, ANN) == 0
    assert commanders.color_identity(at.game, BOB) == -1


def test_903_4a_the_identity_is_that_of_all_commanders_as_the_game_began() -> None:
    red = [(LEGEND, Color.RED), (OTHER, Color.GREEN)]
    deck: list[Card] = [CARDS["Mountain"]] * 40
    game = new_game([deck, deck], variant=COMMANDER, commanders=[red])
    assert commanders.color_identity(game, ANN) == Color.RED | Color.GREEN


# -- commanders of several cards -------------------------------------------------------------------


def test_903_3c_a_merged_permanent_is_the_commander_that_is_a_part_of_it() -> None:
    at = mutated()
    assert commanders.is_commander(at.game, at.id("Beast"))


def test_903_9c_only_the_commander_of_a_merged_permanent_goes_to_the_command_zone() -> None:
    at = mutated()
    until_asked(at, "Return target creature to its owner's hand.", "Beast")
    at.game.answer(YES)
    assert at.names_in(Zone.COMMAND) == ["Host"]
    assert "Beast" in at.names_in(Zone.HAND, ANN)
    assert commanders.is_commander(at.game, at.game.zones.command[0])


def test_903_9a_the_commander_of_a_merged_permanent_that_died_returns() -> None:
    at = mutated()
    cast(
        at,
        "Destroy target creature.",
        "Beast",
        then=(Several((Pick(1, "Host"), Pick(0, "Beast"))), YES),
    )
    assert at.names_in(Zone.COMMAND) == ["Host"]
    assert "Beast" in at.names_in(Zone.GRAVEYARD, ANN)


def mutated() -> Table:
    """Ann's commander Host is merged with Beast, which is on top."""
    at = prepared()
    host = at.object("Host")
    at.game.players.commanders.append(Commander(ANN, host.id, host.definition, 0))
    mutate(at, TOP)
    return at


def test_903_3b_a_melded_permanent_is_the_commander_that_is_one_of_its_cards() -> None:
    at = pair()
    rats = at.object("Graf Rats")
    at.game.players.commanders.append(Commander(ANN, rats.id, rats.definition, 0))
    meld(at)
    host = at.id("Chittering Host")
    assert commanders.is_commander(at.game, host)
    perform(at.game, [DamageDealt(host, BOB, 4, True)])
    assert at.game.players.commanders[0].damage == {BOB: 4}


def test_903_9c_of_a_melded_commander_the_other_card_goes_to_its_zone() -> None:
    at = pair()
    rats = at.object("Graf Rats")
    at.game.players.commanders.append(Commander(ANN, rats.id, rats.definition, 0))
    meld(at)
    until_asked(at, "Return target creature to its owner's hand.", "Chittering Host")
    at.game.answer(YES)
    assert at.names_in(Zone.COMMAND) == ["Graf Rats"]
    assert "Midnight Scavengers" in at.names_in(Zone.HAND, ANN)


def test_604_1_two_abilities_may_share_the_condition_of_the_commander() -> None:
    text = (
        "As long as you control your commander, Knight gets +2/+2 and other creatures you control "
        "get +1/+1 and have vigilance."
    )
    at = on_battlefield()
    at.battlefield(ANN, creature("Knight", text=text), "Bear")
    at.battlefield(BOB, "Bear")
    assert at.power_toughness("Knight") == (4, 4)
    mine, theirs = [one for one in at.game.zones.battlefield if at.name(one) == "Bear"]
    assert at.power_toughness(mine) == (3, 3)
    assert at.power_toughness(theirs) == (2, 2)
    move(at, Zone.BATTLEFIELD, Zone.EXILE)
    assert at.power_toughness("Knight") == (2, 2)
    assert at.power_toughness(mine) == (2, 2)


# -- oathbreaker -----------------------------------------------------------------------------------

PRINTED = text_card("Walker", "Planeswalker — Walker", "[+1]: You gain 1 life.")
WALKER = Card("Walker", (replace(PRINTED.faces[0], loyalty="5"),))
SIGNATURE = text_card("Signature", "Instant", "You gain 3 life.", cost="{1}")


def breaking() -> Table:
    """A table of Oathbreaker at which Walker and its signature spell lead Ann's deck."""
    at = table(2, known=[WALKER, SIGNATURE], variant=OATHBREAKER)
    at.lead(ANN, "Walker")
    at.lead(ANN, "Signature")
    at.battlefield(ANN, *["Mountain"] * 8)
    ask_again(at)
    return at


def test_903_8_a_signature_spell_waits_for_its_oathbreaker() -> None:
    at = breaking()
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Signature")
    move(at, Zone.COMMAND, Zone.BATTLEFIELD, "Walker")
    at.act(ANN, "cast Signature")
    at.choose_for(Kind.COMMANDER, True)
    at.resolve_all()
    assert at.life(ANN) == 23
    assert where(at, "Signature") is Zone.COMMAND


def test_903_8_a_signature_spell_waits_while_another_player_controls_the_oathbreaker() -> None:
    at = breaking()
    move(at, Zone.COMMAND, Zone.BATTLEFIELD, "Walker")
    cast(at, "Gain control of target permanent.", "Walker", by=BOB)
    assert at.object("Walker").controller == BOB
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Signature")


def test_903_8_a_signature_spell_is_taxed_as_a_commander_is() -> None:
    at = breaking()
    move(at, Zone.COMMAND, Zone.BATTLEFIELD, "Walker")
    for cost in (1, 3):
        before = mana_left(at)
        at.act(ANN, "cast Signature")
        at.choose_for(Kind.COMMANDER, True)
        at.resolve_all()
        assert before - mana_left(at) == cost
