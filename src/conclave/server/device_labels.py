"""What a device is called in the list of somebody's devices, as far as its browser tells."""

BROWSERS = (
    # Each names those it descends from as well: the first that is found counts.
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("Linux", "Linux"),
)


def device_label(agent: str) -> str:
    """Browser and system, made of names we know; empty for anything else."""
    named = (_first(BROWSERS, agent), _first(SYSTEMS, agent))
    return ", ".join(filter(None, named))


def _first(known: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((name for sign, name in known if sign in agent), "")
