"""A learner that beats the random player: proximal policy optimization of duels, in PyTorch.

    pip install 'jajna[rl]' torch
    python examples/ppo.py --minutes 60 --save learned.pt
    python examples/ppo.py --load learned.pt --games 1000

It learns from wins alone, against a program that plays at random. What it sees are the arrays of
`jajna.rl`: each object is read by the same small network, the readings are added up by zone and
side, and each option is scored by what it is, the object that it speaks of, and the sum. It has no
list of cards, so that it plays with other decks too.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

import jajna
from jajna.rl import DuelVectorEnv
from jajna.rl.features import CARD, GLOBAL, OBJECT, OPTION
from jajna.simulation.intervals import interval

OBJECTS = 96
"""So many objects are looked at; few games have more."""
OPTIONS = 64
"""So many options can be chosen; attacks are rows of small choices, so few questions have more."""
WIDTH = 64
ZONES = [OBJECT.index(name) for name in OBJECT if name.startswith("in_")]
MINE = OBJECT.index("mine")
KNOWN_CARD = [place for place, name in enumerate(CARD) if not name.startswith("identity")]
"""Columns of cards but for hashes, which are names and no numbers."""
ROW, TO_ROW = OPTION.index("row"), OPTION.index("to_row")
PLAIN_OPTION = [place for place in range(len(OPTION)) if place not in (ROW, TO_ROW)]
PLACES = [GLOBAL.index("source_row"), GLOBAL.index("subject_row"), GLOBAL.index("kind")]
PLAIN_GLOBAL = [place for place in range(len(GLOBAL)) if place not in PLACES]
KINDS = 64
SEATS = 2

GAMMA = 0.999
LAMBDA = 0.97
CLIP = 0.2
EPOCHS = 3
BATCH = 1024
ENTROPY = 0.01
VALUE = 0.5
MOST_GRADIENT = 0.5


@dataclass
class Seen:
    """Observations of a batch of games: globals, objects, cards, options and the mask."""

    globals: Tensor
    objects: Tensor
    cards: Tensor
    options: Tensor
    mask: Tensor

    @classmethod
    def of(cls, seen: dict[str, Any]) -> Seen:
        """The arrays of an environment, cut to the rows that are looked at; copies."""
        return cls(
            torch.from_numpy(seen["globals"].copy()),
            torch.from_numpy(seen["objects"][:, :OBJECTS].copy()),
            torch.from_numpy(seen["cards"][:, :OBJECTS].copy()),
            torch.from_numpy(seen["options"][:, :OPTIONS].copy()),
            torch.from_numpy(seen["action_mask"][:, :OPTIONS] != 0),
        )

    @classmethod
    def joined(cls, parts: list[Seen]) -> Seen:
        """The batches of several steps, one after the other."""
        return cls(*(torch.cat([vars(part)[name] for part in parts]) for name in vars(parts[0])))

    def at(self, places: Tensor) -> Seen:
        """Some of the games."""
        return Seen(*(one[places] for one in vars(self).values()))


def small(numbers: Tensor) -> Tensor:
    """Numbers brought near to 1, with their signs."""
    numbers = numbers.float()
    return numbers.sign() * numbers.abs().log1p()


def network(*widths: int) -> nn.Sequential:
    """Layers of these widths with ReLU after each."""
    layers: list[nn.Module] = []
    for before, after in pairwise(widths):
        layers += [nn.Linear(before, after), nn.ReLU()]
    return nn.Sequential(*layers)


class Player(nn.Module):
    """Scores the options of a question, and says how likely the game is won."""

    def __init__(self) -> None:
        super().__init__()
        groups = 2 * len(ZONES)
        self.objects = network(len(OBJECT) + len(KNOWN_CARD), WIDTH, WIDTH)
        self.groups = network(groups * WIDTH, 2 * WIDTH)
        self.kinds = nn.Embedding(KINDS, WIDTH)
        self.state = network(2 * WIDTH + len(PLAIN_GLOBAL) + 2 * WIDTH, 2 * WIDTH, 2 * WIDTH)
        self.options = nn.Linear(len(PLAIN_OPTION) + 2 * WIDTH, 2 * WIDTH)
        self.situation = nn.Linear(3 * WIDTH, 2 * WIDTH)
        self.score = nn.Sequential(nn.ReLU(), *network(2 * WIDTH, WIDTH), nn.Linear(WIDTH, 1))
        self.value = nn.Sequential(*network(2 * WIDTH, WIDTH), nn.Linear(WIDTH, 1))

    def forward(self, seen: Seen) -> tuple[Categorical, Tensor]:
        """The chances of the options, and the expected result, for each game.

        Only rows that are there are read: of all games together, one after the other.
        """
        count = len(seen.globals)
        game, row = (seen.objects[:, :, 0] != 0).nonzero(as_tuple=True)
        objects, cards = seen.objects[game, row], seen.cards[game, row][:, KNOWN_CARD]
        read = self.objects(torch.cat([small(objects), small(cards)], 1))
        # Row 0 is what has none; the rows of each game follow those of the game before it.
        read = torch.cat([torch.zeros(1, WIDTH), read])
        begins = torch.searchsorted(game, torch.arange(count))
        rows = torch.bincount(game, minlength=count)
        zone = objects[:, ZONES].long().argmax(1)
        group = (game * 2 + objects[:, MINE].long()) * len(ZONES) + zone
        summed = torch.zeros(count * 2 * len(ZONES), WIDTH).index_add(0, group, read[1:])
        table = self.groups(small(summed.view(count, -1)))

        def about(game: Tensor, row: Tensor) -> Tensor:
            """What was read of objects by their rows, which are counted from 1."""
            row = row.long()
            return read[torch.where(row <= rows[game], begins[game] + row, 0) * (row > 0)]

        every = torch.arange(count)
        moment = [table, small(seen.globals[:, PLAIN_GLOBAL])]
        moment += [about(every, seen.globals[:, place]) for place in PLACES[:2]]
        state = self.state(torch.cat(moment, 1))
        kind = self.kinds(seen.globals[:, PLACES[2]].long())
        situation = self.situation(torch.cat([state, kind], 1))
        game, place = seen.mask.nonzero(as_tuple=True)
        option = seen.options[game, place]
        told = [small(option[:, PLAIN_OPTION])]
        told += [about(game, option[:, column]) for column in (ROW, TO_ROW)]
        scored = self.score(self.options(torch.cat(told, 1)) + situation[game]).squeeze(1)
        scores = torch.full((count, OPTIONS), -1e9).index_put((game, place), scored)
        return Categorical(logits=scores), self.value(state).squeeze(1)


class Learner:
    """A player and the games it learns from."""

    def __init__(self, envs: DuelVectorEnv, seed: int, rate: float, steps: int) -> None:
        torch.manual_seed(seed)
        self.envs = envs
        self.player = Player()
        self.rate = rate
        self.steps = steps
        self.optimizer = torch.optim.Adam(self.player.parameters(), lr=rate, eps=1e-5)
        self.seen = Seen.of(envs.reset(seed=seed * 1_000_003)[0])
        self.results: list[float] = []

    def learn(self, left: float) -> None:
        """Play some steps in all games, and learn from them; ``left`` is the share of the time."""
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate * max(left, 0.05)
        parts: list[Seen] = []
        rows: list[list[Tensor]] = []
        for _ in range(self.steps):
            with torch.no_grad():
                chances, value = self.player(self.seen)
                action = chances.sample()
                likely = chances.log_prob(action)
            seen, rewards, over, cut, _ = self.envs.step(action.numpy())
            ended = over | cut
            self.results += rewards[ended].tolist()
            parts.append(self.seen)
            reward, ends = torch.from_numpy(rewards).float(), torch.from_numpy(ended).float()
            rows.append([action, likely, value, reward, ends])
            self.seen = Seen.of(seen)
        with torch.no_grad():
            _, after = self.player(self.seen)
        actions, likely, values, rewards, ends = (
            torch.stack(one) for one in zip(*rows, strict=True)
        )
        gains = torch.zeros_like(values)
        gain = torch.zeros_like(after)
        for step in reversed(range(self.steps)):
            goes_on = 1 - ends[step]
            surprise = rewards[step] + GAMMA * goes_on * after - values[step]
            gain = surprise + GAMMA * LAMBDA * goes_on * gain
            gains[step] = gain
            after = values[step]
        flat = [one.flatten() for one in (actions, likely, gains, gains + values)]
        everything = Seen.joined(parts)
        count = len(flat[0])
        for _ in range(EPOCHS):
            order = torch.randperm(count)
            for begin in range(0, count, BATCH):
                places = order[begin : begin + BATCH]
                self._improve(everything.at(places), *(one[places] for one in flat))

    def _improve(
        self, seen: Seen, actions: Tensor, likely: Tensor, gains: Tensor, returns: Tensor
    ) -> None:
        chances, values = self.player(seen)
        ratio = (chances.log_prob(actions) - likely).exp()
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        better = torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
        wrong = (values - returns).pow(2).mean()
        loss = VALUE * wrong - better - ENTROPY * chances.entropy().mean()
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.player.parameters(), MOST_GRADIENT)
        self.optimizer.step()


def measure(player: Player, envs: DuelVectorEnv, games: int, seed: int) -> tuple[int, int, int]:
    """Let a player choose the likeliest option: games that were won, lost, and played."""
    seen = Seen.of(envs.reset(seed=seed)[0])
    won = lost = played = 0
    counted = np.zeros(envs.num_envs, int)
    share = -(-games // envs.num_envs)
    while played < share * envs.num_envs:
        with torch.no_grad():
            chances, _ = player(seen)
        arrays, rewards, over, cut, _ = envs.step(chances.logits.argmax(1).numpy())
        # Each place counts equally many games, so that short ones aren't counted more often.
        for place in np.flatnonzero((over | cut) & (counted < share)):
            counted[place] += 1
            played += 1
            won += rewards[place] > 0
            lost += rewards[place] < 0
        seen = Seen.of(arrays)
    return int(won), int(lost), played


def main() -> None:
    """Learn for some minutes, then measure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--decks", nargs=2, default=["red", "white"], help="theme decks")
    parser.add_argument("--minutes", type=float, default=60.0, help="how long to learn")
    parser.add_argument("--processes", type=int, default=2, help="processes that play")
    parser.add_argument("--envs", type=int, default=64, help="games at once")
    parser.add_argument("--steps", type=int, default=128, help="steps of each game between lessons")
    parser.add_argument("--rate", type=float, default=7e-4, help="of learning")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent", default="random", help="who is played against")
    parser.add_argument("--games", type=int, default=1000, help="games to measure")
    parser.add_argument("--save", type=Path, help="where to keep what was learned")
    parser.add_argument("--load", type=Path, help="what was learned before: only measure")
    wanted = parser.parse_args()
    torch.set_num_threads(1)
    find = jajna.Pool().card
    decks = [list(jajna.theme(name, find).cards()) for name in wanted.decks]
    envs = DuelVectorEnv(decks, wanted.envs, wanted.processes, wanted.opponent)
    player = Player()
    if wanted.load:
        player.load_state_dict(torch.load(wanted.load, weights_only=True))
    else:
        learner = Learner(envs, wanted.seed, wanted.rate, wanted.steps)
        player = learner.player
        began = time.monotonic()
        lessons = 0
        while (spent := (time.monotonic() - began) / 60) < wanted.minutes:
            learner.learn(1 - spent / wanted.minutes)
            lessons += 1
            if lessons % 10 == 0:
                last = learner.results[-1000:]
                share = sum(one > 0 for one in last) / max(len(last), 1)
                steps = lessons * wanted.envs * wanted.steps
                told = f"{share:.1%} won of the last {len(last)}"
                print(f"{spent:5.1f} min  {steps:>9,} steps  {told}", flush=True)
        if wanted.save:
            torch.save(player.state_dict(), wanted.save)
    if wanted.games:
        won, lost, played = measure(player, envs, wanted.games, seed=1 << 40)
        low, high = interval(won, played)
        print(f"won {won}, lost {lost} of {played}: {won / played:.1%} ({low:.1%} to {high:.1%})")
    envs.close()


if __name__ == "__main__":
    main()
