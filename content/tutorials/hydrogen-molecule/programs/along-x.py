from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(2, 2)
qc.ry(-0.2259, 0)
qc.cx(0, 1)
qc.h([0, 1])  # for the term X0 X1
qc.measure([0, 1], [0, 1])

counts = StatevectorSampler().run([qc], shots=1024).result()[0].data.c.get_counts()
print(counts)
