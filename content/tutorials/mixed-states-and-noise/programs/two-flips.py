# A phase flip and a bit flip, each on a qubit in |+>.
from math import asin, sqrt

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

p = 0.1                                    # how often a flip strikes

qc = QuantumCircuit(4, 2)                  # 0 and 1: the qubits, 2 and 3: strike
qc.h([0, 1])
qc.ry(2 * asin(sqrt(p)), [2, 3])
qc.cz(2, 0)                                # a phase flip, or nothing
qc.cx(3, 1)                                # a bit flip, or nothing

qc.h([0, 1])
qc.measure([0, 1], [0, 1])

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
