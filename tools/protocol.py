"""The messages between server and page as JSON Schema, from which the page has its types.

protocol.py         print it
protocol.py --write write it to page/protocol.schema.json
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import msgspec

from jajna.web.chances import ChancesShown, GauntletShown, GoldfishShown
from jajna.web.channel import Happening, Patch, Snapshot
from jajna.web.decks import DeckRead, DecksShown, DeckWritten, Found
from jajna.web.draft_rooms import NewDraft
from jajna.web.drafts import DraftInvitation, DraftsShown, SeatShown
from jajna.web.foreseen import Foreseen
from jajna.web.gatherings import Gathered
from jajna.web.judging import Lessons, Ran
from jajna.web.labs import Handbook, RuleShown
from jajna.web.lookups import Said
from jajna.web.new_tables import Coming, NewTable
from jajna.web.promises import Promise
from jajna.web.puzzles import PuzzleShown
from jajna.web.replays import FileOpened, ReplayWanted
from jajna.web.retelling import Position, Told, Verified
from jajna.web.room import Closed, Refused
from jajna.web.rooms import Invitation, Own, TableListed
from jajna.web.server import About
from jajna.web.tournaments import TournamentListed, TournamentShown
from jajna.web.wishes import Wish

SCHEMA: Final = Path(__file__).resolve().parent.parent / "page" / "protocol.schema.json"
SENT: Final = Snapshot | Patch | Happening | Refused | Said | Foreseen | Closed | Gathered
"""What a page is sent."""
MORE: Final = (
    *(Invitation, NewTable, TableListed, Own, Coming, Promise, About),
    *(DecksShown, DeckRead, DeckWritten, Found, ChancesShown, GoldfishShown, GauntletShown),
    *(FileOpened, ReplayWanted, Told, Position, Verified),
    *(DraftInvitation, DraftsShown, NewDraft, SeatShown),
    *(TournamentListed, TournamentShown),
    *(Lessons, Ran, PuzzleShown, Handbook, RuleShown),
)


def schema() -> bytes:
    """The schema of all messages."""
    (sent, wish, *_), parts = msgspec.json.schema_components(
        [SENT, Wish, *MORE], schema_hook=_anything, ref_template="#/$defs/{name}"
    )
    named = {"Sent": sent, "Wish": wish}
    made = {
        "title": "Protocol",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in (*named, *parts)},
        "additionalProperties": False,
        "$defs": {**parts, **named},
    }
    return msgspec.json.format(msgspec.json.encode(_with_tuples(made)), indent=1) + b"\n"


def _with_tuples(part: object) -> object:
    """A part of the schema, its tuples as the maker of types reads them (draft 7: ``items``)."""
    if isinstance(part, list):
        return [_with_tuples(one) for one in part]
    if not isinstance(part, dict):
        return part
    made = {key: _with_tuples(value) for key, value in part.items()}
    if "prefixItems" in made:
        made["items"] = made.pop("prefixItems")
    return made


def _anything(kind: type) -> dict[str, object]:
    """The schema of a value that may be anything."""
    if kind is not object:
        raise NotImplementedError(kind)
    return {"description": "Anything."}


def main(arguments: list[str]) -> int:
    if arguments == ["--write"]:
        SCHEMA.write_bytes(schema())
        return 0
    if arguments:
        print(__doc__, file=sys.stderr)
        return 2
    sys.stdout.write(schema().decode())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
