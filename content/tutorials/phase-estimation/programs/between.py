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


qc = QuantumCircuit(5, 4)
qc.x(4)                                  # an eigenstate of the gate
qc.h(range(4))
for k in range(4):                       # writes a wave
    for _ in range(2**k):
        qc.cp(2 * pi * 0.3, k, 4)        # 0.3 is no binary fraction
inverse_fourier(qc, 4)                   # reads it
qc.measure(range(4), range(4))

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
