"""The fields of the row of numbers that ``tensor`` writes."""

from typing import Final

from conclave.core.tensors import Field, Tensor
from conclave.games.twelve_missions.box.cards import CARDS, RANKS
from conclave.games.twelve_missions.box.edition import MISSION_COUNT, ROUNDS
from conclave.games.twelve_missions.rules.phases import PHASES
from conclave.games.twelve_missions.rules.scrolls.book import SCROLL_COUNT

SEATS: Final = 4
TRICKS: Final = 8
"""No round has more."""
TEN: Final = 10
"""All amounts are told in tens."""
FAR: Final = 999
SCROLLS: Final = SCROLL_COUNT + 1

IN_TRICK: Final = SEATS + CARDS + 1 + 6 + len(RANKS)
IN_LAST: Final = SEATS + CARDS
TAKEN_TRICK: Final = SEATS + CARDS
IN_SHEET: Final = MISSION_COUNT + 1 + 4 + SEATS * (2 + CARDS) + SCROLLS

TENSOR: Final = Tensor(
    [
        Field("seats", SEATS, 0, 1, "how many seats there are, from 1 on"),
        Field("rounds", ROUNDS, 0, 1, "how many rounds the game has, from 1 on"),
        Field("round", ROUNDS, 0, 1, "which round is played, from 1 on"),
        Field("pairs", 1, 0, 1, "whether opposite seats play together"),
        Field("dealer", SEATS, 0, 1, "who deals"),
        Field("phase", len(PHASES), 0, 1, f"what is decided: {', '.join(PHASES)}"),
        Field("turn", SEATS, 0, 1, "who decides; nobody when the game is over"),
        Field("queue", SEATS * SEATS, 0, 1, "the seats that are asked after that, in their order"),
        Field("mission", MISSION_COUNT + 1, 0, 1, "the mission, by number"),
        Field("dominant", 4, 0, 1, "the dominant colour: blue, yellow, red, black"),
        Field("led", 4, 0, 1, "the led colour"),
        Field(
            "trick",
            SEATS * IN_TRICK,
            -FAR,
            FAR,
            "each card of the trick: whose (4), which (32), its value in tens, as what it counts "
            "(a colour, dominant, nothing), the power used on it (8)",
        ),
        Field("taking", SEATS, 0, 1, "who would take the trick"),
        Field("next_leader", SEATS, 0, 1, "whom the Farmer named"),
        Field("last", SEATS * IN_LAST, 0, 1, "each card of the last trick: whose (4), which (32)"),
        Field("tricks_in_round", 1, 0, 16, "how many tricks the round has", TEN),
        Field("tricks", TRICKS * TAKEN_TRICK, 0, 1, "each trick: whose (4), its cards (32)"),
        Field("turned", CARDS, 0, CARDS, "mission 14: as which a card was turned up", TEN),
        Field("undealt", 1, 0, CARDS, "how many cards are not dealt", TEN),
        Field("hand", CARDS, 0, 1, "the observer's hand"),
        Field("row", CARDS, 0, TRICKS, "mission 15: as which a card is laid", TEN),
        Field("chosen", CARDS, 0, 1, "the cards that the observer has set apart"),
        Field("away", CARDS, 0, 1, "the observer's cards that left the round"),
        Field("scrolls", SCROLLS, 0, 1, "the observer's scrolls, by number"),
        Field("burnt", SCROLLS, 0, 1, "the scrolls that it drew and did not keep"),
        Field("looked_at", SCROLLS, 0, 1, "the scrolls of which it keeps one now"),
        Field("drawn", CARDS, 0, 1, "the card that its Explorer looks at"),
        Field("count", SEATS, 0, CARDS, "of each seat: the cards in hand", TEN),
        Field("rows", SEATS, 0, TRICKS, "the cards laid in a row", TEN),
        Field("chosen_count", SEATS, 0, TRICKS, "the cards set apart", TEN),
        Field("away_count", SEATS, 0, TRICKS, "the cards that left the round", TEN),
        Field("crystals", SEATS, 0, 45, "crystals", TEN),
        Field("cubes", SEATS, 0, 45, "cubes", TEN),
        Field("tricks_taken", SEATS, 0, 16, "tricks", TEN),
        Field("points", SEATS, -FAR, FAR, "points", TEN),
        Field("scroll_count", SEATS, 0, SCROLL_COUNT, "scrolls in hand", TEN),
        Field("open_scroll", SEATS, 0, 1, "whether scroll 5 lies in front of it"),
        Field("burnt_count", SEATS, 0, SCROLL_COUNT, "scrolls drawn and not kept", TEN),
        Field("down", SEATS, 0, TRICKS, "cards face down", TEN),
        Field("have", SEATS, -FAR, FAR, "what it has of what the mission counts", TEN),
        Field("now", SEATS, -FAR, FAR, "its points if the round ended now", TEN),
        Field("colours", SEATS * 4, 0, TRICKS, "its taken cards by colour", TEN),
        Field("up", SEATS * CARDS, 0, 1, "cards face up"),
        Field("covers", SEATS * CARDS, 0, 4, "mission 18: on which face-down card one lies", TEN),
        Field("scroll", SCROLLS, 0, 1, "the scroll of the round, by number; 0 for none"),
        Field("effect", SCROLLS, 0, 1, "the scroll whose effect it has"),
        Field("effect_seat", SEATS, 0, 1, "who activated it"),
        Field("effect_colour", 4, 0, 1, "the colour that was said with it"),
        Field("effect_named", SEATS, 0, 1, "the seat that was said with it"),
        Field("ready", 1, 0, 1, "whether it is still unused"),
        Field("claim", 3, 0, 1, "what became of the trick: nothing, claimed, refused"),
        Field("deck", 1, 0, SCROLL_COUNT, "how many scrolls are left to draw", TEN),
        Field("used", SCROLLS, 0, SCROLLS, "as which a scroll was used up", TEN),
        Field(
            "sheet",
            ROUNDS * IN_SHEET,
            -FAR,
            FAR,
            "each finished round: its mission (26) and dominant colour (4), of each seat gains (4) "
            "and tricks (4) in tens and the cards taken (4 × 32), and the scroll's effect (21)",
        ),
    ]
)
