from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(1, 1)

# The bit is the second 1 above.

qc.h(0)

qc.measure(0, 0)
sampler = StatevectorSampler()
job = sampler.run([qc])
data = job.result()[0].data
print(data.c.get_counts())
