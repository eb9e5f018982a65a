"""A net in a file."""

import json
from pathlib import Path

from conclave.core.errors import ConclaveError
from conclave.core.fields import Fields
from conclave.core.net import BadNet, Layer, Net
from conclave.core.plain import Plain


class NetFields(Fields):
    def refusal(self, field: str) -> ConclaveError:
        return BadNet("net-bad-field", {"field": field})

    def layer(self, field: str) -> Layer:
        layer = NetFields(self.mapping(field))
        return Layer(layer.int_lists("rows"), layer.ints("bias"))


def net_from(dumped: Plain) -> Net:
    """The net that was dumped."""
    fields = NetFields(dumped)
    return Net(
        fields.layer("own"),
        fields.layer("others"),
        fields.layer("table"),
        fields.layer("hidden"),
        fields.layer("last"),
        fields.mapping("card"),
    )


def read_net(file: Path) -> Net:
    try:
        dumped: Plain = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise BadNet("net-unreadable", {"file": str(file)}) from None
    return net_from(dumped)


def write_net(net: Net, file: Path) -> None:
    """A line for each row of weights, so that two of them can be compared."""
    dumped = net.dump()
    lines = [f' "card": {json.dumps(dumped["card"])}']
    for name in ("own", "others", "table", "hidden", "last"):
        layer = dumped[name]
        assert isinstance(layer, dict)
        rows = layer["rows"]
        assert isinstance(rows, list)
        written = ",\n".join([f"  {json.dumps(row, separators=(',', ':'))}" for row in rows])
        bias = json.dumps(layer["bias"], separators=(",", ":"))
        lines.append(f' "{name}": {{"bias": {bias}, "rows": [\n{written}]}}')
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
