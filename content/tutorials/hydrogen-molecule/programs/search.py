from math import atan2, degrees, pi

from qiskit import QuantumCircuit
from qiskit.quantum_info import Statevector

c0, c1, c2, c3 = -0.33931, -0.39432, 0.01124, 0.18126


def energy(theta):
    """Exact here; on a machine it is an average over runs."""
    qc = QuantumCircuit(2)
    qc.ry(-2 * theta, 0)
    qc.cx(0, 1)
    along_z = Statevector(qc).probabilities_dict()
    qc.h([0, 1])
    along_x = Statevector(qc).probabilities_dict()
    sign = {"0": 1, "1": -1}
    total = c0
    for s, p in along_z.items():
        total += p * (c1 * (sign[s[0]] + sign[s[1]]) + c2 * sign[s[0]] * sign[s[1]])
    return total + sum(p * c3 * sign[s[0]] * sign[s[1]] for s, p in along_x.items())


start, turned, middle = energy(0), energy(pi / 2), energy(pi / 4)
mean = (start + turned) / 2
best = atan2(mean - middle, mean - start) / 2
print(f"angle {degrees(best):.1f}, energy {energy(best):.4f}")
