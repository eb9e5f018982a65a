"""The threads of ``apart``: what each part may hold, and how it goes on from there to the next."""

from conclave.games.twelve_missions.knowledge.hidden_places import Part
from conclave.games.twelve_missions.knowledge.sampling.class_counts import Holdings, Sum
from conclave.games.twelve_missions.knowledge.slots import Past, Slots


class Strand:
    """A part, and in each of its variants the pasts by the slots that they leave to be filled."""

    def __init__(self, part: Part, number: int, unseen: int) -> None:
        self.places = part.places
        self.number = number
        """Of the part."""
        self.variants: list[dict[Slots, list[tuple[Past, int]]]] = []
        for pasts in part.variants:
            by_slots: dict[Slots, list[tuple[Past, int]]] = {}
            for past, ways in pasts.items():
                slots = tuple(sorted([slot & unseen for place in past for slot in place]))
                if not slots or slots[0]:
                    by_slots.setdefault(slots, []).append((past, ways))
            self.variants.append(by_slots)
        self.aside = 0
        """How many of its slots take what is left when all others are filled."""
        self.sums: list[Sum] = []
        """What may be in the others, by variant."""

    def common(self) -> dict[int, int]:
        """What slots there are in every past, and how many at least."""
        least: dict[int, int] | None = None
        for by_slots in self.variants:
            for slots in by_slots:
                if least is None:
                    least = {slot: slots.count(slot) for slot in slots}
                else:
                    least = {slot: min(count, slots.count(slot)) for slot, count in least.items()}
        return least or {}

    def set_aside(self, slot: int, count: int) -> None:
        self.aside = count
        for number, by_slots in enumerate(self.variants):
            fewer: dict[Slots, list[tuple[Past, int]]] = {}
            for slots, pasts in by_slots.items():
                at = slots.index(slot)
                fewer[slots[:at] + slots[at + count :]] = pasts
            self.variants[number] = fewer

    def sum_up(self, holdings: Holdings) -> None:
        for by_slots in self.variants:
            total: Sum = {}
            for slots, pasts in by_slots.items():
                ways = sum([more for _, more in pasts])
                for holding, more in holdings.sum_of(slots).items():
                    total[holding] = total.get(holding, 0) + ways * more
            self.sums.append(total)

    def size(self) -> int:
        """How many slots are to be filled first."""
        for by_slots in self.variants:
            for slots in by_slots:
                return len(slots)
        return 0


class Branch:
    """Variants of a strand after which all goes on alike, and what they may hold."""

    def __init__(self, strand: Strand, variants: list[tuple[int, int]], then: int) -> None:
        self.then = then
        """The fork that follows."""
        self.sum: Sum = {}
        self.pasts: list[tuple[Slots, Past, int]] = []
        for variant, ways in variants:
            for holding, more in strand.sums[variant].items():
                self.sum[holding] = self.sum.get(holding, 0) + ways * more
            for slots, pasts in strand.variants[variant].items():
                self.pasts += [(slots, past, ways * more) for past, more in pasts]
        self.weights: dict[int, list[int]] = {}
        """Of the pasts, by holding."""


class Fork:
    """Where the next strand has its variants, as far as they go with those already chosen."""

    def __init__(self, branches: list[Branch]) -> None:
        self.branches = branches
        self.ahead: Sum = {}
        """In how many ways all is filled from there on, by what is held already."""
        self.choices: dict[int, tuple[list[tuple[Branch, int]], list[int]]] = {}
        """What may come to the strand then, and the weights of that."""
