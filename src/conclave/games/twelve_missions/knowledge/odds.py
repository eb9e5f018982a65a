"""Who may still hold a card that beats one of the seat's own."""

from math import sqrt

from conclave.core.chance import Chance
from conclave.core.errors import Parameters
from conclave.core.messages import Message
from conclave.core.odds import Odds
from conclave.games.twelve_missions.box.cards import CARD_WORDS, COLOURS, NONE, RANKS, cards_of
from conclave.games.twelve_missions.knowledge.rivals import DRAWS, Contest, Rivals
from conclave.games.twelve_missions.rules.follow_suit import playable
from conclave.games.twelve_missions.rules.phases import EXPLORE, OVER, THEFT, TRICK
from conclave.games.twelve_missions.rules.state import Table


def odds(table: Table, seat: int, chance: Chance) -> list[Odds]:
    """Of each card that the seat may play, or of the one that it has played. The table is a copy,
    to try things on."""
    if table.phase >= OVER or table.dominant == NONE:
        return []
    asked = _cards(table, seat)
    if not asked:
        return []
    rivals = Rivals(table, seat)
    found: list[Odds] = []
    for card in asked:
        found += _of_card(rivals, card, chance)
    return found


def _cards(table: Table, seat: int) -> list[int]:
    """What is asked about: before the trick, or while others play to it, what the seat could play;
    then its card in the trick."""
    if TRICK <= table.phase < THEFT:
        place = table.seating.index(seat)
        if place < len(table.cards):
            return [table.cards[place]] if table.phase <= EXPLORE else []
    turn = table.turn
    table.turn = seat
    cards = table.hands[seat] | table.up[seat] if table.phase < TRICK else playable(table)
    table.turn = turn
    return cards_of(cards)


def _of_card(rivals: Rivals, card: int, chance: Chance) -> list[Odds]:
    about = CARD_WORDS[card]
    contest = rivals.contest(card)
    if not contest.takes:
        return [Odds(about, _beaten(rivals.table, contest, card), 1.0)]
    nobody = Message("twelve_missions-odds-nobody", {})
    if not contest.behind or not contest.beating:
        return [Odds(about, nobody, 1.0)]
    if rivals.counted:
        none = rivals.share_of_nobody(contest, contest.behind)
        seats = [1.0 - rivals.share_of_nobody(contest, [seat]) for seat in contest.behind]
        shares = [*seats, none]
    else:
        shares = rivals.drawn_shares(contest, chance)
    told: list[Odds] = []
    for at, other in enumerate(contest.behind):
        what = Message("twelve_missions-odds-seat", {"seat": other})
        told.append(Odds(about, what, shares[at], _error(rivals, shares[at])))
    return [Odds(about, nobody, shares[-1], _error(rivals, shares[-1])), *told]


def _beaten(table: Table, contest: Contest, card: int) -> Message:
    if card >> 3 not in (contest.led, table.dominant):
        return Message("twelve_missions-odds-off", {"colour": COLOURS[card >> 3]})
    best = table.cards[table.seating.index(contest.taker)]
    params: Parameters = {
        "seat": contest.taker,
        "colour": COLOURS[best >> 3],
        "rank": RANKS[best & 7],
    }
    return Message("twelve_missions-odds-beaten", params)


def _error(rivals: Rivals, share: float) -> float:
    """One more draw is counted that came out the other way: what was always so in a few hundred
    need not be so for ever."""
    if rivals.counted:
        return 0.0
    share = (share * DRAWS + (0.0 if share > 0.5 else 1.0)) / (DRAWS + 1)
    return 1.96 * sqrt(share * (1.0 - share) / (DRAWS + 1))
