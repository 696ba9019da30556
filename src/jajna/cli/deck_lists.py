"""``jajna decks``: decks that come with the package and those of profiles, shown and built."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final, final

import click

from jajna.card import Card
from jajna.cards.pool import Pool
from jajna.cards.sets import embedded_sets, set_called
from jajna.cli.commands import Group, Unloaded
from jajna.cli.deck_reports import colors_text, deck_title, remarks
from jajna.cli.decks import find_deck, is_ready_deck, owned_deck, tell_notes, write_list
from jajna.cli.languages import default_language
from jajna.cli.mistakes import failing
from jajna.cli.options import ERA_HELP, lang_option, profile_option, read_era
from jajna.collection.cards import Collection, printing_text
from jajna.collection.editor import Report, looked_up, report_on, saved
from jajna.collection.profiles import Profile, Profiles, SavedDeck
from jajna.collection.store import change, profiles_path, read_profiles
from jajna.era import CURRENT, Era
from jajna.era import find as find_era
from jajna.errors import DeckError
from jajna.formats.construction import CASUAL, CASUAL_COMMANDER, CONSTRUCTED, violations
from jajna.formats.deck import Copies, Deck, Printed
from jajna.formats.decklist import DeckListError, known_names, read_listing
from jajna.formats.dialects.writers import Dialect, losses, noted_lines, written
from jajna.formats.known import formats_of
from jajna.formats.suggestion import suggested, suggested_of
from jajna.formats.summary import summary_of
from jajna.formats.themes import LED, THEMES, theme
from jajna.limits import MOST_BYTES, MOST_PROBLEMS
from jajna.messages import Message
from jajna.text.catalogue import Language, language, message
from jajna.vocab import COLOR_LETTERS

__all__ = ["decks"]

EIGHTH_EDITION: Final = "8ED"
DECK_FILE: Final = click.Path(dir_okay=False, path_type=Path)


@final
class _Decks(Group):
    """A group whose first word may also be a deck to be shown."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Understand "decks NAME" as "decks show NAME"."""
        lead = 0
        if args and args[0].partition("=")[0] == "--lang":
            lead = 1 if "=" in args[0] else 2
        if not args[lead:] or args[lead] not in (*self.commands, "--help", "-h"):
            args = [*args[:lead], "show", *args[lead:]]
        return super().parse_args(ctx, args)


@click.group(cls=_Decks)
def decks() -> None:
    """Show decks, and build your own from your collection.

    'jajna decks NAME' is 'jajna decks show NAME'.
    """


decks.add_command(
    Unloaded(
        "edit",
        "jajna.cli.deck_editor:edit",
        message(
            "Build a deck from the cards of your collection, or one in a FILE (.txt) from all "
            "cards."
        ),
    )
)


decks.add_command(
    Unloaded(
        "check",
        "jajna.cli.deck_legality:check",
        message("Check whether a deck may be played in a format on a day."),
    )
)
decks.add_command(
    Unloaded(
        "legal",
        "jajna.cli.deck_legality:legal",
        message("Tell when a deck was legal in each format, and what made it illegal."),
    )
)

decks.add_command(
    Unloaded(
        "stats",
        "jajna.cli.deck_tools:stats",
        message(
            "Tell a deck in numbers: curve, colors and their sources, and when its spells "
            "can be cast."
        ),
    )
)
decks.add_command(
    Unloaded(
        "hands",
        "jajna.cli.deck_tools:hands",
        message(
            "Deal opening hands of a deck, kept or sent back as the computer does it, and "
            "what is next."
        ),
    )
)
decks.add_command(
    Unloaded(
        "goldfish",
        "jajna.cli.deck_tools:goldfish_command",
        message(
            "Let the computer play a deck against somebody who does nothing, and tell how "
            "fast it wins."
        ),
    )
)
decks.add_command(
    Unloaded(
        "gauntlet",
        "jajna.cli.deck_tools:gauntlet_command",
        message(
            "Let the computer play a deck against each of others, and tell what share it wins."
        ),
    )
)


@decks.command()
@click.argument("name", required=False, metavar="[NAME-OR-FILE]")
@click.option("--format", "built", metavar="FORMAT",
              help="Whose rules it is held against: casual, constructed, limited, standard, a "
              "block, or a format of your own.")  # fmt: skip
@click.option("--era", callback=read_era, help=ERA_HELP)
@click.option("--suggest", "pair", metavar="COLORS",
              help="Build a first deck of two of the colors WUBRG, as in RG.")  # fmt: skip
