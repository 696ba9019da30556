"""What cards say of commanders. CR 903.3, 903.4, 903.8."""

from __future__ import annotations

import pytest

from jajna.decision import NO, YES, Cast, Kind, YesNo
from jajna.judge import ANN, BOB, Table
from jajna.kernel.card_kinds.commanders import is_commander
from jajna.kernel.state.context import Context
from jajna.oracle import compile_face
from jajna.text.spanish.printer import SPANISH
from jajna.vocab import Color, Keyword, Step, Zone
from tests.mechanics.bench import ask_again, cast, creature, permanent, spell, text_card
from tests.oracle.faces import compiled, face
from tests.rules.test_903 import commanding, mana_left, move, on_battlefield, where

STANDARD = permanent("Standard", "Enchantment", "Commanders you control have menace.")


def has(at: Table, name: str, keyword: int) -> bool:
    """Whether an object has a keyword."""
    return at.object(name).has(keyword)


# -- commanders on the battlefield -----------------------------------------------------------------


def test_903_3d_a_commander_you_control_is_a_permanent_that_is_one() -> None:
    at = on_battlefield()
    at.battlefield(ANN, "Bear", STANDARD)
    assert has(at, "Legend", Keyword.MENACE)
    assert not has(at, "Bear", Keyword.MENACE)


def test_903_3d_whose_commander_it_is_does_not_matter_to_who_controls_it() -> None:
    at = on_battlefield()
    at.battlefield(BOB, STANDARD)
    assert not has(at, "Legend", Keyword.MENACE)
    cast(at, "Target player gains control of target creature.", BOB, "Legend")
    assert at.object("Legend").controller == BOB
    assert has(at, "Legend", Keyword.MENACE)


def test_903_3d_a_copy_of_a_commander_is_none() -> None:
    at = on_battlefield()
    at.battlefield(ANN, STANDARD, permanent("Freedom", "Enchantment", NO_LEGENDS))
    cast(at, "Create a token that's a copy of target creature.", "Legend")
    tokens = [one for one in at.game.zones.battlefield if at.game.objects[one].token]
    assert [at.game.objects[one].has(Keyword.MENACE) for one in tokens] == [False]


NO_LEGENDS = 'The "legend rule" doesn\'t apply to permanents you control.'


def test_903_3_commander_creatures_are_creatures_that_are_commanders() -> None:
    at = on_battlefield()
    at.battlefield(ANN, "Bear")
    at.battlefield(ANN, permanent("Bastion", text="Commander creatures you control get +2/+2."))
    assert at.power_toughness("Legend") == (9, 9)
    assert at.power_toughness("Bear") == (2, 2)


@pytest.mark.parametrize(("controller", "drawn"), [(ANN, 1), (BOB, 0)])
def test_903_3d_your_commander_is_one_that_you_own(controller: int, drawn: int) -> None:
    at = on_battlefield()
    text = "At the beginning of combat on your turn, if you control your commander, draw a card."
    at.battlefield(ANN, permanent("Drake", text=text))
    if controller == BOB:
        cast(at, "Target player gains control of target creature.", BOB, "Legend")
    held = len(at.game.players[ANN].hand)
    at.to(Step.BEGINNING_OF_COMBAT)
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == held + drawn


def test_903_3d_another_commander_is_not_yours() -> None:
    at = commanding()
    at.lead(BOB, "Other")
    move(at, Zone.COMMAND, Zone.BATTLEFIELD, "Other")
    cast(at, "Gain control of target creature.", "Other")
    text = "As long as you control your commander, ~ gets +2/+2."
    at.battlefield(ANN, creature("Marshal", text=text), STANDARD)
    assert at.power_toughness("Marshal") == (2, 2)
    assert has(at, "Other", Keyword.MENACE)


def test_903_3_your_commander_is_heard_of_as_it_enters_and_attacks() -> None:
    at = commanding()
    at.battlefield(ANN, permanent("Tome", text=TOME))
    at.act(ANN, "cast Legend")
    at.resolve_all()
    assert at.object("Tome").counters == {"page": 1}
    at.to_turn(ANN)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Legend", at=BOB)
    at.resolve_all()
    assert at.object("Tome").counters == {"page": 2}


TOME = "Whenever your commander enters or attacks, put a page counter on ~."


def test_903_3_it_dies_as_the_commander_that_it_was() -> None:
    at = on_battlefield()
    at.battlefield(
        ANN, permanent("Wake", text="Whenever a commander you control dies, draw a card.")
    )
    held = len(at.game.players[ANN].hand)
    cast(at, "Destroy target creature.", "Legend", then=(NO,))
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == held + 1


def test_903_3_all_but_commanders_are_destroyed() -> None:
    at = on_battlefield()
    at.battlefield(ANN, "Bear")
    cast(at, "Destroy all creatures and planeswalkers except for commanders.")
    assert where(at) is Zone.BATTLEFIELD
    assert where(at, "Bear") is Zone.GRAVEYARD


