from math import pi

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(2, 1)
qc.x(1)                        # qubit 1 in |1⟩, an eigenstate of the gate
qc.h(0)
qc.cp(2 * pi * 3 / 8, 0, 1)    # one use of the gate, where qubit 0 is 1
qc.h(0)
qc.measure(0, 0)

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
