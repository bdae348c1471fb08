from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(3, 3)
qc.h(0)
qc.cx(0, 1)
qc.cx(1, 2)                 # passes the correlation on
qc.measure([0, 1, 2], [0, 1, 2])

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
