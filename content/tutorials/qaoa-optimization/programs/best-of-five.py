# Shots of the circuit of step 8 in groups of five; each group hands in its best cut.
from math import pi
from random import shuffle

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

edges = [(0, 1), (1, 2), (2, 3), (3, 0)]
qc = QuantumCircuit(4, 4)
qc.h(range(4))
for i, j in edges:
    qc.cx(i, j)
    qc.rz(-pi / 4, j)
    qc.cx(i, j)
qc.rx(pi / 4, range(4))
qc.measure(range(4), range(4))

groups = 400
counts = StatevectorSampler().run([qc], shots=5 * groups).result()[0].data.c.get_counts()
# The cut of the square is the same read from either end, so Qiskit's bit order does not matter here.
cuts = [sum(bits[i] != bits[j] for i, j in edges) for bits, count in counts.items() for _ in range(count)]
shuffle(cuts)
hits = sum(max(cuts[5 * g : 5 * g + 5]) == 4 for g in range(groups))
print("a best cut among five shots:", hits / groups)
