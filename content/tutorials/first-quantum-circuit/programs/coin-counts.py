from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(1, 1)
qc.h(0)                     # equal superposition
qc.measure(0, 0)            # one bit a shot

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
