"""How to play Abracada…What? well."""

from conclave.core.guide import Guide


class AbracadaGuide(Guide):
    pass
