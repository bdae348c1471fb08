# The four layers with three times the noise.
from math import asin, sqrt

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

p = 0.05                                   # how often a flip strikes

qc = QuantumCircuit(13, 1)                 # 0: the qubit, 1 to 12: chance, never read
qc.ry(2 * asin(sqrt(p)), range(1, 13))
for k in range(12):                        # X, X undone, X: one layer
    qc.x(0)
    qc.cx(1 + k, 0)
qc.measure(0, 0)

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
