# A hundred raw estimates of one pure state, each from 3 * 50 readings.
from math import acos, pi, sqrt

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler


def readings(basis, count):
    """Readings in one basis, 0 as +1 and 1 as -1."""
    qc = QuantumCircuit(1, 1)
    qc.ry(acos(1 / sqrt(3)), 0)            # x = y = z = 1/sqrt(3)
    qc.rz(pi / 4, 0)
    if basis == "Y":
        qc.sdg(0)
    if basis != "Z":
        qc.h(0)
    qc.measure(0, 0)
    data = StatevectorSampler().run([qc], shots=count).result()[0].data
    return [1 - 2 * int(bit) for bit in data.c.get_bitstrings()]


all_readings = [readings(basis, 100 * 50) for basis in "XYZ"]
outside = 0
for estimate in range(100):
    part = slice(50 * estimate, 50 * estimate + 50)
    length = sqrt(sum((sum(each[part]) / 50) ** 2 for each in all_readings))
    outside += length > 1 + 1e-9
print(f"{outside} of 100 estimates lie outside the ball")
