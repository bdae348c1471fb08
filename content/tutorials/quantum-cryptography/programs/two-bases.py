from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

# Four experiments side by side. Qubits 0 and 1 hold a 0 of the Z basis, |0>;
# qubits 2 and 3 hold a 0 of the X basis, |+>.
qc = QuantumCircuit(4, 4)
qc.h(2)
qc.h(3)

# To read in the X basis: turn it into the Z basis with H, then measure.
qc.h(1)
qc.h(3)
qc.measure([0, 1, 2, 3], [0, 1, 2, 3])

result = StatevectorSampler().run([qc], shots=1024).result()
counts = result[0].data.c.get_counts()
print(counts)  # Qiskit writes qubit 0 rightmost
