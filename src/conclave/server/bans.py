"""Whom the operator has banned: guests by their ids, and addresses."""

import re
from ipaddress import IPv4Network, IPv6Network, ip_network

from conclave.server.addresses import household
from conclave.server.refusals import Forbidden, Refused

GUEST = re.compile(r"[0-9a-f]{16}")
HOUSEHOLD = 64


def banned_as(who: str) -> str:
    """How a ban is stored. Of IPv6 no less than a household can be banned: whoever has one address
    of it has them all."""
    who = who.strip().lower()
    if GUEST.fullmatch(who):
        return who
    try:
        network = ip_network(who if "/" in who else household(who), strict=False)
    except ValueError:
        raise Refused("ban-unknown-kind", {"who": who[:60]}) from None
    if isinstance(network, IPv6Network) and network.prefixlen > HOUSEHOLD:
        network = network.supernet(new_prefix=HOUSEHOLD)
    alone = network.num_addresses == 1
    return str(network.network_address) if alone else str(network)


class Bans:
    def __init__(self, listed: list[str]) -> None:
        self.guests = {who for who in listed if GUEST.fullmatch(who)}
        networks = [ip_network(who) for who in listed if who not in self.guests]
        self.v4 = [network for network in networks if isinstance(network, IPv4Network)]
        self.v6 = [network for network in networks if isinstance(network, IPv6Network)]

    def has_address(self, address: str) -> bool:
        """Of one, or of a household, that something is counted by."""
        if not self.v4 and not self.v6:
            return False
        try:
            asked = ip_network(address)
        except ValueError:
            return False
        if isinstance(asked, IPv4Network):
            return any(asked.subnet_of(network) for network in self.v4)
        return any(asked.subnet_of(network) for network in self.v6)

    def check_address(self, address: str) -> None:
        if self.has_address(address):
            raise Forbidden("address-banned")

    def has_guest(self, guest: str) -> bool:
        return guest in self.guests
