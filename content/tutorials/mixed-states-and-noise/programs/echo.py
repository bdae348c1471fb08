# Slow noise without and with an echo, and fast noise with one.
from math import pi

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler


def drift(qc, side, a):
    """A turn by 45 degrees, to the side that a coin shows."""
    qc.cx(side, a)
    qc.rz(pi / 4, a)
    qc.cx(side, a)


qc = QuantumCircuit(6, 3)          # 3: the slow coin, 4 and 5: the fast ones
qc.h(range(6))

drift(qc, 3, 0)                    # slow noise, no echo
drift(qc, 3, 0)

drift(qc, 3, 1)                    # slow noise, an echo
qc.x(1)
drift(qc, 3, 1)
qc.x(1)

drift(qc, 4, 2)                    # fast noise, an echo
qc.x(2)
drift(qc, 5, 2)
qc.x(2)

qc.h(range(3))
qc.measure(range(3), range(3))

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
