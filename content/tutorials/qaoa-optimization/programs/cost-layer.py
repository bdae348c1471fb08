# The cost layer turns phases by the cut; the probabilities stay as they were.
from math import pi

from qiskit import QuantumCircuit
from qiskit.quantum_info import Statevector


def cost_layer(qc, gamma):
    for i, j in [(0, 1), (1, 2), (2, 3), (3, 0)]:
        qc.cx(i, j)        # qubit j now holds the parity: 1 if the edge is cut
        qc.rz(-gamma, j)   # so this turns by the parity
        qc.cx(i, j)        # and qubit j is itself again


qc = QuantumCircuit(4)
qc.h(range(4))
cost_layer(qc, pi / 4)
for bits, probability in sorted(Statevector(qc).probabilities_dict().items()):
    print(bits, round(probability, 4))
