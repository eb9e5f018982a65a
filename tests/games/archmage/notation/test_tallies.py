"""What statistics are made of."""

from conclave.core.events import Event
from conclave.games.archmage.game import GAME
from tests.games.archmage.drawing import say, table


def test_deeds_are_counted_for_who_did_them() -> None:
    position = table("> at c2, company 3", "  at g2, holds c2", land="c2=mine", points=3)
    told = [say(position, "attack")]
    attacker, other = GAME.tallies(2, told)
    assert attacker.items() >= {"attacks": 1, "slain": 1}.items()
    assert other.items() >= {"attacks": 0, "slain": 0}.items()


def test_relics_count_one_by_one() -> None:
    told = [
        [Event("archmage-gain", {"seat": 1, "relic": "gems", "count": 2})],
        [Event("archmage-planet", {"seat": 1, "relic": "gems", "left": 3})],
    ]
    assert [seat["relics"] for seat in GAME.tallies(2, told)] == [0, 3]
