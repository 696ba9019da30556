"""``jajna draft`` and ``jajna sealed``: from the packs to a game, piped in as a person types."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from itertools import count
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from jajna.cards.pool import Pool
from jajna.cli import main
from jajna.collection.cards import Collection
from jajna.collection.store import profiles_path, read_profiles
from jajna.formats.deck import Printing
from jajna.formats.decklist import read_deck_file
from jajna.formats.supplementary import is_supplementary
from jajna.limited.drafts import DraftKind, Setup
from jajna.limited.kept import Sitting, read, write

BUILT = ("save", "quit")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of data of its own."""
    monkeypatch.setenv("JAJNA_DATA", str(tmp_path))
    return tmp_path


def run(*words: str, typed: Sequence[str] = ()) -> Result:
    """The command with these words, and this typed into it."""
    return CliRunner().invoke(main, words, input="".join(line + "\n" for line in typed))


def done(*words: str, typed: Sequence[str] = ()) -> str:
    result = run(*words, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def kept(folder: Path) -> Sitting:
    return read(folder / "d.json")


def at(folder: Path) -> tuple[str, str]:
    return "--file", str(folder / "d.json")


def test_a_booster_draft_ends_with_a_deck_that_can_be_played(folder: Path) -> None:
    said = done("draft", "8ED", "--seed", "3", *at(folder), typed=["1"] * 45 + list(BUILT))
    sitting = kept(folder)

    assert "round 3, pick 15 (to the left)" in said and "round 2, pick 1 (to the right)" in said
    assert [len(pool) for pool in sitting.draft.pools] == [45] * 8
    deck = read_deck_file(folder / "d" / "You.txt", Pool().card)
    assert (deck.size, deck.size + deck.sideboard_size) >= (40, 45)
    assert len(list((folder / "d").iterdir())) == 8
    assert 'jajna play "' in said


def test_the_deck_is_played_at_once(folder: Path) -> None:
    said = done(
        "sealed", "8ED", "--seed", "3", *at(folder), "--play", typed=[*BUILT, "quit", "y"]
    )  # fmt: skip

    assert "Leave the game without saving it?" in said, "a game is played"


def test_cards_are_taken_by_name_and_read_before(folder: Path) -> None:
    typed = ["card 1", "hint", "pool", "help", "pick 2", "pool", "quit"]
    said = done("draft", "8ED", "--seed", "3", *at(folder), typed=typed)
    taken = kept(folder).draft.pools[0][0].card

    assert "A program would take" in said and "You have taken nothing yet" in said
    assert f"  1  {taken}" in said
    assert "All is kept in" in said


def test_power_and_toughness_are_shown_where_cards_are_taken(folder: Path) -> None:
    said = done("draft", "8ED", "--seed", "3", *at(folder), typed=["quit"])

    assert "Angel of Mercy  {4}{W}  Creature — Angel  3/3" in said
    assert "Mana Leak  {1}{U}  Instant\n" in said


def imported(folder: Path, *rows: tuple[str, str, str, str]) -> None:
    """Have cards of this name, type line, cost and text among those that are known."""
    data = {}
    for name, types, cost, text in rows:
        front, _, behind = types.partition(" — ")
        words = front.split()
        data[name] = [
            {"name": name, "layout": "normal", "type": types, "supertypes": words[:-1],
             "types": words[-1:], "subtypes": behind.split(), "manaCost": cost, "text": text,
             "manaValue": 1.0, "power": "2", "toughness": "2", "colors": list(cost[1:2]),
             "colorIdentity": list(cost[1:2]), "legalities": {}}
        ]  # fmt: skip
    (folder / "cards.json").write_text(json.dumps({"data": data, "meta": {}}))
    assert CliRunner().invoke(main, ["cards", "import", str(folder / "cards.json")]).exit_code == 0


def cube(folder: Path, *lines: str) -> tuple[str, str]:
    """A cube of these lines."""
    (folder / "cube.txt").write_text("\n".join(lines) + "\n")
    return "--cube", str(folder / "cube.txt")


def test_905_2_cards_that_act_are_drafted_and_their_notes_are_in_the_list(folder: Path) -> None:
    number = (
        "Reveal Fire as you draft it and note how many cards you've drafted this draft round, "
        "including Fire.\nFire deals damage to target creature equal to the highest number you "
        "noted for cards named Fire."
    )
    name = (
        "Draft Captain face up.\nAs you draft a card, you may reveal it, note its name, then turn "
        "Captain face down."
    )
    imported(folder, ("Fire", "Instant", "{R}", number), ("Captain", "Artifact", "{1}", name))
    words = [*cube(folder, "23 Captain", "22 Fire"), "--seats", "2", "--rounds", "1", "--seed",
             "1", *at(folder), "--name", "Ann"]  # fmt: skip
    said = done("draft", *words, typed=["Captain", "Captain", "hint", "2", "away"])

    assert "It was drafted:" in said
    assert "2  reveal it and note it (Captain)" in said
    assert "A program would: reveal it and note it (Captain)." in said
    notes = kept(folder).draft.notes(0)
    assert notes[0].value == "Captain"
    text = (folder / "d" / "Ann.txt").read_text()
    assert "// Noted name for Captain: Captain" in text
    assert read_deck_file(folder / "d" / "Ann.txt", Pool().card).noted == notes


LEGENDS = (
    ("Elder", "Legendary Creature — Elf", "{G}", ""),
    ("Smith", "Legendary Creature — Dwarf", "{R}", ""),
    ("Cub", "Creature — Bear", "{G}", ""),
    ("Boar", "Creature — Boar", "{R}", ""),
)


def commander_draft(folder: Path) -> list[str]:
    """The words of a Commander draft of two, of these legends and others."""
    imported(folder, *LEGENDS)
    return [*cube(folder, "20 Elder", "20 Smith", "30 Cub", "30 Boar"), "--kind", "commander",
            "--seats", "2", "--seed", "1", *at(folder), "--name", "Ann"]  # fmt: skip


@pytest.mark.parametrize("chosen", ["1", "2"])
def test_903_13f_who_leads_is_chosen_and_the_colors_follow(folder: Path, chosen: str) -> None:
    said = done("draft", *commander_draft(folder), typed=[*["1"] * 45, chosen, *BUILT])
    deck = read_deck_file(folder / "d" / "Ann.txt", Pool().card)
    [(leader, _)] = deck.commanders

    assert "who leads your deck?" in said
    assert f"  {chosen}  {leader.name}" in said
    assert deck.size == 59
    colors = {card.faces[0].colors for card, _ in deck.main} - {0}
    assert colors <= {leader.faces[0].colors}
    assert "--format commander-draft --variant commander" in said
    assert kept(folder).leaders[0] == {leader.name: 1}


def test_903_13f_enter_alone_lets_a_program_choose_who_leads(folder: Path) -> None:
    done("draft", *commander_draft(folder), typed=[*["1"] * 45, "", *BUILT])

    assert sum(kept(folder).leaders[0].values()) == 1
    assert sum(kept(folder).leaders[1].values()) == 1  # a program's


def test_903_13f_a_number_that_nobody_has_is_refused(folder: Path) -> None:
    result = run("draft", *commander_draft(folder), typed=[*["1"] * 45, "9"])

    assert result.exit_code == 1 and "'9' is none of these" in result.stderr


def test_903_13_a_pool_that_nobody_can_lead_is_told_and_left(folder: Path) -> None:
    imported(folder, *LEGENDS)
    words = [*cube(folder, "90 Cub"), "--kind", "commander", "--seats", "2", *at(folder)]
    said = done("draft", *words, typed=["1"] * 45)

    assert "No card of You can lead a deck." in said
    assert "jajna play" not in said
    assert kept(folder).decks == [{}, {}]


def test_903_13_the_drafted_deck_is_played_with_its_commander(folder: Path) -> None:
    typed = [*["1"] * 45, "1", *BUILT, "quit", "y"]
    said = done("draft", *commander_draft(folder), "--play", typed=typed)

    assert "Leave the game without saving it?" in said


def test_what_is_not_there_is_not_taken(folder: Path) -> None:
    for line in ("16", "0", "Black Lotus"):
        (folder / "d.json").unlink(missing_ok=True)
        result = run("draft", "8ED", "--seed", "3", *at(folder), typed=[line])
        assert result.exit_code == 1
        assert "is nothing you can take" in result.stderr


def test_a_slip_of_one_letter_takes_nothing(folder: Path) -> None:
    words = ("draft", "8ED", "--seats", "2", "--seed", "1", *at(folder))
    refused = run(*words, typed=["p"])

    assert refused.exit_code == 1 and "'p' is nothing you can take" in refused.stderr


def test_100_2b_what_was_drafted_is_kept_by_whoever_took_it(folder: Path) -> None:
    for name in ("Ann", "Bob"):
        assert CliRunner().invoke(main, ["collection", "new", name]).exit_code == 0
    words = (
        "draft",
        "8ED",
        "--seats",
        "2",
        "--rounds",
        "1",
        "--seed",
        "1",
        "--collect",
        *at(folder),
    )
    nobody = run(*words, "--name", "Cleo")
    assert nobody.exit_code == 1 and "Cleo" in nobody.stderr and not (folder / "d.json").exists()

    said = done(*words, "--name", "Ann", typed=["1"] * 15 + list(BUILT))
    again = done("draft", "--load", str(folder / "d.json"), "--collect")

    assert "in the collection of: Ann" in said and "in the collection of" not in again
    profiles = read_profiles(profiles_path())
    taken = kept(folder).draft.pools[0]
    assert profiles.profile("Ann").cards == Collection().with_cards(taken)
    assert profiles.profile("Bob").cards == Collection()


def test_two_people_hand_the_screen_over(folder: Path) -> None:
    words = ("--name", "Ann", "--name", "Bob", "--seats", "4", "--rounds", "1", "--seed", "1")
    typed = ["", "1", "2", "", "1", "quit"]  # whoever is asked again stays seated
    said = done("draft", "8ED", *words, *at(folder), typed=typed)
    sitting = kept(folder)

    assert sitting.players == ["", "abilities", "", "abilities"]
    assert [len(sitting.draft.pools[seat]) for seat in (0, 2)] == [2, 1]
    first = said.index("Bob sits down here")
    ann = said[said.index("Ann, round 1") : first]
    assert "Bob" not in ann and said.count("sits down here") == 2


def test_whoever_is_away_is_picked_for_and_marked(folder: Path) -> None:
    typed = ["1", "away"]
    done("draft", "8ED", "--seats", "2", "--rounds", "2", "--seed", "1", *at(folder), typed=typed)
    sitting = kept(folder)

    assert sitting.picked_for == [list(range(1, 30)), []]
    assert sitting.players[0] == "away:abilities"
    assert all(sum(deck.values()) == 40 for deck in sitting.decks)


def test_a_draft_that_is_left_goes_on(folder: Path) -> None:
    words = ("draft", "8ED", "--seats", "2", "--rounds", "1", "--seed", "1", *at(folder))
    done(*words, typed=["3", "3", "quit"])
    assert "is there already" in run(*words).stderr
    load = ("draft", "--load", str(folder / "d.json"))
    done(*load, typed=["1"] * 13 + list(BUILT))
    left = kept(folder)
    (folder / "d.json").unlink()
    done(*words, typed=["3", "3", *["1"] * 13, *BUILT])

    assert kept(folder).draft.pools == left.draft.pools
    assert "The decks are in" in done(*load), "there is nothing more to do"


@pytest.mark.slow
def test_a_draft_that_is_killed_has_lost_no_pick(folder: Path) -> None:
    words = [sys.executable, "-P", "-m", "jajna", "draft", "8ED", "--seed", "1", *at(folder)]
    with subprocess.Popen(
        words, env=os.environ, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdin is not None
        process.stdin.write("4\n4\n4\n")
        process.stdin.flush()
        began = time.monotonic()
        while not is_picked(folder / "d.json", 3):
            assert time.monotonic() - began < 50 and process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGKILL)
    assert kept(folder).draft.picks[0] == [3, 3, 3]
    done("draft", "--load", str(folder / "d.json"), typed=["1", "quit"])
    assert kept(folder).draft.picks[0] == [3, 3, 3, 0]


def is_picked(path: Path, count: int) -> bool:
    return path.exists() and len(read(path).draft.picks[0]) >= count


# Other kinds


def test_all_see_what_is_taken_in_a_rochester_draft(folder: Path) -> None:
    words = ("--kind", "rochester", "--seats", "2", "--rounds", "1", "--seed", "1")
    said = done("draft", "8ED", *words, *at(folder), typed=["1"] * 15 + list(BUILT))

    assert said.count("Program 2 – taken") == 15 and said.count("You – taken") == 15


def test_a_winston_draft_is_taken_or_left(folder: Path) -> None:
    typed = ["2", "1", "quit"]
    said = done("draft", "8ED", "--kind", "winston", "--seed", "1", *at(folder), typed=typed)

    assert "Pile 1 of the three (1, 1, 1); 87 cards are left" in said and "nothing; go on" in said
    assert len(kept(folder).draft.pools[0]) == 1


def test_rows_and_columns_of_a_grid_are_taken(folder: Path) -> None:
    said = done("draft", "--kind", "grid", "--seed", "1", *at(folder), typed=["1", "quit"])

    assert "Which do you take?" in said and said.count("taken:") >= 1
    assert len(kept(folder).draft.pools[0]) == 3


def test_a_cube_is_drafted(folder: Path) -> None:
    cards = [Pool().entry(name).card for name in Pool().names()]
    names = [one.name for one in cards if one is not None and not is_supplementary(one)][:200]
    (folder / "cube.txt").write_text("".join(f"1 {name}\n" for name in names))
    words = ("--cube", str(folder / "cube.txt"), "--seats", "4", "--seed", "2")
    done("draft", *words, *at(folder), typed=["1"] * 45 + list(BUILT))
    taken = [card.card for pool in kept(folder).draft.pools for card in pool]

    assert len(taken) == len(set(taken)) == 180
    assert set(taken) <= set(names)


# Building


def test_a_deck_is_changed_by_typing(folder: Path) -> None:
    typed = ["+1 Forest", "-1 Plains", "+1 Swamp", "-1 Forest", "save", "quit"]
    result = run("sealed", "8ED", "--seed", "3", *at(folder), typed=typed)
    main = kept(folder).decks[0]

    assert sum(main.values()) >= 40, result.output
    if result.exit_code == 0:
        assert main["Swamp"] >= 1


def test_who_builds_for_too_long_is_told_so(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("sealed", "8ED", "--seed", "3", "--minutes", "2")
    in_time = done(*words, "--file", str(folder / "a.json"), typed=BUILT)
    clock = count(0, 100)
    monkeypatch.setattr("jajna.cli.draft_session.time.time", lambda: next(clock))
    late = done(*words, *at(folder), typed=("save", *BUILT))

    assert "You have 2 minutes." in in_time and "are over" not in in_time
    assert "The 2 minutes for building are over." in late


def test_a_deck_of_fewer_than_forty_is_not_kept(folder: Path) -> None:
    lands = "Forest", "Plains", "Island", "Swamp", "Mountain"
    done("sealed", "8ED", "--seed", "3", *at(folder))
    there = next(name for name in lands if kept(folder).decks[0].get(name))
    (folder / "d.json").unlink()
    result = run("sealed", "8ED", "--seed", "3", *at(folder), typed=[f"-1 {there}", "save"])

    assert result.exit_code == 1
    assert "at least 40 cards, and this has 39" in result.stderr
    assert sum(kept(folder).decks[0].values()) == 40, "what was suggested stays"


def test_sealed_deck_play_of_2003_has_five_boosters_of_eighth_edition(folder: Path) -> None:
    done("sealed", "8ED", "--era", "2003-07", "--seed", "3", *at(folder))

    assert [len(pool) for pool in kept(folder).draft.pools] == [75, 75]


def test_in_spanish(folder: Path) -> None:
    words = ("draft", "8ED", "--seed", "3", "--lang", "es", *at(folder))
    said = done(*words, typed=["pista", "reserva", "carta 1", "tomar 1", "salir"])

    assert "Un programa tomaría" in said and "sobre" not in said.splitlines()[0]


# What can't be


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("draft", "XXX"), "no set is called 'XXX'"),
        (("draft", "--name", "Ann", "--name", "ann"), "a name of their own"),
        (("sealed", "--seats", "1", "--name", "A", "--name", "B"), "more people than seats"),
        (("draft", "--kind", "winston", "--seats", "3"), "for two players"),
    ],
)
def test_what_cannot_be_is_said(words: Sequence[str], why: str) -> None:
    result = run(*words)

    assert result.exit_code == 1 and why in result.stderr


