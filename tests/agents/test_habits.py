"""What a good player does: keep mana for a counterspell, measure X, race; and what 0.1 did not."""

from __future__ import annotations

from hashlib import blake2b
from random import Random

import pytest

from jajna.agents import HeuristicAgent, make_agent
from jajna.agents.door import answer_of
from jajna.agents.heuristic.attacking import turns_to_kill
from jajna.agents.heuristic.style import PRESENT, RELEASED, Style
from jajna.card import Card
from jajna.cards import starter
from jajna.decision import PASS, Answer, Cast, Kind, Number, Several
from jajna.formats.themes import theme
from jajna.judge.table import ANN, BOB, Table
from jajna.kernel.start.setup import new_game
from jajna.vocab import Keyword
from tests.mechanics.bench import permanent, text_card
from tests.rules.creatures import creature

BEFORE = RELEASED["0.1"]
ISLAND = permanent("Isle", "Basic Land — Island", cost="")
MOUNTAIN = permanent("Peak", "Basic Land — Mountain", cost="")
DENIAL = text_card("Denial", "Instant", "Counter target spell.", cost="{U}{U}")
BEAR = text_card("Bear", "Creature — Bear", "", ("2", "2"), "{1}{U}")
ANGEL = text_card("Angel", "Creature — Angel", "Flying", ("5", "5"), "{3}{U}")
BLAST = text_card("Blast", "Sorcery", "Blast deals X damage to target creature.", cost="{X}{R}")
OGRE = text_card("Ogre", "Creature — Ogre", "", ("4", "4"), "{2}{R}")
VICTIM = creature("Victim", 3, 2)


def asked_of(table: Table, style: Style) -> Answer:
    """What a player with these habits answers to the present question."""
    question = table.asked
    assert question is not None
    return HeuristicAgent(style=style).choose(question, table.game.view(question.player))


# -- mana for counterspells ------------------------------------------------------------------------


def holding(creature_in_hand: Card, lands: int, theirs: int = 4, hand: int = 2) -> Table:
    """Ann has a counterspell, a creature and lands; Bob has cards, and lands to cast them."""
    table = Table()
    table.battlefield(ANN, *[ISLAND] * lands)
    table.battlefield(BOB, *[MOUNTAIN] * theirs)
    table.hand(ANN, DENIAL, creature_in_hand)
    table.hand(BOB, *[OGRE] * hand)
    table.begin(ANN)
    return table


def test_mana_for_a_counterspell_is_kept_instead_of_a_small_creature() -> None:
    table = holding(BEAR, 3)
    assert asked_of(table, PRESENT) == PASS
    assert isinstance(asked_of(table, BEFORE), Cast)


def test_with_mana_for_both_the_creature_is_cast() -> None:
    assert isinstance(asked_of(holding(BEAR, 4), PRESENT), Cast)


def test_a_creature_that_is_worth_more_than_a_counterspell_is_cast() -> None:
    assert isinstance(asked_of(holding(ANGEL, 4), PRESENT), Cast)


def test_nothing_is_kept_against_who_has_little_to_cast() -> None:
    assert isinstance(asked_of(holding(BEAR, 3, theirs=1, hand=0), PRESENT), Cast)


def test_nothing_is_kept_for_a_counterspell_that_is_too_dear() -> None:
    assert isinstance(asked_of(holding(BEAR, 2, theirs=1), PRESENT), Cast) is True
    table = Table()
    table.battlefield(ANN, ISLAND, ISLAND)
    table.battlefield(BOB, *[MOUNTAIN] * 4)
    dear = text_card("Ban", "Instant", "Counter target spell.", cost="{2}{U}")
    table.hand(ANN, dear, BEAR)
    table.hand(BOB, OGRE, OGRE)
    table.begin(ANN)
    assert isinstance(asked_of(table, PRESENT), Cast)


# -- X ---------------------------------------------------------------------------------------------


def x_of(style: Style, lands: int, *hand: Card) -> tuple[Answer, int]:
    """The X that is chosen for a blast at a creature with toughness 2, and the greatest."""
    table = Table()
    table.battlefield(ANN, *[MOUNTAIN] * lands)
    table.battlefield(BOB, VICTIM)
    table.hand(ANN, BLAST, *hand)
    table.begin(ANN)
    question = table.asked
    assert question is not None
    blast = next(
        one
        for one in question.options
        if isinstance(one, Cast) and table.game.objects[one.card].now.name == "Blast"
    )
    agent = HeuristicAgent(style=style)
    agent.choose(question, table.game.view(ANN))
    table.game.answer(blast)
    question = table.asked
    assert question is not None and question.kind is Kind.X
    return agent.choose(question, table.game.view(ANN)), question.maximum


def test_107_3a_x_is_no_greater_than_it_need_be_where_the_rest_casts_a_card() -> None:
    assert x_of(PRESENT, 6, OGRE) == (Number(2), 5)
    assert x_of(BEFORE, 6, OGRE) == (Number(5), 5)


