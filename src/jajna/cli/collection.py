"""``jajna collection``: profiles, the cards they own, boosters and trades."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import replace
from random import SystemRandom
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.text import Text

from jajna.cards.mtgjson import CardData
from jajna.cards.pool import Pool
from jajna.cards.queries import typed
from jajna.cards.search import Search
from jajna.cards.sets import CardSet, embedded_sets
from jajna.cli.card_lines import card_line, finish_word, printed_name
from jajna.cli.card_queries import parse_query
from jajna.cli.commands import Group
from jajna.cli.decks import find_deck, tell_notes
from jajna.cli.languages import default_language
from jajna.cli.mistakes import failing
from jajna.cli.options import ERA_HELP, lang_option, number_type, profile_option, read_era
from jajna.cli.set_lines import rarity_symbol
from jajna.collection.cards import Collection, Copies, printing_text
from jajna.collection.editor import copies_of
from jajna.collection.opening import Finding, check, opened
from jajna.collection.profiles import Offer, Opening, Profile, Profiles
from jajna.collection.store import change, profiles_path, read_profiles
from jajna.collection.trading import confirm as confirm_offer
from jajna.collection.trading import offer as make_offer
from jajna.collection.trading import refuse as refuse_offer
from jajna.era import CURRENT, Era
from jajna.errors import CardError
from jajna.formats.deck import Deck, Finish, Printed, Printing
from jajna.formats.dialects.lines import COPIES, FINISHES, MARK, PRINTED
from jajna.formats.dialects.lists import Problem
from jajna.formats.themes import THEMES
from jajna.limits import GREATEST
from jajna.messages import Message
from jajna.text.catalogue import Language, language, message

__all__ = ["collection"]

SEEDS: Final = 1_000_000_000
YES: Final = ("y", "yes", "s", "si", "sí")
NO: Final = ("n", "no")
NO_PRINTING: Final = message("there is no {printing}; it is taken for {other}")
FINDINGS: Final[dict[Finding, str]] = {
    Finding.SAME: message("as its number says"),
    Finding.OTHER_CARDS: message("NOT as its number says"),
    Finding.OTHER_DATA: message("can't be checked: the data of the set have changed"),
    Finding.NO_DATA: message("can't be checked: the set isn't known"),
}
"""The words for each result of checking a booster."""


@click.group(cls=Group)
def collection() -> None:
    """Keep collections of cards on this machine: open boosters, trade, and see what you have.

    Each player has a profile. Decks are built from it with 'jajna decks new' and 'jajna decks
    edit'.
    """


@collection.command("list")
@lang_option
def list_profiles(lang: str | None) -> None:
    """List the profiles."""
    spoken = language(lang or default_language())
    with failing():
        found = read_profiles(profiles_path())
    for one in found.profiles:
        cards = spoken.count(one.cards.size, "one card", "{number} cards")
        made = spoken.count(len(one.decks), "one deck", "{number} decks")
        boosters = spoken.count(len(one.opened), "one booster opened", "{number} boosters opened")
        click.echo(f"{one.name}: {cards}, {made}, {boosters}")
    if not found.profiles:
        click.echo(
            spoken.say(
                "There is no profile yet; 'jajna collection new NAME' makes one, with an empty "
                "collection."
            )
        )


@collection.command()
@click.argument("name")
@lang_option
def new(name: str, lang: str | None) -> None:
    """Make a profile called NAME, which owns nothing yet."""
    spoken = language(lang or default_language())
    with failing():
        change(profiles_path(), lambda profiles: (profiles.with_new(name), None))
    click.echo(spoken.say("There is a new profile: {name}.", name=name))


@collection.command()
@click.argument("words", nargs=-1)
@profile_option
@lang_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def show(words: tuple[str, ...], owner: str, lang: str | None, as_json: bool) -> None:
    """Show the cards of a collection: all, or those with these WORDS.

    Words may also be queries, as for cards search: t:goblin, c:r, 'mv<=3', set:8ED.
    """
    spoken = language(lang or default_language())
    pool = Pool()
    with failing():
        profile = read_profiles(profiles_path()).profile(owner)
        found = _matching(profile.cards, words, pool)
        rarities = _rarities(pool.sets)
    if as_json:
        _print_json(
            {
                "profile": profile.name,
                "size": sum(count for _, count in found),
                "cards": [_card_data(one, count, rarities, pool) for one, count in found],
            }
        )
        return
    for one, count in found:
        _print_printing(f"{count:>3} ", one, rarities, pool, spoken)
    cards = spoken.count(sum(count for _, count in found), "one card", "{number} cards")
    click.echo(
        spoken.say(
            "{owner}: {cards} ({different} different)",
            owner=profile.name,
            cards=cards,
            different=len({one.card for one, _ in found}),
        )
    )


@collection.command("open")
@click.argument("code", metavar="SET")
@click.option("--count", type=click.IntRange(1, 100), default=1, show_default=True,
              help="How many boosters.")  # fmt: skip
@click.option(
    "--seed", type=click.IntRange(0, GREATEST), help="Chance: the same number, the same cards."
)
@click.option("--kind", default="", help="Which kind of booster, where the set has several.")
@click.option("--era", callback=read_era, help=ERA_HELP)
@profile_option
@lang_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def open_boosters(
    code: str,
    count: int,
    seed: int | None,
    kind: str,
    era: Era | None,
    owner: str,
    lang: str | None,
    as_json: bool,
) -> None:
    """Open boosters of a SET, as 8ED, into your collection.

    The number of each is kept with it, so that 'jajna collection verify' can check it.
    """
    spoken = language(lang or default_language())
    pool = Pool()
    first = SystemRandom().randrange(SEEDS) if seed is None else seed

    def open_all(profiles: Profiles) -> tuple[Profiles, tuple[Profile, list[Opening]]]:
        before = profile = profiles.profile(owner)
        found: list[Opening] = []
        for number in range(first, first + count):
            profile, made = opened(profile, code, number, pool.sets, kind, era or CURRENT)
            found.append(made)
        return profiles.with_changed(profile), (before, found)

    with failing():
        before, found = change(profiles_path(), open_all)
        rarities = _rarities(pool.sets)
    if as_json:
        _print_json(
            {"profile": before.name, "boosters": [_booster_data(one, rarities) for one in found]}
        )
        return
    known = set(before.cards.names())
    for made in found:
        click.echo(
            spoken.say("Booster of {code}, number {seed}:", code=made.set_code, seed=made.seed)
        )
        for one in made.cards:
            mark = "  " if one.card in known else "+ "
            known.add(one.card)
            _print_printing(mark, one, rarities, pool, spoken)
    click.echo(
        spoken.say(
            "{owner} has {cards}; + is what wasn't in the collection.",
            owner=before.name,
            cards=spoken.count(
                before.cards.size + sum(len(one.cards) for one in found),
                "{number} card",
                "{number} cards",
            ),
        )
    )


@collection.command()
@click.argument("deck", metavar="DECK-OR-FILE")
@profile_option
@lang_option
def add(deck: str, owner: str, lang: str | None) -> None:
    """Put the cards of a deck that comes with Jajna, or of a deck list, into your collection.

    The list says which printings: "4 Shock (8ED) 222"; else they are of the latest set known. Decks
    that come with Jajna are of Eighth Edition.
    """
    spoken = language(lang or default_language())
    pool = Pool()
    with failing():
        cards, notes = _printed(find_deck(deck, pool.card), pool.sets)
        tell_notes(notes, spoken.code)

        def put(profiles: Profiles) -> tuple[Profiles, Profile]:
            profile = profiles.profile(owner)
            gained = replace(profile, cards=profile.cards.with_cards(cards))
            return profiles.with_changed(gained), gained

        profile = change(profiles_path(), put)
    click.echo(
        spoken.say(
            "{owner} has {cards} more, {size} in all.",
            owner=profile.name,
            cards=spoken.count(len(cards), "{number} card", "{number} cards"),
            size=profile.cards.size,
        )
    )


@collection.command()
@profile_option
@lang_option
def verify(owner: str, lang: str | None) -> None:
    """Check the boosters that were opened: each is opened again by its number and compared.

    Ends with exit code 1 where one holds other cards than it should.
    """
    spoken = language(lang or default_language())
    with failing():
        sets = Pool().sets
        profile = read_profiles(profiles_path()).profile(owner)
        found = [(made, check(made, sets)) for made in profile.opened]
    for made, finding in found:
        click.echo(f"{made.set_code} {made.seed}: {spoken.say(FINDINGS[finding])}")
    if not found:
        click.echo(spoken.say("{owner} has opened no booster.", owner=profile.name))
    if any(finding is Finding.OTHER_CARDS for _, finding in found):
        sys.exit(1)


@collection.command()
@click.argument("gives", metavar="GIVEN")
@click.argument("wants", metavar="WANTED")
@click.option("--with", "other", required=True, help="The profile that is to give WANTED.")
@profile_option
@lang_option
def trade(gives: str, wants: str, other: str, owner: str, lang: str | None) -> None:
    """Trade your card GIVEN for another profile's card WANTED, when both agree.

    Several cards are separated by ";", as in "2 Shock; Giant Growth (8ED)". Both are asked to
    confirm; who answers "later" does it with 'jajna collection confirm'.
    """
    spoken = language(lang or default_language())
    pool = Pool()

    def propose(profiles: Profiles) -> tuple[Profiles, Offer]:
        giver, taker = profiles.profile(owner), profiles.profile(other)
        mine, theirs = _meant(gives, giver, pool), _meant(wants, taker, pool)
        return make_offer(profiles, giver.name, taker.name, mine, theirs)

    with failing():
        made = change(profiles_path(), propose)
        click.echo(_offer_line(made, pool, spoken))
        for name in (made.giver, made.taker):
            answer = _asked(name, spoken)
            if answer is False:
                _refuse(made.number, name, spoken)
                return
            if answer is None:
                break
            made = _confirm(made.number, name)
    _tell(made, spoken)


@collection.command()
@lang_option
def offers(lang: str | None) -> None:
    """List the trades that wait for a confirmation."""
    spoken = language(lang or default_language())
    pool = Pool()
    with failing():
        found = read_profiles(profiles_path()).offers
    for one in found:
        click.echo(_offer_line(one, pool, spoken))
    if not found:
        click.echo(spoken.say("No trade is waiting."))


@collection.command()
@click.argument("number", type=number_type)
@profile_option
@lang_option
def confirm(number: int, owner: str, lang: str | None) -> None:
    """Confirm the trade with this NUMBER; it is carried out when both sides have."""
    spoken = language(lang or default_language())
    with failing():
        made = _confirm(number, owner)
    _tell(made, spoken)


@collection.command()
@click.argument("number", type=number_type)
@profile_option
@lang_option
def refuse(number: int, owner: str, lang: str | None) -> None:
    """Turn down or withdraw the trade with this NUMBER."""
    spoken = language(lang or default_language())
    with failing():
        _refuse(number, owner, spoken)


def _confirm(number: int, name: str) -> Offer:
    return change(profiles_path(), lambda profiles: confirm_offer(profiles, number, name))


def _refuse(number: int, name: str, spoken: Language) -> None:
    change(profiles_path(), lambda profiles: (refuse_offer(profiles, number, name), None))
    click.echo(spoken.say("Trade {number} is off; nothing has changed.", number=number))


def _tell(made: Offer, spoken: Language) -> None:
    """Say how far a trade has come."""
    if made.agreed:
        click.echo(spoken.say("Trade {number} is done.", number=made.number))
        return
    missing = [one for one in (made.giver, made.taker) if one not in made.confirmed]
    click.echo(
        spoken.say(
            "Trade {number} waits for {names}: 'jajna collection confirm {number}'.",
            number=made.number,
            names=spoken.listed(missing),
        )
    )


def _asked(name: str, spoken: Language) -> bool | None:
    """The answer of a player asked to agree; None for "later" and at the end of the input."""
    while True:
        try:
            click.echo(spoken.say("{name}, do you agree? yes, no or later:", name=name), nl=False)
            answer = input(" ").strip().casefold()
        except EOFError:
            click.echo()
            return None
        if not sys.stdin.isatty():
            click.echo(answer)
        if answer in YES:
            return True
        if answer in NO:
            return False
        if answer in ("later", "luego", "después", "despues"):
            return None


def _offer_line(made: Offer, pool: Pool, spoken: Language) -> str:
    return spoken.say(
        "Trade {number}: {giver} gives {gives} and gets {wants} of {taker}",
        number=made.number,
        giver=made.giver,
        gives=_copies_text(made.gives, pool, spoken),
        wants=_copies_text(made.wants, pool, spoken),
        taker=made.taker,
    )


def _copies_text(copies: Copies, pool: Pool, spoken: Language) -> str:
    words = [
        f"{count} {printed_name(one, pool.card, spoken)} ({one.set_code}) {one.number}".rstrip()
        for one, count in copies
    ]
    return spoken.listed(words)


def _meant(text: str, profile: Profile, pool: Pool) -> Copies:
    """The cards of a profile that are meant: "2 Shock (8ED); Giant Growth *F*".

    Raises CollectionError, naming card and owner, for copies it doesn't own.
    """
    found: list[Printing] = []
    for part in text.split(";"):
        copies = COPIES.fullmatch(part.strip())
        counted = copies is not None and copies[2] is not None
        count = copies_of(copies[1]) if copies is not None and counted else 1
        name = copies[2] if copies is not None and counted else part.strip()
        mark = MARK.fullmatch(name)
        finish = FINISHES.get(mark[2].upper(), Finish.PLAIN) if mark else Finish.PLAIN
        name = mark[1] if mark else name
        printed = PRINTED.fullmatch(name)
        code, number = (printed[2], printed[3] or "") if printed else ("", "")
        english = _english(printed[1] if printed else name, pool)
        one = profile.cards.one_printing(english, profile.name, code, number, finish)
        found += [one] * count
    return tuple(Collection().with_cards(found))


def _english(name: str, pool: Pool) -> str:
    """The English name of a card that is known, else the name as it was typed."""
    try:
        return pool.entry(name).data.name
    except CardError:
        return name


def _matching(cards: Collection, words: tuple[str, ...], pool: Pool) -> list[tuple[Printing, int]]:
    """The printings of a collection that are asked for; its sets are those of the printings."""
    if not words:
        return list(cards)
    search = Search(pool, parse_query(typed(words)))
    return [
        (one, count)
        for one, count in cards
        if search.finds_printing(_facts(one.card, pool), one.set_code)
    ]


def _facts(name: str, pool: Pool) -> CardData:
    """The facts of a card; the name alone, if no more is known."""
    try:
        return pool.facts(name)
    except CardError:
        return CardData(name, "normal", 0.0, ())


def _printed(deck: Deck, sets: Iterable[CardSet]) -> tuple[list[Printing], list[Problem]]:
    """Each card of a deck and its sideboard as the printing that is meant, with notes on those that
    there aren't; the decks that come with Jajna are of Eighth Edition.
    """
    printed = Printed(deck.printings)
    latest: dict[str, Printing] = {}
    numbers: dict[tuple[str, str], Printing] = {}
    every: set[Printing] = set()
    notes: list[Problem] = []
    ready = embedded_sets() if deck.name in THEMES else ()
    known = (*sets, *ready)
    codes = {one.code for one in known}
    for one in known:
        for numbered in one.cards:
            printing = Printing(numbered.name, one.code, numbered.number)
            latest[numbered.name] = numbers[numbered.name, one.code] = printing
            every.add(printing)
    found: list[Printing] = []
    for card, count in (*deck.main, *deck.sideboard):
        for named, copies in printed.of(card.name, count):
            meant = named if named.set_code else latest.get(card.name, named)
            if not meant.number or (meant.set_code in codes and meant.plain not in every):
                meant = numbers.get((card.name, meant.set_code)) or latest.get(card.name, meant)
            meant = replace(meant, finish=named.finish)
            if named.number not in ("", meant.number):
                words = {"printing": printing_text(named), "other": printing_text(meant)}
                notes.append(Problem(0, Message(NO_PRINTING, **words)))
            found += [meant] * copies
    return found, notes


def _rarities(sets: Iterable[CardSet]) -> dict[tuple[str, str], str]:
    """The rarity of each printing, by the code of the set and the number."""
    return {(one.code, card.number): card.rarity for one in sets for card in one.cards}


def _print_printing(
    mark: str,
    one: Printing,
    rarities: dict[tuple[str, str], str],
    pool: Pool,
    spoken: Language,
) -> None:
    line = Text(mark)
    if one.set_code:
        line.append_text(rarity_symbol(rarities.get((one.set_code, one.number), "")))
    line.append(f" {card_line(one.card, pool.card, spoken)}")
    line.append(f"  {one.set_code} {one.number}".rstrip(), style="dim")
    if one.finish is not Finish.PLAIN:
        line.append(f"  ({finish_word(one.finish, spoken)})")
    Console(highlight=False, soft_wrap=True).print(line)


def _card_data(
    one: Printing, count: int, rarities: dict[tuple[str, str], str], pool: Pool
) -> dict[str, object]:
    try:
        spanish = pool.card(one.card).spanish
    except CardError:
        spanish = ""
    return {
        "name": one.card,
        "spanish": spanish,
        "set": one.set_code,
        "number": one.number,
        "rarity": rarities.get((one.set_code, one.number), ""),
        "finish": one.finish.value,
        "count": count,
    }


def _booster_data(made: Opening, rarities: dict[tuple[str, str], str]) -> dict[str, object]:
    return {
        "set": made.set_code,
        "kind": made.kind,
        "seed": made.seed,
        "cards": [
            {
                "name": one.card,
                "set": one.set_code,
                "number": one.number,
                "rarity": rarities.get((one.set_code, one.number), ""),
                "finish": one.finish.value,
            }
            for one in made.cards
        ],
    }


def _print_json(data: object) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data)).decode() + "\n")
