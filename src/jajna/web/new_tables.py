"""Tables as they are wanted: their seats and decks, read and checked."""

from __future__ import annotations

from typing import Final, final

import msgspec

from jajna.agents import AGENTS
from jajna.cards.pool import Pool
from jajna.era import CURRENT, Era
from jajna.era import find as find_era
from jajna.errors import DeckError, JajnaError
from jajna.formats.broken_rules import reasons
from jajna.formats.construction import WITH_COMMANDERS, Construction, casual_for, violations
from jajna.formats.deck import Deck
from jajna.formats.decklist import deck_of as listed
from jajna.formats.supplementary import cards_of, creatures_for, for_seats
from jajna.formats.themes import BASICS, LED, THEMES, ready_for, theme
from jajna.kernel.start.setup import check_era
from jajna.messages import Message
from jajna.replay import GameSetup
from jajna.tables.stops import Stops
from jajna.typed import clean_name
from jajna.variant import VARIANTS, Variant, usual
from jajna.variant import find as find_variant
from jajna.web.deck_lists import sent_listing

__all__ = [
    "Coming",
    "Drafted",
    "NewSeat",
    "NewTable",
    "RoomsError",
    "TournamentMatch",
    "VariantShown",
    "check",
    "check_deck",
    "deck_of",
    "names_of",
    "setup_for",
    "variant_of",
    "variants",
]

MOST_SEATS: Final = 8
MOST_GAMES: Final = 9
LONGEST_PAUSE: Final = 10.0
LEAST_SECONDS: Final = 10.0
MOST_SECONDS: Final = 7 * 24 * 3600.0


@final
class RoomsError(JajnaError):
    """A table that can't be begun or entered."""


class Drafted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deck that a seat of a draft has built; ``token`` is the word of who asks, there."""

    draft: str
    token: str
    seat: int


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: the name of a deck that comes with Jajna, or a list.

    ``agent`` is "" for a person. A person's seat without a deck is open: whoever comes by its
    invitation brings a deck, and a name.
    """

    deck: str = ""
    name: str = ""
    agent: str = ""
    stops: str = ""
    drafted: Drafted | None = None
    """Where the deck is to be found in place of a list."""

    @property
    def is_open(self) -> bool:
        """Whether somebody is awaited here."""
        return not self.agent and not self.deck


class TournamentMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match of a tournament's round, by its place from 0.

    The tournament says until when it lasts, in seconds since 1970 (0 for no limit), how many turns
    are played then, and whether it needs a winner.
    """

    tournament: str
    place: int
    until: float = 0.0
    extra_turns: int = 0
    needs_winner: bool = False


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as it is wanted; ``seconds`` is what each seat has for a game, None for no clock.

    ``pause`` are the seconds for which a pass is kept back that is given for a person only because
    there is nothing they could do, while it looks as if there were: 0 for none.
    """

    seats: list[NewSeat]
    era: str = CURRENT.name
    games: int = 1
    seconds: float | None = None
    pause: float = 0.0
    variant: str = ""
    """The variant that is played; "" for the usual one of so many players."""
    built: str = ""
    """How decks with commanders are built; "" for casual ones of the variant."""
    match: TournamentMatch | None = None
    """The match that is played: who plays it, with what, comes from the tournament."""


class VariantShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A variant that can be played, with what its seats depend on (``variant.Variant``)."""

    name: str
    seats: tuple[int, ...]
    """How many can play it at a table."""
    teams: tuple[tuple[int, ...], ...] = ()
    """For each of these the team of each seat, where there are teams. CR 102.3."""
    since: str = ""
    """The date of the first rules by which it is played; "" for any."""
    commanders: bool = False
    supplementary: bool = False
    """Whether players have cards besides their decks; who brings none gets those of the package."""
    decks: tuple[str, ...] | None = None
    """The decks that come with Jajna and fit; None for the usual ones."""


class Coming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who takes an open seat, with their deck."""

    deck: str
    name: str = ""
    stops: str = ""


