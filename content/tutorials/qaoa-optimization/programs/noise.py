# The simple model of noise: with probability 1 - F a shot is replaced by a random string.
from math import pi
from random import choice, random

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

error = 0.005
edges = [(0, 1), (1, 2), (2, 3), (3, 0)]
qc = QuantumCircuit(4, 4)
qc.h(range(4))
for i, j in edges:
    qc.cx(i, j)
    qc.rz(-pi / 4, j)
    qc.cx(i, j)
qc.rx(pi / 4, range(4))
qc.measure(range(4), range(4))

fraction = (1 - error) ** (2 * len(edges))  # two CNOTs for every edge
shots = 1024
counts = StatevectorSampler().run([qc], shots=shots).result()[0].data.c.get_counts()
total = 0
for bits, count in counts.items():
    for _ in range(count):
        seen = bits if random() < fraction else [choice("01") for _ in range(4)]
        total += sum(seen[i] != seen[j] for i, j in edges)
print(f"F = {fraction:.4f}, mean cut {total / shots:.3f}, expected {fraction * 3 + (1 - fraction) * 2:.3f}")
