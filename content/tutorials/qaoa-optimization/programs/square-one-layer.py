from math import pi

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

gamma, beta = pi / 4, pi / 8
edges = [(0, 1), (1, 2), (2, 3), (3, 0)]

qc = QuantumCircuit(4, 4)
qc.h(range(4))                 # start state
for i, j in edges:             # cost layer, edge by edge
    qc.cx(i, j)
    qc.rz(-gamma, j)
    qc.cx(i, j)
qc.rx(2 * beta, range(4))      # mixer layer
qc.measure(range(4), range(4))

shots = 1024
counts = StatevectorSampler().run([qc], shots=shots).result()[0].data.c.get_counts()
mean = 0
for text, count in sorted(counts.items()):
    bits = text[::-1]          # Qiskit prints qubit 0 rightmost
    cut = sum(bits[i] != bits[j] for i, j in edges)
    mean += cut * count / shots
    print(bits, "cuts", cut, count)
print("mean cut:", mean)
