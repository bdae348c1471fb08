# The classifier on the four points, one after the other, with exact probabilities.
from math import pi

from qiskit import QuantumCircuit
from qiskit.quantum_info import Statevector

theta1, theta2 = 0.9, -0.6
for x1, x2, label in [(0, 0, 1), (0, pi, -1), (pi, 0, -1), (pi, pi, 1)]:
    qc = QuantumCircuit(2)
    qc.ry(x1 + theta1, 0)
    qc.ry(x2 + theta2, 1)
    qc.cx(0, 1)
    p = Statevector(qc).probabilities_dict()
    # Qiskit prints qubit 1 leftmost, so the first sign of a string is the one that is read.
    f = sum(chance if bits[0] == "0" else -chance for bits, chance in p.items())
    print(f"label {label:+d}, f = {f:+.4f}, right with probability {(1 + label * f) / 2:.4f}")
