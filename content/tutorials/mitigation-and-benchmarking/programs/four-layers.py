# Four layers, each an X and then a flip by chance.
from math import asin, sqrt

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

p = 0.05                                   # how often a flip strikes

qc = QuantumCircuit(5, 1)                  # 0: the qubit, 1 to 4: chance, never read
qc.ry(2 * asin(sqrt(p)), range(1, 5))
for layer in range(4):
    qc.x(0)                                # the gate: four of them end at 0
    qc.cx(1 + layer, 0)                    # the noise
qc.measure(0, 0)

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
