from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler
from qiskit.quantum_info import Statevector

# Alice's two coins are qubits: 0 is her bit, 1 her basis, 2 the pulse.
qc = QuantumCircuit(3, 2)
qc.h(0)  # a fair coin: which bit
qc.h(1)  # a fair coin: 0 is the Z basis, 1 the X basis
qc.cx(0, 2)  # if the bit is 1, apply X to the pulse
qc.ch(1, 2)  # if the basis is X, apply H to the pulse

print(Statevector(qc).probabilities_dict())  # written pulse, basis, bit

# Alice looks at her coins. The pulse leaves unmeasured.
qc.measure([0, 1], [0, 1])
result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
