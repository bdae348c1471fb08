from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(3, 3)            # 8 items: 000 to 111
qc.h(range(3))                       # a Hadamard on each qubit
qc.measure(range(3), range(3))

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
