# Trains the classifier with exact probabilities: parameter shift and plain gradient descent.
from math import pi

from qiskit import QuantumCircuit
from qiskit.quantum_info import Statevector

points = [(0, 0, 1), (0, pi, -1), (pi, 0, -1), (pi, pi, 1)]


def mean(a, b):
    qc = QuantumCircuit(2)
    qc.ry(a, 0)
    qc.ry(b, 1)
    qc.cx(0, 1)
    p = Statevector(qc).probabilities_dict()
    # Qiskit prints qubit 1 leftmost, so the first sign of a string is the one that is read.
    return sum(chance if bits[0] == "0" else -chance for bits, chance in p.items())


t1, t2, rate, s = 0.9, -0.6, 0.4, pi / 2
for step in range(41):
    loss = g1 = g2 = 0
    for x1, x2, y in points:
        a, b = x1 + t1, x2 + t2
        miss = y - mean(a, b)
        loss += miss**2 / 4
        g1 -= miss * (mean(a + s, b) - mean(a - s, b)) / 4
        g2 -= miss * (mean(a, b + s) - mean(a, b - s)) / 4
    if step in (0, 1, 5, 10, 20, 40):
        print(f"step {step}: loss {loss:.4g}, angles {t1:.4f}, {t2:.4f}, f(0, 0) = {mean(t1, t2):.4f}")
    t1, t2 = t1 - rate * g1, t2 - rate * g2