# -- color identity --------------------------------------------------------------------------------

SIGNET = permanent(
    "Signet", text="{T}: Add one mana of any color in your commander's color identity."
)


def adds(at: Table, player: int) -> list[tuple[int, ...]]:
    """What a player's Signet can add."""
    signet = at.battlefield(player, SIGNET)[0]
    ability = at.game.objects[signet].now.kit.mana[0]
    assert ability is not None
    return ability.productions(at.game, Context(signet, player))


def test_903_4f_mana_is_of_a_color_in_the_identity() -> None:
    at = commanding()
    at.game.players.commanders[0].identity = Color.WHITE | Color.RED
    assert adds(at, ANN) == [(Color.WHITE,), (Color.RED,)]


def test_903_4f_without_a_commander_no_mana_is_added() -> None:
    assert adds(commanding(), BOB) == []


def test_903_4f_a_cost_that_asks_for_the_identity_is_unpayable_without_a_commander() -> None:
    text = (
        "{T}, Pay life equal to the number of colors in your commanders' color "
        "identity: Draw a card."
    )
    at = commanding()
    at.game.players.commanders[0].identity = Color.WHITE | Color.RED
    room = permanent("Room", "Land", text)
    at.battlefield(ANN, room)
    ask_again(at)
    at.act(ANN, "activate Room")
    at.resolve()
    assert at.life(ANN) == 38
    at.battlefield(BOB, permanent("Cell", "Land", text))
    at.begin(BOB)
    reason = at.why_not(BOB, "activate Cell")
    assert reason is not None
    assert (reason.code, reason.rule) == ("no commander", "903.4f")


# -- casting ---------------------------------------------------------------------------------------


def test_903_8_mana_for_a_commander_is_spent_on_nothing_else() -> None:
    at = table_with_lotus()
    assert at.why_not(ANN, "cast Ogre") is not None
    assert at.why_not(ANN, "cast Legend") is None


def table_with_lotus() -> Table:
    """Ann has nothing but a Lotus to pay with."""
    lotus = (
        "{T}, Sacrifice ~: Add three mana of any one color. Spend this mana "
        "only to cast your commander."
    )
    at = commanding()
    for land in at.game.zones.battlefield:
        at.game.objects[land].tapped = True
    at.battlefield(ANN, permanent("Lotus", text=lotus))
    at.hand(ANN, creature("Ogre", cost="{2}"))
    ask_again(at)
    return at


def test_903_8_it_is_counted_how_often_you_cast_it_from_there() -> None:
    at = commanding()
    text = (
        "Creatures you control get +1/+1 for each time you've cast your commander from the command "
        "zone this game."
    )
    at.battlefield(ANN, permanent("Insignia", "Enchantment", text))
    for times in (1, 2):
        at.act(ANN, "cast Legend")
        at.resolve()
        assert at.power_toughness("Legend") == (7 + times, 7 + times)
        move(at, Zone.BATTLEFIELD, Zone.COMMAND)


def test_903_8_a_spell_is_copied_as_often_as_you_cast_it() -> None:
    at = commanding()
    text = (
        "When you cast this spell, copy it for each time you've cast your commander from the "
        "command zone this game.\nDraw a card."
    )
    at.act(ANN, "cast Legend")
    at.resolve()
    at.hand(ANN, text_card("Storm", "Sorcery", text))
    ask_again(at)
    held = len(at.game.players[ANN].hand)
    at.act(ANN, "cast Storm")
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == held + 1


def test_903_8_your_commander_costs_less_for_each_time() -> None:
    at = commanding()
    text = (
        "Your commander costs {1} less to cast for each time it's been cast from the command zone "
        "this game.\nWhenever your commander is put into the command zone from "
        "anywhere, draw a card."
    )
    at.battlefield(ANN, permanent("Myth", "Enchantment", text))
    at.act(ANN, "cast Legend")
    at.resolve()
    held = len(at.game.players[ANN].hand)
    move(at, Zone.BATTLEFIELD, Zone.COMMAND)
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == held + 1
    at.act(ANN, "cast Legend")
    at.resolve()
    assert mana_left(at) == 8 - 2 - 3


def test_903_8_the_tax_is_paid_for_a_commander_that_is_cast_for_nothing() -> None:
    at = commanding()
    at.act(ANN, "cast Legend")
    at.resolve()
    move(at, Zone.BATTLEFIELD, Zone.COMMAND)
    text = "You may cast your commander from the command zone without paying its mana cost."
    at.hand(ANN, spell(text))
    ask_again(at)
    at.act(ANN, "cast Spell")
    at.to_question(Kind.CAST)
    question = at.asked
    assert question is not None
    at.answer(next(one for one in question.options if isinstance(one, Cast)))
    at.resolve_all()
    assert where(at) is Zone.BATTLEFIELD
    assert mana_left(at) == 8 - 2 - 2


