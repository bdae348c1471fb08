from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(1, 1)    # one qubit and one bit

# The bit is in the line above.

qc.h(0)

qc.measure(0, 0)
result = StatevectorSampler().run([qc]).result()
print(result[0].data.c.get_counts())
