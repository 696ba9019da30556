"""The position of a running game written down and read back is the same position."""

from __future__ import annotations

import random
from typing import Final

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from jajna.agents.random_agent import RandomAgent
from jajna.card import Card
from jajna.cards import starter
from jajna.decision import Kind
from jajna.errors import CardError
from jajna.judge import ANN, BOB, Table
from jajna.judge.scenario import ScenarioError, build, of, read
from jajna.kernel.game import Game
from jajna.kernel.start.setup import new_game
from jajna.kernel.zones.move import attach
from jajna.vocab import Step, Zone
from tests.mechanics import bench
from tests.table import table as set_up


def known(name: str) -> Card:
    """The starter card of this name. Raises CardError for others."""
    found = starter.card(name)
    if found is None:
        raise CardError(f"{name} is not a starter card")
    return found


NAMES: Final = tuple(starter.names())
ZONES: Final = (Zone.BATTLEFIELD, Zone.EXILE, Zone.COMMAND)
PRIVATE: Final = (Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD)


def picture(game: Game) -> list[str]:
    """Everything that a position consists of, in lines, with objects by their places."""
    places: dict[int, str] = {player.id: player.name for player in game.players}
    order: list[int] = []
    for zone in ZONES:
        order += game.zones.of(zone, game.players[0])
    for player in game.players:
        for zone in PRIVATE:
            order += game.zones.of(zone, game.players[player.id])
    places |= {number: f"#{place}" for place, number in enumerate(order)}
    stamps = sorted(game.zones.battlefield, key=lambda number: game.objects[number].timestamp)
    lines = [f"turn {game.turn.number} {game.turn.active} {game.turn.step.name}"]
    for player in game.players:
        pool = [unit.mana for unit in player.pool]
        lines.append(
            f"{player.name} {player.life} {player.counters} {pool} {player.lands_played} "
            f"{player.in_game}"
        )
    for number in order:
        thing = game.objects[number]
        latest = game.players[thing.controller].latest_turn
        marks = {
            name: [
                str(value) if name.startswith("chosen") else places.get(value, str(value))
                for value in thing.marks[name]
            ]
            for name in sorted(thing.marks)
        }
        # Abilities that define characteristics needn't be looked at where nobody looks.
        now = thing.now.summary() if thing.zone is not Zone.LIBRARY else ""
        lines.append(
            f"{places[number]} {thing.zone.name} {thing.definition.card.name} {thing.owner} "
            f"{thing.controller} {thing.first_controller} {thing.face} {thing.tapped} "
            f"{thing.face_down} {thing.token} {thing.used} {sorted(thing.counters.items())} "
            f"{thing.damage} "
            f"{thing.deathtouched} on {places.get(thing.attached_to)} "
            f"with {[places[one] for one in thing.attachments]} "
            f"{thing.zone is Zone.BATTLEFIELD and thing.since_turn >= latest} {marks} "
            f"{game.knowledge.seen.get(number, 0)} {thing.base.summary()} / {now}"
        )
    return [*lines, f"timestamps {[places[number] for number in stamps]}"]


def read_back(game: Game) -> tuple[Game, str, str]:
    """The position written and read, what was written, and what is written of it again."""
    written = of(game, "A position", known).text()
    again = build(read(written)[0], known).game
    return again, written, of(again, "A position", known).text()


def is_plain(game: Game) -> bool:
    """Whether a position is all that there is of the game just now."""
    return game.decision is not None and not of(game, "A position", known).omitted


