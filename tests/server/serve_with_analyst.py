"""A server whose analyst waits to be told, and whose guests give up sooner than people would."""

import os
from dataclasses import replace

from conclave.server import analyst
from conclave.server.serving import serve
from conclave.server.settings import AnalysisPace, settings_from
from tests.server.running import GENEROUS
from tests.server.settled_luck import settled_luck

PACE = AnalysisPace(beat=0.2, stale=3.0, wait=4.0, note=0.5, notice=1.0)
PATIENT = "tests.server.patient_analyst"

if __name__ == "__main__":
    analyst.MODULE = PATIENT
    with settled_luck():
        settings = settings_from(os.environ)
        serve(replace(settings, port=0, limits=GENEROUS, analysis_pace=PACE, analysis_workers=1))
