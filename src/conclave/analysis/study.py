"""A game under analysis: what is known of it so far, and what to find out next.

Positions between which nothing could have gone otherwise have one share between them. And a game
that is played on from a position and goes as the recorded one did for some moves tells of the
positions on that way too.
"""

from collections.abc import Iterable

from conclave.analysis.costs import Advantage, Difference, advantage, difference
from conclave.analysis.tally import Tally, empty_tally
from conclave.analysis.tasks import Answer, Kind, Task, Weighed
from conclave.bots.playouts import outcome
from conclave.core.errors import BadRecord
from conclave.core.game import AnyGame
from conclave.core.match import replayed
from conclave.core.plain import PlainDict
from conclave.core.record import Record
from conclave.core.state import Move, State

FIRST_GAMES = 40
"""From a position, before it is known how many it takes."""
FIRST_SCREEN = 20
"""Of each move between two cuts."""
MOST_WEIGHED = 6000
CLOSER = 0.5
"""The bound of what a decision cost is closer than that of a share by this: errors of decisions add
up over a game, those of shares cancel out."""
GROWTH = 2
"""So many times the games played so far are added at most, before it is looked at anew."""
MOST_AT_ONCE = 100
"""Games of one task, so that none takes long."""
LOOK_AHEAD = 48
"""Moves for which it is noticed whether a game goes as the recorded one did."""
KINDS: tuple[Kind, ...] = ("deal", "walk", "roll", "screen", "weigh", "duel")


