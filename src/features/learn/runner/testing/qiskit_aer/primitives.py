"""SamplerV2, as in qiskit_aer.primitives. Unlike StatevectorSampler it takes readings in the middle, and gates that depend on bits."""

from qiskit.primitives import StatevectorSampler


class SamplerV2(StatevectorSampler):
    takes_readings_in_the_middle = True
