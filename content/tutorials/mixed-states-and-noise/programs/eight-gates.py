# Eight errors of the same fidelity: turned too far, or flipped by chance.
from math import asin, sqrt

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

p = 0.01                                   # one gate fails in 1 of 100 runs
angle = 2 * asin(sqrt(p))

qc = QuantumCircuit(10, 2)                 # 2 to 9: chance, never read
for i in range(8):
    qc.ry(angle, 0)                        # always turned a little too far

    qc.ry(angle, 2 + i)                    # a whole flip, now and then
    qc.cy(2 + i, 1)
qc.measure([0, 1], [0, 1])

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
