from math import pi

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler


def vote(qc, a, b, d):
    """Undoes three copies; b and d keep what was wrong."""
    qc.cx(a, b)
    qc.cx(a, d)
    qc.ccx(b, d, a)


def run(error, qubit):
    qc = QuantumCircuit(9, 1)
    qc.ry(pi / 3, 0)                  # √3/2 and 1/2

    qc.cx(0, 3)                       # three signs ...
    qc.cx(0, 6)
    qc.h([0, 3, 6])
    for k in [0, 3, 6]:               # ... of three bits each
        qc.cx(k, k + 1)
        qc.cx(k, k + 2)

    for pauli in error:               # any error on any one qubit
        getattr(qc, pauli)(qubit)

    for k in [0, 3, 6]:
        vote(qc, k, k + 1, k + 2)
    qc.h([0, 3, 6])
    vote(qc, 0, 3, 6)

    qc.ry(-pi / 3, 0)
    qc.measure(0, 0)
    result = StatevectorSampler().run([qc], shots=100).result()
    return result[0].data.c.get_counts()


for error in ["x", "y", "z"]:
    for qubit in range(9):
        print(error, qubit, run(error, qubit))