def test_702_34a_flashback_costs_less_for_a_commander() -> None:
    text = (
        "Draw a card.\nFlashback {8}{R}. This spell costs {X} less to cast "
        "this way, where X is the "
        "greatest mana value of a commander you own on the battlefield or in the command zone."
    )
    at = commanding()
    at.graveyard(ANN, text_card("Visions", "Sorcery", text, cost="{R}"))
    ask_again(at)
    at.act(ANN, "cast Visions way 0")
    at.resolve()
    assert mana_left(at) == 8 - 7
    assert where(at, "Visions") is Zone.EXILE


# -- to and from the command zone ------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "zone"), [(NO, Zone.HAND), (YES, Zone.COMMAND)])
def test_903_9b_a_commander_is_put_into_the_hand_from_the_command_zone(
    answer: YesNo, zone: Zone
) -> None:
    at = commanding()
    cast(at, "Put your commander into your hand from the command zone.", then=(answer,))
    assert where(at) is zone


def test_903_9_a_player_returns_their_commanders_to_the_command_zone() -> None:
    at = on_battlefield()
    at.battlefield(ANN, "Bear")
    cast(
        at,
        "Target player returns each commander they control from the "
        "battlefield to the command zone.",
        ANN,
    )
    assert where(at) is Zone.COMMAND
    assert where(at, "Bear") is Zone.BATTLEFIELD


def test_903_3d_a_commander_in_the_command_zone_is_put_onto_the_battlefield() -> None:
    at = commanding()
    text = (
        "When ~ enters, you may put a commander you own from the command zone "
        "onto the battlefield. "
        "It gains haste. Return it to the command zone at the beginning of the next end step."
    )
    at.hand(ANN, creature("Courser", text=text))
    ask_again(at)
    at.act(ANN, "cast Courser")
    at.choose(True)
    at.resolve_all()
    assert where(at) is Zone.BATTLEFIELD
    assert has(at, "Legend", Keyword.HASTE)
    assert mana_left(at) == 8
    assert at.game.players.commanders[0].casts == {}
    at.to(Step.END)
    at.resolve_all()
    assert where(at) is Zone.COMMAND


def test_702_49d_commander_ninjutsu_works_in_the_command_zone() -> None:
    at = commanding()
    ninja = creature(
        "Ninja", types="Legendary Creature — Human Ninja", text="Commander ninjutsu {1}", cost="{3}"
    )
    at.lead(ANN, ninja)
    at.battlefield(ANN, "Bear")
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Bear", at=BOB)
    assert at.why_not(ANN, "activate Ninja") is not None
    at.to(Step.DECLARE_BLOCKERS)
    at.act(ANN, "activate Ninja", "Bear")
    at.resolve()
    assert where(at, "Ninja") is Zone.BATTLEFIELD
    assert where(at, "Bear") is Zone.HAND
    assert at.game.players.commanders[-1].casts == {}


# -- words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        (
            "Commanders you control have menace.",
            "Los comandantes que controlas tienen la habilidad de amenaza.",
        ),
        (
            "{T}: Add one mana of any color in your commander's color identity.",
            "{T}: Agrega un maná de cualquier color de la identidad de color de tu comandante.",
        ),
        (
            "As long as you control your commander, ~ gets +2/+2.",
            "Mientras controles a tu comandante, ~ obtiene +2/+2.",
        ),
        ("Commander ninjutsu {U}{B}", "Ninjutsu de comandante {U}{B}"),
    ],
)
def test_903_3_it_is_said_in_spanish_too(english: str, spanish: str) -> None:
    found = compiled(english)
    assert found.face is not None, found.blockers
    assert SPANISH.lines(found.face.abilities) == [spanish]
    again = compile_face(face(spanish), "es")
    assert again.face is not None, again.blockers
    assert again.face.abilities == found.face.abilities


@pytest.mark.parametrize("zone", [Zone.COMMAND, Zone.LIBRARY, Zone.BATTLEFIELD])
def test_903_3e_a_characteristic_of_your_commander_is_seen_in_every_zone(zone: Zone) -> None:
    at = commanding()
    if zone is not Zone.COMMAND:
        move(at, Zone.COMMAND, zone)
    before = len(at.game.players[ANN].hand)
    cast(at, "Draw cards equal to your commander's mana value.")
    assert len(at.game.players[ANN].hand) - before == 2


