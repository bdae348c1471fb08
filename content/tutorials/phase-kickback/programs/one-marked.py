from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(3, 3)
qc.h(range(3))
qc.x(1)                             # f is 1 for 101 only: flips its sign
qc.ccz(0, 1, 2)
qc.x(1)
qc.h(range(3))
qc.measure(range(3), range(3))

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
