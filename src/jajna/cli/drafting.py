"""``jajna draft`` and ``jajna sealed``: limited play at one screen, from the packs to the decks."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import SystemRandom
from typing import Final

import click

from jajna.agents.drafting import DRAFTERS, is_person
from jajna.cards.pool import Pool, data_folder
from jajna.cards.sets import set_called
from jajna.cli.commands import Command
from jajna.cli.decks import tell_notes
from jajna.cli.draft_session import DraftSession
from jajna.cli.languages import default_language
from jajna.cli.mistakes import WrongUse, failing
from jajna.cli.options import ERA_HELP, PLAIN_HELP, lang_option, read_era, seed_type
from jajna.cli.play import play
from jajna.cli.terminal.screen import Screen
from jajna.collection.profiles import Profiles
from jajna.collection.store import change, profiles_path, read_profiles
from jajna.era import CURRENT, Era
from jajna.era import find as find_era
from jajna.files import path_of
from jajna.limited.cubes import cube_packs, read_cube_file
from jajna.limited.drafts import ROUNDS, DraftError, DraftKind, Pack, Setup
from jajna.limited.kept import Sitting, read, write
from jajna.limited.opening import more_packs, set_packs, spare_packs, with_acts
from jajna.messages import Message
from jajna.text.catalogue import Language, language, message
from jajna.tournaments.policies import POLICIES
from jajna.typed import is_name
from jajna.variant import COMMANDER

__all__ = ["draft", "sealed"]

FOLDER: Final = "drafts"
FILE: Final = click.Path(dir_okay=False, path_type=Path)
THERE: Final = click.Path(exists=True, dir_okay=False, path_type=Path)
SEATS: Final = 8
TWO: Final = 2
SEEDS: Final = 1_000_000
DEFAULT: Final = "8ED"
KINDS: Final = tuple(one.value for one in DraftKind if one is not DraftKind.SEALED)
"""Those that have no command of their own."""
MINUTES: Final = POLICIES["current"].build_minutes
NAMES_HELP: Final = message("What a person is called; may be given several times.")
CUBE_HELP: Final = message(
    "A list of cards that packs are made of, each once, or with Draftmancer's slots."
)
DRAFTER_HELP: Final = message("Who sits at the other seats.")
FILE_HELP: Final = message("Keep it in this file; by default among your data.")
LOAD_HELP: Final = message("Go on with what is kept in this file.")
MINUTES_HELP: Final = message("For building a deck; 0 for no limit.")
COLLECT_HELP: Final = message(
    "Put what each person took into the collection of the profile of that name, or of the only one."
)
MORE_HELP: Final = message(
    "With --load: open so many more boosters for each, and build the decks anew, as in a league."
)
PLAY_HELP: Final = message("Play a game with the deck when it is built, against the next seat.")


@click.command(cls=Command)
@click.argument("code", metavar="SET", required=False)
@click.option("--kind", type=click.Choice(KINDS), default=DraftKind.BOOSTER.value,
              show_default=True, help="How cards are taken.")  # fmt: skip
@click.option("--cube", type=THERE, help=CUBE_HELP)
@click.option("--seats", type=click.IntRange(2, 16),
              help="How many take part; by default 8, or 2.")  # fmt: skip
@click.option("--rounds", type=click.IntRange(1, 9),
              help="How many packs each opens; by default 3, or what the cube says.")  # fmt: skip
@click.option("--name", "names", multiple=True, help=NAMES_HELP)
@click.option("--drafter", type=click.Choice(list(DRAFTERS)), default="abilities",
              show_default=True, help=DRAFTER_HELP)  # fmt: skip
@click.option("--seed", type=seed_type, help="Chance: the same number, the same packs.")
@click.option("--file", "path", type=FILE, help=FILE_HELP)
@click.option("--load", "kept", type=THERE, help=LOAD_HELP)
@click.option("--minutes", type=click.IntRange(0, 999), default=MINUTES, show_default=True,
              help=MINUTES_HELP)  # fmt: skip
@click.option("--play", "then_play", is_flag=True, help=PLAY_HELP)
@click.option("--collect", is_flag=True, help=COLLECT_HELP)
@click.option("--era", default=CURRENT.name, show_default=True, callback=read_era, help=ERA_HELP)
@click.option("--plain", is_flag=True, help=PLAIN_HELP)
@lang_option
@click.pass_context
def draft(
    context: click.Context, code: str | None, kind: str, cube: Path | None, seats: int | None,
    rounds: int | None, names: tuple[str, ...], drafter: str, seed: int | None, path: Path | None,
    kept: Path | None, minutes: int, then_play: bool, collect: bool, era: Era, plain: bool,
    lang: str | None,
) -> None:  # fmt: skip
    """Draft cards of a SET, as 8ED, or of a cube; build a deck of them, and play it.

    People sit at this screen in turn, programs at the other seats. All is kept after each pick:
    'jajna draft --load FILE' goes on with it. Type "help" at a pick to see what you can do.
    """
    chosen = DraftKind(kind)
    count = seats or (TWO if chosen in (DraftKind.WINSTON, DraftKind.GRID) else SEATS)
    wanted = _Wanted(chosen, code, cube, count, rounds or 0, names, drafter, seed, era)
    _sit_down(context, wanted, path, kept, 0, minutes, then_play, collect, plain, lang)


@click.command(cls=Command)
@click.argument("code", metavar="SET", required=False)
@click.option("--cube", type=THERE, help=CUBE_HELP)
@click.option("--seats", type=click.IntRange(1, 64), default=TWO, show_default=True,
              help="How many open packs.")  # fmt: skip
@click.option("--name", "names", multiple=True, help=NAMES_HELP)
@click.option("--seed", type=seed_type, help="Chance: the same number, the same packs.")
@click.option("--file", "path", type=FILE, help=FILE_HELP)
@click.option("--load", "kept", type=THERE, help=LOAD_HELP)
@click.option("--more", type=click.IntRange(0, 36), default=0, help=MORE_HELP)
@click.option("--minutes", type=click.IntRange(0, 999), default=MINUTES, show_default=True,
              help=MINUTES_HELP)  # fmt: skip
@click.option("--play", "then_play", is_flag=True, help=PLAY_HELP)
@click.option("--collect", is_flag=True, help=COLLECT_HELP)
@click.option("--era", default=CURRENT.name, show_default=True, callback=read_era, help=ERA_HELP)
@click.option("--plain", is_flag=True, help=PLAIN_HELP)
@lang_option
@click.pass_context
def sealed(
    context: click.Context, code: str | None, cube: Path | None, seats: int,
    names: tuple[str, ...], seed: int | None, path: Path | None, kept: Path | None, more: int,
    minutes: int, then_play: bool, collect: bool, era: Era, plain: bool, lang: str | None,
) -> None:  # fmt: skip
    """Open what sealed deck play opens of a SET, as 8ED; build a deck of it, and play it.

    Six boosters, or by the rules of 2003 a tournament pack and two boosters.
    """
    wanted = _Wanted(DraftKind.SEALED, code, cube, seats, 0, names, "abilities", seed, era)
    _sit_down(context, wanted, path, kept, more, minutes, then_play, collect, plain, lang)


class _Wanted:
    """What is asked for on the command line."""

    def __init__(
        self, kind: DraftKind, code: str | None, cube: Path | None, seats: int, rounds: int,
        names: tuple[str, ...], drafter: str, seed: int | None, era: Era,
    ) -> None:  # fmt: skip
        self.kind = kind
        self.code = code
        self.cube = cube
        self.seats = seats
        self.rounds = rounds
        self.names = names
        self.drafter = drafter
        self.seed = SystemRandom().randrange(SEEDS) if seed is None else seed
        self.era = era


def _sit_down(
    context: click.Context, wanted: _Wanted, path: Path | None, kept: Path | None, more: int,
    minutes: int, then_play: bool, collect: bool, plain: bool, lang: str | None,
) -> None:  # fmt: skip
    spoken = language(lang or default_language())
    pool = Pool()
    screen = Screen(spoken, plain=plain)
    if kept is not None and (wanted.code or wanted.cube or path):
        raise WrongUse(Message("--load goes without a set, a cube and --file"))
    if more and kept is None:
        raise WrongUse(Message("--more goes with --load"))
    if wanted.code and wanted.cube:
        raise WrongUse(Message("name a set or --cube, not both"))
    if wanted.cube and collect:
        raise WrongUse(Message("the cards of a cube stay in it: leave out --collect"))
    with failing():
        if kept is not None:
            place, sitting = kept, read(kept)
        else:
            place = path or data_folder() / FOLDER / f"{_title(wanted)}.json"
            if place.exists():
                raise DraftError(
                    Message("{path} is there already: --load goes on with it, --file names another",
                            path=str(place))
                )  # fmt: skip
            sitting = _begun(wanted, pool, spoken)
        if collect:
            _owners(sitting, read_profiles(profiles_path()))  # before anybody begins
        gained: tuple[tuple[Pack, ...], ...] = ()
        if more:
            era = find_era(sitting.era)
            gained = more_packs(sitting.draft.setup, more, pool.sets, era)
            sitting.grow(gained)
            write(place, sitting)
            opened = spoken.count(more, "{number} more booster", "{number} more boosters")
            screen.say(spoken.say("Each has {boosters}.", boosters=opened))
        session = DraftSession(sitting, place, pool, screen, minutes)
        if not session.run(bool(more)):
            return
        screen.say(spoken.say("The decks are in {folder}.", folder=str(session.lists[0].parent)))
        if collect and (more or not sitting.collected):
            owners = _collect(sitting, gained if sitting.collected else ())
            sitting.collected = True
            write(place, sitting)
            screen.say(
                spoken.say("The cards are in the collection of: {names}.",
                           names=spoken.listed(owners))
            )  # fmt: skip
        people = session.people or [0]
        first, second = people[0], (people[0] + 1) % sitting.draft.seats
        mine, other = (str(session.lists[one]) for one in (first, second))
    if not all(Path(one).exists() for one in (mine, other)):
        return  # nobody in a pool can lead a deck
    if then_play and first != second:
        game = {"decks": (mine, other), "built": sitting.rules.name, "lang": lang,
                "plain": plain, "era": find_era(sitting.era),
                "variant": COMMANDER if sitting.has_leaders else None}  # fmt: skip
        context.invoke(play, **game, instead={})
    else:
        led = f" --variant {COMMANDER.name}" if sitting.has_leaders else ""
        click.echo(f'jajna play "{mine}" "{other}" --format {sitting.rules.name}{led}')  # to copy


def _owners(sitting: Sitting, profiles: Profiles) -> dict[int, str]:
    """The profiles of people by their seats: those of their names, or the only one of one person.

    Raises CollectionError if there are none.
    """
    people = [seat for seat, player in enumerate(sitting.players) if is_person(player)]
    names = sitting.draft.setup.names
    if len(people) == 1 and len(profiles.profiles) == 1:
        return {people[0]: profiles.profile().name}
    return {seat: profiles.profile(names[seat]).name for seat in people}


def _collect(sitting: Sitting, gained: tuple[tuple[Pack, ...], ...]) -> list[str]:
    """Put what people took into their collections, or only what they ``gained`` since; the names of
    the profiles.
    """

    def add(profiles: Profiles) -> tuple[Profiles, list[str]]:
        owners = _owners(sitting, profiles)
        for seat, name in owners.items():
            profile = profiles.profile(name)
            new = [card for packs in gained for card in packs[seat]]
            cards = profile.cards.with_cards(new or sitting.draft.pools[seat])
            profiles = profiles.with_changed(replace(profile, cards=cards))
        return profiles, list(owners.values())

    return change(profiles_path(), add)


def _title(wanted: _Wanted) -> str:
    what = wanted.cube.stem if wanted.cube else (wanted.code or DEFAULT).upper()
    return f"{what} {wanted.kind.value} {wanted.seed}"


def _begun(wanted: _Wanted, pool: Pool, spoken: Language) -> Sitting:
    """A new draft. Raises JajnaError for what can't be opened, and for people without seats."""
    people = wanted.names or (spoken.say("You"),)
    if len(people) > wanted.seats:
        raise DraftError(Message("there are more people than seats"))
    if len({one.casefold() for one in people}) < len(people) or not all(map(is_name, people)):
        raise DraftError(Message("each person needs a name of their own"))
    if wanted.cube is not None:
        found = read_cube_file(path_of(str(wanted.cube)), pool.card)
        tell_notes(found.notes, spoken.code)
        more = None
        packs = cube_packs(wanted.kind, wanted.seats, found.cube, wanted.seed, wanted.rounds)
    else:
        printed = set_called(wanted.code or DEFAULT, pool.sets)
        packs = set_packs(
            wanted.kind, wanted.seats, printed, pool.sets, wanted.era, wanted.seed,
            wanted.rounds or ROUNDS,
        )  # fmt: skip
        more = spare_packs(printed, pool.sets, wanted.era, wanted.seed)
    names = [spoken.say("Program {number}", number=seat + 1) for seat in range(wanted.seats)]
    players = [wanted.drafter] * wanted.seats
    for place, person in enumerate(people):
        seat = place * wanted.seats // len(people)
        names[seat], players[seat] = person, ""
    setup = with_acts(Setup(wanted.kind, tuple(names), packs, wanted.seed), pool.card, more)
    return Sitting.begun(setup, players, wanted.era.name)
