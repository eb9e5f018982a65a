"""What somebody is shown of themselves: where they are known, and by which keys."""

import time

import msgspec

from conclave.server.storage.arrivals import Arrival
from conclave.server.storage.database import Storage
from conclave.server.storage.devices import DeviceRow, Kind, devices_of
from conclave.server.storage.history import find_guest_by_id
from conclave.server.storage.keys import count_tables, phrase_of, transfer_of
from conclave.server.storage.passkeys import PasskeyRow, passkeys_of


class DeviceShown(msgspec.Struct):
    id: str
    label: str
    """Browser and system; empty if it did not tell."""
    kind: Kind
    made: float
    seen: float
    """Within the hour."""
    here: bool


class PasskeyShown(msgspec.Struct):
    id: str
    name: str
    made: float
    used: float | None


class MeShown(msgspec.Struct):
    id: str
    name: str
    crest: str
    statistics_open: bool
    playing: int
    """Unfinished tables."""
    over: int
    """Games."""
    devices: list[DeviceShown]
    """The last to be seen first."""
    passkeys: list[PasskeyShown]
    phrase: float | None
    """When it was made; null: there is none."""
    link: float | None
    """Until when the present link to another device is good."""


async def show_myself(storage: Storage, arrival: Arrival) -> MeShown:
    guest = arrival.guest
    async with storage.reading() as db:
        found = await find_guest_by_id(db, guest.id)
        playing, over = await count_tables(db, guest.id)
        return MeShown(
            guest.id,
            guest.name,
            guest.crest,
            statistics_open=found is not None and found[1],
            playing=playing,
            over=over,
            devices=[_show_device(one, arrival) for one in await devices_of(db, guest.id)],
            passkeys=[show_passkey(one) for one in await passkeys_of(db, guest.id)],
            phrase=await phrase_of(db, guest.id),
            link=await transfer_of(db, guest.id, time.time()),
        )


def _show_device(device: DeviceRow, arrival: Arrival) -> DeviceShown:
    here = device.id == arrival.device
    seen = time.time() if here else device.seen
    return DeviceShown(device.id, device.label, device.kind, device.made, seen, here)


def show_passkey(passkey: PasskeyRow) -> PasskeyShown:
    return PasskeyShown(passkey.id, passkey.name, passkey.made, passkey.used)
