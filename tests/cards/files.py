"""Small card files in MTGJSON's schema, with the fields that the real file has and we pass over."""

from __future__ import annotations

import gzip
import json
import lzma
import zipfile
from pathlib import Path

Object = dict[str, object]


def face(name: str, text: str = "", **more: object) -> Object:
    """A creature, or what ``more`` makes of it."""
    found: Object = {
        "colorIdentity": ["G"],
        "colors": ["G"],
        "convertedManaCost": 2.0,
        "edhrecRank": 12,
        "foreignData": [],
        "identifiers": {"scryfallOracleId": "0"},
        "layout": "normal",
        "legalities": {"vintage": "Legal"},
        "manaCost": "{1}{G}",
        "manaValue": 2.0,
        "name": name,
        "power": "2",
        "printings": ["8ED"],
        "purchaseUrls": {},
        "rulings": [{"date": "2004-10-04", "text": "A ruling."}],
        "subtypes": ["Bear"],
        "supertypes": [],
        "text": text,
        "toughness": "2",
        "type": "Creature — Bear",
        "types": ["Creature"],
        "legendary": None,
    }
    if not text:
        del found["text"]
    return {**found, **more}


def spanish(name: str, **more: object) -> list[Object]:
    """Translations, one of them Spanish."""
    return [
        {"language": "German", "name": "Falsch", "text": "Nichts", "type": "Kreatur"},
        {"language": "Spanish", "name": name, "faceName": None, "flavorText": None, **more},
    ]


def instant(name: str, cost: str, text: str, **more: object) -> Object:
    """An instant."""
    made = face(name, text, manaCost=cost, subtypes=[], types=["Instant"], type="Instant", **more)
    del made["power"], made["toughness"]
    return made


def some_cards() -> dict[str, list[Object]]:
    """A few cards of each shape."""
    split: Object = {"layout": "split", "manaValue": 4.0, "printings": ["APC"]}
    return {
        "Grizzly Bears": [face("Grizzly Bears", foreignData=spanish("Osos pardos"))],
        "Wind Drake": [
            face("Wind Drake", "Flying", colors=["U"], manaValue=3.0, printings=["8ED", "9ED"])
        ],
        "Jötun Grunt": [face("Jötun Grunt", "Cumulative upkeep", printings=["CSP"])],
        "Juggernaut": [face("Juggernaut", "Flying\nAttacks each combat if able.", colors=[])],
        "Dríada": [face("Dríada", foreignData=spanish("Ninfa de los árboles"))],
        "Fire // Ice": [
            instant("Fire // Ice", "{1}{R}", "Burn.", faceName="Fire", side="a", **split),
            instant("Fire // Ice", "{1}{U}", "Freeze.", faceName="Ice", side="b", **split),
        ],
        "Twin // Twain": [
            face("Twin // Twain", faceName="Twin", side="a", layout="transform"),
            face(
                "Twin // Twain",
                "Flying",
                faceName="Twain",
                side="b",
                layout="transform",
                foreignData=spanish("Gemelo // Dos"),
            ),
        ],
        "Sly Spy": [face("Sly Spy"), face("Sly Spy", "Flying")],
    }


def as_bytes(cards: dict[str, list[Object]]) -> bytes:
    """The file's content."""
    meta = {"date": "2026-02-01", "version": "5.3.0+20260201"}
    return json.dumps({"meta": meta, "data": cards}, ensure_ascii=False).encode()


def write(path: Path, cards: dict[str, list[Object]] | None = None) -> Path:
    """Write a card file, packed as the name's end says."""
    content = as_bytes(some_cards() if cards is None else cards)
    if path.suffix == ".gz":
        path.write_bytes(gzip.compress(content))
    elif path.suffix == ".xz":
        path.write_bytes(lzma.compress(content))
    elif path.suffix == ".zip":
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("AtomicCards.json", content)
    else:
        path.write_bytes(content)
    return path
