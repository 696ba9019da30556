"""Effects that add to the counters of modular triggered abilities. CR 614.1a, 702.43a."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import PLUS_COUNTER
from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table

ZABAZ = creature(
    "Zabaz",
    text="If a modular triggered ability would put one or more +1/+1 counters on a creature you "
    "control, that many plus one +1/+1 counters are put on it instead.",
)
WORKER = creature("Worker", 1, 1, "Modular 2", "Artifact Creature")
GOLEM = creature("Golem", 2, 2, types="Artifact Creature")


def dying(receiver: int) -> Table:
    """Ann's Worker with two counters has died and put them on the Golem of a player."""
    at = table(ann=[ZABAZ], hand=[WORKER])
    at.battlefield(receiver, GOLEM)
    at.act(ANN, "cast Worker")
    at.resolve()
    assert at.object("Worker").counters == {PLUS_COUNTER: 2}
    at.choose("yes")
    cast(at, "Destroy target creature.", "Worker", then=("yes",))
    at.resolve_all()
    return at


def test_702_43a_one_more_counter_is_put_on_your_creature() -> None:
    assert dying(ANN).object("Golem").counters == {PLUS_COUNTER: 3}


def test_702_43a_other_players_creatures_get_as_many_as_there_were() -> None:
    assert dying(BOB).object("Golem").counters == {PLUS_COUNTER: 2}


def test_702_43a_counters_of_another_effect_stay_as_many() -> None:
    at = table(ann=[ZABAZ, GOLEM])
    cast(at, "Put two +1/+1 counters on target creature.", "Golem")
    assert at.object("Golem").counters == {PLUS_COUNTER: 2}
