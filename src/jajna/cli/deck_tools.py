"""``jajna decks stats``, ``hands``, ``goldfish`` and ``gauntlet``: what a deck can be expected to
do.
"""

from __future__ import annotations

import sys
from typing import Final

import click

from jajna.cards.pool import Pool
from jajna.cli.card_lines import card_name
from jajna.cli.commands import Command
from jajna.cli.deck_reports import COLOR_NAMES, curve_bars
from jajna.cli.decks import find_deck
from jajna.cli.languages import default_language
from jajna.cli.mistakes import WrongUse, failing
from jajna.cli.options import ERA_HELP, jobs_type, lang_option, number_type, read_era, seed_type
from jajna.cli.output import print_json
from jajna.cli.progress import Bar
from jajna.era import CURRENT, Era
from jajna.errors import JajnaError
from jajna.formats.castability import LAST_TURN, Castable, castability
from jajna.formats.deck import Deck
from jajna.formats.summary import Summary, lands_advised, summary_of
from jajna.messages import cause
from jajna.simulation.gauntlets import Result, gauntlet
from jajna.simulation.goldfish import Goldfished, Openings, goldfish, opened, openings
from jajna.simulation.intervals import interval
from jajna.text.catalogue import Language, language
from jajna.text.prompts import WORDS
from jajna.vocab import COLOR_LETTERS

__all__ = ["gauntlet_command", "goldfish_command", "hands", "stats"]

LONGEST_BAR: Final = 30
BAR: Final = "█"
INTERVAL_BAR: Final = 40
EMPTY, RANGE, EVEN, POINT = "·", "─", "│", "●"
PERCENT: Final = 100
HARD: Final = 0.5
"""The chance below which a spell is called hard to cast."""
MOST_HARD: Final = 5

