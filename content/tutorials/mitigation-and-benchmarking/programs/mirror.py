# Two layers, a flip in the middle, and back.
from math import asin, sqrt

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

p = 0.02                                   # how often a Y strikes

qc = QuantumCircuit(10, 2)                 # 2 to 9: chance, never read
qc.ry(2 * asin(sqrt(p)), range(2, 10))
for k in range(2):
    qc.h(0)
    qc.s(1)
    qc.cx(0, 1)
    qc.cy(2 + 2 * k, 0)
    qc.cy(3 + 2 * k, 1)
qc.x(0)                                    # known, so it can be undone on paper
for k in range(2, 4):
    qc.cx(0, 1)
    qc.sdg(1)
    qc.h(0)
    qc.cy(2 + 2 * k, 0)
    qc.cy(3 + 2 * k, 1)
qc.measure([0, 1], [0, 1])

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
