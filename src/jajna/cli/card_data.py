"""``jajna cards import``, ``update`` and ``coverage``: all cards, and how many compile."""

from __future__ import annotations

import tempfile
from collections.abc import Collection
from pathlib import Path
from typing import Final

import click
from rich.markup import escape

from jajna.cards import download
from jajna.cards.card_file import read_card_file
from jajna.cards.compiling import judge_all
from jajna.cards.coverage import Coverage, Share, compare, measure, read_ledger, write_ledger
from jajna.cards.pool import Pool
from jajna.cards.store import ImportResult
from jajna.cli.card_entries import console
from jajna.cli.commands import Command
from jajna.cli.languages import default_language
from jajna.cli.mistakes import WrongUse, WrongValue, failing
from jajna.cli.options import jobs_type
from jajna.cli.output import print_json
from jajna.cli.progress import Bar
from jajna.files import pass_over
from jajna.limits import MOST_PROBLEMS
from jajna.messages import Message
from jajna.text.catalogue import language, message

__all__ = ["coverage", "import_cards", "update"]

LATER: Final = message(
    "A card is compiled when it is first needed; 'jajna cards coverage' compiles all of them."
)
FILE: Final = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command("import", cls=Command)
@click.argument("file", type=FILE)
@click.option("--replace", "replaces", is_flag=True, help="Drop the cards imported before.")
def import_cards(file: Path, replaces: bool) -> None:
    """Read a FILE with cards (.json, .gz, .xz, .zip) into your pool of cards.

    Cards imported before stay, with the texts of the file where they are in it too. It is MTGJSON's
    AtomicCards or Scryfall's Oracle Cards. A card is compiled when it is first needed; 'jajna cards
    coverage' compiles all of them. Cards that can't be read are skipped and named.
    """
    with failing():
        _report(_import(file, replaces))


@click.command(cls=Command)
def update() -> None:
    """Download all cards from MTGJSON and import them."""
    with failing(), tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "AtomicCards.json.xz"
        with Bar("Downloading") as bar:
            download.download(download.CARD_FILE_URL, target, bar)
        _report(_import(target, replaces=True))


@click.command(cls=Command)
@click.option("--cards", "file", type=FILE, help="Measure this card file; otherwise your pool.")
@click.option("--set", "sets", multiple=True, metavar="CODE", help="Only the cards of this set.")
@click.option("--top", type=click.IntRange(min=0), default=40, help="Most clauses; 0: all.")
@click.option("--ledger", type=click.Path(dir_okay=False, path_type=Path), help="Write verdicts.")
@click.option("--against", type=FILE, help="Show what changed since this ledger.")
@click.option("--jobs", type=jobs_type, default=0, help="Processes; 0: one per core.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def coverage(
    file: Path | None,
    sets: tuple[str, ...],
    top: int,
    ledger: Path | None,
    against: Path | None,
    jobs: int,
    as_json: bool,
) -> None:
    """Say how many cards compile, and which clauses stop the most of the others.

    With --set only cards of these sets are compiled and counted. --ledger writes the verdict on
    each card, --against compares with an older ledger; with them all cards are compiled.
    """
    whole = ledger is not None or against is not None
    within = () if whole else tuple(code.upper() for code in sets)
    with failing():
        before = read_ledger(against) if against else None
        found = _measure(file, jobs, within)
        codes = _known_sets(found, sets)
        if ledger is not None:
            write_ledger(ledger, found.verdicts)
    if as_json:
        print_json(_coverage_data(found, codes, top, before))
    else:
        _print_coverage(
            found, codes if sets else [], top, before, "Together" if within else "All cards"
        )


def _import(file: Path, replaces: bool) -> ImportResult:
    with Bar("Importing") as bar:
        return Pool().import_file(file, bar, replaces)


def _report(result: ImportResult) -> None:
    spoken = language(default_language())
    for error in result.skipped[:MOST_PROBLEMS]:
        pass_over(error)
    if result.skipped:
        skipped = len(result.skipped)
        said = spoken.count(skipped, "One card was skipped.", "{number} cards were skipped.")
        click.echo(said, err=True)
    click.echo(spoken.count(result.cards, "One card imported.", "{number} cards imported."))
    if result.added < result.cards or result.kept:
        said = spoken.say(
            "New: {added}. Known before: {known}. Others that stay: {kept}.",
            added=result.added,
            known=result.cards - result.added,
            kept=result.kept,
        )
        click.echo(said)
    click.echo(spoken.say(LATER))


def _measure(file: Path | None, jobs: int, within: Collection[str]) -> Coverage:
    """The verdicts on a card file, or those on the pool, judged again where they are stale; on the
    cards of some sets alone, where any are named.
    """
    with Bar("Compiling") as bar:
        if file is None:
            pool = Pool()
            if not pool.has_imports:
                raise WrongUse(
                    Message(
                        "Your pool is empty: give --cards FILE, or run 'jajna cards update' first."
                    )
                )
            pool.refresh(bar, jobs, within)
            return measure(pool.verdicts(within))
        content = list(read_card_file(file))
        if within:
            content = [one for one in content if not set(within).isdisjoint(one.printings)]
        found = Coverage()
        for done, (card, verdict) in enumerate(judge_all(content, len(content), None, jobs), 1):
            found.add(card, verdict)
            bar(done, len(content))
        return found


def _known_sets(found: Coverage, sets: tuple[str, ...]) -> list[str]:
    """The sets that were asked for, or all."""
    wanted = [code.upper() for code in sets]
    for code in wanted:
        if code not in found.sets:
            raise WrongValue(Message("no card was printed in {name}", name=repr(code)), "--set")
    return wanted or sorted(found.sets)


def _coverage_data(
    found: Coverage, codes: list[str], top: int, before: dict[str, str] | None
) -> dict[str, object]:
    data: dict[str, object] = {
        **_share_data(found.total),
        "sets": {code: _share_data(found.sets[code]) for code in codes},
        "blockers": [
            {"clause": clause, "cards": count}
            for clause, count in found.most_frequent_blockers(top, codes)
        ],
    }
    if before is not None:
        change = compare(before, found.verdicts)
        data["gained"] = change.gained
        data["lost"] = [{"name": name, "clause": clause} for name, clause in change.lost]
    return data


def _share_data(share: Share) -> dict[str, object]:
    return {"cards": share.cards, "compiled": share.compiled, "share": round(share.share, 4)}


def _print_coverage(
    found: Coverage, codes: list[str], top: int, before: dict[str, str] | None, all_of: str
) -> None:
    shown = console()
    shown.print(f"{all_of:9}  {_share_line(found.total)}")
    for code in codes:
        shown.print(f"{code:9}  {_share_line(found.sets[code])}")
    for clause, count in found.most_frequent_blockers(top, codes):
        shown.print(f"{count:6}  {escape(clause)}")
    if before is not None:
        change = compare(before, found.verdicts)
        shown.print(f"Gained {len(change.gained)}, lost {len(change.lost)}")
        for name in change.gained:
            shown.print(f"[green]+[/green] {escape(name)}")
        for name, clause in change.lost:
            shown.print(f"[red]-[/red] {escape(name)}: {escape(clause)}")


def _share_line(share: Share) -> str:
    return f"{share.compiled} of {share.cards} compile ({share.share:.1%})"
