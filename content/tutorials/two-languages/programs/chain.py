from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(3, 3)

qc.h(0)

for i in range(2):
    qc.cx(i, i + 1)

qc.x(0)

qc.measure(range(3), range(3))
sampler = StatevectorSampler()
job = sampler.run([qc])
data = job.result()[0].data
print(data.c.get_counts())
