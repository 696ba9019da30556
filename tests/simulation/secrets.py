"""Decks of cards that hide, show, choose and order hidden cards, and games with them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from jajna.agents import RandomAgent
from jajna.card import Card
from jajna.decision import Answer
from jajna.kernel.game import Game
from jajna.kernel.start.setup import new_game
from tests.mechanics.bench import creature, permanent, spell, text_card

__all__ = ["deck", "played"]

LANDS: Final = [
    permanent(name, f"Basic Land — {name}", cost="")
    for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")
]
CREATURES: Final = [
    creature("Angel", 4, 5, "Flying\nMorph {1}", "Creature — Angel", "{2}{W}"),
    creature("Beast", 5, 3, "Trample\nMorph {G}", "Creature — Beast", "{2}{G}"),
    creature("Seer", 1, 3, "Morph {1}\nWhen this creature is turned face up, draw two cards."),
    creature("Spy", 3, 2, "Disguise {1}", "Creature — Human", "{W}"),
    creature("Lord", 2, 2, "Other creatures get +1/+1.\nMorph {1}", cost="{1}"),
    creature("Bear", 2, 2, cost="{1}"),
    creature("Keeper", 1, 1, "When this creature enters, target opponent reveals their hand."),
    creature("Thief", 2, 1, "When this creature dies, target player discards a card.", cost="{1}"),
    creature("Oracle", 1, 1, "Play with the top card of your library revealed.", cost="{1}"),
    creature("Scholar", 1, 1, "You may look at the top card of your library any time."),
    creature("Spymaster", 1, 1, "You may look at face-down creatures you don't control any time."),
    creature("Maker", 1, 1, "{1}, {T}: Manifest the top card of your library.", cost="{1}"),
]
SPELLS: Final = [
    spell("Draw two cards, then put a card from your hand on top of your library.", "Brain"),
    spell("Look at the top three cards of your library, then put them back in any order.", "Pond"),
    spell(
        "Look at the top four cards of your library. Put one of them into your hand and the rest "
        "on the bottom of your library in any order.",
        "Impulse",
    ),
    spell(
        "Look at the top three cards of your library. Put one of them into your hand and the rest "
        "on the bottom of your library in a random order.",
        "Hazard",
    ),
    spell("Scry 2, then draw a card.", "Opt"),
    spell("Surveil 2.", "Gaze"),
    spell("Target player reveals their hand.", "Peek"),
    spell("Look at target player's hand. Draw a card.", "Glance"),
    spell("Target player reveals the top three cards of their library.", "Display"),
    spell(
        "Search your library for a card, put that card into your hand, then shuffle.",
        "Tutor",
        "Sorcery",
    ),
    spell("Search your library for a card, then shuffle and put that card on top.", "Vampiric"),
    spell(
        "Search your library for a creature card, reveal it, then shuffle and put that card on "
        "top.",
        "Worldly",
    ),
    spell("Return target creature to its owner's hand.", "Recoil"),
    spell("Put target creature on top of its owner's library.", "Ebb"),
    spell("Counter target spell.", "Denial"),
    spell("Cloak the top card of your library.", "Wrapper", "Sorcery"),
    spell("Target player discards a card at random.", "Hymn", "Sorcery"),
    spell(
        "Target opponent reveals their hand. You choose a nonland card from it. That player "
        "discards that card.",
        "Duress",
        "Sorcery",
    ),
    spell(
        "Reveal the top four cards of your library. Put all land cards revealed this way into your "
        "hand and the rest on the bottom of your library in any order.",
        "Plow",
        "Sorcery",
    ),
    spell("Shuffle your hand into your library, then draw four cards.", "Wheel", "Sorcery"),
    text_card("Vision", "Sorcery", "Draw two cards.\nForetell {1}", cost="{4}"),
    text_card("Prophecy", "Sorcery", "Draw three cards.\nForetell {1}", cost="{5}"),
    text_card("Wave", "Sorcery", "Cascade", cost="{3}"),
    text_card("Flow", "Enchantment", "Players play with their hands revealed.", cost="{2}"),
    permanent("Hideout", "Land", "Hideaway 4\n{T}: Add {G}.", cost=""),
]
COPIES: Final = 2
LAND_COPIES: Final = 5


def deck() -> tuple[Card, ...]:
    """A deck of all the cards."""
    return (*LANDS * LAND_COPIES, *CREATURES * COPIES, *SPELLS * COPIES)


def played(
    decks: list[tuple[Card, ...]], seed: int, turns: int
) -> Iterator[tuple[Game, Answer, Random]]:
    """A random game: each position with the next answer, and chance for what is tried there."""
    game = new_game(decks, seed=seed)
    chance = Random(f"tried {seed}")
    agents = [RandomAgent(f"{seed} {seat}") for seat in range(len(decks))]
    while game.decision is not None and game.turn.number <= turns:
        question = game.decision
        answer = agents[question.players[0]].choose(question, None)
        if game.why_not(answer) is not None:
            answer = question.fallback
        yield game, answer, chance
        game.answer(answer)
