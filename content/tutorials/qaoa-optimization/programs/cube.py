# One layer on the cube: the state vector against the closed formula.
from math import atan, cos, pi, sin, sqrt

from qiskit import QuantumCircuit
from qiskit.quantum_info import Statevector

edges = [(0, 1), (1, 2), (2, 3), (3, 0), (4, 5), (5, 6), (6, 7), (7, 4)]
edges += [(0, 4), (1, 5), (2, 6), (3, 7)]
gamma, beta = atan(1 / sqrt(2)), pi / 8

qc = QuantumCircuit(8)
qc.h(range(8))
for i, j in edges:
    qc.cx(i, j)
    qc.rz(-gamma, j)
    qc.cx(i, j)
qc.rx(2 * beta, range(8))

mean = 0
for text, probability in Statevector(qc).probabilities_dict().items():
    bits = text[::-1]  # Qiskit prints qubit 0 rightmost
    mean += probability * sum(bits[i] != bits[j] for i, j in edges)
formula = len(edges) * (1 / 2 + sin(4 * beta) * sin(gamma) * cos(gamma) ** 2 / 2)
print(f"circuit {mean:.4f}, formula {formula:.4f}, of {len(edges)} edges")
