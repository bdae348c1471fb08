from math import asin, sqrt

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

p = 0.1                               # how often a bit is wrong

qc = QuantumCircuit(4, 1)             # three copies of 0, and the vote
qc.ry(2 * asin(sqrt(p)), [0, 1, 2])   # each is 1 with probability p

qc.ccx(0, 1, 3)                       # two ones or three make the vote 1
qc.ccx(1, 2, 3)
qc.ccx(0, 2, 3)
qc.measure(3, 0)

result = StatevectorSampler().run([qc], shots=4096).result()
print(result[0].data.c.get_counts())
