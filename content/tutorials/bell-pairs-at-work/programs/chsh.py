# The CHSH sum of a Bell pair, from four circuits.
from math import pi
from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

SHOTS = 1024
ALICE, BOB = [0, pi / 2], [pi / 4, -pi / 4]


def correlation(counts):
    agree = counts.get("00", 0) + counts.get("11", 0)
    return 2 * agree / SHOTS - 1


S = 0
for x in [0, 1]:
    for y in [0, 1]:
        qc = QuantumCircuit(2, 2)
        qc.h(0)
        qc.cx(0, 1)
        qc.ry(-ALICE[x], 0)
        qc.ry(-BOB[y], 1)
        qc.measure([0, 1], [0, 1])
        result = StatevectorSampler().run([qc], shots=SHOTS).result()
        E = correlation(result[0].data.c.get_counts())
        print(f"x = {x}, y = {y}: E = {E:.3f}")
        S += -E if x == y == 1 else E
print(f"S = {S:.3f}")
