"""What is said to a host whose setting makes no sense."""

from conclave.core.errors import ConclaveError


class BadSetting(ConclaveError):
    """A setting whose value makes no sense."""
