"""A second reader, which knows nothing of the compiler, takes pronouns as the compiled nodes do."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from jajna.card import Face
from jajna.cards.card_file import read_card_file
from jajna.cards.compiling import compile_card, default_compiler
from jajna.cards.mtgjson import CardData
from jajna.ir.abilities import SpellAbility
from jajna.ir.base import Ref
from jajna.ir.composites import Sequence
from jajna.ir.refs import THIS, It
from jajna.mechanics.actions.tap_and_untap import Tap
from tests.oracle.faces import compiled
from tests.oracle.references_compared import BEYOND, NONE, OTHER, PHRASE, SAME, Compared, compared
from tests.oracle.second_reader import Kind, readings, words_of

FILES: Final = ("AtomicCards.json.xz", "NewCards.json.xz")
SEED: Final = 608
FEW: Final = 60
PARTS: Final = 8
"""All cards are read in so many tests."""

SPEAKS: Final = re.compile(
    r"\b(?:its?|they|their|them|those|others?|another|that (?:creature|player|card|spell|permanent"
    r"|land|token|artifact))\b",
    re.IGNORECASE,
)
"""Words that speak of something that was mentioned."""

SETTLED: Final = {
    ("Alania, Divergent Storm", "that spell"): "the spell that was cast, the first of its kind",
    ("Beamsplitter Mage", "those creatures"): "those that the condition counts (CR 608.2c)",
    ("Blood for Bones", "other"): "than the card returned before: a spell is no creature card",
    ("Cavern of Souls", "that spell"): "the spell that the mana is spent on, a creature spell",
    ("Curse of Misfortunes", "that player"): "enchanted player; a Curse isn't a player (CR 608.2c)",
    ("Dack Fayden", "those permanents"): "the permanents that the spell targets",
    ("Destined Confrontation", "other"): "than those chosen: a spell is no creature (CR 608.2c)",
    ("Duplicity", "other"): "than the cards just exiled, as what comes back was there before them",
    ("Emberwilde Djinn", "they"): "that player, who has paid",
    ("Extirpate", "its"): "the target's: a basic land card is only what it isn't (CR 608.2c)",
    ("Extirpate", "that card"): "the target: a basic land card is only what it isn't (CR 608.2c)",
    ("Free-for-All", "it"): "the card chosen at random, exiled with the enchantment",
    ("Ghostway", "those cards"): "the creatures, which are cards in exile (CR 400.7j)",
    ("Gomazoa", "those players"): "the owners, whom the instruction before has told",
    ("Grenzo, Dungeon Warden", "it"): "the card put there, the subject of the condition",
    ("Heavenly Blademaster", "it"): "what enters: Auras and Equipment are attached to a creature",
    ("Knowledge Pool", "other"): "than the spell just exiled, not than the artifact (CR 608.2c)",
    ("Life of the Party", "it"): "what enters, of which the token is a copy",
    ("Living Inferno", "its"): "each of the targets by itself (CR 608.2c)",
    ("Martial Coup", "other"): "than the tokens: a spell is no creature (CR 608.2c)",
    ("Master of the Wild Hunt", "those wolves"): "the Wolves tapped, each of which deals damage",
    ("Moonring Mirror", "other"): "than the cards just exiled, as of Duplicity",
    ("Oath of Druids", "they"): "that player, who chooses, as who controls more than they do",
    ("Oath of Druids", "their"): "of that player, who chooses",
    ("Oath of Lieges", "they"): "that player, who chooses, as who controls more than they do",
    ("Oath of Lieges", "their"): "of that player, who chooses",
    ("Oath of Scholars", "they"): "that player, who chooses, as who has more than they do",
    ("Oath of Scholars", "their"): "of that player, who chooses",
    ("Orvar, the All-Form", "other"): "than the source: a spell is no permanent (CR 608.2c)",
    ("Orvar, the All-Form", "those permanents"): "the permanents that the spell targets",
    ("Parker Luck", "they"): "each of the two target players, not the other player alone",
    ("Parker Luck", "their"): "of each of the two target players",
    ("Polukranos, World Eater", "its"): "each of the targets by itself (CR 608.2c)",
    ("Quagnoth", "it"): "what was discarded, not the spell that caused it (CR 608.2c)",
    ("Repeated Reverberation", "that ability"): "what was cast or activated, a spell or ability",
    ("Reverberation", "that spell"): "the target, a sorcery spell",
    ("Sakashima's Will", "other"): "than the creature chosen: a spell is no creature (CR 608.2c)",
    ("Screaming Nemesis", "they"): "a player who is dealt damage (CR 608.2c)",
    ("Shield Broker", "that creature"): "the target, which isn't a commander",
    ("Slaughter the Strong", "other"): "than those chosen: a spell is no creature (CR 608.2c)",
    ("Sovereigns of Lost Alara", "that creature"): "the attacker: an Aura card is no creature",
    ("Surgical Extraction", "its"): "the target's: a basic land card is only what it isn't",
    ("Surgical Extraction", "that card"): "the target: a basic land card is only what it isn't",
    ("Taigam, Master Opportunist", "it"): "the spell cast, which is told from its copy",
    ("The Grand Tour", "they"): "the player of the sentence before, who is its owner",
    ("Spelltwine", "those cards"): "the two targets, which are the cards exiled then (CR 608.2c)",
}
"""Words of cards which the two take for things that are the same, each with the reason."""

SPEAK_FOR_THEMSELVES: Final = frozenset(
    {
        "AllowCastingAmong", "BeginsOnBattlefield", "CardsFewer", "CastFromThere",
        "CastWhileResolving", "CastingCost",
        "Change", "ChooseAsItEnters",
        "CopyAbilities",
        "CopyAs", "CopyCounters", "CopyIf", "CopyName", "CopyNotLegendary", "CopyStats",
        "CopySupertypes", "CopyTypes", "CostContainsX",
        "CounteredGoes", "CountersAsTurnedUp", "CreateCopies",
        "CreateTokens",
        "CrewsOtherwise", "DamageLeavesLife", "DamageOfEvent",
        "DaytimeIs", "DescribedAs", "Discard",
        "EnlargeCommander", "FromIt",
        "ExiledFromHand", "GainedThisWay",
        "GainControlWhileCounter", "GuessedWrong", "HalfOf", "HauntedDies", "HaveDealDamage",
        "IsChosenColor", "IsYourMainPhase",
        "KeepColor", "LifeOfEvent", "ManaWasSpent",
        "MilledThisWay", "MoreLife", "MultiplyDamage", "NamedLikeOneOfTheirs", "NewTargets",
        "NumberDevoured", "PayOwnManaCost", "ProduceInstead", "Put",
        "PutFoundTwoWays", "PutIntoGraveyard",
        "PutIntoHand", "PutOnLibrary", "PutOntoBattlefield", "ResolvedTime",
        "ReturnToHand", "ReturnedToHandThisWay",
        "Sacrifice", "Search", "SetLife", "ShareOf",
        "ShuffleInto", "StayTapped", "TheRest", "TurnIs", "WhoeverControlsMost", "WithCounter",
        "WithXInCost",
    }
)  # fmt: skip
"""Nodes whose phrase has the pronoun of itself and which mean by it what it means in each of their
texts; the second reader takes the word for something that the phrase doesn't say."""


