"""Nets of whole numbers: what they compute, and what is refused as one."""

from pathlib import Path
from random import Random

import pytest

from conclave.core.errors import ConclaveError
from conclave.core.net import MOST, SCORE, UNIT, WEIGHT, Figures, Layer, Net
from conclave.core.net_file import net_from, read_net, write_net

TABLE, OWN, FIRST, SECOND = 3, 5, 7, 4


def random_layer(dice: Random, inputs: int, outputs: int, unit: int) -> Layer:
    rows = [[dice.randint(-WEIGHT, WEIGHT) for _ in range(outputs)] for _ in range(inputs)]
    return Layer(rows, [dice.randint(-unit, unit) for _ in range(outputs)])


def random_net(seed: int) -> Net:
    dice = Random(seed)
    return Net(
        random_layer(dice, OWN, FIRST, WEIGHT),
        Layer(random_layer(dice, OWN, FIRST, 0).weights, [0] * FIRST),
        Layer(random_layer(dice, TABLE, FIRST, 0).weights, [0] * FIRST),
        random_layer(dice, FIRST, SECOND, SCORE),
        random_layer(dice, SECOND, 1, SCORE),
        {"game": "none"},
    )


def random_figures(seed: int, seats: int) -> Figures:
    dice = Random(seed)
    own = [[dice.randint(0, 9) for _ in range(OWN)] for _ in range(seats)]
    return Figures([dice.randint(0, 9) for _ in range(TABLE)], own)


def spelled_out(net: Net, figures: Figures, seat: int) -> int:
    """The score of a seat as one would write it down without lanes."""

    def column(layer: Layer, inputs: list[int], lane: int) -> int:
        return sum(row[lane] * one for row, one in zip(layer.weights, inputs, strict=True))

    def above_zero(sums: list[int], unit: int) -> list[int]:
        return [max(0, min(MOST, one // unit)) for one in sums]

    own = figures.seats[seat]
    others = [sum(seat[place] for seat in figures.seats) - own[place] for place in range(OWN)]
    first = above_zero(
        [
            column(net.own, own, lane)
            + column(net.others, others, lane)
            + column(net.table, figures.table, lane)
            + net.own.bias[lane]
            for lane in range(FIRST)
        ],
        WEIGHT // UNIT,
    )
    second = above_zero(
        [column(net.hidden, first, lane) + net.hidden.bias[lane] for lane in range(SECOND)], WEIGHT
    )
    return column(net.last, second, 0) + net.last.bias[0]


@pytest.mark.parametrize("seed", range(20))
def test_lanes_compute_what_layers_do(seed: int) -> None:
    net, figures = random_net(seed), random_figures(seed, 2 + seed % 3)
    expected = [spelled_out(net, figures, seat) for seat in range(len(figures.seats))]
    assert net.scores(figures) == expected


def test_the_same_net_judges_the_same_everywhere() -> None:
    assert random_net(1).scores(random_figures(2, 3)) == [1190031, 2575890, 2777695]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shares_come_to_one_and_go_with_the_seats(seats: int) -> None:
    net, figures = random_net(7), random_figures(7, seats)
    shares = net.shares(figures)
    assert sum(shares) == pytest.approx(1)
    renumbered = Figures(figures.table, figures.seats[1:] + figures.seats[:1])
    assert net.shares(renumbered) == pytest.approx(shares[1:] + shares[:1])


def test_a_net_is_the_same_when_it_is_read_again(tmp_path: Path) -> None:
    net, file = random_net(3), tmp_path / "net.json"
    write_net(net, file)
    assert read_net(file).dump() == net.dump()


def test_a_net_knows_the_figures_it_is_for() -> None:
    net, figures = random_net(3), random_figures(3, 2)
    assert net.fits(figures)
    assert not net.fits(Figures(figures.table[1:], figures.seats))
    assert not net.fits(Figures(figures.table, [figures.seats[0], [1]]))


def test_what_is_no_net_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "net.json"
    with pytest.raises(ConclaveError, match="net-unreadable"):
        read_net(file)
    file.write_text("{", encoding="utf-8")
    with pytest.raises(ConclaveError, match="net-unreadable"):
        read_net(file)
    dumped = random_net(3).dump()
    with pytest.raises(ConclaveError, match="net-bad-field"):
        net_from({**dumped, "hidden": 3})
    with pytest.raises(ConclaveError, match="net-misshapen"):
        net_from({**dumped, "hidden": dumped["own"]})
    with pytest.raises(ConclaveError, match="net-uneven"):
        Layer([[1, 2]], [0])


def test_weights_that_could_run_over_are_refused() -> None:
    net = random_net(3)
    large = Layer([[WEIGHT << 9] * SECOND] * FIRST, [0] * SECOND)
    with pytest.raises(ConclaveError, match="net-too-large"):
        Net(net.own, net.others, net.table, large, net.last, {})
