"""Where pushes may go. Whoever subscribes names the address, and could name any: so only to hosts
of the open internet, by TLS, and to the very address that was looked at."""

import asyncio
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import TypeAlias
from urllib.parse import urlsplit

import httpcore

LONGEST_ENDPOINT = 1000
MOST_TRIED = 3
"""Addresses of one host."""

SocketOptions: TypeAlias = Iterable[
    tuple[int, int, int] | tuple[int, int, bytes | bytearray] | tuple[int, int, None, int]
]


def is_endpoint(endpoint: str, local: bool) -> bool:
    """Whether a push service could be there; ``local``: it may be on this machine."""
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable():
        return False
    try:
        url = urlsplit(endpoint)
        host, port = url.hostname or "", url.port
    except ValueError:
        return False
    if url.username is not None or url.password is not None or url.fragment or " " in endpoint:
        return False
    if local:
        return url.scheme in ("http", "https") and bool(host)
    return url.scheme == "https" and port in (None, 443) and "." in host and not _is_number(host)


def _is_number(host: str) -> bool:
    """Push services have names. What the system would take for an address in some other way of
    writing ends in a number, too."""
    return ":" in host or host.rstrip(".").rpartition(".")[2][:1].isdigit()


def is_open(address: str) -> bool:
    """Whether anybody on the internet can reach it, be it wrapped in an address of IPv6."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return all(one.is_global and not one.is_multicast for one in _meant(found))


def _meant(address: IPv4Address | IPv6Address) -> list[IPv4Address | IPv6Address]:
    if isinstance(address, IPv4Address):
        return [address]
    inner: list[IPv4Address | IPv6Address] = []
    if address.ipv4_mapped:
        return [address.ipv4_mapped]
    if address.sixtofour:
        inner.append(address.sixtofour)
    if address.teredo:
        inner += address.teredo
    if address.packed[:12] == bytes.fromhex("0064ff9b0000000000000000"):  # NAT64
        inner.append(IPv4Address(address.packed[12:]))
    return [address, *inner]


class OpenInternet(httpcore.AsyncNetworkBackend):
    """Connects to hosts that are on the open internet, and to no others."""

    def __init__(self, local: bool) -> None:
        self.local = local
        self.usual = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: SocketOptions | None = None,
    ) -> httpcore.AsyncNetworkStream:
        failure: Exception = httpcore.ConnectError("it has no address on the open internet")
        for address in (await self._addresses(host, port))[:MOST_TRIED]:
            # By the address that was checked: asked again, the name might lead elsewhere.
            try:
                return await self.usual.connect_tcp(
                    address, port, timeout, local_address, socket_options
                )
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                failure = error
        raise failure

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,
        socket_options: SocketOptions | None = None,
    ) -> httpcore.AsyncNetworkStream:
        raise httpcore.ConnectError("a push service is no file")

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def _addresses(self, host: str, port: int) -> list[str]:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            raise httpcore.ConnectError(str(error)) from error
        addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
        if not self.local and not all(map(is_open, addresses)):
            return []
        return addresses
