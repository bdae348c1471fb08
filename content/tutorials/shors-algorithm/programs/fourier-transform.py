# The quantum Fourier transform on eight qubits, and its inverse.
from math import pi

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler
from qiskit.quantum_info import Statevector


def fourier(qc, t):
    """Qubit 0 stands for 1, qubit 1 for 2, qubit 2 for 4 ..."""
    for i in reversed(range(t)):
        qc.h(i)
        for j in reversed(range(i)):
            qc.cp(pi / 2 ** (i - j), j, i)
    for i in range(t // 2):
        qc.swap(i, t - 1 - i)


def inverse_fourier(qc, t):
    """Qubit 0 stands for 1, qubit 1 for 2, qubit 2 for 4 ..."""
    for i in range(t // 2):
        qc.swap(i, t - 1 - i)
    for i in range(t):
        for j in range(i):
            qc.cp(-pi / 2 ** (i - j), j, i)
        qc.h(i)


j = 5
qc = QuantumCircuit(8, 8)
for bit in range(8):
    if (j >> bit) & 1:
        qc.x(bit)

fourier(qc, 8)
probabilities = Statevector(qc).probabilities_dict()
print(len(probabilities), "values, each with", 1 / 256)

inverse_fourier(qc, 8)
qc.measure(range(8), range(8))
counts = StatevectorSampler().run([qc], shots=16).result()[0].data.c.get_counts()
print({int(bits, 2): count for bits, count in counts.items()})   # must be j again
