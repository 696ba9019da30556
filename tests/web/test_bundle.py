"""The page in the package was built of the sources beside it, for the messages that are sent."""

from __future__ import annotations

import gzip
import json
import re
from hashlib import sha256
from pathlib import Path

import pytest

import patch_cases
import protocol
from jajna.web.files import PAGE

SOURCES = Path(__file__).resolve().parents[2] / "page"
GENERATED = {"node_modules", "src/lib/protocol.ts"}
REMEDY = "run `npm ci` and `npm run build` in page/, and commit what that changes"


def written(folder: Path, start: Path | None = None) -> list[str]:
    """The files below a folder that people write, by name, as page/sources.ts finds them."""
    found: list[str] = []
    for path in (start or folder).iterdir():
        name = path.relative_to(folder).as_posix()
        if path.name.startswith(".") or name in GENERATED:
            continue
        found += written(folder, path) if path.is_dir() else [name]
    return found


def digest(folder: Path, names: list[str]) -> str:
    made = sha256()
    for name in sorted(names):
        content = (folder / name).read_bytes()
        made.update(f"{name} {len(content)}\n".encode())
        made.update(content)
    return made.hexdigest()


@pytest.fixture(scope="module")
def said() -> dict[str, str]:
    """What the bundle says of itself."""
    found = json.loads((PAGE / "sources.json").read_bytes())
    assert set(found) == {"sources", "built"}
    return {str(key): str(value) for key, value in found.items()}


def test_bundle_is_of_these_sources(said: dict[str, str]) -> None:
    assert digest(SOURCES, written(SOURCES)) == said["sources"], f"the page is stale: {REMEDY}"


def test_bundle_is_as_it_was_built(said: dict[str, str]) -> None:
    built = [name for name in written(PAGE) if name != "sources.json"]
    assert {"index.html", "index.css", "index.js"} <= set(built)
    assert digest(PAGE, built) == said["built"], f"the page was changed by hand: {REMEDY}"


def test_a_changed_source_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "a.ts").write_text("1")
    before = digest(tmp_path, written(tmp_path))
    (tmp_path / "a.ts").write_text("2")
    changed = digest(tmp_path, written(tmp_path))
    (tmp_path / "a.ts").rename(tmp_path / "b.ts")
    assert len({before, changed, digest(tmp_path, written(tmp_path))}) == 3


def test_schema_of_the_protocol_is_current() -> None:
    assert protocol.SCHEMA.read_bytes() == protocol.schema(), (
        "the messages have changed: run `tools/protocol.py --write`, then build the page"
    )


def test_lock_of_the_page_names_no_hosts_and_fits() -> None:
    wanted = json.loads((SOURCES / "package.json").read_bytes())
    locked = json.loads((SOURCES / "package-lock.json").read_bytes())
    packages = locked["packages"]
    assert packages[""]["devDependencies"] == wanted["devDependencies"]
    for name, one in packages.items():
        assert "resolved" not in one, name
        assert not name or "integrity" in one, name


def test_cases_of_patches_for_the_page_are_current() -> None:
    assert patch_cases.PACKED.read_bytes() == patch_cases.packed()
    assert patch_cases.CASES.read_bytes() == patch_cases.cases(), (
        "what a patch does has changed: run `tools/patch_cases.py --write`, then build the page"
    )


def test_the_page_to_play_on_is_small() -> None:
    """What is loaded before the first board: labs, dialogs and rare questions come later."""
    linked = re.findall(r'(?:src|href)="\./([\w.-]+)"', (PAGE / "index.html").read_text())
    sizes = {name: len(gzip.compress((PAGE / name).read_bytes(), 9)) for name in linked}

    assert {"index.js", "index.css"} <= sizes.keys()
    assert sum(sizes.values()) <= 58_000, sizes
