from math import pi

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler


def inverse_fourier(qc, t):
    """Qubit 0 is the lowest digit."""
    for i in range(t // 2):
        qc.swap(i, t - 1 - i)
    for i in range(t):
        for j in range(i):
            qc.cp(-pi / 2 ** (i - j), j, i)
        qc.h(i)


qc = QuantumCircuit(4, 3)
qc.x(3)                                  # an eigenstate of the gate
qc.h(range(3))
for k in range(3):                       # writes a wave
    for _ in range(2**k):
        qc.cp(2 * pi * 3 / 8, k, 3)      # the phase to be read: 3/8 is 0.011
inverse_fourier(qc, 3)                   # reads it
qc.measure(range(3), range(3))

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