def cards(shared: Path) -> list[CardData]:
    """All cards of the corpus with words that speak of something mentioned, by name."""
    files = [shared / "corpus" / name for name in FILES]
    for file in files:
        if not file.is_file():
            pytest.skip(f"no corpus at {file}")
    found = [card for file in files for card in read_card_file(file)]
    return sorted(
        [card for card in found if any(SPEAKS.search(face.text) for face in card.faces)],
        key=lambda card: card.name,
    )


def found_of(card: CardData) -> list[Compared]:
    """What both say of the words of a card, none if it doesn't compile."""
    made = compile_card(card, default_compiler()).card
    faces = made.faces if made is not None else ()
    return [
        one
        for face, data in zip(faces, card.faces, strict=False)
        for one in compared(face, data.text)
    ]


def not_agreed(name: str, found: list[Compared]) -> list[str]:
    """The words of a card on which the two don't agree."""
    return [
        f"{name}: {one}"
        for one in found
        if (name, one.word) not in SETTLED
        and (
            one.verdict in (OTHER, NONE)
            or (one.verdict == BEYOND and one.compiled not in SPEAK_FOR_THEMSELVES)
        )
    ]


def compare(sample: list[CardData], least: int) -> None:
    """Compare what both say of the words of cards, of which so many have to be read alike."""
    verdicts: Counter[str] = Counter()
    differing: list[str] = []
    for card in sample:
        found = found_of(card)
        verdicts.update([one.verdict for one in found])
        differing += not_agreed(card.name, found)
    assert not differing, "\n".join(differing)
    assert verdicts[SAME] + verdicts[PHRASE] >= least, verdicts