seed_option = click.option(
    "--seed", type=seed_type, default=0, show_default=True, help="Seed of the first game."
)
era_option = click.option(
    "--era", default=CURRENT.name, show_default=True, callback=read_era, help=ERA_HELP
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
draw_option = click.option(
    "--draw", "draws_first", is_flag=True, help="Go second, and draw a card in the first turn."
)


def _found(name: str, pool: Pool) -> Deck:
    """The deck that is asked for. Raises WrongUse for one that can't be used."""
    try:
        return find_deck(name, pool.card)
    except JajnaError as error:
        raise WrongUse(cause(error)) from error


# -- stats -----------------------------------------------------------------------------------------


@click.command(cls=Command)
@click.argument("name", metavar="NAME-OR-FILE")
@draw_option
@click.option("--games", type=number_type, default=200, show_default=True,
              help="How many opening hands are dealt, with mulligans.")  # fmt: skip
@seed_option
@era_option
@json_option
@lang_option
def stats(
    name: str,
    draws_first: bool,
    games: int,
    seed: int,
    era: Era,
    as_json: bool,
    lang: str | None,
) -> None:
    """Tell a deck in numbers: curve, colors and their sources, and when its spells can be cast.

    The chances are for one land each turn: exact for a first hand that is kept, and counted over
    hands that were kept or sent back as the computer does it.
    """
    spoken = language(lang or default_language())
    deck = _found(name, Pool())
    numbers = summary_of(deck)
    chances = castability(deck, draws_first, era)
    counted = openings(deck, games, seed, era, draws_first)
    if as_json:
        print_json(_stats_data(deck, numbers, chances, counted))
        return
    for line in _stats_lines(numbers, chances, counted, spoken):
        click.echo(line)


def _stats_data(
    deck: Deck, numbers: Summary, chances: tuple[Castable, ...], counted: Openings
) -> dict[str, object]:
    return {
        "deck": deck.name,
        "cards": numbers.cards,
        "lands": numbers.lands,
        "lands_advised": lands_advised(numbers),
        "curve": {str(value): count for value, count in numbers.curve.items()},
        "symbols": _by_letter(numbers.symbols),
        "sources": _by_letter(numbers.sources),
        "castable": [
            {
                "cost": one.cost,
                "mana_value": one.value,
                "cards": one.cards,
                "chances": [round(share, 4) for share in one.chances],
                "counted": [round(share, 4) for share in counted.castable[one.cost]],
            }
            for one in chances
        ],
        "hands": counted.games,
        "mulligans": {str(number): count for number, count in counted.mulligans.items()},
        "lands_in_hand": {str(number): count for number, count in counted.lands.items()},
    }


def _by_letter(counts: dict[int, int]) -> dict[str, int]:
    return {COLOR_LETTERS[color]: count for color, count in counts.items() if count}


def _stats_lines(
    numbers: Summary, chances: tuple[Castable, ...], counted: Openings, spoken: Language
) -> list[str]:
    advised = lands_advised(numbers)
    lines = [
        spoken.say(
            "{cards} cards, {lands} of them lands; decks of such costs have about {advised}",
            cards=numbers.cards,
            lands=numbers.lands,
            advised=advised,
        ),
        spoken.say("Cards by mana value:"),
        *curve_bars(numbers),
        spoken.say("Mana symbols in costs, and lands that give the color:"),
    ]
    symbols = sum(numbers.symbols.values())
    for color, count in numbers.symbols.items():
        given = numbers.sources[color]
        if not count and not given:
            continue
        color_name = spoken.say(WORDS[COLOR_NAMES[color]])
        lines.append(
            f"  {color_name:<10} {count:>3} ({_percent(count / symbols if symbols else 0)})"
            f" / {given:>3} ({_percent(given / numbers.lands if numbers.lands else 0)})"
        )
    lines.append(
        spoken.say("Chance (%) to cast by turn, with the first hand / as hands are kept here:")
    )
    lines.append(" " * 16 + "".join(f"{turn:>10}" for turn in range(1, LAST_TURN + 1)))
    for one in chances:
        shares = zip(one.chances, counted.castable[one.cost], strict=True)
        cells = "".join(f"{round(PERCENT * a):>6}/{round(PERCENT * b):>3}" for a, b in shares)
        lines.append(f"  {one.cost or '{0}':<14}{cells}")
    hardest = [one for one in chances if one.on_curve < HARD]
    for one in sorted(hardest, key=lambda one: one.on_curve)[:MOST_HARD]:
        lines.append(
            spoken.say(
                "Hard to cast on its turn ({percent}): {cards}",
                percent=_percent(one.on_curve),
                cards=", ".join(one.cards),
            )
        )
    again = sum(count for number, count in counted.mulligans.items() if number)
    lines.append(
        spoken.say(
            "Of {hands} hands {again} were sent back at least once.",
            hands=counted.games,
            again=again,
        )
    )
    return lines


def _percent(share: float) -> str:
    return f"{round(PERCENT * share)} %"


# -- hands -----------------------------------------------------------------------------------------


@click.command(cls=Command)
@click.argument("name", metavar="NAME-OR-FILE")
@click.option("--count", type=click.IntRange(1, 1000), default=3, show_default=True,
              help="How many hands are dealt.")  # fmt: skip
@draw_option
@seed_option
@era_option
@json_option
@lang_option
def hands(
    name: str,
    count: int,
    draws_first: bool,
    seed: int,
    era: Era,
    as_json: bool,
    lang: str | None,
) -> None:
    """Deal opening hands of a deck, kept or sent back as the computer does it, and what is next."""
    spoken = language(lang or default_language())
    pool = Pool()
    deck = _found(name, pool)
    dealt = list(opened(deck, count, seed, era, draws_first))
    if as_json:
        print_json(
            {
                "deck": deck.name,
                "hands": [
                    {
                        "seed": seed + place,
                        "mulligans": one.mulligans,
                        "hand": [card.name for card in one.hand],
                        "next": [card.name for card in one.next],
                    }
                    for place, one in enumerate(dealt)
                ],
            }
        )
        return
    for place, one in enumerate(dealt):
        kept = spoken.count(one.mulligans, "after {number} mulligan", "after {number} mulligans")
        click.echo(spoken.say("Hand {number} ({mulligans}):", number=place + 1, mulligans=kept))
        for card in one.hand:
            click.echo(f"  {card_name(card.name, pool.card, spoken)}")
        after = ", ".join(card_name(card.name, pool.card, spoken) for card in one.next)
        click.echo("  " + spoken.say("then: {cards}", cards=after))


# -- goldfish --------------------------------------------------------------------------------------


@click.command("goldfish", cls=Command)
@click.argument("name", metavar="NAME-OR-FILE")
@click.option("--games", type=number_type, default=50, show_default=True,
              help="How many games are played.")  # fmt: skip
@click.option("--turns", type=click.IntRange(1, 60), default=15, show_default=True,
              help="Own turns after which a game is left.")  # fmt: skip
@seed_option
@era_option
@json_option
@lang_option
def goldfish_command(
    name: str, games: int, turns: int, seed: int, era: Era, as_json: bool, lang: str | None
) -> None:
    """Let the computer play a deck against somebody who does nothing, and tell how fast it wins."""
    spoken = language(lang or default_language())
    deck = _found(name, Pool())
    with failing(), Bar(spoken.say("Playing")) as bar:
        report = goldfish(deck, games, seed, era, turns, bar)
    if as_json:
        print_json(
            {
                "deck": deck.name,
                "games": report.games,
                "unfinished": report.unfinished,
                "average_turn": round(report.average, 3),
                "won_on": {str(turn): count for turn, count in report.won_on.items()},
                "lands": [round(one, 3) for one in report.lands],
                "damage": [round(one, 3) for one in report.damage],
            }
        )
        return
    for line in _goldfish_lines(report, spoken):
        click.echo(line)


def _goldfish_lines(report: Goldfished, spoken: Language) -> list[str]:
    lines = [
        spoken.say(
            "{games} games: won on turn {average} on average, {unfinished} not won",
            games=report.games,
            average=f"{report.average:.1f}",
            unfinished=report.unfinished,
        ),
        spoken.say("Games won by turn:"),
    ]
    most = max(report.won_on.values(), default=1)
    for turn, count in report.won_on.items():
        bar = BAR * max(round(count * LONGEST_BAR / most), 1)
        lines.append(f"{turn:>3} {bar} {count}")
    lines.append(spoken.say("By the end of each turn, lands in play and life taken:"))
    last = len(report.lands) if report.unfinished else max(report.won_on)
    ends = list(zip(report.lands, report.damage, strict=True))[:last]
    for turn, (lands, damage) in enumerate(ends, 1):
        lines.append(f"{turn:>3} {lands:>6.1f} {damage:>7.1f}")
    return lines


# -- gauntlet --------------------------------------------------------------------------------------


@click.command("gauntlet", cls=Command)
@click.argument("name", metavar="NAME-OR-FILE")
@click.argument("others", nargs=-1, required=True, metavar="NAME-OR-FILE...")
@click.option("--games", type=number_type, default=100, show_default=True,
              help="How many games are played against each deck.")  # fmt: skip
@seed_option
@era_option
@click.option("--jobs", type=jobs_type, default=0, help="Processes; 0: one per core.")
@json_option
@lang_option
def gauntlet_command(
    name: str,
    others: tuple[str, ...],
    games: int,
    seed: int,
    era: Era,
    jobs: int,
    as_json: bool,
    lang: str | None,
) -> None:
    """Let the computer play a deck against each of others, and tell what share it wins.

    Behind each share stands between which it truly lies, with 95 %.
    """
    spoken = language(lang or default_language())
    pool = Pool()
    deck = tuple(_found(name, pool).cards())
    decks = [(other, tuple(_found(other, pool).cards())) for other in others]
    with failing(), Bar(spoken.say("Playing")) as bar:
        results = gauntlet(deck, decks, games, seed, era=era, jobs=jobs, progress=bar)
    total = Result(
        "",
        sum(one.games for one in results),
        sum(one.wins for one in results),
        sum(one.draws for one in results),
        sum(one.errors for one in results),
    )
    if as_json:
        print_json({"deck": name, "against": [_result(one) for one in results],
                    "total": _result(total)})  # fmt: skip
    else:
        for one in (*results, total):
            _print_result(one, spoken)
    sys.exit(1 if total.errors else 0)


def _result(one: Result) -> dict[str, object]:
    low, high = one.interval
    return {
        "deck": one.against,
        "games": one.games,
        "wins": one.wins,
        "draws": one.draws,
        "errors": one.errors,
        "share": round(one.share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def _print_result(one: Result, spoken: Language) -> None:
    low, high = interval(one.wins, one.games)
    click.echo(
        spoken.say(
            "{deck}: {wins} of {games} won, {share} ({low} to {high})",
            deck=one.against or spoken.say("all"),
            wins=one.wins,
            games=one.games,
            share=_percent(one.share),
            low=_percent(low),
            high=_percent(high),
        )
    )
    click.echo(_interval_bar(low, one.share, high))


def _interval_bar(low: float, share: float, high: float) -> str:
    """From none to all of the games: the share that was won, and where the true one lies."""
    line = [EMPTY] * (INTERVAL_BAR + 1)
    for place in range(round(low * INTERVAL_BAR), round(high * INTERVAL_BAR) + 1):
        line[place] = RANGE
    line[INTERVAL_BAR // 2] = EVEN
    line[round(share * INTERVAL_BAR)] = POINT
    return "  " + "".join(line)
