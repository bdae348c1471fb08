from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(4, 2)       # inputs 0 and 1, scratch 2 and 3
qc.h([0, 1])
qc.cx(0, 2)                     # computed and left
qc.cx(1, 3)                     # computed …
qc.cx(1, 3)                     # … and undone
qc.h([0, 1])
qc.measure([0, 1], [0, 1])

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