@click.option("--owned", "is_owned", is_flag=True,
              help="Build it of the cards of your collection.")  # fmt: skip
@profile_option
@lang_option
def show(
    name: str | None,
    built: str | None,
    era: Era | None,
    pair: str | None,
    is_owned: bool,
    owner: str,
    lang: str | None,
) -> None:
    """List the decks there are, or what there is in one of them or in a file.

    What is printed of a deck is a deck list again: kept in a file it is a deck of your own, to be
    changed and played.
    """
    spoken = language(lang or default_language())
    pool = Pool()
    with failing():
        if is_owned and (pair is None or name is not None):
            raise DeckError(Message("--owned goes with --suggest, and without a deck"))
        if name is None and pair is None:
            _list(pool, spoken)
            return
        if is_owned:
            found_deck = _suggested_of(pair or "", owner, pool.card)
            deck, owned = saved(found_deck, built or CASUAL.name, era or CURRENT), None
            listed = found_deck
        else:
            deck, owned, listed = _shown(name, pair, pool, built, era)
        found = report_on(deck, owned, pool.card, formats_of(pool))
        if listed.commanders:
            found = _commanded(found, listed, built, find_era(deck.era), pool)
    for line in remarks(found, pool.card, spoken.in_era(find_era(deck.era))):
        click.echo(f"// {line}")
    _print_list(
        replace(
            found.deck,
            commanders=listed.commanders,
            companion=listed.companion,
            supplementary=listed.supplementary,
            noted=listed.noted,
            printings=listed.printings,
        )
    )


@decks.command()
@click.argument("name")
@click.option("--format", "built", metavar="FORMAT", default=CONSTRUCTED.name, show_default=True,
              help="What it is built for.")  # fmt: skip
@click.option("--era", callback=read_era, help=ERA_HELP)
@profile_option
@lang_option
def new(name: str, built: str, era: Era | None, owner: str, lang: str | None) -> None:
    """Begin a deck called NAME, to be built with 'jajna decks edit NAME'."""
    spoken = language(lang or default_language())
    with failing():
        when = era or CURRENT
        construction = formats_of(Pool())(built, when)
        made = SavedDeck(name, construction.name, when.name)

        def begin(profiles: Profiles) -> tuple[Profiles, str]:
            profile = profiles.profile(owner)
            return profiles.with_changed(profile.with_deck(made)), profile.name

        whose = change(profiles_path(), begin)
    click.echo(spoken.say("{owner} has a new deck: {name}.", owner=whose, name=name))


@decks.command()
@click.argument("name")
@click.argument("file", type=DECK_FILE)
@profile_option
@lang_option
def save(name: str, file: Path, owner: str, lang: str | None) -> None:
    """Write your deck NAME into FILE as a deck list, as Magic Arena reads it."""
    spoken = language(lang or default_language())
    with failing():
        deck = read_profiles(profiles_path()).profile(owner).deck(name)
        write_list(looked_up(deck, Pool().card), file)
    click.echo(spoken.say("Saved: {name}.", name=str(file)))


@decks.command()
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--to", "dialect", required=True,
              type=click.Choice([one.value for one in Dialect]),
              help="Whose dialect: Arena, Moxfield, Magic Online (text, .dek), Cockatrice "
              "(.cod), Forge, XMage, a table.")  # fmt: skip
@lang_option
def convert(file: Path, dialect: str, lang: str | None) -> None:
    """Print a deck list in the dialect of another program; FILE may be '-' for standard input.

    Lists of all these are read, and those of Apprentice, Magic Workstation, Moxfield, Archidekt,
    Deckstats, TappedOut, MTGJSON, OCTGN and Lackey. A card that isn't known is passed on.
    """
    spoken = language(lang or default_language())
    with failing():
        is_input = str(file) == "-"
        listing = read_listing(sys.stdin.buffer.read(MOST_BYTES) if is_input else file)
        known = known_names(listing, Pool().card)
        if known.problems:
            wrong = sorted(known.problems, key=lambda one: one.line)
            raise DeckListError(known.name, tuple(wrong[:MOST_PROBLEMS]))
    for loss in losses(known, Dialect(dialect)):
        known.note(0, loss)
    tell_notes(known.notes, spoken.code)
    click.echo(written(known, Dialect(dialect)), nl=False)


