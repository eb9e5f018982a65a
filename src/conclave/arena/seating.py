"""Who sits where: every level in every seat equally often, on the same deals."""


def lineups(levels: list[str], seats: int) -> list[list[str]]:
    """The rotations of one deal. With four seats and two levels: a b a b, then b a b a.

    In as many rotations as there are levels, each level sits in each seat exactly once.
    """
    count = len(levels)
    return [[levels[(seat + turn) % count] for seat in range(seats)] for turn in range(count)]
