"""How likely something hidden is, told to a seat that asks."""

from conclave.core.messages import Message
from conclave.core.plain import PlainDict


class Odds:
    """That ``what`` holds, with the probability ``share``, as far as the seat can know.

    ``about`` are the words of the piece that it is asked of, such as a spell or a card; odds about
    the same piece stand together. ``error`` is 0 where the odds are counted; where they are drawn
    it is half of their 95 % interval.
    """

    def __init__(self, about: str, what: Message, share: float, error: float = 0.0) -> None:
        self.about = about
        self.what = what
        self.share = share
        self.error = error

    def dump(self) -> PlainDict:
        return {
            "about": self.about,
            "what": self.what.dump(),
            "share": round(self.share, 4),
            "error": round(self.error, 4),
        }
