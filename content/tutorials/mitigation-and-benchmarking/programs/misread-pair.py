# A perfect Bell pair, read by detectors that err.
from math import asin, sqrt

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

e0, e1 = 0.02, 0.08                        # a 0 read as 1, a 1 read as 0

qc = QuantumCircuit(4, 2)                  # 2 and 3: chance, never read
qc.h(0)
qc.cx(0, 1)

qc.ry(2 * asin(sqrt(e0)), [2, 3])
for i in range(2):                         # a 1 is misread more often
    qc.cry(2 * asin(sqrt(e1)) - 2 * asin(sqrt(e0)), i, 2 + i)
    qc.cx(2 + i, i)
qc.measure([0, 1], [0, 1])

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
