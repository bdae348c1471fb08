from math import pi

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

a, K = 2 * 0.39432, 0.18126  # H = middle - a Z + K X
molecule = 4  # the qubit that holds the molecule

qc = QuantumCircuit(5, 4)
qc.h(range(4))
for counting in range(4):
    for _ in range(2 ** (counting + 1)):  # steps of order 1, dt = 1
        qc.crz(-2 * a, counting, molecule)
        qc.h(molecule)
        qc.crz(2 * K, counting, molecule)
        qc.h(molecule)

# The inverse Fourier transform
qc.swap(0, 3)
qc.swap(1, 2)
for high in range(4):
    for low in range(high):
        qc.cp(-pi / 2 ** (high - low), low, high)
    qc.h(high)
qc.measure(range(4), range(4))

counts = StatevectorSampler().run([qc], shots=1024).result()[0].data.c.get_counts()
print(counts)
