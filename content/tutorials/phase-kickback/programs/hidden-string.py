from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

HIDDEN = "10110"                    # qubit 0 is the rightmost digit

qc = QuantumCircuit(6, 5)           # inputs 0 to 4, helper 5
qc.x(5)                             # |−⟩
qc.h(5)

qc.h(range(5))
for qubit, bit in enumerate(reversed(HIDDEN)):
    if bit == "1":                  # the oracle: a CNOT for each 1
        qc.cx(qubit, 5)
qc.h(range(5))
qc.measure(range(5), range(5))

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
