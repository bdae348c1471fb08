# Amplitude damping of |+>, read in Z and in X.
from math import asin, sqrt

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

gamma = 0.3                                # how often |1> falls to |0>

qc = QuantumCircuit(4, 2)                  # 0 and 1: the qubits, 2 and 3: emitted
qc.h([0, 1])
for i in range(2):
    qc.cry(2 * asin(sqrt(gamma)), i, i + 2)
    qc.cx(i + 2, i)                        # what was emitted is gone

qc.h(1)                                    # 0 is read in Z, 1 in X
qc.measure([0, 1], [0, 1])

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
