# A Bell pair from the gates of a machine: turns about z, the square root of X, and CZ.
from math import pi

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler


def my_h(qc, a):
    qc.rz(pi / 2, a)
    qc.sx(a)
    qc.rz(pi / 2, a)


def my_cnot(qc, c, t):
    my_h(qc, t)
    qc.cz(c, t)
    my_h(qc, t)


qc = QuantumCircuit(2, 2)
my_h(qc, 0)
my_cnot(qc, 0, 1)
qc.measure([0, 1], [0, 1])

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
