from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(1, 1)
qc.h(0)                     # the machine: two arrows of 0.71
qc.h(0)                     # again: they add up above and cancel below
qc.measure(0, 0)            # look: 0 is the upper exit, 1 the lower

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