class Study:
    def __init__(self, game: AnyGame, record: Record, bound: float, seed: int) -> None:
        """BadRecord if the game is not over, or no game could have gone so."""
        self.record = record
        self.bound = bound
        self.seed = seed
        self.positions: list[PlainDict] = []
        self.actors: list[int] = []
        self.choices: list[int] = []
        """How many legal moves there were in each position."""
        self.rounds: list[int] = []
        unseen: list[int] = []
        for match in replayed(game, record):
            state = match.state
            self.positions.append(state.dump())
            self.actors.append(state.actor())
            self.choices.append(len(state.legal()) if not state.over() else 0)
            self.rounds.append(match.game.round_of(state))
            unseen.append(state.unseen())
        if record.adjudicated:
            raise BadRecord("record-adjudicated")
        if not match.state.over():
            raise BadRecord("record-unfinished")
        self.game = match.game
        self.moves: list[Move] = match.played
        self.sentences = [said.sentence for said in match.record.moves]
        """As they are said today, where the record has former words."""
        self.last = len(self.moves)
        self.seats = record.seats
        self.result = outcome(self.game.guide, match.state)
        self.quiet = [
            not said.draws and unseen[number] == unseen[number + 1]
            for number, said in enumerate(record.moves)
        ]
        """Which moves drew nothing: neither from chance, nor a stone or tile that nobody had
        seen."""
        self.roots = self._find_roots()
        self.start = empty_tally(self.seats)
        self.walks = {root: empty_tally(self.seats) for root in self.roots if root != self.last}
        self.rolls = {
            number: empty_tally(self.seats)
            for number in range(self.last)
            if self.choices[number] > 1 and not self.quiet[number]
        }
        self.showed = [any(event.reveals for event in told) for told in match.told]
        """Whether anybody learned something by each move."""
        self.finalists: dict[int, list[Move]] = {}
        self.weighed: dict[int, list[Weighed]] = {}
        self.duels: dict[int, Tally] = {}
        self.levels: dict[int, Tally] = {}
        self.begun: dict[tuple[Kind, int], int] = {}
        """Games asked for, of each kind from each position: their luck is not used again."""
        self.games = 0
        self.seconds = 0.0

    def _find_roots(self) -> list[int]:
        """For each position the last one that must have the same shares."""
        roots = list(range(self.last + 1))
        for number in range(self.last - 1, -1, -1):
            if self.choices[number] == 1 and self.quiet[number]:
                roots[number] = roots[number + 1]
        return roots

    def state(self, number: int) -> State:
        return self.game.restore(self.positions[number])

    def decisions(self) -> list[int]:
        """The positions in which somebody had a choice."""
        return [number for number in range(self.last) if self.choices[number] > 1]

    def made(self, number: int) -> int:
        return self.finalists[number].index(self.moves[number])

    # What to find out

    def first_tasks(self) -> list[Task]:
        """A little of everything, in an order that leaves no long gaps wherever it is cut off."""
        tasks = [self._task("walk", number, FIRST_GAMES) for number in self.walks]
        tasks += [self._task("roll", number, FIRST_GAMES) for number in self.rolls]
        tasks += [self._task("screen", number, FIRST_SCREEN) for number in self.decisions()]
        tasks.sort(key=_scattered)
        if self.record.position is None:
            return self.deals(FIRST_GAMES) + tasks
        return tasks

    def next_tasks(self) -> list[Task]:
        """More of what is least sure, the least sure first; nothing once all errors are within the
        bound."""
        wanted: list[tuple[float, Task]] = []
        if self.record.position is None:
            wanted += self._more("deal", 0, self.start)
        for number, tally in self.walks.items():
            wanted += self._more("walk", number, tally)
        for number, tally in self.rolls.items():
            wanted += self._more("roll", number, tally)
        for number in self.finalists:
            wanted += self._more_weighing(number)
            wanted += self._more_duels(number)
        wanted.sort(key=_most_first)
        return [task for _, task in wanted]

    def _more(self, kind: Kind, number: int, tally: Tally) -> list[tuple[float, Task]]:
        error = tally.error()
        if error <= self.bound:
            return []
        needed = round(max(1, tally.games) * ((error / self.bound) ** 2 - 1)) + 1
        games = min(needed, GROWTH * max(tally.games, FIRST_GAMES))
        return [(error, task) for task in self._tasks(kind, number, games)]

    def _more_weighing(self, number: int) -> list[tuple[float, Task]]:
        found = self.difference(number)
        if found is None:
            return []
        error = found.error()
        games = self.weighed[number][0].tallies[0].games * 2
        bound = CLOSER * self.bound
        if error <= bound or games >= MOST_WEIGHED:
            return []
        needed = round(games * ((error / bound) ** 2 - 1)) + 2
        more = min(needed, GROWTH * games, MOST_WEIGHED - games)
        return [(error, task) for task in self._tasks("weigh", number, more + more % 2)]

    def _more_duels(self, number: int) -> list[tuple[float, Task]]:
        """Where the weighing did not tell the corrected result well enough."""
        found = self.advantage(number)
        error = found.error()
        games = found.games
        if error <= self.bound or games >= MOST_WEIGHED:
            return []
        needed = round(games * ((error / self.bound) ** 2 - 1)) + 1
        more = min(needed, GROWTH * games, MOST_WEIGHED - games)
        return [(error, task) for task in self._tasks("duel", number, more)]

    def deals(self, games: int) -> list[Task]:
        return self._tasks("deal", 0, games)

    def screening(self, number: int, games: int) -> list[Task]:
        """Of one decision, with so many games of each move between two cuts."""
        return [self._task("screen", number, games)]

    def duel(self, number: int, games: int) -> list[Task]:
        return self._tasks("duel", number, games)

    def _tasks(self, kind: Kind, number: int, games: int) -> list[Task]:
        return [
            self._task(kind, number, min(MOST_AT_ONCE, games - begun))
            for begun in range(0, games, MOST_AT_ONCE)
        ]

    def _task(self, kind: Kind, number: int, games: int) -> Task:
        begun = self.begun.get((kind, number), 0)
        self.begun[kind, number] = begun + games
        walk = slice(number, min(self.last, number + LOOK_AHEAD))
        moves = self.moves[number : number + 1]
        if kind == "weigh":
            moves = self.finalists[number]
        elif kind == "walk":
            moves = self.moves[walk]
        return Task(
            kind=kind,
            game=self.game.slug,
            version=self.game.version,
            seats=self.seats,
            options=self.record.options,
            number=number,
            position=None if kind == "deal" else self.positions[number],
            moves=moves,
            quiet=self.quiet[walk] if kind == "walk" else [],
            games=games,
            seed=((self.seed * 8 + KINDS.index(kind)) << 16 | number) << 24 | begun,
        )

    # What was found out

    def learn(self, answers: Iterable[Answer]) -> None:
        for answer in answers:
            self.games += answer.games
            self.seconds += answer.seconds
            number = answer.number
            match answer.kind:
                case "deal":
                    self.start.join(answer.after[0])
                case "walk":
                    self._learn_walk(number, answer.after)
                case "roll":
                    self.rolls[number].join(answer.after[0])
                case "screen":
                    self.finalists[number] = answer.finalists
                    self._learn_weighing(number, answer)
                case "weigh":
                    self._learn_weighing(number, answer)
                case "duel":
                    self.duels.setdefault(number, empty_tally(self.seats)).join(answer.after[0])

    def _learn_walk(self, number: int, after: list[Tally]) -> None:
        for same, tally in enumerate(after):
            for root in dict.fromkeys(self.roots[number : number + same + 1]):
                if root != self.last:
                    self.walks[root].join(tally)

    def _learn_weighing(self, number: int, answer: Answer) -> None:
        known = self.weighed.setdefault(number, answer.halves)
        if known is not answer.halves:
            for half, more in zip(known, answer.halves, strict=True):
                half.join(more)
        if answer.level is not None:
            level = self.levels.setdefault(number, answer.level)
            if level is not answer.level:
                level.join(answer.level)

    def difference(self, number: int) -> Difference | None:
        """What the decision in that position cost, if the playout went on from there; None if that
        is not known yet."""
        if number not in self.weighed:
            return None
        return difference(self.weighed[number], self.made(number), self.actors[number])

    def advantage(self, number: int) -> Advantage:
        """What the move made in that position was worth beyond leaving it to the playout."""
        duels = self.duels.get(number) or empty_tally(self.seats)
        halves = self.weighed.get(number, [])
        made = self.made(number) if halves else 0
        return advantage(halves, made, self.actors[number], duels)

    def shortfall(self, number: int) -> Difference:
        """By how much the playout would have fallen short of the best in that position."""
        left = len(self.finalists[number])
        return difference(self.weighed[number], left, self.actors[number])

    def goes_on(self, number: int) -> int | None:
        """The next decision, if the same seat makes it and knows no more than in this one."""
        seat = self.actors[number]
        while self.quiet[number] and not self.showed[number]:
            number += 1
            if self.actors[number] != seat:
                return None
            if self.choices[number] > 1:
                return number
        return None

    def shares(self) -> list[list[float]]:
        """Each seat's share in each position as far as it is known, the nearest one before standing
        in for one that is not."""
        shares: list[list[float]] = []
        known = self._shares_before_the_deal()
        for root in self.roots:
            if root == self.last:
                known = self.result
            elif self.walks[root].games:
                known = self.walks[root].means()
            shares.append(known)
        return shares

    def _shares_before_the_deal(self) -> list[float]:
        return self.start.means() if self.start.games else [1 / self.seats] * self.seats

    def beginning(self) -> list[float]:
        """Each seat's share before the deal; where there was none, in the first position."""
        return self._shares_before_the_deal() if self.record.position is None else self.shares()[0]

    def errors(self) -> list[float]:
        return [0.0 if root == self.last else self.walks[root].error() for root in self.roots]

    def done(self) -> float:
        """How much of it all is within the bound."""
        parts = [tally.error() for tally in (*self.walks.values(), *self.rolls.values())]
        for number in self.decisions():
            found = self.difference(number)
            parts.append(1.0 if found is None else found.error())
        return sum(min(1.0, self.bound / max(error, 1e-9)) ** 2 for error in parts) / len(parts)


def _scattered(task: Task) -> float:
    return task.number * 0.6180339887 % 1


def _most_first(wanted: tuple[float, Task]) -> float:
    return -wanted[0]