def random_game(seed: int, answers: int) -> list[Game]:
    """Positions of a game that is played at random."""
    chance = random.Random(seed)
    decks: list[list[Card]] = []
    for _ in range(2):
        cards = [known(name) for name in chance.sample(NAMES, 24)]
        lands = [known(name) for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")]
        decks.append([*cards, *lands, *lands, *lands])
    game = new_game(decks, ("Ann", "Bob"), seed)
    agents = [RandomAgent(seed), RandomAgent(seed + 1)]
    found: list[Game] = []
    waiting = 9
    for done in range(answers):
        asked = game.decision
        if asked is None:
            break
        answer = agents[asked.player].choose(asked, None)
        game.answer(answer if game.why_not(answer) is None else asked.fallback)
        asked = game.decision
        if done < waiting or asked is None or asked.kind is not Kind.PRIORITY:
            continue
        if is_plain(game):
            found.append(game.fork())
            waiting = done + 9
    return found


@given(st.integers(0, 10_000))
@settings(max_examples=8)
def test_positions_of_random_games_come_back(seed: int) -> None:
    positions = random_game(seed, 220)
    assume(positions)
    for game in positions:
        again, written, twice = read_back(game)
        assert picture(again) == picture(game)
        assert twice == written


def test_every_kind_of_status_comes_back() -> None:
    table = Table(3)
    token = bench.text_card("Elf", "Creature — Elf", "", ("1", "1"), "")
    other = bench.text_card("Elf", "Creature — Elf", "Reach", ("2", "2"), "")
    bear = bench.creature("Bear")
    sword = bench.permanent(
        "Sword", "Artifact — Equipment", "Equipped creature gets +2/+0.\nEquip {1}"
    )
    beast = bench.text_card("Beast", "Creature — Beast", "Morph {1}", ("3", "3"))
    ward = bench.text_card("Guard", "Creature — Elf", "Disguise {1}", ("3", "3"))
    (host,) = table.battlefield(ANN, bear)
    hidden, guarded = table.battlefield(ANN, beast, ward)
    (tool,) = table.battlefield(BOB, sword)
    first, second = table.battlefield(BOB, token, other)
    (holy,) = table.put(ANN, Zone.BATTLEFIELD, known("Holy Strength"), attached_to=host)
    table.put(ANN, Zone.EXILE, bear)
    table.hand(BOB, known("Shock"), known("Shock"))
    table.graveyard(BOB, known("Shock"))
    table.resume(BOB, Step.UPKEEP, 9)
    game = table.game
    attach(game, tool, host)
    thing = game.objects[host]
    thing.tapped = True
    thing.damage = 1
    thing.counters = {"+1/+1": 2, "charge": 1}
    game.objects[first].token = True
    game.objects[first].since_turn = 9
    game.objects[first].marks = {"chosen color": [2], "protector": [1]}
    game.objects[second].first_controller = 2
    for one in (hidden, guarded):
        game.objects[one].face_down = True
        game.objects[one].face_down_by = "cast"
        game.objects[one].face_down_values = game.objects[one].definition.faces[-1]
    game.players[1].counters = {"poison": 3}
    game.knowledge.seen[game.players[1].hand[0]] = 0b101
    game.players[2].life = -4
    game.characteristics.dirty = True
    table.put(ANN, Zone.GRAVEYARD)
    assert not of(game, "Status").omitted

    again, written, twice = read_back(game)

    assert picture(again) == picture(game)
    assert twice == written
    assert "timestamp" in written
    assert "Elf 2" in written
    assert game.objects[holy].attached_to == host


def test_what_a_position_doesnt_hold_is_said() -> None:
    table = set_up()
    (bear,) = table.battlefield(ANN, "Bear")
    bench.cast(table, "Target creature gets +1/+1 until end of turn.", bear)
    table.hand(ANN, bench.spell("You gain 1 life."))
    bench.ask_again(table)
    table.act(ANN, "cast Spell")
    said = [str(one) for one in of(table.game, "Under way").omitted]

    assert said == [
        "The stack isn't empty.",
        "1 continuous effects of spells and abilities go on.",
        "What happened to Ann this turn.",
    ]


def test_a_card_that_cant_be_written_is_left_out_and_said() -> None:
    table = Table()
    odd = bench.permanent("Odd")
    three = Card("Odd", odd.faces * 3)
    table.battlefield(ANN, three)
    table.resume(ANN, Step.UPKEEP, 3)
    written = of(table.game, "Odd")

    assert [str(one) for one in written.omitted] == [
        "The text of Odd doesn't give the same card again."
    ]
    assert written.data.battlefield == []


@pytest.mark.parametrize("step", [Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE])
def test_combat_is_said_to_be_left_out(step: Step) -> None:
    table = set_up()
    table.battlefield(ANN, "Bear")
    table.battlefield(BOB, "Wall")
    table.attack("Bear")
    table.to(step)

    written = of(table.game, "Combat")

    assert "Combat is under way." in [str(one) for one in written.omitted]
    assert written.data.step == "beginning of combat"


def test_faces_and_halves_that_are_up_come_back() -> None:
    text = """\
title: Faces
cards:
  - name: Deserter
    type: Creature — Human
    pt: 3/2
    text: "{0}: Transform this creature."
    layout: transform
    back: {name: Ransacker, type: Creature — Werewolf, pt: 5/4, colors: R}
  - name: Jushi
    type: Creature — Human
    pt: 1/2
    text: "{0}: Flip Jushi."
    layout: flip
    back: {name: Tomoya, type: Legendary Creature — Human, pt: 2/3}
players: [{name: Ann}, {name: Bob}]
battlefield:
  - {card: Deserter, face: Ransacker}
  - {card: Jushi, face: Tomoya}
  - Deserter
"""
    game = build(read(text)[0], known).game
    names = [game.objects[number].now.name for number in game.zones.battlefield]

    again, written, twice = read_back(game)

    assert names == ["Ransacker", "Tomoya", "Deserter"]
    assert picture(again) == picture(game)
    assert twice == written


MELD_CARDS: Final = """\
title: Melded
cards:
  - name: Rats
    type: Creature — Rat
    cost: "{1}{B}"
    pt: 2/1
    layout: meld
    back: {name: Host, type: Creature — Horror, pt: 5/6}
  - name: Scavengers
    type: Creature — Human
    cost: "{4}{B}"
    pt: 3/3
    layout: meld
    back: {name: Host, type: Creature — Horror, pt: 5/6}
players: [{name: Ann}, {name: Bob}]
battlefield:
"""


def test_712_4a_a_melded_permanent_comes_back_with_both_cards() -> None:
    text = MELD_CARDS + "  - {card: Rats, melded_with: Scavengers}\n"
    game = build(read(text)[0], known).game
    (host,) = [game.objects[number] for number in game.zones.battlefield]
    assert (host.now.name, host.now.mana_value()) == ("Host", 7)

    again, written, twice = read_back(game)

    assert picture(again) == picture(game)
    assert twice == written
    partner = again.objects[again.zones.battlefield[0]].partner
    assert partner is not None
    assert partner.card.faces[0].name == "Scavengers"


@pytest.mark.parametrize(
    ("placed", "said"),
    [
        ("{card: Rats, face: Host}", "The back of Rats is up only as it is melded."),
        ("{card: Rats, melded_with: Rats}", "Rats and Rats can't be melded there."),
    ],
)
def test_712_4b_the_back_of_a_meld_card_is_never_up_alone(placed: str, said: str) -> None:
    with pytest.raises(ScenarioError, match=said):
        build(read(f"{MELD_CARDS}  - {placed}\n")[0], known)


def test_901_planar_and_scheme_decks_are_read_and_written_in_their_order() -> None:
    text = """
title: Decks
cards:
  - {name: Heath, type: Plane — Test, layout: planar, text: Creatures you control get +1/+1.}
  - {name: Mire, type: Plane — Test, layout: planar, text: Creatures you control get -1/-1.}
players:
  - {name: Ann, planar_deck: [Mire, Heath]}
  - {name: Bob, planar_deck: [Heath]}
command: [Heath]
"""
    at = build(read(text)[0])
    decks = [[one.card.name for one in deck.cards] for deck in at.game.players.decks]
    assert decks == [["Mire", "Heath"], ["Heath"]]
    assert at.game.players.planar_controller == ANN
    again = build(read(of(at.game, "Decks").text())[0])
    assert [[one.card.name for one in deck.cards] for deck in again.game.players.decks] == decks


@pytest.mark.parametrize(
    ("decks", "said"),
    [
        ("planar_deck: [Mire], scheme_deck: [Plot]", "or a scheme deck"),
        ("planar_deck: [Plot]", "no card of such a deck"),
        ("scheme_deck: [Mire]", "no card of such a deck"),
    ],
)
def test_901_3_a_deck_of_other_cards_is_refused(decks: str, said: str) -> None:
    text = f"""
title: Decks
cards:
  - {{name: Mire, type: Plane — Test, layout: planar, text: Creatures you control get -1/-1.}}
  - {{name: Plot, type: Scheme, layout: scheme, text: Creatures you control get +1/+1.}}
players: [{{name: Ann, {decks}}}, {{name: Bob}}]
"""
    with pytest.raises(ScenarioError, match=said):
        build(read(text)[0])
