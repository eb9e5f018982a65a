"""Whom an address stands for, wherever something is counted by address."""

from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

LONGEST = 64
"""Of what a proxy may give for an address although it is none."""


@lru_cache(maxsize=4096)
def household(host: str) -> str:
    """The address itself; of IPv6 the /64 that it lies in, since whoever has one has them all."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:LONGEST]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False))


def are_among(listed: str) -> Callable[[str], bool]:
    """Tells whether an address is one of those listed: addresses and networks, with commas between,
    or ``*`` for any."""
    names = {name.strip() for name in listed.split(",")}
    networks = []
    for name in names:
        with suppress(ValueError):
            networks.append(ip_network(name))

    def is_listed(host: str) -> bool:
        if "*" in names or host in names:
            return True
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in networks)

    return is_listed