@decks.command()
@click.argument("name")
@profile_option
@lang_option
def delete(name: str, owner: str, lang: str | None) -> None:
    """Take your deck NAME apart; the cards stay in your collection."""
    spoken = language(lang or default_language())

    def take_apart(profiles: Profiles) -> tuple[Profiles, Profile]:
        profile = profiles.profile(owner)
        return profiles.with_changed(profile.without_deck(name)), profile

    with failing():
        profile = change(profiles_path(), take_apart)
    click.echo(spoken.say("{owner} no longer has the deck {name}.", owner=profile.name, name=name))


def _list(pool: Pool, spoken: Language) -> None:
    """The decks that come with the package, then those of the profiles."""
    for one in (*THEMES, *LED):
        deck = theme(one, pool.card)
        size = spoken.say("{size} cards", size=deck.size + len(list(deck.leaders())))
        colors = colors_text(summary_of(deck).colors, spoken)
        click.echo(f"{deck_title(deck.name, spoken)}: {size}, {colors}")
    for profile in read_profiles(profiles_path()).profiles:
        for kept in profile.decks:
            size = spoken.say("{size} cards", size=sum(count for _, count in kept.main))
            click.echo(f"{profile.name}/{kept.name}: {size}, {kept.format}")


def _shown(
    name: str | None, pair: str | None, pool: Pool, built: str | None, era: Era | None
) -> tuple[SavedDeck, Collection | None, Deck]:
    """The deck that is asked for as it is judged, its owner's collection, and as it was found."""
    own = owned_deck(name) if name is not None and not is_ready_deck(name) else None
    if own is not None:
        profile, deck = own
        when = era.name if era is not None else deck.era
        changed = SavedDeck(deck.name, built or deck.format, when, deck.main, deck.sideboard)
        return changed, profile.cards, Deck(deck.name, ())
    found = find_deck(name, pool.card) if name is not None else _suggested(pair or "", pool.card)
    return saved(found, built or CASUAL.name, era or CURRENT), None, found


def _commanded(found: Report, listed: Deck, built: str | None, era: Era, pool: Pool) -> Report:
    """The report on a deck with the commanders that its list has. CR 903.3."""
    deck = replace(
        found.deck,
        commanders=listed.commanders,
        companion=listed.companion,
        supplementary=listed.supplementary,
    )
    construction = formats_of(pool)(built or CASUAL_COMMANDER.name, era)
    broken = violations(deck, construction, era)
    return replace(found, deck=deck, format=construction.name, summary=summary_of(deck),
                   violations=broken)  # fmt: skip


def _suggested(letters: str, lookup: Callable[[str], Card]) -> Deck:
    """A deck of two colors from Eighth Edition. Raises DeckError if they aren't two colors."""
    return suggested(_pair(letters), set_called(EIGHTH_EDITION, embedded_sets()), lookup)


def _suggested_of(letters: str, owner: str, lookup: Callable[[str], Card]) -> Deck:
    """A deck of two colors from a profile's collection. Raises DeckError if there are too few."""
    owned = read_profiles(profiles_path()).profile(owner).cards.names()
    return suggested_of(_pair(letters), owned, lookup)


def _pair(letters: str) -> int:
    colors = 0
    for letter in letters.upper():
        if letter not in COLOR_LETTERS.values():
            raise DeckError(Message("{value} is not one of WUBRG", value=repr(letter)))
        colors |= next(bit for bit, one in COLOR_LETTERS.items() if one == letter)
    return colors


def _print_list(deck: Deck) -> None:
    """A deck as a list. Headings stand where a reader would miss them."""
    companion = ((deck.companion, 1),) if deck.companion is not None else ()
    parts = (
        ("Commander", deck.commanders),
        ("Companion", companion),
        ("Deck" if deck.commanders or companion else "", deck.main),
        ("Sideboard", deck.sideboard),
        ("Supplementary", deck.supplementary),
    )
    printed = Printed(deck.printings)
    told = [(heading, _listed(copies, printed)) for heading, copies in parts if copies]
    shown = ["\n".join([heading, *lines] if heading else lines) for heading, lines in told]
    notes = [f"// {line}" for line in noted_lines(deck.noted)]
    click.echo("\n\n".join([*shown, "\n".join(notes)] if notes else shown))


def _listed(copies: Copies, printed: Printed) -> list[str]:
    return [
        f"{count} {printing_text(one)}"
        for card, copied in copies
        for one, count in printed.of(card.name, copied)
    ]
