# Entangles two qubits that never met.
from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(4, 4)
qc.h(0)                          # one pair: Alice and the station
qc.cx(0, 1)
qc.h(3)                          # the other: the station and Bob
qc.cx(3, 2)

qc.cx(1, 2)                      # the station's Bell measurement
qc.h(1)
qc.measure([1, 2], [2, 3])

qc.cx(0, 3)                      # a test: which Bell state are the outer two in?
qc.h(0)
qc.measure([0, 3], [0, 1])

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())     # inner bits on the left, outer on the right
