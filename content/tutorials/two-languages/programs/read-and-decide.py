from qiskit import QuantumCircuit
from qiskit_aer.primitives import SamplerV2

qc = QuantumCircuit(2, 2)

qc.h(0)

qc.measure(0, 0)

with qc.if_test((qc.clbits[0], 1)):
    qc.h(1)

qc.measure(1, 1)
job = SamplerV2().run([qc])
data = job.result()[0].data
print(data.c.get_counts())
