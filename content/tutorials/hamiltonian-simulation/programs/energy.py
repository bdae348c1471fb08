from math import pi

from qiskit import QuantumCircuit
from qiskit.quantum_info import Statevector

J, h, dt = 1, 2, 0.25

qc = QuantumCircuit(4)
qc.ry(pi / 4, range(4))
for _ in range(4):
    qc.rx(-h * dt, range(4))
    for i in range(3):
        qc.rzz(-2 * J * dt, i, i + 1)
    qc.rx(-h * dt, range(4))

along_z = Statevector(qc).probabilities_dict()
qc.h(range(4))
along_x = Statevector(qc).probabilities_dict()

# Exact means here; on a machine each of them is an average over runs.
agree = sum(p * sum(1 if a == b else -1 for a, b in zip(s, s[1:])) for s, p in along_z.items())
along = sum(p * (4 - 2 * s.count("1")) for s, p in along_x.items())
print(f"bonds {-J * agree:.3f}, field {-h * along:.3f}, energy {-J * agree - h * along:.3f}")