# Leagues


def test_a_pool_grows_and_the_deck_is_built_anew(folder: Path) -> None:
    done("sealed", "8ED", "--seed", "3", *at(folder), typed=BUILT)
    before = kept(folder)
    said = done(
        "sealed", "--load", str(folder / "d.json"), "--more", "2", typed=["-1 Plains", "+1 Forest",
                                                                           *BUILT]
    )  # fmt: skip
    after = kept(folder)

    assert "Each has 2 more boosters." in said
    for old, new in zip(before.draft.pools, after.draft.pools, strict=True):
        assert new[: len(old)] == old and len(new) == len(old) + 30
    assert sum(after.decks[0].values()) == 40
    assert after.decks[0] != before.decks[0], "the deck that was there is changed by typing"
    again = folder / "again.json"
    again.write_bytes((folder / "d.json").read_bytes())
    done("sealed", "--load", str(again), "--more", "1", typed=BUILT)
    done("sealed", "--load", str(folder / "d.json"), "--more", "1", typed=BUILT)
    assert read(again).draft.pools == kept(folder).draft.pools, "they follow from the seed"


def test_what_a_pool_gains_is_collected_once(folder: Path) -> None:
    done("collection", "new", "You")
    done("sealed", "8ED", "--seed", "3", *at(folder), "--collect", typed=BUILT)
    done("sealed", "--load", str(folder / "d.json"), "--more", "1", "--collect", typed=BUILT)

    owned = read_profiles(profiles_path()).profile("You").cards
    assert owned == Collection().with_cards(kept(folder).draft.pools[0])


@pytest.mark.parametrize(
    ("words", "why"),
    [(("8ED", "--more", "1"), "--more goes with --load"), (("--load", "cube"), "made of a list"),
     (("--load", "draft"), "sealed deck play alone")],
)  # fmt: skip
def test_a_pool_that_cannot_grow_is_told(folder: Path, words: tuple[str, ...], why: str) -> None:
    path = folder / f"{words[-1]}.json"
    pack = (Printing("Shock", ""),)
    kind = DraftKind.SEALED if words[-1] == "cube" else DraftKind.GRID
    if words[0] == "--load":
        packs = ((pack, pack),) if kind is DraftKind.SEALED else ((pack * 9,),)
        write(path, Sitting.begun(Setup(kind, ("Ann", "Bob"), packs), ["", ""], "current"))
        words = ("--load", str(path), "--more", "1")
    result = run("sealed", *words)

    assert result.exit_code != 0 and why in result.stderr
