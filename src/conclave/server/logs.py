"""The log: a line for each thing worth knowing, with its time and the request it belongs to.

What people hold in their hands and what proves who they are is never logged.
"""

import json
import logging
import sys
import time
from collections.abc import Mapping
from types import MappingProxyType, TracebackType
from typing import Final, TypeAlias

from conclave.server.request_ids import present_request
from conclave.server.unwritten import why_unwritten

TEXT: Final = "text"
JSON: Final = "json"

Fault: TypeAlias = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)

OURS: Mapping[str, int] = MappingProxyType({"conclave": logging.INFO, "uvicorn": logging.WARNING})


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        request = present_request()
        about = f"{record.name} [{request}]" if request else record.name
        said, fault = _said(record)
        line = f"{_time(record)} {record.levelname} {about}: {said}"
        return f"{line}\n{self.formatException(fault)}" if fault else line


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said, fault = _said(record)
        line = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": said,
        }
        if request := present_request():
            line["request"] = request
        if fault:
            line["fault"] = self.formatException(fault)
        return json.dumps(line, ensure_ascii=False)


def _said(record: logging.LogRecord) -> tuple[str, Fault | None]:
    """What the line says, and the fault whose traceback follows."""
    why = why_unwritten(record.exc_info[1]) if record.exc_info else None
    if why is None:
        return record.getMessage(), record.exc_info or None
    return f"{record.getMessage()}: {why}", None


def _time(record: logging.LogRecord) -> str:
    """In UTC, so that lines of several machines can be put in order."""
    seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    return f"{seconds}.{int(record.msecs):03d}Z"


def start_log(form: str) -> None:
    """Write to the standard error, as lines of text or of JSON, unless somebody who runs the server
    from Python has set up a log already."""
    if logging.getLogger().handlers:
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == JSON else TextLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    for name, level in OURS.items():
        logging.getLogger(name).setLevel(level)
