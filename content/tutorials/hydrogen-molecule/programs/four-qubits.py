from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(4, 4)
qc.x([0, 1])  # both electrons bonding
qc.ry(-0.2259, 2)  # a little of both antibonding
qc.cx(2, 3)
qc.cx(2, 0)
qc.cx(2, 1)
qc.measure(range(4), range(4))

counts = StatevectorSampler().run([qc], shots=1024).result()[0].data.c.get_counts()
print(counts)
