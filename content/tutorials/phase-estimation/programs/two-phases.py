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


qc = QuantumCircuit(4, 4)
qc.ry(pi / 6, 3)                         # three quarters |+>, one quarter |->
qc.h(range(3))
for k in range(3):
    for _ in range(2**k):
        qc.h(3)                          # rx(3*pi/2): the phases are -3/8 for |+>, 3/8 for |->
        qc.crz(3 * pi / 2, k, 3)
        qc.h(3)
inverse_fourier(qc, 3)
qc.measure(range(3), range(3))           # a phase

qc.h(3)
qc.measure(3, 3)                         # the eigenstate that is left: 0 is |+>

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
