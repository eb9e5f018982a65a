"""A mail server on this machine, and what was handed to it."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

from aiosmtpd.smtp import SMTP, Envelope, Session

from conclave.server.turn_settings import MailSettings
from tests.server.running import SECONDS

URL = "https://conclave.example.org"


class LetterBox:
    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.answer = "250 taken"
        self.port = 0
        self.stirred = threading.Condition()

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        if not self.answer.startswith("250"):
            return self.answer
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [mail["to"].addresses[0].addr_spec]
        with self.stirred:
            self.mails.append(mail)
            self.stirred.notify_all()
        return self.answer

    def wait_for(self, count: int) -> EmailMessage:
        """The last of so many."""
        with self.stirred:
            came = self.stirred.wait_for(lambda: len(self.mails) >= count, SECONDS)
        assert came, f"{len(self.mails)} of {count} mails came"
        return self.mails[count - 1]

    def settings(self) -> MailSettings:
        return MailSettings("127.0.0.1", self.port, False, "", "", "Conclave <games@example.org>")


@contextmanager
def letter_box() -> Iterator[LetterBox]:
    box = LetterBox()
    opened = threading.Event()
    closing: list[Callable[[], None]] = []

    async def serve() -> None:
        loop, closed = asyncio.get_running_loop(), asyncio.Event()
        server = await loop.create_server(
            lambda: SMTP(box, hostname="localhost", loop=loop), "127.0.0.1", 0
        )
        box.port = server.sockets[0].getsockname()[1]
        closing.append(lambda: _call(loop, closed.set))
        opened.set()
        await closed.wait()
        server.close()

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    assert opened.wait(SECONDS)
    try:
        yield box
    finally:
        closing[0]()
        thread.join(SECONDS)


def _call(loop: asyncio.AbstractEventLoop, what: Callable[[], None]) -> None:
    loop.call_soon_threadsafe(what)


def plain(mail: EmailMessage) -> str:
    body = mail.get_body(("plain",))
    assert body is not None
    return str(body.get_content())


def link_in(mail: EmailMessage, path: str) -> str:
    """The word at the end of a link to that path."""
    return plain(mail).partition(f"{URL}{path}")[2].split()[0]
