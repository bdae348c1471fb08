# The house with one layer: climb on the exact mean, then look at the circuit at the top.
from math import cos, sin

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


def climb(here, step=0.2):
    while step > 1e-5:
        g, b = here
        best = max([(g + step, b), (g - step, b), (g, b + step), (g, b - step)], key=lambda at: mean(*at))
        if mean(*best) > mean(*here):
            here = best
        else:
            step /= 2
    return here


tops = [climb(start) for start in [(0.3, 0.2), (2.6, 0.4), (3.0, 1.2), (1.0, 0.3)]]
for g, b in tops:
    print(f"gamma {g:.4f}, beta {b:.4f}, mean {mean(g, b):.4f}")

gamma, beta = max(tops, key=lambda at: mean(*at))
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
