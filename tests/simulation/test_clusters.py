"""Games by the workers of a Dask cluster: the same as by own processes, or a clear error."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from click.testing import CliRunner

from jajna.cli import main
from jajna.simulation import clusters
from jajna.simulation.ladder import Ladder, Row, climb
from jajna.simulation.matches import Match, play_match
from jajna.simulation.processes import SimulationError
from tests.simulation.test_running import deck

distributed = pytest.importorskip("distributed", reason="the extra dask is not installed")


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a cluster of two workers on this machine."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:
        yield str(cluster.scheduler_address)


@pytest.mark.slow
def test_a_cluster_plays_the_same_games(scheduler: str) -> None:
    match = Match((deck("red"), deck("green")), ("random", "random"), seed=7)
    here, there = play_match(match, 40, jobs=1), play_match(match, 40, scheduler=scheduler)
    assert {**here.data(), **vars(there), "seconds": 0} == {
        **here.data(),
        **vars(here),
        "seconds": 0,
    }


@pytest.mark.slow
def test_a_cluster_climbs_the_same_ladder(scheduler: str) -> None:
    decks = (("red", deck("red")), ("green", deck("green")), ("white", deck("white")))
    ladder = Ladder(("random", "easy"), decks, rounds=4)
    noted: list[Row] = []
    there = climb(ladder, note=noted.append, scheduler=scheduler)
    assert there == noted == climb(ladder, jobs=1)
    assert len(there) == 24
    assert not any(row.error for row in there)


def test_a_worker_with_other_sources_is_named() -> None:
    own = clusters.sources()
    clusters.compare(own, {"tcp://one:1": own})
    with pytest.raises(SimulationError, match="worker tcp://two:2 has other sources of Jajna"):
        clusters.compare(own, {"tcp://one:1": own, "tcp://two:2": "0" * 64})


@pytest.mark.parametrize(
    "command", [["sim", "red", "green", "--games", "2"], ["ladder", "--decks", "red,green"]]
)
def test_a_scheduler_that_doesn_t_answer_is_named(
    monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.setattr(clusters, "PATIENCE", 1)
    done = CliRunner().invoke(main, [*command, "--dask", "tcp://127.0.0.1:9"])
    assert done.exit_code == 1
    assert "no Dask scheduler answers at 'tcp://127.0.0.1:9'" in done.stderr


def test_without_dask_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    done = CliRunner().invoke(main, ["sim", "red", "green", "--dask", "tcp://127.0.0.1:9"])
    assert done.exit_code == 1
    assert "pip install 'jajna[dask]'" in done.stderr
