# The process fidelity of amplitude damping: how often a Bell pair survives it.
from math import asin, sqrt

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

gamma = 0.3

qc = QuantumCircuit(3, 2)          # 0 goes through the channel, 1 waits
qc.h(0)
qc.cx(0, 1)                        # a Bell pair
qc.cry(2 * asin(sqrt(gamma)), 0, 2)
qc.cx(2, 0)
qc.cx(0, 1)                        # undone: 00 if the pair is what it was
qc.h(0)
qc.measure([0, 1], [0, 1])

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
