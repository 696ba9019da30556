"""Cards that act while they are drafted. CR 905.1, 905.2."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from jajna.agents.drafting import DRAFTERS, Prospects, make_drafter, pick_for
from jajna.agents.drafting.drafters import ABILITIES
from jajna.card import Card
from jajna.errors import CardError
from jajna.formats.deck import Deck, Printing
from jajna.formats.decklist import listing_of, read_deck, write_deck
from jajna.formats.dialects.writers import Dialect, losses
from jajna.ir.draft_abilities import DraftAct
from jajna.limited.choices import Choice, ChoiceKind, Known, Shown
from jajna.limited.conspiracy_drafts import ActingDraft, known_of
from jajna.limited.decks import deck_of
from jajna.limited.drafts import Draft, DraftError, DraftKind, Pack, Setup, begin, replayed
from jajna.limited.kept import Sitting, read, write
from jajna.limited.opening import with_acts
from jajna.limited.words import choice_words, note_words, shown_words
from jajna.messages import Message
from jajna.noted import Noted, NoteKind
from jajna.text.catalogue import language
from tests.mechanics.bench import creature, text_card

ENGLISH, SPANISH = language("en"), language("es")
UP = DraftAct.FACE_UP
ANN, BOB, CAT = range(3)
BEAR = Known("Bear", (), True, ("Bear", "Druid"))


def pack(*names: str) -> Pack:
    """A pack of these cards."""
    return tuple(Printing(name, "TST") for name in names)


def draft(
    packs: list[list[str]],
    *known: Known,
    seats: int = 2,
    spare: tuple[Pack, ...] = (),
    seed: int = 0,
) -> ActingDraft:
    """A draft in which each seat opens one pack each round, of these cards."""
    rounds = [packs[at : at + seats] for at in range(0, len(packs), seats)]
    made = begin(
        Setup(
            DraftKind.BOOSTER,
            ("Ann", "Bob", "Cat")[:seats],
            tuple(tuple(pack(*one) for one in each) for each in rounds),
            seed,
            (*known, BEAR),
            spare,
        )
    )
    assert isinstance(made, ActingDraft)
    return made


def take(made: Draft, seat: int, name: str) -> None:
    """Take a card by its name."""
    asked = made.asked(seat)
    assert asked is not None, "nothing is asked"
    names = [one.card for one in asked.cards]
    assert asked.options[names.index(name)], "it is a question"
    made.pick(seat, names.index(name))


def choices(made: Draft, seat: int) -> list[tuple[ChoiceKind, str, str]]:
    """What a seat may do besides taking cards; nothing if nothing is asked."""
    asked = made.asked(seat)
    if asked is None:
        return []
    return [
        (one.kind, one.card, one.value) for one in asked.choices if one.kind is not ChoiceKind.TAKE
    ]


def choose(made: Draft, seat: int, kind: ChoiceKind, value: str = "") -> None:
    """Choose what is of a kind."""
    asked = made.asked(seat)
    assert asked is not None, "nothing is asked"
    found = [
        place
        for place, one in enumerate(asked.choices)
        if one.kind is kind and value in ("", one.value)
    ]
    made.pick(seat, found[0])


def names_of(made: Draft, seat: int) -> list[str]:
    """What a seat has drafted."""
    return [one.card for one in made.pools[seat]]


def test_905_2_a_draft_knows_the_cards_that_act_and_the_creatures_that_can_be_noted() -> None:
    cards = {
        one.name: one
        for one in (
            creature("Librarian", text="Draft ~ face up."),
            creature("Ape", types="Artifact Creature — Vehicle Ape"),
            text_card("Rune", "Instant", "Draw a card."),
        )
    }

    def found(name: str) -> Card:
        if name not in cards:
            raise CardError(Message("no card"))
        return cards[name]

    assert known_of([pack("Librarian", "Ape", "Rune", "Blank")], found) == (
        Known("Librarian", (UP,), True, ()),
        Known("Ape", (), True, ("Ape",)),
    )
    assert known_of([pack("Ape", "Rune", "Blank")], found) == ()  # nothing acts


def test_905_2b_how_many_cards_were_drafted_this_round_is_noted_for_all_to_see() -> None:
    fire = Known("Fire", (DraftAct.NOTES_NUMBER,))
    made = draft([["A", "B", "Fire"], ["C", "D", "E"], ["F"], ["Fire"]], fire)
    take(made, ANN, "A")
    take(made, BOB, "C")
    take(made, BOB, "Fire")
    take(made, ANN, "D")

    assert made.notes(BOB) == (Noted("Fire", NoteKind.NUMBER, "2"),)
    assert made.view(ANN).notes[BOB] == made.notes(BOB)
    assert [one.cards for one in made.view(ANN).seen] == [pack("Fire")]  # it was revealed
    take(made, BOB, "E")
    take(made, ANN, "B")
    take(made, BOB, "Fire")  # of the next round

    assert made.notes(BOB)[1] == Noted("Fire", NoteKind.NUMBER, "1")


def test_905_2b_who_passed_the_card_is_noted_and_nobody_for_a_card_of_an_own_pack() -> None:
    hound = Known("Hound", (DraftAct.NOTES_PASSER,))
    made = draft([["Hound", "A"], ["Hound", "B"]], hound)
    take(made, ANN, "Hound")
    take(made, BOB, "B")
    take(made, ANN, "Hound")

    assert made.notes(ANN) == (Noted("Hound", NoteKind.PLAYER, "Bob"),)


def test_905_2b_the_next_card_is_revealed_and_its_name_is_noted() -> None:
    searcher = Known("Searcher", (DraftAct.NOTES_NEXT,))
    made = draft([["Searcher", "A"], ["B", "C"]], searcher)
    take(made, ANN, "Searcher")
    take(made, BOB, "B")
    take(made, ANN, "C")

    assert made.notes(ANN) == (Noted("Searcher", NoteKind.NAME, "C"),)
    assert pack("C") in [one.cards for one in made.view(BOB).seen]
    assert pack("B") not in [one.cards for one in made.view(ANN).seen]


def test_905_2b_three_players_choose_different_colors_from_right_to_left() -> None:
    regicide = Known("Regicide", (DraftAct.NOTES_COLORS,))
    made = draft([["Regicide", "A"], ["B"], ["C"]], regicide, seats=3)
    take(made, ANN, "Regicide")
    assert len(choices(made, CAT)) == 5
    choose(made, CAT, ChoiceKind.COLOR, "R")
    assert len(choices(made, ANN)) == 4
    choose(made, ANN, ChoiceKind.COLOR, "G")
    choose(made, BOB, ChoiceKind.COLOR, "W")

    assert [one.value for one in made.notes(ANN)] == ["R", "G", "W"]
    assert not made.notes(CAT)


@pytest.mark.parametrize("guess", ["A", "B"])
def test_905_2b_a_guess_is_made_before_the_next_card_of_the_pack_is_drafted(guess: str) -> None:
    phantasm = Known("Phantasm", (DraftAct.GUESSES,))
    made = draft([["Phantasm", "A", "B"], ["C", "D"]], phantasm)
    take(made, ANN, "Phantasm")
    take(made, BOB, "C")
    assert made.asked(BOB) is None  # until Ann has guessed
    choose(made, ANN, ChoiceKind.GUESS, guess)
    take(made, BOB, "A")

    assert made.notes(ANN) == ((Noted("Phantasm", NoteKind.GUESS, "A"),) if guess == "A" else ())
    assert made.view(ANN).seen[-1].cards == pack("A")  # revealed either way


def test_905_2c_a_card_drafted_face_up_is_seen_by_all_until_it_is_turned_face_down() -> None:
    captain = Known("Captain", (UP, DraftAct.NOTES_NAME))
    made = draft([["Captain", "A"], ["B", "C"]], captain)
    take(made, ANN, "Captain")
    assert not choices(made, ANN)  # not for itself
    assert made.view(BOB).face_up[ANN] == pack("Captain")
    take(made, BOB, "B")
    take(made, ANN, "C")
    choose(made, ANN, ChoiceKind.NOTE)

    assert made.notes(ANN) == (Noted("Captain", NoteKind.NAME, "C"),)
    assert made.view(BOB).face_up[ANN] == ()
    assert names_of(made, ANN) == ["Captain", "C"]


def test_905_2_only_creature_cards_are_noted_where_a_card_says_so() -> None:
    banneret = Known("Banneret", (UP, DraftAct.NOTES_CREATURE))
    vanguard = Known("Vanguard", (UP, DraftAct.NOTES_TYPES))
    made = draft([["Banneret", "A"], ["Vanguard", "C"], ["Bear"], ["Bear"]], banneret, vanguard)
    take(made, ANN, "Banneret")
    take(made, BOB, "Vanguard")
    take(made, ANN, "C")  # no creature
    take(made, BOB, "A")
    take(made, ANN, "Bear")
    take(made, BOB, "Bear")
    choose(made, ANN, ChoiceKind.NOTE)
    choose(made, BOB, ChoiceKind.NOTE)

    assert made.notes(ANN) == (Noted("Banneret", NoteKind.NAME, "Bear"),)
    assert [one.value for one in made.notes(BOB)] == ["Bear", "Druid"]


def test_905_2_a_card_removed_from_the_draft_is_in_no_card_pool() -> None:
    grinder = Known("Grinder", (UP, DraftAct.REMOVES_DOWN))
    animus = Known("Animus", (UP, DraftAct.REMOVES_UP))
    made = draft([["Grinder", "A"], ["Animus", "C"]], grinder, animus)
    take(made, ANN, "Grinder")
    take(made, BOB, "Animus")
    take(made, ANN, "C")
    take(made, BOB, "A")
    choose(made, ANN, ChoiceKind.REMOVE)
    choose(made, BOB, ChoiceKind.REMOVE)

    assert names_of(made, ANN) == ["Grinder"]
    assert made.notes(ANN) == (Noted("Grinder", NoteKind.REMOVED, ""),)  # face down
    assert made.notes(BOB) == (Noted("Animus", NoteKind.REMOVED, "A"),)
    assert made.view(ANN).seen[-1].cards == pack("A")


def test_905_2_a_second_card_is_drafted_and_the_card_goes_into_the_pack_for_it() -> None:
    librarian = Known("Librarian", (UP, DraftAct.SECOND_FOR_ITSELF))
    made = draft([["Librarian", "A", "B"], ["C", "D", "E"]], librarian)
    take(made, ANN, "Librarian")
    take(made, BOB, "C")
    take(made, ANN, "D")
    assert [one[0] for one in choices(made, ANN)] == [ChoiceKind.NOTHING, ChoiceKind.ANOTHER]
    choose(made, ANN, ChoiceKind.ANOTHER)
    asked = made.asked(ANN)
    assert asked is not None
    assert asked.cards == pack("E")  # not the Librarian itself
    take(made, ANN, "E")
    take(made, BOB, "A")

    assert names_of(made, ANN) == ["D", "E"]
    take(made, BOB, "Librarian")
    assert names_of(made, BOB) == ["C", "A", "Librarian"]


def test_905_2_whoever_takes_a_second_card_for_the_next_pack_passes_that_on() -> None:
    operative = Known("Operative", (UP, DraftAct.SECOND_FOR_NEXT))
    made = draft([["Operative", "A", "B", "X"], ["C", "D", "E", "Y"]], operative)
    take(made, ANN, "Operative")
    take(made, BOB, "C")
    take(made, ANN, "D")
    choose(made, ANN, ChoiceKind.ANOTHER)
    take(made, ANN, "E")
    take(made, BOB, "A")

    assert made.view(BOB).face_up[ANN] == ()
    assert made.asked(ANN) is None  # the pack went on
    assert made.view(ANN).seen[-1].cards == pack("B", "X")  # which may be looked at
    take(made, BOB, "Y")
    take(made, BOB, "B")
    take(made, ANN, "X")
    assert names_of(made, ANN) == ["Operative", "D", "E", "X"]


def test_905_2_nothing_is_asked_where_the_pack_has_no_second_card() -> None:
    librarian = Known("Librarian", (UP, DraftAct.SECOND_FOR_ITSELF))
    made = draft([["Librarian", "A"], ["C", "D"]], librarian)
    take(made, ANN, "Librarian")
    take(made, BOB, "C")
    take(made, ANN, "D")

    assert made.asked(ANN) is None


def test_905_2_who_takes_a_whole_pack_drafts_no_more_this_round() -> None:
    agent = Known("Agent", (UP, DraftAct.WHOLE_PACK))
    made = draft([["Agent", "A", "B"], ["C", "D", "E"], ["F"], ["G"]], agent)
    take(made, ANN, "Agent")
    take(made, BOB, "C")
    choose(made, ANN, ChoiceKind.WHOLE_PACK)
    take(made, ANN, "E")
    take(made, ANN, "D")
    take(made, BOB, "B")

    assert made.view(BOB).face_up[ANN] == ()
    assert made.asked(ANN) is None
    take(made, BOB, "A")
    assert names_of(made, ANN) == ["Agent", "E", "D"]
    take(made, ANN, "F")  # in the next round again
    assert not choices(made, ANN)


def test_905_2_cards_are_drafted_at_random_and_unseen_three_times() -> None:
    demon = Known("Demon", (UP, DraftAct.AT_RANDOM))
    cards = [["Demon", *"ABCDE"], [*"FGHIJK"]]
    made = draft(cards, demon)
    take(made, ANN, "Demon")
    for _ in range(3):
        made.pick(BOB, 0)
        asked = made.asked(ANN)
        assert asked is not None
        assert asked.cards == ()
        assert choices(made, ANN) == [(ChoiceKind.RANDOM, "", "")]
        made.pick(ANN, 0)
    made.pick(BOB, 0)

    assert made.view(BOB).face_up[ANN] == ()
    assert not choices(made, ANN)
    assert len({tuple(names_of(draft_at(cards, demon, seed), ANN)) for seed in range(8)}) > 1


def draft_at(cards: list[list[str]], demon: Known, seed: int) -> Draft:
    """The draft after some cards drafted at random."""
    made = draft(cards, demon, seed=seed)
    take(made, ANN, "Demon")
    for _ in range(3):
        made.pick(BOB, 0)
        made.pick(ANN, 0)
    return made


def test_905_2_the_last_card_of_each_pack_goes_to_who_drafted_the_dredger() -> None:
    dredger = Known("Dredger", (UP, DraftAct.LAST_CARDS))
    made = draft([["Dredger", "A"], ["B", "X"], ["C", "D"]], dredger, seats=3)
    take(made, ANN, "Dredger")  # passes the last card to herself
    take(made, BOB, "B")
    take(made, CAT, "C")
    for name in ("A", "X", "D"):
        take(made, ANN, name)

    assert names_of(made, BOB) == ["B"]
    assert made.is_over


def test_905_2_the_passer_chooses_among_those_who_drafted_a_dredger() -> None:
    dredger = Known("Dredger", (UP, DraftAct.LAST_CARDS))
    made = draft([["Dredger", "A"], ["Dredger", "X"], ["C", "D"]], dredger, seats=3)
    take(made, ANN, "Dredger")
    take(made, BOB, "Dredger")
    take(made, ANN, "A")  # passed before there was another
    take(made, CAT, "C")
    choose(made, CAT, ChoiceKind.PASS, "1")
    choose(made, BOB, ChoiceKind.PASS, "0")
    take(made, BOB, "D")
    take(made, ANN, "X")

    assert names_of(made, BOB) == ["Dredger", "D"]


def test_905_2_the_next_card_of_a_player_of_ones_choice_is_seen_by_one_alone() -> None:
    informant = Known("Informant", (UP, DraftAct.LOOKS_AT_CARD))
    made = draft([["Informant", "A", "B"], ["C", "D", "E"], ["F", "G", "H"]], informant, seats=3)
    take(made, ANN, "Informant")
    take(made, CAT, "F")
    assert [one[2] for one in choices(made, ANN)] == ["1", "2"]
    choose(made, ANN, ChoiceKind.LOOK_AT_NEXT, "1")
    take(made, BOB, "C")

    assert [one.cards for one in made.view(ANN).seen] == [pack("C")]
    assert made.view(CAT).seen == ()
    take(made, BOB, "A")
    assert len(made.view(ANN).seen) == 1  # the next card alone


def test_905_2_a_pack_is_looked_at_that_is_unopened_or_that_nobody_looks_at() -> None:
    sneak = Known("Sneak", (UP, DraftAct.LOOKS_AT_PACK))
    made = draft([["Sneak", "A"], ["C", "D"], ["F"], ["G"]], sneak)
    take(made, ANN, "Sneak")
    take(made, BOB, "C")
    assert [one[2] for one in choices(made, ANN)] == ["1.0", "1.1"]
    choose(made, ANN, ChoiceKind.LOOK_AT_UNOPENED, "1.1")

    assert [one.cards for one in made.view(ANN).seen] == [pack("G")]
    assert not choices(made, ANN)


def test_905_2_a_pack_that_waits_behind_another_may_be_looked_at() -> None:
    sneak = Known("Sneak", (UP, DraftAct.LOOKS_AT_PACK))
    made = draft([["X", "A", "N"], ["Sneak", "C", "M"], ["F", "G", "H"]], sneak, seats=3)
    take(made, BOB, "Sneak")
    take(made, ANN, "X")  # Bob looks at it himself
    take(made, CAT, "F")
    assert choices(made, BOB) == []
    take(made, ANN, "G")  # waits behind it
    choose(made, BOB, ChoiceKind.LOOK_AT_OPENED, "1.1")

    assert [one.cards for one in made.view(BOB).seen] == [pack("H")]


def test_905_2_a_pack_is_added_drafted_from_next_and_passed_on_this_round() -> None:
    seeker = Known("Seeker", (DraftAct.ADDS_PACK,))
    made = draft([["Seeker", "A"], ["C", "D"]], seeker, spare=(pack("P", "Q"),))
    take(made, ANN, "Seeker")
    take(made, BOB, "C")
    choose(made, ANN, ChoiceKind.ADD_PACK)
    take(made, ANN, "P")
    take(made, ANN, "D")
    take(made, BOB, "A")
    take(made, BOB, "Q")

    assert made.is_over


def test_905_2_no_pack_is_added_where_there_is_none() -> None:
    seeker = Known("Seeker", (DraftAct.ADDS_PACK,))
    made = draft([["Seeker", "A"], ["C", "D"]], seeker)
    take(made, ANN, "Seeker")

    assert made.asked(ANN) is None


def test_905_1d_cards_are_traded_after_the_draft_before_pools_are_final() -> None:
    broker = Known("Broker", (UP, DraftAct.TRADES))
    made = draft([["Broker", "A"], ["C", "D"], ["E", "F"]], broker, seats=3)
    for seat, name in ((ANN, "Broker"), (BOB, "C"), (CAT, "E"), (ANN, "F"), (BOB, "A"), (CAT, "D")):
        take(made, seat, name)
    assert made.asked(BOB) is None
    choose(made, ANN, ChoiceKind.REVEAL, "F")
    choose(made, CAT, ChoiceKind.NOTHING)
    assert made.asked(ANN) is None  # Bob may offer yet
    choose(made, BOB, ChoiceKind.OFFER, "C")
    choose(made, ANN, ChoiceKind.ACCEPT)

    assert made.is_over
    assert sorted(names_of(made, ANN)) == ["Broker", "C"]
    assert sorted(names_of(made, BOB)) == ["A", "F"]


def test_905_1d_an_offer_need_not_be_accepted_and_none_need_be_made() -> None:
    broker = Known("Broker", (UP, DraftAct.TRADES))
    made = draft([["Broker"], ["Broker"]], broker)
    take(made, ANN, "Broker")
    take(made, BOB, "Broker")
    first = ANN if made.asked(ANN) is not None else BOB
    choose(made, first, ChoiceKind.REVEAL)
    choose(made, 1 - first, ChoiceKind.NOTHING)
    choose(made, 1 - first, ChoiceKind.NOTHING)

    assert made.is_over
    assert names_of(made, ANN) == names_of(made, BOB) == ["Broker"]


def test_905_2a_those_who_act_at_the_same_time_do_so_in_a_random_order() -> None:
    broker = Known("Broker", (UP, DraftAct.TRADES))
    firsts = set()
    for seed in range(8):
        made = draft([["Broker"], ["Broker"]], broker, seed=seed)
        take(made, ANN, "Broker")
        take(made, BOB, "Broker")
        firsts.add(ANN if made.asked(ANN) is not None else BOB)

    assert firsts == {ANN, BOB}


def test_905_1c_what_was_not_revealed_is_known_to_its_drafter_alone() -> None:
    captain = Known("Captain", (UP, DraftAct.NOTES_NAME))
    made = draft([["Captain", "A"], ["B", "C"]], captain)
    take(made, ANN, "Captain")
    take(made, BOB, "B")
    before = made.view(BOB)
    take(made, ANN, "C")
    choose(made, ANN, ChoiceKind.NOTHING)

    after = made.view(BOB)
    assert after.seen == before.seen
    assert after.pools[ANN] == ()


ALL = (
    Known("Fire", (DraftAct.NOTES_NUMBER,)),
    Known("Hound", (DraftAct.NOTES_PASSER,)),
    Known("Searcher", (DraftAct.NOTES_NEXT,)),
    Known("Regicide", (DraftAct.NOTES_COLORS,)),
    Known("Phantasm", (DraftAct.GUESSES,)),
    Known("Seeker", (DraftAct.ADDS_PACK,)),
    *(
        Known(act.value, (UP, act), True, ("Bear",))
        for act in DraftAct
        if act
        not in (
            UP,
            DraftAct.NOTES_NUMBER,
            DraftAct.NOTES_PASSER,
            DraftAct.NOTES_NEXT,
            DraftAct.NOTES_COLORS,
            DraftAct.GUESSES,
            DraftAct.ADDS_PACK,
        )
    ),
)


def crowded(seed: int, seats: int) -> Draft:
    """A draft of many cards that act, drawn by chance."""
    random = Random(seed)
    names = [one.card for one in ALL] * 2 + ["Bear"] * 6

    def some() -> Pack:
        return pack(*random.choices(names, k=random.randint(1, 12)))

    packs = tuple(tuple(some() for _ in range(seats)) for _ in range(3))
    players = tuple(f"P{seat}" for seat in range(seats))
    spare = tuple(some() for _ in range(3))
    return begin(Setup(DraftKind.BOOSTER, players, packs, seed, (*ALL, BEAR), spare))


@pytest.mark.parametrize("seed", range(40))
def test_905_2_a_draft_of_cards_that_act_comes_to_its_end_and_follows_from_its_answers(
    seed: int,
) -> None:
    random = Random(seed)
    made = crowded(seed, 2 + seed % 5)
    opened = sum(len(one) for each in made.setup.packs for one in each)
    most = opened + sum(len(one) for one in made.setup.spare)
    steps = 0
    while not made.is_over:
        seats = [seat for seat in range(made.seats) if made.asked(seat) is not None]
        seat = random.choice(seats)
        asked = made.asked(seat)
        assert asked is not None
        assert not asked.choices or len(asked.choices) == len(asked.options)
        made.pick(seat, random.randrange(len(asked.options)))
        steps += 1
        assert steps < 40 * most, "it doesn't end"

    again = replayed(made.setup, made.picks, made.order)
    assert again.pools == made.pools
    assert [again.view(seat) for seat in range(made.seats)] == [
        made.view(seat) for seat in range(made.seats)
    ]
    assert made.fork().pools == made.pools
    assert sum(len(one) for one in made.pools) <= most


def test_answers_in_an_order_that_does_not_fit_are_refused() -> None:
    made = draft([["A"], ["B"]], Known("Fire", (DraftAct.NOTES_NUMBER,)))
    with pytest.raises(DraftError):
        replayed(made.setup, [[0], [0]], [0, 0])
    with pytest.raises(DraftError):
        replayed(made.setup, [[0], [0]], [7])


# Setups, files and programs


KNOWN = {
    one.name: one
    for one in (
        creature("Seeker", text="Reveal ~ as you draft it. After you draft ~, you may add a "
                                "booster pack to the draft."),
        creature("Captain", text="Draft ~ face up.\nAs you draft a card, you may reveal it, note "
                                 "its name, then turn ~ face down."),
        creature("Bear"),
    )
}  # fmt: skip


def lookup(name: str) -> Card:
    """A card of these."""
    if name not in KNOWN:
        raise CardError(Message("no card"))
    return KNOWN[name]


def plain(kind: DraftKind, *names: str) -> Setup:
    """A setup of one round for two, each with these cards."""
    return Setup(kind, ("Ann", "Bob"), ((pack(*names), pack(*names)),))


def test_905_2_packs_are_opened_for_each_card_that_may_add_one() -> None:
    opened: list[int] = []

    def more(number: int) -> Pack:
        opened.append(number)
        return pack("Seeker" if number == 0 else "Bear")

    made = with_acts(plain(DraftKind.BOOSTER, "Seeker", "Bear"), lookup, more)

    assert opened == [0, 1, 2]  # two to begin with, and one more for the first of those
    assert len(made.spare) == 3
    assert with_acts(plain(DraftKind.BOOSTER, "Seeker"), lookup).spare == ()


def test_905_2_a_draft_without_cards_that_act_is_as_it_was() -> None:
    setup = plain(DraftKind.BOOSTER, "Bear")
    assert with_acts(setup, lookup) == setup
    sealed = plain(DraftKind.SEALED, "Captain")
    assert with_acts(sealed, lookup) == sealed  # nothing is drafted there


@pytest.mark.parametrize("kind", [DraftKind.ROCHESTER, DraftKind.GRID, DraftKind.COMMANDER])
def test_905_2_cards_that_act_are_refused_where_they_can_not_act(kind: DraftKind) -> None:
    with pytest.raises(DraftError, match="Captain acts as it is drafted"):
        with_acts(plain(kind, "Bear", "Captain"), lookup)


def test_a_draft_in_a_file_goes_on_in_the_order_of_its_answers(tmp_path: Path) -> None:
    setup = with_acts(plain(DraftKind.BOOSTER, "Captain", "Bear"), lookup)
    sitting = Sitting.begun(setup, ["", ""], "current")
    sitting.pick(1, 0)
    sitting.pick(0, 1)
    sitting.pick(0, 0)
    sitting.pick(1, 0)
    write(tmp_path / "draft.json", sitting)

    again = read(tmp_path / "draft.json")

    assert again.draft.order == [1, 0, 0, 1]
    assert again.draft.view(1) == sitting.draft.view(1)
    assert again.draft.asked(1) is not None


def test_a_program_takes_cards_notes_what_it_may_and_does_nothing_else() -> None:
    prospects = Prospects(lookup)
    program = make_drafter(ABILITIES, prospects, {})
    informant = Known("Captain", (UP, DraftAct.LOOKS_AT_CARD, DraftAct.NOTES_NAME))
    made = draft([["Captain", "Bear"], ["Bear", "Bear"]], informant)
    take(made, ANN, "Captain")
    take(made, BOB, "Bear")
    for kind in (ChoiceKind.TAKE, ChoiceKind.NOTE):
        asked = made.asked(ANN)
        assert asked is not None
        option = program.answer(asked, made.view(ANN))
        assert asked.choices[option].kind is kind
        made.pick(ANN, option)


@pytest.mark.parametrize("name", list(DRAFTERS))
def test_programs_draft_cards_that_act_to_the_end(name: str) -> None:
    made = crowded(3, 4)
    pick_for(made, {seat: make_drafter(name, Prospects(lookup), {}, seat) for seat in range(4)})

    assert made.is_over


def test_what_may_be_done_is_said_in_both_languages() -> None:
    names = ("Ann", "Bob")
    told = [
        Choice(ChoiceKind.NOTHING),
        Choice(ChoiceKind.LOOK_AT_UNOPENED, "Sneak", "2.1"),
        Choice(ChoiceKind.LOOK_AT_OPENED, "Sneak", "1.2"),
        Choice(ChoiceKind.COLOR, "Regicide", "R"),
        Choice(ChoiceKind.ACCEPT, "Broker", "1 Bear"),
    ]
    assert [choice_words(one, names, str, ENGLISH) for one in told] == [
        "go on",
        "see what Bob opens in round 3 (Sneak)",
        "see pack 3 of those before Bob (Sneak)",
        "choose red (Regicide)",
        "accept Bear from Bob (Broker)",
    ]
    assert choice_words(told[3], names, str, SPANISH) == "elegir rojo (Regicide)"
    for kind in ChoiceKind:
        one = Choice(kind, "Bear", "1.0" if "look" in kind.value else "1 A")
        if kind is not ChoiceKind.COLOR and kind not in (ChoiceKind.PASS, ChoiceKind.LOOK_AT_NEXT):
            assert choice_words(one, names, str, SPANISH) != choice_words(one, names, str, ENGLISH)


def test_what_was_noted_and_shown_is_said_in_both_languages() -> None:
    note = Noted("Fire", NoteKind.NUMBER, "4")
    assert note_words(note, str, ENGLISH) == "Fire: card 4 of the round"
    assert note_words(note, str, SPANISH) == "Fire: carta 4 de la ronda"
    assert note_words(Noted("R", NoteKind.COLOR, "G"), str, SPANISH) == "R: verde"
    assert shown_words(Shown(0, pack("A")), ("Ann",), str, ENGLISH) == "Ann drafted A."
    assert shown_words(Shown(-1, pack("A", "B")), ("Ann",), str, ENGLISH) == "A pack: A and B."


# Notes in lists of decks


def test_905_2b_notes_go_with_the_deck_that_was_drafted_into_its_list() -> None:
    noted = (
        Noted("Fire", NoteKind.NUMBER, "4"),
        Noted("Grinder", NoteKind.REMOVED, ""),
        Noted("Hound, the Last", NoteKind.PLAYER, "Bob: the other"),
    )
    deck = Deck("mine", ((KNOWN["Bear"], 40),), noted=noted)
    text = write_deck(deck, Dialect.MOXFIELD)

    assert "// Noted number for Fire: 4" in text
    assert read_deck(text, lookup).noted == noted
    assert read_deck(write_deck(deck), lookup).noted == noted  # Arena's
    assert losses(listing_of(deck), Dialect.MTGO)
    assert not losses(listing_of(deck), Dialect.ARENA)


def test_905_2b_a_deck_of_a_draft_has_what_was_noted() -> None:
    noted = (Noted("Fire", NoteKind.NUMBER, "4"),)
    deck = deck_of("mine", pack(*["Bear"] * 40), {"Bear": 40}, lookup, noted)

    assert deck.noted == noted