def test_608_2c_a_second_reader_takes_pronouns_of_a_sample_alike(shared: Path) -> None:
    compare(random.Random(SEED).sample(cards(shared), FEW), FEW // 2)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_608_2c_a_second_reader_takes_pronouns_of_every_card_alike(shared: Path, part: int) -> None:
    compare(cards(shared)[part::PARTS], 1000)


# -- the second reader itself ----------------------------------------------------------------------

READ: Final = (
    # The latest mention of its number and kind.
    ("Tap target creature. It doesn't untap.", "it", Kind.TARGET),
    ("Exile a creature card. Its owner draws a card.", "its", Kind.SOME),
    ("~ deals 3 damage to target creature. Its controller loses 1 life.", "its", Kind.TARGET),
    ("Target player reveals the top two cards of their library.", "their", Kind.TARGET),
    ("Look at the top two cards of your library. Put one of them into your hand.", "them",
     Kind.SOME),
    # A subject comes before what else an event mentions, unless it has a name.
    ("Whenever ~ blocks a creature, put a +1/+1 counter on it.", "it", Kind.SOURCE),
    ("Whenever ~ blocks a creature, destroy that creature.", "that creature", Kind.EVENT),
    ("Whenever a creature attacks you, ~ deals 1 damage to it.", "it", Kind.EVENT),
    ("Whenever equipped creature blocks a creature, exile that creature.", "that creature",
     Kind.EVENT),
    # What is only asked for or counted is no thing to speak of.
    ("Target creature gets +1/+1. If you control a Wall, it gains flying.", "it", Kind.TARGET),
    ("~ gets +1/+1 for each Aura attached to it.", "it", Kind.SOURCE),
    # Of the copied thing and the token it is the token.
    ("Create a token that's a copy of target creature. Sacrifice it.", "it", Kind.SOME),
    # A token is no card (CR 111.6).
    ("Exile target card. If it's a creature card, create a 2/2 black Rogue creature token. If it's "
     "a land card, draw a card.", "it", Kind.TARGET),
    # What was kicked is a spell (CR 702.33d).
    ("~ deals 1 damage to each creature. If it was kicked, draw a card.", "it", Kind.SOURCE),
    # Each of several is one.
    ("~ deals X damage divided among any number of target creatures. Each of those creatures deals "
     "damage equal to its power to ~.", "its", Kind.SOME),
    # Other than what the sentence is about.
    ("Enchanted creature gets +1/+1 for each other creature you control.", "other", Kind.HOST),
    ("Whenever a creature attacks, each other creature gets +1/+0.", "other", Kind.EVENT),
    ("Target creature fights another target creature.", "other", Kind.TARGET),
    ("Whenever another creature dies, draw a card.", "other", Kind.SOURCE),
    # What is blocked is not what blocks, and of a turn "it" says nothing.
    ("~ deals 1 damage to target creature it's blocking.", "it", Kind.SOURCE),
    ("Whenever a player casts a spell, if it's not their turn, ~ deals 1 damage to it.", "it",
     Kind.EVENT),
    # Those who are asked are players.
    ("That creature's controller loses 2 life unless they pay {2}.", "they", Kind.OWNER),
)  # fmt: skip


@pytest.mark.parametrize(("text", "word", "kind"), READ)
def test_608_2c_the_second_reader_reads(text: str, word: str, kind: Kind) -> None:
    found = [one for one in readings(words_of(text, "Nobody", False), False) if one.word == word]
    assert found, text
    meant = found[-1].meant
    assert meant is not None
    assert meant.kind is kind


def test_201_5_a_text_calls_its_object_by_name() -> None:
    words = words_of("Whenever Ann attacks, Ann's owner draws.", "Ann, the Bold", True)
    assert words == ["Whenever", "~", "attacks", ",", "~", "'s", "owner", "draws", ".", "\n"]


def test_700_2_a_mode_says_nothing_to_the_next() -> None:
    text = "Choose one —\n• Tap target creature.\n• Untap it."
    (it,) = readings(words_of(text, "Nobody", False), True)
    assert it.meant is None


# -- the comparison --------------------------------------------------------------------------------

UNTAP: Final = "Tap target creature. Untap target artifact. Tap it."


def verdicts(face: Face) -> list[str]:
    """What is found of the words of a face."""
    return [one.verdict for one in compared(face, UNTAP)]


def tapping(it: Ref) -> Face:
    """A face of which the last instruction taps what is meant."""
    face = compiled(UNTAP, "Instant").face
    assert face is not None
    (ability,) = face.abilities
    assert isinstance(ability, SpellAbility)
    assert isinstance(ability.effect, Sequence)
    effects = (*ability.effect.effects[:-1], Tap(it))
    return replace(face, abilities=(SpellAbility(replace(ability.effect, effects=effects)),))


def test_what_is_read_alike_is_the_same() -> None:
    face = compiled(UNTAP, "Instant").face
    assert face is not None
    assert verdicts(face) == [SAME]


def test_what_is_bound_to_something_else_differs() -> None:
    assert verdicts(tapping(It(THIS))) == [OTHER]
