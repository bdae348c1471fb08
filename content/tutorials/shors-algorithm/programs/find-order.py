# Order finding for a = 7, N = 15: the whole quantum part of Shor's algorithm.
from math import pi

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler


def inverse_fourier(qc, t):
    """Qubit 0 stands for 1, qubit 1 for 2, qubit 2 for 4 ..."""
    for i in range(t // 2):
        qc.swap(i, t - 1 - i)
    for i in range(t):
        for j in range(i):
            qc.cp(-pi / 2 ** (i - j), j, i)
        qc.h(i)


counting, y = range(8), range(8, 12)
qc = QuantumCircuit(12, 8)
for q in counting:                       # step 5
    qc.h(q)
qc.x(y[0])

qc.cswap(0, y[0], y[1])                  # step 6: times 7, controlled on qubit 0
qc.cswap(0, y[1], y[2])
qc.cswap(0, y[2], y[3])
for qubit in y:
    qc.cx(0, qubit)
qc.cswap(1, y[0], y[2])                  # times 4, controlled on qubit 1
qc.cswap(1, y[1], y[3])

inverse_fourier(qc, 8)                   # step 8
qc.measure(counting, range(8))

counts = StatevectorSampler().run([qc], shots=1024).result()[0].data.c.get_counts()
for bits in sorted(counts):              # qubit 0 is rightmost, as in a written number
    print(int(bits, 2), counts[bits])