def test_107_3a_x_is_the_greatest_where_the_rest_casts_nothing_or_it_would_do_less() -> None:
    assert x_of(PRESENT, 6) == (Number(5), 5)
    assert x_of(PRESENT, 5, OGRE) == (Number(4), 4)


# -- races -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("life", "damage", "turns"), [(20, 5, 4), (21, 5, 5), (1, 9, 1), (0, 3, 0)]
)
def test_the_turns_that_a_player_still_lives(life: int, damage: int, turns: int) -> None:
    assert turns_to_kill(life, damage) == turns


def attackers(style: Style, mine: list[Card], theirs: list[Card], lives: tuple[int, int]) -> int:
    """How many of Ann's creatures attack Bob."""
    table = Table()
    table.battlefield(ANN, *mine)
    table.battlefield(BOB, *theirs)
    for seat, life in zip((ANN, BOB), lives, strict=True):
        table.set_life(seat, life)
    table.begin(ANN)
    while table.asked is not None and table.asked.kind is not Kind.ATTACKERS:
        table.game.answer(PASS)
    found = asked_of(table, style)
    assert isinstance(found, Several)
    return len(found.options)


def test_a_race_that_is_won_is_run_with_all() -> None:
    """Four damage a turn kill Bob in two turns; his two a turn would take four."""
    flying = [
        creature(f"Bird {n}", n, 6 - n if n < 3 else 1, keywords=Keyword.FLYING) for n in (1, 3)
    ]
    walking = [creature("Walker", 2, 5)]
    assert attackers(PRESENT, flying, walking, (8, 7)) == 2
    assert attackers(BEFORE, flying, walking, (8, 7)) == 1


def test_a_race_that_is_lost_is_not_run() -> None:
    """Four damage a turn kill Bob in four turns; his six a turn would take two."""
    flying = [creature("Bird", 4, 4, keywords=Keyword.FLYING)]
    walking = [creature("Walker", 1, 3), creature("Runner", 5, 3)]
    assert attackers(PRESENT, flying, walking, (12, 16)) == 0
    assert attackers(BEFORE, flying, walking, (12, 16)) == 1


def test_any_board_is_attacked_or_not() -> None:
    chance = Random(4)

    def some() -> list[Card]:
        return [
            creature(
                f"Number {n}",
                chance.randrange(6),
                1 + chance.randrange(5),
                keywords=chance.choice((0, Keyword.FLYING, Keyword.TRAMPLE, Keyword.FIRST_STRIKE)),
            )
            for n in range(1 + chance.randrange(4))
        ]

    for _ in range(80):
        mine = some()
        lives = (1 + chance.randrange(15), 1 + chance.randrange(15))
        assert 0 <= attackers(PRESENT, mine, some(), lives) <= len(mine)


# -- versions --------------------------------------------------------------------------------------


def lookup(name: str) -> Card:
    found = starter.SHELF.card(name)
    assert found is not None, f"the starter pool has no {name}"
    return found


def course(agent: str) -> str:
    """A digest of all answers in some games that an agent plays against itself."""
    digest = blake2b(digest_size=8)
    for seed, names in enumerate((("white", "red"), ("blue", "green"), ("black", "gold"))):
        game = new_game([list(theme(name, lookup).cards()) for name in names], seed=seed)
        agents = [make_agent(agent, f"{seed}.{seat}") for seat in range(2)]
        while (question := game.decision) is not None and game.turn.number < 12:
            seat = question.players[0]
            answer = answer_of(agents[seat], game, seat)
            digest.update(answer.notation().encode() + b"\n")
            game.answer(answer if game.why_not(answer) is None else question.fallback)
    return digest.hexdigest()


def test_a_released_version_plays_as_it_did() -> None:
    """If rules or cards changed these games, the digest is told anew. If the agent did, the change
    belongs into ``Style``.
    """
    assert course("heuristic-0.1") == "41443d90d8dfcb82"


# -- creatures with something else to tap for ------------------------------------------------------

SHIELD = "{T}: Prevent the next 1 damage that would be dealt to any target this turn."


@pytest.mark.parametrize(
    ("text", "style", "attacks"),
    [
        (SHIELD, PRESENT, False),
        (SHIELD, BEFORE, True),
        (f"Vigilance\n{SHIELD}", PRESENT, True),
        ("{T}: Add {G}.", PRESENT, True),
        ("", PRESENT, True),
    ],
)
def test_a_creature_that_taps_for_something_stays_at_home_for_little_damage(
    text: str, style: Style, attacks: bool
) -> None:
    table = Table()
    table.battlefield(ANN, text_card("Healer", "Creature — Cleric", text, ("1", "4")))
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    given = asked_of(table, style)
    assert isinstance(given, Several)
    assert bool(given.options) is attacks
