from conclave.core.errors import ConclaveError


class NoCluster(ConclaveError):
    """There is no cluster at that address, or no Ray to reach it by."""
