from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(2, 2)

qc.h(0)

qc.cx(0, 1)

qc.measure([0, 1], [0, 1])
sampler = StatevectorSampler()
job = sampler.run([qc])
data = job.result()[0].data
print(data.c.get_counts())