def test_903_3_a_commander_that_is_face_down_or_a_copy_is_still_one() -> None:
    """The example of the rule: Ixidron turns it face down, Cytoshape makes it a copy."""
    for text in (
        "When this creature enters, turn all other nontoken creatures face down.",
        "When this creature enters, target creature becomes a copy of this creature until end of "
        "turn.",
    ):
        at = on_battlefield()
        at.hand(ANN, creature("Ixidron", text=text))
        ask_again(at)
        at.choose_for(Kind.TARGETS, "Legend")
        at.act(ANN, "cast Ixidron")
        at.resolve_all()
        [leader] = at.game.players.commanders
        assert at.game.objects[leader.card].now.name != "Legend"
        assert is_commander(at.game, leader.card)
        assert at.game.objects[leader.card].zone is Zone.BATTLEFIELD


def test_903_3_what_copies_a_commander_in_a_graveyard_is_none() -> None:
    """The example of the rule: Body Double."""
    at = on_battlefield()
    text = "You may have this creature enter as a copy of any creature card in a graveyard."
    cast(at, "Destroy target creature.", "Legend", then=(NO,))
    at.hand(ANN, creature("Double", text=text))
    ask_again(at)
    at.act(ANN, "cast Double")
    at.choose("Legend")
    at.resolve_all()
    [double] = [
        one for one in at.game.zones.battlefield if at.game.objects[one].now.name == "Legend"
    ]
    assert not is_commander(at.game, double)


@pytest.mark.parametrize(("casts", "left"), [(0, 5), (2, 7)])
def test_903_8_an_alternative_cost_is_reduced_for_each_casting(casts: int, left: int) -> None:
    text = (
        "Blitz costs you pay cost {1} less for each time you've cast your commander from the "
        "command zone this game."
    )
    at = commanding()
    at.game.players.commanders[0].casts = {ANN: casts}
    at.battlefield(ANN, creature("Boss", text=text))
    at.hand(ANN, creature("Raider", text="Blitz {3}", cost="{9}"))
    ask_again(at)
    at.act(ANN, "cast Raider way 0")
    assert mana_left(at) == left


# -- mana that lets a commander grow ---------------------------------------------------------------

PALACE = permanent(
    "Palace",
    "Land",
    "{T}: Add one mana of any color in your commander's color identity. If you spend this mana to "
    "cast your commander, it enters with a number of additional +1/+1 counters on it equal to the "
    "number of times it's been cast from the command zone this game.",
    cost="",
)


def with_palace(*others: str) -> Table:
    """A table of Commander at which Ann has a Palace and these lands alone."""
    at = commanding()
    for land in at.game.zones.battlefield:
        at.game.objects.own(land).tapped = True
    at.game.players.commanders[0].identity = Color.RED
    at.battlefield(ANN, PALACE, *others)
    ask_again(at)
    return at


def test_106_6_a_commander_enters_with_a_counter_for_each_time_it_was_cast() -> None:
    at = with_palace("Mountain")
    at.act(ANN, "cast Legend")
    at.resolve()
    assert at.power_toughness("Legend") == (8, 8)  # this time counts
    move(at, Zone.BATTLEFIELD, Zone.COMMAND)
    for name in ("Palace", "Mountain"):
        at.game.objects.own(at.id(name)).tapped = False
    at.battlefield(ANN, "Mountain", "Mountain")
    ask_again(at)
    at.act(ANN, "cast Legend")
    at.resolve()
    assert at.power_toughness("Legend") == (9, 9)


def test_106_6_without_that_mana_it_enters_as_it_is() -> None:
    at = with_palace("Mountain", "Mountain")
    at.game.objects.own(at.id("Palace")).tapped = True
    ask_again(at)
    at.act(ANN, "cast Legend")
    at.resolve()
    assert at.power_toughness("Legend") == (7, 7)


def test_106_6_nothing_else_grows_by_mana_for_a_commander() -> None:
    at = with_palace("Mountain")
    at.hand(ANN, creature("Ogre", 3, 3, cost="{2}"))
    ask_again(at)
    at.act(ANN, "cast Ogre")
    at.resolve()
    assert at.power_toughness("Ogre") == (3, 3)


# -- cards drawn for commanders --------------------------------------------------------------------


def test_903_8_a_card_more_is_drawn_for_each_casting_by_the_player_who_draws() -> None:
    text = (
        "Target player draws X cards plus an additional card for each time they've cast a "
        "commander from the command zone this game."
    )
    for player, more in ((ANN, 3), (BOB, 0)):
        at = commanding()
        at.game.players.commanders[0].casts = {ANN: 3}
        at.hand(ANN, text_card("Insight", "Sorcery", text, cost="{X}"))
        ask_again(at)
        held = [len(one.hand) for one in at.game.players]
        at.choose_for(Kind.X, 2)
        at.act(ANN, "cast Insight", at.game.players[player].name)
        at.resolve()
        drawn = [len(one.hand) - before for one, before in zip(at.game.players, held, strict=True)]
        drawn[ANN] += 1  # the card itself
        assert drawn[player] == 2 + more
        assert drawn[1 - player] == 0
