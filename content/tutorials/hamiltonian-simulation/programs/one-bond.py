from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

J, t = 1, 0.5

qc = QuantumCircuit(2, 2)
qc.h([0, 1])
qc.rzz(-2 * J * t, 0, 1)  # CX, RZ, CX in one
qc.h([0, 1])
qc.measure([0, 1], [0, 1])

counts = StatevectorSampler().run([qc], shots=1024).result()[0].data.c.get_counts()
print(counts)
