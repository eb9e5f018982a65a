"""The mails we write: plain text, the same as simple HTML, and a way to end them in one click."""

import re
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr
from html import escape
from secrets import token_hex
from urllib.parse import urlsplit

from conclave.texts import say

LIKE_A_LINK = re.compile(r"[./:@]")
LINK = 'style="color:#5b3d8f"'


@dataclass(frozen=True)
class Letter:
    """What a mail says: some lines, a link to what it is about, and why it came."""

    subject: str
    lines: tuple[str, ...]
    link: tuple[str, str]
    """What it is called, and where it leads."""
    why: str
    stop: tuple[str, str]
    """The way to end such mails: what it is called, and the page for people."""
    stop_at_once: str
    """The same for mail programs, which send a POST there."""


def write(letter: Letter, sender: str, to: str) -> EmailMessage:
    mail = EmailMessage(policy=SMTP)
    name, address = parseaddr(sender)
    mail["From"] = Address(name, addr_spec=address)
    mail["To"] = Address(addr_spec=to)
    mail["Subject"] = letter.subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = f"<{token_hex(16)}@{urlsplit(letter.stop_at_once).hostname}>"
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{letter.stop_at_once}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(_plain(letter))
    mail.add_alternative(_html(letter), subtype="html")
    return mail


def _plain(letter: Letter) -> str:
    link, stop = (f"{what}: {where}" for what, where in (letter.link, letter.stop))
    return "\n\n".join((*letter.lines, link, "-- ", letter.why, stop)) + "\n"


def _html(letter: Letter) -> str:
    lines = "".join(f"<p>{escape(line)}</p>\n" for line in letter.lines)
    return (
        '<!doctype html>\n<html lang="en"><meta charset="utf-8">\n'
        '<body style="font:16px/1.5 sans-serif;color:#2a2016;max-width:34em">\n'
        f"{lines}<p><strong>{_link(letter.link)}</strong></p>\n"
        f'<p style="font-size:13px;color:#5b4a33">{escape(letter.why)} {_link(letter.stop)}</p>\n'
        "</body></html>\n"
    )


def _link(link: tuple[str, str]) -> str:
    what, where = link
    return f'<a href="{escape(where)}" {LINK}>{escape(what)}</a>'


def confirmation(url: str, name: str, token: str, stop: str) -> Letter:
    """Asks whether an address is right. It may be a stranger's, so nothing that mail programs make
    a link of goes there by way of a name."""
    host = urlsplit(url).netloc
    if LIKE_A_LINK.search(name):
        name = say("guest-forgotten")
    return Letter(
        subject=say("mail-confirm-subject"),
        lines=(say("mail-confirm-body", {"name": name, "host": host}),),
        link=(say("mail-confirm"), f"{url}/mail/confirm/{token}"),
        why=say("mail-confirm-not-me"),
        stop=(say("mail-stop"), f"{url}/mail/stop/{stop}"),
        stop_at_once=f"{url}/api/mail/stop/{stop}",
    )


def turn(url: str, name: str, words: tuple[str, ...], code: str, stop: str) -> Letter:
    """``words`` begin with the subject."""
    return Letter(
        subject=words[0],
        lines=(say("mail-greeting", {"name": name}), " ".join(words[1:])),
        link=(say("mail-play"), f"{url}/t/{code}"),
        why=say("mail-why", {"host": urlsplit(url).netloc}),
        stop=(say("mail-stop"), f"{url}/mail/stop/{stop}"),
        stop_at_once=f"{url}/api/mail/stop/{stop}",
    )
