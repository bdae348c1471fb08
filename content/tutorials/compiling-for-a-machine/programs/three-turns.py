# RY(60 degrees) from three turns about z and two square roots of X.
from math import pi

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

theta = pi / 3

qc = QuantumCircuit(1, 1)
qc.rz(0, 0)
qc.sx(0)
qc.rz(theta + pi, 0)
qc.sx(0)
qc.rz(pi, 0)
qc.measure(0, 0)

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
