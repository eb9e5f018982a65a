"""What a host sets for push and mail: read as it is meant, and refused with what is wrong."""

from pathlib import Path

import pytest

from conclave import texts
from conclave.cli import main
from conclave.server.settings import BadSetting, settings_from
from conclave.server.turns.push_keys import PushKey, new_key

KEY = new_key()
PUSH = {"CONCLAVE_VAPID_KEY": KEY, "CONCLAVE_VAPID_CONTACT": "mailto:host@example.org"}
MAIL = {
    "CONCLAVE_SMTP_URL": "smtps://nox:p%40ss%2Fword@mail.example.org",
    "CONCLAVE_MAIL_FROM": "Conclave <games@example.org>",
    "CONCLAVE_URL": "https://conclave.example.org/",
}


def test_without_settings_nobody_is_told() -> None:
    plain = settings_from({})
    assert (plain.push, plain.mail, plain.public_url) == (None, None, "")


def test_keys_and_mail_servers_are_read() -> None:
    push = settings_from(PUSH).push
    assert push is not None
    assert not push.local
    assert len(PushKey(push).public) == 87
    chosen = settings_from(MAIL)
    assert chosen.public_url == "https://conclave.example.org"
    mail = chosen.mail
    assert mail is not None
    assert (mail.host, mail.port, mail.tls) == ("mail.example.org", 465, True)
    assert (mail.user, mail.password) == ("nox", "p@ss/word")
    assert "p@ss" not in repr(chosen)
    local = settings_from({**MAIL, "CONCLAVE_SMTP_URL": "smtp://127.0.0.1:25"}).mail
    assert local is not None
    assert (local.port, local.tls, local.user) == (25, False, "")


@pytest.mark.parametrize(
    ("wrong", "refused"),
    [
        ({**PUSH, "CONCLAVE_VAPID_KEY": "short"}, "setting-bad-vapid-key"),
        ({**PUSH, "CONCLAVE_VAPID_KEY": "A" * 43}, "setting-bad-vapid-key"),
        ({**PUSH, "CONCLAVE_VAPID_KEY": "ü" * 43}, "setting-bad-vapid-key"),
        ({**PUSH, "CONCLAVE_VAPID_CONTACT": ""}, "setting-bad-vapid-contact"),
        ({**PUSH, "CONCLAVE_VAPID_CONTACT": "me"}, "setting-bad-vapid-contact"),
        ({**MAIL, "CONCLAVE_SMTP_URL": "mail.example.org"}, "setting-bad-smtp"),
        ({**MAIL, "CONCLAVE_SMTP_URL": "http://mail.example.org"}, "setting-bad-smtp"),
        ({**MAIL, "CONCLAVE_SMTP_URL": "smtp://mail.example.org:x"}, "setting-bad-smtp"),
        ({**MAIL, "CONCLAVE_SMTP_URL": "smtp://[mail"}, "setting-bad-smtp"),
        ({**MAIL, "CONCLAVE_MAIL_FROM": ""}, "setting-bad-mail-from"),
        ({**MAIL, "CONCLAVE_MAIL_FROM": "Conclave"}, "setting-bad-mail-from"),
        ({**MAIL, "CONCLAVE_URL": ""}, "setting-mail-needs-url"),
        ({"CONCLAVE_URL": "conclave.example.org"}, "setting-bad-url"),
        ({"CONCLAVE_URL": "https://conclave.example.org/games"}, "setting-bad-url"),
        ({"CONCLAVE_URL": "https://[conclave"}, "setting-bad-url"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(
    wrong: dict[str, str], refused: str
) -> None:
    with pytest.raises(BadSetting) as refusal:
        settings_from(wrong)
    assert refusal.value.id == refused
    told = texts.explain(refusal.value)
    assert told != refused
    assert "\n" not in told
    assert KEY not in told


def test_push_keys_makes_settings_that_a_server_takes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["push-keys", "--contact", "mailto:host@example.org"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert settings_from(dict(line.split("=", 1) for line in lines)).push is not None
    file = tmp_path / "push.env"
    assert main(["push-keys", "--contact", "https://example.org", "--to", str(file)]) == 0
    assert "CONCLAVE_VAPID_KEY=" in file.read_text()
    assert file.stat().st_mode & 0o077 == 0
    before = file.read_text()
    assert main(["push-keys", "--contact", "https://example.org", "--to", str(file)]) == 2
    assert file.read_text() == before
    assert main(["push-keys"]) == 2
    assert main(["push-keys", "--contact", "nobody"]) == 2
    assert "push.env" in capsys.readouterr().err
