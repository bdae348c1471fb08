from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(3, 3)

qc.h(0)

for i in range(2):
    qc.cx(i, i + 1)

qc.x(0)

qc.measure(range(3), range(3))
result = StatevectorSampler().run([qc]).result()
print(result[0].data.c.get_counts())