def check(wish: NewTable, pool: Pool) -> None:
    """Raise JajnaError for a table that can't be made so: its decks are read, open seats aside."""
    era = find_era(wish.era)
    if not 2 <= len(wish.seats) <= MOST_SEATS:
        raise RoomsError(Message("a table has 2 to {most} seats", most=MOST_SEATS))
    played = variant_of(wish)
    check_era(played, era)
    if not 1 <= wish.games <= MOST_GAMES:
        raise RoomsError(Message("a match has 1 to {most} games", most=MOST_GAMES))
    if wish.seconds is not None and not LEAST_SECONDS <= wish.seconds <= MOST_SECONDS:
        raise RoomsError(
            Message("a clock has {least} to {most} seconds",
                    least=int(LEAST_SECONDS), most=int(MOST_SECONDS))
        )  # fmt: skip
    if not 0 <= wish.pause <= LONGEST_PAUSE:
        raise RoomsError(Message("a pause has 0 to {most} seconds", most=int(LONGEST_PAUSE)))
    for place, seat in enumerate(wish.seats):
        if seat.agent and seat.agent not in AGENTS:
            raise RoomsError(
                Message(
                    "there is no program called {name}; there are {known}",
                    name=repr(seat.agent),
                    known=", ".join(AGENTS),
                )
            )
        Stops(seat.stops)
        if not seat.is_open:
            check_deck(wish, seat.deck, place, pool)


def check_deck(wish: NewTable, text: str, seat: int, pool: Pool) -> None:
    """Raise JajnaError for a deck that can't be played in a seat, or what is listed beside it."""
    played = variant_of(wish)
    deck = deck_of(text, find_era(wish.era), pool, built_for(wish))
    cards_of(played, deck, seat, len(wish.seats), pool.card)


def variants() -> tuple[VariantShown, ...]:
    """The variants that can be played at a table."""
    return tuple(map(_variant_shown, VARIANTS))


def _variant_shown(variant: Variant) -> VariantShown:
    seats = tuple(count for count in range(2, MOST_SEATS + 1) if variant.allows(count))
    return VariantShown(
        name=variant.name,
        seats=seats,
        teams=tuple(tuple(map(variant.team, range(count))) for count in seats)
        if variant.team_size > 1
        else (),
        since=variant.since,
        commanders=variant.commanders > 0,
        supplementary=variant.supplementary != 0,
        decks=_ready_for(variant),
    )


def _ready_for(variant: Variant) -> tuple[str, ...] | None:
    """The decks that come with Jajna for a variant alone; None where the usual ones fit."""
    return ready_for(variant) if variant.commanders or variant.random_creatures else None


def variant_of(wish: NewTable) -> Variant:
    """The variant that is played. Raises JajnaError for one that isn't known, or that so many
    can't play.
    """
    players = len(wish.seats)
    found = find_variant(wish.variant) if wish.variant else usual(players)
    if not found.allows(players):
        raise RoomsError(
            Message("{variant} is not for {count} players", variant=found.name, count=players)
        )
    return found


def built_for(wish: NewTable) -> Construction:
    """How the decks of a table are built. Raises JajnaError for a way that doesn't fit."""
    variant = variant_of(wish)
    if not wish.built:
        return casual_for(variant)
    if not variant.commanders or wish.built not in WITH_COMMANDERS:
        raise RoomsError(
            Message("decks of {variant} aren't built so: {name}", variant=variant.name,
                    name=repr(wish.built))
        )  # fmt: skip
    return WITH_COMMANDERS[wish.built]


def deck_of(text: str, era: Era, pool: Pool, built: Construction) -> Deck:
    """The deck with a name, or of a list. Raises DeckError for one that can't be played, with all
    that is wrong.
    """
    ready = text in THEMES or text in LED or text == BASICS
    deck = theme(text, pool.card) if ready else listed(sent_listing(text), pool.card).deck
    broken = violations(deck, built, era)
    if broken:
        raise DeckError(Message("this deck can't be played: {reasons}", reasons=reasons(broken)))
    return deck


def setup_for(wish: NewTable, seed: int, pool: Pool) -> GameSetup:
    """What the first game of a table follows from. Raises JajnaError as ``deck_of``."""
    era = find_era(wish.era)
    variant = variant_of(wish)
    built = built_for(wish)
    decks = [deck_of(seat.deck, era, pool, built) for seat in wish.seats]
    return GameSetup(
        tuple(tuple(deck.cards()) for deck in decks),
        tuple(names_of(wish)),
        seed,
        era=era,
        format=built.name,
        by_hand=tuple(place for place, seat in enumerate(wish.seats) if not seat.agent),
        sideboards=tuple(tuple(deck.outside()) for deck in decks),
        card_names=pool.card_names,
        always_ask=wish.pause > 0,
        variant=variant if wish.variant else None,
        commanders=tuple(tuple(deck.leaders()) for deck in decks) if variant.commanders else (),
        supplementary=for_seats(variant, decks, pool.card),
        creatures=creatures_for(variant, pool, era),
        noted=tuple(deck.noted for deck in decks),
    )


def names_of(wish: NewTable) -> list[str]:
    """What the players are called."""
    return [clean_name(seat.name) or f"Player {place}" for place, seat in enumerate(wish.seats, 1)]
