# The inverse of a flip on average: circuits with 0 to 4 extra X gates, added and subtracted.
from math import asin, comb, sqrt

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

p, layers, shots = 0.05, 4, 1000
weight = 1 / (1 - 2 * p)                   # of the inverse of one layer


def mean(extra):
    """Mean of Z after four layers, with an X more after some of them."""
    qc = QuantumCircuit(1 + layers, 1)
    qc.ry(2 * asin(sqrt(p)), range(1, 1 + layers))
    for layer in range(layers):
        qc.x(0)
        qc.cx(1 + layer, 0)
        if layer < extra:
            qc.x(0)
    qc.measure(0, 0)
    data = StatevectorSampler().run([qc], shots=shots).result()[0].data
    return sum(1 - 2 * int(bit) for bit in data.c.get_bitstrings()) / shots


# How often a run would draw so many, with the sign that they turn.
canceled = sum(
    comb(layers, extra) * (1 - p) ** (layers - extra) * (-p) ** extra * mean(extra)
    for extra in range(layers + 1)
)
print(f"raw {mean(0):.3f}, canceled {weight**layers * canceled:.3f}")
