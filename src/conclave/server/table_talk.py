"""What was said at a table, and who may read which of it."""

from conclave.core.plain import Plain, PlainDict
from conclave.server.payloads import chat_payload
from conclave.server.storage.moves import CHATS_KEPT
from conclave.server.storage.rows import ChatRow


class TableTalk:
    def __init__(self) -> None:
        self.chats: list[ChatRow] = []
        self.unheard: set[tuple[str, str]] = set()
        """Pairs of a listener and a speaker of whom that one is to hear nothing."""

    def last(self) -> int:
        return self.chats[-1].number if self.chats else 0

    def speakers(self, more: list[ChatRow]) -> set[str]:
        return {chat.guest for chat in (*self.chats, *more) if chat.guest}

    def add(self, chats: list[ChatRow]) -> None:
        self.chats += chats
        del self.chats[:-CHATS_KEPT]

    def take_unheard(self, unheard: set[tuple[str, str]]) -> set[str]:
        """Those who now may read more or less than before."""
        changed = {listener for listener, _ in unheard ^ self.unheard}
        self.unheard = unheard
        return changed

    def hears_everybody(self, reader: str | None) -> bool:
        return reader is None or all(listener != reader for listener, _ in self.unheard)

    def may_read(self, chat: ChatRow, reader: str | None, plays: bool) -> bool:
        """``plays``: whether the reader has a seat in a game that is not over. Whoever watches it
        may have seen more than a player knows, so players read what they say when it is over."""
        if chat.apart and plays:
            return False
        return not reader or not chat.guest or (reader, chat.guest) not in self.unheard

    def read_by(self, reader: str | None, plays: bool) -> PlainDict:
        chats: list[Plain] = [
            chat_payload(chat) for chat in self.chats if self.may_read(chat, reader, plays)
        ]
        return {"type": "chats", "chats": chats}
