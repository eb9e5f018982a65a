"""Handing mails to the mail server that the host has named."""

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from ipaddress import ip_address

from conclave.server import metrics
from conclave.server.turn_settings import MailSettings
from conclave.server.turns.letters import Letter, write
from conclave.server.turns.pushes import Outcome

SECONDS = 20.0

log = logging.getLogger(__name__)


class PostOffice:
    def __init__(self, settings: MailSettings) -> None:
        self.settings = settings
        # One after the other: a mail server is no place for haste.
        self.counter = asyncio.Lock()

    async def send(self, letter: Letter, to: str) -> Outcome:
        mail = write(letter, self.settings.sender, to)
        async with self.counter:
            outcome = await asyncio.to_thread(self._hand_over, mail)
        metrics.notices.labels("mail", outcome).inc()
        return outcome

    def _hand_over(self, mail: EmailMessage) -> Outcome:
        try:
            with self._line() as line:
                line.send_message(mail)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            return "failed" if all(code >= 500 for code in codes) else "later"
        except (smtplib.SMTPException, OSError, ValueError) as error:
            # Not more of it: an answer may repeat an address.
            log.warning("a mail could not be handed over: %s", _reason(error))
            return "later"
        return "sent"

    def _line(self) -> smtplib.SMTP:
        chosen = self.settings
        secure = ssl.create_default_context()
        if chosen.tls:
            line: smtplib.SMTP = smtplib.SMTP_SSL(
                chosen.host, chosen.port, timeout=SECONDS, context=secure
            )
        else:
            line = smtplib.SMTP(chosen.host, chosen.port, timeout=SECONDS)
            line.ehlo_or_helo_if_needed()
            if line.has_extn("starttls"):
                line.starttls(context=secure)
            elif chosen.user and not _is_here(chosen.host):
                line.close()
                raise smtplib.SMTPNotSupportedError("no password is sent without TLS")
        if chosen.user:
            line.login(chosen.user, chosen.password)
        return line


def _reason(error: Exception) -> str:
    if isinstance(error, smtplib.SMTPResponseException):
        return f"{type(error).__name__} {error.smtp_code}"
    if isinstance(error, smtplib.SMTPNotSupportedError | ssl.SSLError):
        return str(error)
    return type(error).__name__


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
