from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

FACES = {0: [1, 2, 3], 6: [1, 3, 5], 4: [2, 3, 5]}

qc = QuantumCircuit(7, 7)
for first, others in FACES.items():   # one face after the other:
    qc.h(first)                       # as it is, and turned over
    for each in others:
        qc.cx(first, each)            # now the logical 0

qc.h(range(7))                        # H on each: the logical H
qc.measure(range(7), range(7))

result = StatevectorSampler().run([qc], shots=4096).result()
print(result[0].data.c.get_counts())
