# The best word with ten T gates for RZ(pi/16); its last letter acts first.
from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

WORD = "HTHTSHTHTSHTSHTSHTSHTHTSHTHSSS"

qc = QuantumCircuit(1, 1)
qc.h(0)
for letter in reversed(WORD):
    getattr(qc, letter.lower())(0)
qc.h(0)
qc.measure(0, 0)

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
