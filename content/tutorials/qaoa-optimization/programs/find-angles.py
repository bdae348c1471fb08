# The house with one layer: the best angles on finer and finer grids, then the circuit there.
from math import cos, pi, sin

from qiskit import QuantumCircuit
from qiskit.quantum_info import Statevector

# Each edge of the house with d, e and f of the formula.
edges = [(0, 1, 2, 2, 1), (1, 2, 2, 1, 0), (2, 3, 1, 1, 0),
         (3, 0, 1, 2, 0), (0, 4, 2, 1, 1), (1, 4, 2, 1, 1)]


def mean(gamma, beta):
    total = len(edges) / 2
    for _, _, d, e, f in edges:
        total += sin(4 * beta) * sin(gamma) * (cos(gamma)**d + cos(gamma)**e) / 4
        total -= sin(2 * beta)**2 * cos(gamma)**(d + e - 2 * f) * (1 - cos(2 * gamma)**f) / 4
    return total


gamma, beta, width = pi / 2, pi / 4, pi / 2  # half of the map, then closer and closer
while width > 1e-5:
    grid = [(gamma + width * i / 20, beta + width * j / 40) for i in range(-20, 21) for j in range(-20, 21)]
    gamma, beta = max(grid, key=lambda at: mean(*at))
    width /= 5
print(f"gamma {gamma:.4f}, beta {beta:.4f}, mean {mean(gamma, beta):.4f}")

qc = QuantumCircuit(5)
qc.h(range(5))
for i, j, *_ in edges:
    qc.cx(i, j)
    qc.rz(-gamma, j)
    qc.cx(i, j)
qc.rx(2 * beta, range(5))
p = Statevector(qc).probabilities_dict()
best = ["10100", "01010", "10101", "01011"]  # vertex 0 first; Qiskit prints qubit 0 rightmost
print(f"a best cut with probability {sum(p[bits[::-1]] for bits in best):.4f}")
