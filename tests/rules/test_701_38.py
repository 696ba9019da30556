"""Votes. CR 701.38."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.ir.abilities import Keyworded
from jajna.judge import Table
from jajna.judge.table import Choice
from jajna.kernel.views.view import view
from jajna.mechanics.actions.vote import Voted
from jajna.text.catalogue import language
from jajna.text.log import account
from jajna.text.prompts import option
from jajna.text.spanish.printer import SPANISH
from jajna.text.things import Teller
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell
from tests.oracle.faces import compiled
from tests.table import table

CAT = 2
START = "Starting with you, each player votes for death or taxes."
DECIDE = (
    f"{START} If death gets more votes, you lose 1 life. If taxes gets more votes or the vote is "
    "tied, you lose 10 life."
)
COUNT = f"{START} You gain 1 life for each death vote. You gain 10 life for each taxes vote."


def vote(at: Table, text: str, *ballots: Choice) -> None:
    """Ann casts a spell with a vote; the players answer in their order."""
    cast(at, text, then=ballots)


def votes(at: Table) -> list[tuple[int, str]]:
    """Who voted for what, in order."""
    return [(event.player, event.word) for event in at.game.history.log if isinstance(event, Voted)]


def test_701_38a_players_vote_in_turn_order_from_the_one_specified() -> None:
    at = table(3)
    vote(at, COUNT, "death", "taxes", "death")
    assert votes(at) == [(ANN, "death"), (BOB, "taxes"), (CAT, "death")]
    assert at.life(ANN) == 32


def test_701_38a_the_controller_begins_in_another_players_turn() -> None:
    at = table(3)
    cast(at, COUNT, by=CAT, then=("death", "taxes", "taxes"))
    assert [player for player, _ in votes(at)] == [CAT, ANN, BOB]


@pytest.mark.parametrize(
    ("ballots", "life"),
    [
        (("death", "death"), 19),
        (("taxes", "taxes"), 10),
        (("death", "taxes"), 10),
        (("taxes", "death"), 10),
    ],
)
def test_701_38b_the_word_with_more_votes_decides(ballots: tuple[str, str], life: int) -> None:
    at = table()
    vote(at, DECIDE, *ballots)
    assert at.life(ANN) == life


def test_701_38b_each_vote_counts() -> None:
    at = table(3)
    at.battlefield(BOB, "Bear", "Giant")
    at.battlefield(CAT, "Wall")
    text = f"{START} Each opponent sacrifices a creature for each death vote."
    vote(at, text, "death", "taxes", "death")
    assert at.names_in(Zone.BATTLEFIELD) == []


def test_701_38b_players_vote_for_objects() -> None:
    at = table(3)
    at.battlefield(BOB, "Bear", "Relic")
    at.battlefield(CAT, "Giant")
    at.battlefield(ANN, permanent("Mine"))
    text = (
        "Starting with you, each player votes for a nonland permanent you don't control. Exile "
        "each permanent with the most votes or tied for most votes."
    )
    vote(at, text, "Giant", "Bear", "Giant")
    assert at.object("Giant").zone is Zone.EXILE
    assert at.object("Bear").zone is Zone.BATTLEFIELD


def test_701_38b_tied_objects_are_all_concerned() -> None:
    at = table()
    at.graveyard(ANN, creature("Dead"), permanent("Broken"), creature("Gone"))
    text = (
        "Starting with you, each player votes for an artifact, creature, or enchantment card in "
        "your graveyard. Return each card with the most votes or tied for most votes to your hand."
    )
    vote(at, text, "Dead", "Broken")
    assert sorted(at.names_in(Zone.HAND, ANN)) == ["Broken", "Dead"]


def test_701_38b_without_anything_to_vote_for_nothing_happens() -> None:
    at = table()
    text = (
        "Starting with you, each player votes for a nonland permanent you don't control. Exile "
        "each permanent with the most votes or tied for most votes."
    )
    at.battlefield(ANN, "Relic")
    vote(at, text)
    assert at.object("Relic").zone is Zone.BATTLEFIELD


def test_701_38c_other_choices_are_no_votes() -> None:
    at = table()
    text = "Whenever players finish voting, each opponent who voted for a choice you didn't vote "
    at.battlefield(ANN, creature("Keeper", text=text + "for loses 2 life."))
    at.battlefield(BOB, "Bear")
    cast(at, "Each opponent sacrifices a creature.")
    assert at.life(BOB) == 20
    vote(at, START, "death", "taxes")
    at.resolve_all()
    assert at.life(BOB) == 18
    vote(at, START, "death", "death")
    at.resolve_all()
    assert at.life(BOB) == 18


def test_701_38d_an_additional_vote_is_cast_at_the_same_time() -> None:
    at = table()
    at.battlefield(BOB, creature("Agent", text="While voting, you get an additional vote."))
    vote(at, COUNT, "death", "taxes", "taxes")
    assert votes(at) == [(ANN, "death"), (BOB, "taxes"), (BOB, "taxes")]
    assert at.life(ANN) == 41


@pytest.mark.parametrize(("answer", "life"), [("taxes", 31), (False, 21)])
def test_701_38d_an_optional_vote_may_be_left_out(answer: Choice, life: int) -> None:
    at = table()
    at.battlefield(ANN, creature("Broker", text="While voting, you may vote an additional time."))
    vote(
        at,
        f"{START} You gain 1 life for each death vote. You gain 10 life for each taxes vote.",
        "death",
        answer,
        "death",
    )
    assert at.life(ANN) == life + 1


def test_701_38a_another_player_may_choose_how_all_vote() -> None:
    at = table()
    cast(at, "You choose how each player votes this turn.")
    at.hand(ANN, spell(COUNT))
    at.game.decision = None
    at.game.advance()
    at.act(ANN, "cast Spell")
    at.choose("taxes")
    while len(votes(at)) < 1:
        at.answer_next()
    question = at.asked
    assert question is not None
    assert (question.player, question.subject) == (ANN, BOB)
    at.choose("taxes")
    at.answer_next()
    assert votes(at) == [(ANN, "taxes"), (BOB, "taxes")]
    assert at.life(ANN) == 40


@pytest.mark.parametrize(("more", "life"), [(True, 50), (False, 40)])
def test_701_38d_who_votes_once_more_decides_that_where_another_chooses(
    more: bool, life: int
) -> None:
    at = table()
    at.battlefield(BOB, creature("Broker", text="While voting, you may vote an additional time."))
    cast(at, "You choose how each player votes this turn.")
    at.hand(ANN, spell(COUNT))
    at.game.decision = None
    at.game.advance()
    at.act(ANN, "cast Spell")
    at.choose("taxes", "taxes", more)
    while len(votes(at)) < 2:
        at.answer_next()
    assert at.asked is not None
    assert (at.asked.player, at.asked.kind) == (BOB, Kind.MAY)
    at.answer_next()
    if more:
        at.choose("taxes")
    at.resolve_all()
    assert at.life(ANN) == life


def test_701_38a_votes_are_open_and_told_in_both_languages() -> None:
    at = table()
    vote(at, COUNT, "death", "taxes")
    told = account(
        at.game.history.log,
        Teller(language("es"), view(at.game, BOB, True), {}, at.game.history.log),
    )
    assert "Ann vota por muerte." in told
    assert "Votas por impuestos." in told


def test_701_38a_the_choices_are_offered_in_both_languages() -> None:
    at = table()
    at.hand(ANN, spell(COUNT))
    at.game.decision = None
    at.game.advance()
    at.act(ANN, "cast Spell")
    while at.asked is not None and at.asked.rule != "701.38a":
        at.answer_next()
    question = at.asked
    assert question is not None
    teller = Teller(language("es"), view(at.game, ANN))
    assert [option(question, one, teller) for one in question.options] == ["Muerte", "Impuestos"]


def test_701_38_it_is_read_and_printed() -> None:
    found = compiled(f"Council's dilemma — {COUNT}", "Sorcery").face
    assert found is not None
    line = SPANISH.lines(found.abilities)[0]
    assert "Comenzando contigo, cada jugador vota por muerte o impuestos." in line
    assert "por cada voto por muerte" in line


@pytest.mark.parametrize(
    "text",
    [
        "Starting with you, each player votes for death or breakfast.",
        "Starting with target opponent, each player votes for death or taxes.",
        "Each player chooses death or taxes.",
        "If death got more votes, draw a card.",
    ],
)
def test_701_38_other_words_are_refused(text: str) -> None:
    assert compiled(text, "Sorcery").face is None


def test_701_38b_who_voted_is_known_for_each_vote() -> None:
    at = table(3)
    at.battlefield(BOB, "Bear", "Wall")
    at.battlefield(CAT, "Giant")
    text = (
        "Starting with you, each player votes for time or money. For each money vote, choose a "
        "permanent owned by the voter and gain control of it."
    )
    vote(at, text, "time", "money", "money", "Bear")
    at.resolve_all()
    assert at.object("Bear").controller == ANN
    assert at.object("Wall").controller == BOB
    assert at.object("Giant").controller == ANN


def test_701_38b_players_may_vote_for_colors() -> None:
    text = (
        "When Guard enters, starting with you, each player votes for blue, black, red, or green. "
        "Guard gains protection from each color with the most votes or tied for most votes."
    )
    at = table(hand=[creature("Guard", text=text)])
    at.act(ANN, "cast Guard")
    at.resolve()
    at.choose("red", "green")
    at.resolve_all()
    names = {one.name for one in at.object("Guard").now.kit.all if isinstance(one, Keyworded)}
    assert names == {"protection from red", "protection from green"}


def test_701_38b_the_vote_may_decide_on_the_spell_chosen_before() -> None:
    at = table(3)
    at.hand(ANN, spell("You gain 5 life.", "Gift"))
    text = (
        "Choose target instant or sorcery spell. Starting with you, each player votes for denial "
        "or duplication. If denial gets more votes, counter the spell. If duplication gets more "
        "votes or the vote is tied, copy the spell. You may choose new targets for the copy."
    )
    at.hand(ANN, spell(text, "Split"))
    at.act(ANN, "cast Gift")
    at.act(ANN, "cast Split")
    at.choose("denial", "denial", "duplication")
    at.resolve_all()
    assert at.life(ANN) == 20
