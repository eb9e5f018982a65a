"""What a seat has not seen, dealt again."""

from conclave.core.chance import Chance
from conclave.games.abracada.box.pieces import SPELLS
from conclave.games.abracada.knowledge.own_stones import imagine_hand, unseen_stones
from conclave.games.abracada.rules.state import Table


def redeal(table: Table, seat: int, chance: Chance) -> None:
    """Own stones, pile, untaken secrets and those that others took are one urn to the seat."""
    if table.over():
        reshuffle(table, chance)
        return
    unseen = unseen_stones(table, seat)
    hand = len(table.hands[seat])
    table.hands[seat] = imagine_hand(table.lessons[seat], hand, unseen, chance)
    redeal_beside(table, seat, unseen, chance)


def redeal_beside(table: Table, seat: int, unseen: list[int], chance: Chance) -> None:
    """All but the seat's own stones, which have been taken out of what is ``unseen``."""
    urn = [spell for spell in SPELLS for _ in range(unseen[spell])]
    _redeal_the_rest(table, urn, chance)
    for other in range(table.seats):
        if other != seat and table.taken[other]:
            table.taken[other] = [urn.pop() for _ in table.taken[other]]


def reshuffle(table: Table, chance: Chance) -> None:
    """Pile and untaken secrets: every other stone is seen by somebody."""
    _redeal_the_rest(table, sorted(table.pile + table.secrets), chance)


def _redeal_the_rest(table: Table, urn: list[int], chance: Chance) -> None:
    """All that is still hidden when the last round has been shown."""
    chance.shuffle(urn)
    table.pile = [urn.pop() for _ in table.pile]
    table.secrets = [urn.pop() for _ in table.secrets]
