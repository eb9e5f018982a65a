"""Places of hidden cards, kept apart as far as they are independent of each other.

Places between which a card went unseen belong together: they are a *part*, and a past of the part
tells the slots of all its places. Independent parts have their own pasts, since told together they
would multiply: ten pasts in each of four parts are ten thousand pasts in one.

Hands that have exchanged cards for the last time (scroll 2, mission 25) are made parts of their own
again, although they are not independent yet. Each then has *variants*, one for every set of slots
it may have been left with, and a *tie* names one variant of each part that go together, weighted by
the number of ways in which they came about. Whatever happens to one hand later changes the pasts
within its variants and leaves the ties and the other hands alone.
"""

from conclave.games.twelve_missions.box.cards import NONE
from conclave.games.twelve_missions.knowledge.slots import Past, Slots, Tie, joined, marks_on


class Part:
    """Some places, and for each variant the pasts of them, with their weights."""

    def __init__(self, places: list[int], variants: list[dict[Past, int]]) -> None:
        self.places = places
        self.variants = variants


class HiddenPlaces:
    """All places. Each begins as a part of its own, and is joined to another when a card goes
    unseen from one to the other."""

    def __init__(self, places: list[Slots]) -> None:
        self.parts: list[list[dict[Past, int]]] = [[{(slots,): 1}] for slots in places]
        """By part and variant: the pasts, with their weights. Most parts have one variant."""
        self.tied: list[int] = []
        """The parts with several variants, in the order in which ties name them."""
        self.ties: dict[Tie, int] = {(): 1}
        """Variants that go together, with the number of ways in which they came about."""
        self.part_of = list(range(len(places)))
        """By place."""
        self.at = [0] * len(places)
        """By place: where its slots stand in the pasts of its part."""
        self.widths = [1] * len(places)
        """How many places each part has."""

    def by_part(self) -> list[Part]:
        """The parts in which cards lie; first those with variants, in the order of the ties."""
        parts = self.tied[:]
        for part in range(len(self.at)):
            if part not in self.tied and not self.bare(part):
                parts.append(part)
        return [Part(self._places(part), self.parts[part]) for part in parts]

    def joint(self) -> dict[Past, int]:
        """The pasts of all places together, in their order."""
        parts = self.by_part()
        stands = [NONE] * len(self.at)
        width = 0
        for part in parts:
            for place in part.places:
                stands[place] = width
                width += 1
        pasts: dict[Past, int] = {}
        for tie, ways in self.ties.items():
            whole: dict[Past, int] = {(): ways}
            for number, part in enumerate(parts):
                whole = joined(whole, part.variants[tie[number] if number < len(tie) else 0])
            for past, more in whole.items():
                placed = tuple([past[at] if at >= 0 else () for at in stands])
                pasts[placed] = pasts.get(placed, 0) + more
        return pasts

    def count(self) -> int:
        """How many pasts ``joint`` would tell, or a little more: it merges equal ones."""
        parts = self.by_part()
        count = 0
        for tie in self.ties:
            product = 1
            for number, part in enumerate(parts):
                product *= len(part.variants[tie[number] if number < len(tie) else 0])
            count += product
        return count

    def bare(self, part: int) -> bool:
        """Whether there are no cards in the places of the part."""
        if part in self.tied:
            return False
        pasts = self.parts[part][0]
        return len(pasts) == 1 and not any(next(iter(pasts)))

    def holds(self, place: int) -> bool:
        """Whether cards lie there."""
        at = self.at[place]
        return any(past[at] for pasts in self.parts[self.part_of[place]] for past in pasts)

    def _places(self, part: int) -> list[int]:
        """Of the part, as they stand in its pasts."""
        places = [place for place in range(len(self.at)) if self.part_of[place] == part]
        places.sort(key=self.at.__getitem__)
        return places

    def join(self, places: list[int]) -> int:
        """One part that holds all these places, made of theirs if they have several."""
        first = self.part_of[places[0]]
        for place in places[1:]:
            other = self.part_of[place]
            if other == first:
                continue
            self._unite(first, other)
            for member in range(len(self.at)):
                if self.part_of[member] == other:
                    self.part_of[member] = first
                    self.at[member] += self.widths[first]
            self.widths[first] += self.widths[other]
            self.widths[other] = 0
        return first

    def _unite(self, first: int, other: int) -> None:
        """The pasts of both parts come to the first."""
        ones, others = self.parts[first], self.parts[other]
        self.parts[other] = [{(): 1}]
        if other not in self.tied:
            self.parts[first] = [joined(one, others[0]) for one in ones]
            return
        there = self.tied.index(other)
        if first not in self.tied:
            self.parts[first] = [joined(ones[0], more) for more in others]
            self.tied[there] = first
            return
        here = self.tied.index(first)
        numbers: dict[tuple[int, int], int] = {}
        ties: dict[Tie, int] = {}
        for tie, ways in self.ties.items():
            both = list(tie)
            both[here] = numbers.setdefault((tie[here], tie[there]), len(numbers))
            del both[there]
            ties[tuple(both)] = ways
        self.ties = ties
        del self.tied[there]
        self.parts[first] = [joined(ones[one], others[more]) for one, more in numbers]
        if len(self.tied) == 1:
            self._untie(first)

    def _untie(self, part: int) -> None:
        """With one part left, its variants need no ties: all their pasts become pasts of one."""
        pasts: dict[Past, int] = {}
        for tie, tied in self.ties.items():
            for past, ways in self.parts[part][tie[0]].items():
                pasts[past] = pasts.get(past, 0) + tied * ways
        self.parts[part] = [pasts]
        self.tied = []
        self.ties = {(): 1}

    def separate(self, place: int) -> None:
        """No more cards will go between the places of its part: each becomes a part of its own,
        with a variant for every set of slots that it may have now, and ties in place of the
        pasts that told them together."""
        part = self.part_of[place]
        places = self._places(part)
        variants = self.parts[part]
        if len(places) == 1 or any(marks_on(past) for pasts in variants for past in pasts):
            return  # whether a promise is kept can only be told within one part
        numbers: list[dict[Slots, int]] = [{} for _ in places]
        for pasts in variants:
            for past in pasts:
                for slots, number in zip(past, numbers, strict=True):
                    number.setdefault(slots, len(number))
        various = [at for at, number in enumerate(numbers) if len(number) > 1]
        here = self.tied.index(part) if part in self.tied else NONE
        ties: dict[Tie, int] = {}
        for tie, tied in self.ties.items():
            rest = tie[:here] + tie[here + 1 :] if here >= 0 else tie
            for past, ways in variants[tie[here] if here >= 0 else 0].items():
                parted = (*rest, *[numbers[at][past[at]] for at in various])
                ties[parted] = ties.get(parted, 0) + tied * ways
        self.ties = ties
        if here >= 0:
            del self.tied[here]
        unused = [part] + [other for other in range(len(self.at)) if not self.widths[other]]
        for at, (member, made) in enumerate(zip(places, unused, strict=False)):
            self.parts[made] = [{(slots,): 1} for slots in numbers[at]]
            self.part_of[member] = made
            self.at[member] = 0
            self.widths[made] = 1
            if at in various:
                self.tied.append(made)

    def release(self, place: int) -> None:
        """If the place is empty again, it leaves its part: what comes there later is independent
        of the others."""
        part, at = self.part_of[place], self.at[place]
        if self.widths[part] == 1 or self.holds(place):
            return
        self.parts[part] = [
            {past[:at] + past[at + 1 :]: ways for past, ways in pasts.items()}
            for pasts in self.parts[part]
        ]
        for member in range(len(self.at)):
            if self.part_of[member] == part and self.at[member] > at:
                self.at[member] -= 1
        self.widths[part] -= 1
        made = self.widths.index(0)
        self.parts[made] = [{((),): 1}]
        self.widths[made] = 1
        self.part_of[place] = made
        self.at[place] = 0

    def arrange(self, sources: list[int]) -> None:
        """Each place gets what lay in the place that stands for it in ``sources``."""
        self.part_of = [self.part_of[source] for source in sources]
        self.at = [self.at[source] for source in sources]
