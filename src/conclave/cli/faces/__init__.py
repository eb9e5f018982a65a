"""How a game looks in a terminal. A game without a face of its own is still playable."""

from importlib import import_module
from importlib.util import find_spec

from conclave.cli.faces.face import Face


def face_of(slug: str) -> Face:
    name = f"conclave.cli.faces.{slug}"
    if find_spec(name) is None:
        return Face()
    face: Face = import_module(name).FACE
    return face
