from math import pi

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

h, t = 2, 0.3

qc = QuantumCircuit(1, 1)
qc.ry(pi / 4, 0)  # leans by 45 degrees at the start
qc.rx(-2 * h * t, 0)  # exp(-iHt) for H = -h X
qc.measure(0, 0)

counts = StatevectorSampler().run([qc], shots=1024).result()[0].data.c.get_counts()
print(counts)
