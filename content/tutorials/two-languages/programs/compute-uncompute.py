from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

note = QuantumCircuit(2)
note.cx(0, 1)
note.s(1)

qc = QuantumCircuit(2, 2)

qc.h(0)

qc = qc.compose(note)

qc.z(1)

qc = qc.compose(note.inverse())

qc.h(0)

qc.measure([0, 1], [0, 1])
sampler = StatevectorSampler()
job = sampler.run([qc])
data = job.result()[0].data
print(data.c.get_counts())
