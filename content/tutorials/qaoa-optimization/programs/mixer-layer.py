from math import pi

from qiskit import QuantumCircuit
from qiskit.quantum_info import Statevector

gamma = 0                          # first 0, then pi / 4
for beta in [0, pi / 8, 1, pi / 2]:
    qc = QuantumCircuit(4)
    qc.h(range(4))
    for i in range(4):
        j = (i + 1) % 4
        qc.cx(i, j)
        qc.rz(-gamma, j)
        qc.cx(i, j)
    qc.rx(2 * beta, range(4))      # the mixer: the same rotation on every qubit
    p = Statevector(qc).probabilities_dict()
    print(f"beta = {beta:.4f}: from {min(p.values()):.4f} to {max(p.values()):.4f}")
