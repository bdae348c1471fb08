# The derivative of <Z> at 0.5, with exact probabilities: by the shift rule and by small steps.
from math import pi

from qiskit import QuantumCircuit
from qiskit.quantum_info import Statevector


def mean(theta):
    qc = QuantumCircuit(1)
    qc.ry(theta, 0)
    p = Statevector(qc).probabilities()
    print(f"angle {theta:.4f}: P(0) = {p[0]:.4f}")
    return p[0] - p[1]


theta, h = 0.5, 0.1
print(f"shift rule: {(mean(theta + pi / 2) - mean(theta - pi / 2)) / 2:.4f}")
print(f"forward step: {(mean(theta + h) - mean(theta)) / h:.4f}")
print(f"central step: {(mean(theta + h) - mean(theta - h)) / (2 * h):.4f}")
