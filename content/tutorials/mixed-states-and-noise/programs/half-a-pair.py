# The same state alone and as half of a pair, both read in the X basis.
from math import pi

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(3, 2)      # 0 and 1: the same state, 2: the partner of 1
qc.ry(pi / 3, [0, 1])
qc.cx(1, 2)                    # the partner is never read

qc.h([0, 1])
qc.measure([0, 1], [0, 1])

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
