"""Fits a net to games with PyTorch, which nothing else here needs."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from conclave.core.net import MOST, SCORE, UNIT, WEIGHT, Layer, Net
from conclave.core.plain import PlainDict
from conclave.learning.course import Course
from conclave.learning.games import Games

BATCH = 512
EPOCHS = 4
RATE = 2e-3
DECAY = 1e-3
SEEN_LEAST = 0.3
"""Added to the spread of a figure, so that one which hardly varies is not blown up."""
HIGHEST = MOST / UNIT
HELD_BACK = 8
"""One game in so many is not learned from but judged, to see how good the net is."""


@dataclass
class Loss:
    """Of what was held back: the mean of −log of the winner's share."""

    learned: float
    by_hand: float
    """The same of the hand-made evaluation."""


class Model(nn.Module):
    """What ``conclave.core.net`` computes, in floats and with slopes."""

    def __init__(self, table: int, own: int, first: int, second: int) -> None:
        super().__init__()
        self.own = nn.Linear(own, first)
        self.others = nn.Linear(own, first, bias=False)
        self.table = nn.Linear(table, first, bias=False)
        self.hidden = nn.Linear(first, second)
        self.last = nn.Linear(second, 1)

    def forward(self, table: Tensor, own: Tensor) -> Tensor:
        """The scores of the seats; ``own`` has a row for each position and seat."""
        others = own.sum(1, keepdim=True) - own
        met = self.own(own) + self.others(others) + self.table(table).unsqueeze(1)
        first = met.clamp(0, HIGHEST)
        second = self.hidden(first).clamp(0, HIGHEST)
        scores: Tensor = self.last(second).squeeze(-1)
        return scores


class Fitting:
    """A model with the scale of every figure, as it is learned."""

    def __init__(self, course: Course, games: list[Games]) -> None:
        torch.manual_seed(course.seed)
        self.luck = np.random.default_rng(course.seed)
        self.table_scale = _spread([one.table for one in games])
        self.own_scale = _spread([one.own.reshape(-1, one.own.shape[-1]) for one in games])
        self.model = Model(len(self.table_scale), len(self.own_scale), course.first, course.second)

    def learn(self, games: list[Games], say: Callable[[int, float], None]) -> None:
        """Goes through all positions a few times; ``say`` is told of each with its loss."""
        learned = [one.part(one.game % HELD_BACK != 0) for one in games]
        steps = EPOCHS * sum(-(-len(one.game) // BATCH) for one in learned)
        model = self.model
        optimizer = torch.optim.AdamW(model.parameters(), RATE, weight_decay=DECAY)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=max(2, steps))
        model.train()
        for epoch in range(EPOCHS):
            losses: list[float] = []
            for table, own, won in self._batches(learned):
                loss = _loss(model(table, own), won)
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                schedule.step()
                losses.append(loss.item())
            say(epoch + 1, float(np.mean(losses)))

    def judge(self, games: list[Games]) -> dict[int, Loss]:
        """By the number of seats: how good it is at what it has not learned from."""
        found: dict[int, Loss] = {}
        self.model.eval()
        for one in games:
            kept = one.part(one.game % HELD_BACK == 0)
            if not len(kept.game):
                continue
            table, own, won = self._tensors(kept)
            with torch.no_grad():
                learned = float(_loss(self.model(table, own), won))
            by_hand = -(kept.shares * np.log(np.clip(kept.judged, 1e-4, 1))).sum(1).mean()
            found[one.own.shape[1]] = Loss(learned, float(by_hand))
        return found

    def net(self, card: PlainDict) -> Net:
        """The model in whole numbers, the scales of the figures being part of the weights."""
        model = self.model
        nothing = [0] * model.own.out_features
        return Net(
            Layer(_rows(model.own, self.own_scale), _bias(model.own, WEIGHT)),
            Layer(_rows(model.others, self.own_scale), nothing),
            Layer(_rows(model.table, self.table_scale), nothing),
            Layer(_rows(model.hidden), _bias(model.hidden, SCORE)),
            Layer(_rows(model.last), _bias(model.last, SCORE)),
            card,
        )

    def _tensors(self, games: Games) -> tuple[Tensor, Tensor, Tensor]:
        return (
            torch.from_numpy(games.table / self.table_scale),
            torch.from_numpy(games.own / self.own_scale),
            torch.from_numpy(games.shares),
        )

    def _batches(self, games: list[Games]) -> Iterator[tuple[Tensor, Tensor, Tensor]]:
        """Positions in any order; those of one batch have the same number of seats."""
        batches = [
            (number, part)
            for number, one in enumerate(games)
            for part in np.array_split(
                self.luck.permutation(len(one.game)), max(1, -(-len(one.game) // BATCH))
            )
            if len(part)
        ]
        for place in self.luck.permutation(len(batches)):
            number, part = batches[place]
            yield self._tensors(games[number].part(part))


def _loss(scores: Tensor, won: Tensor) -> Tensor:
    return -(won * torch.log_softmax(scores, 1)).sum(1).mean()


def _spread(columns: list[NDArray[np.int16]]) -> NDArray[np.float32]:
    spread: NDArray[np.float32] = np.concatenate(columns).std(0, dtype=np.float32) + SEEN_LEAST
    return spread.astype(np.float32)


def _rows(linear: nn.Linear, scale: NDArray[np.float32] | None = None) -> list[list[int]]:
    weights = linear.weight.detach().double().numpy().T
    if scale is not None:
        weights = weights / scale[:, None]
    rows: list[list[int]] = np.rint(weights * WEIGHT).astype(int).tolist()
    return rows


def _bias(linear: nn.Linear, unit: int) -> list[int]:
    bias: list[int] = np.rint(linear.bias.detach().double().numpy() * unit).astype(int).tolist()
    return bias
