from math import pi

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(4, 2)       # controls 0 and 1, targets 2 and 3
qc.x(2)                         # |−⟩: a NOT multiplies it by −1
qc.h(2)
qc.x(3)                         # |1⟩: a phase gate multiplies it by its phase

qc.h([0, 1])
qc.cx(0, 2)                     # kicks half a turn back to qubit 0
qc.cp(2 * pi / 3, 1, 3)         # kicks a third of a turn back to qubit 1
qc.h([0, 1])
qc.measure([0, 1], [0, 1])

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
