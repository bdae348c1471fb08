from math import pi

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler
from qiskit.quantum_info import Statevector

qc = QuantumCircuit(4, 3)
qc.x(3)                                  # qubit 3 in |1⟩, an eigenstate of the gate
qc.h(range(3))
for k in range(3):
    for _ in range(2**k):                # 1, 2 and 4 uses of the gate
        qc.cp(2 * pi * 3 / 8, k, 3)
print(Statevector(qc).to_dict())         # the wave

qc.h(2)                                  # the last digit
qc.measure(range(3), range(3))
result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
