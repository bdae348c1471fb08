from math import pi

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

J, h, t, steps = 1, 2, 1, 4
dt = t / steps

qc = QuantumCircuit(4, 1)
qc.ry(pi / 4, range(4))
for _ in range(steps):
    qc.rx(-h * dt, range(4))  # half of the field
    for i, j in [(0, 1), (2, 3), (1, 2)]:
        qc.rzz(-2 * J * dt, i, j)
    qc.rx(-h * dt, range(4))  # the other half
qc.measure(1, 0)

counts = StatevectorSampler().run([qc], shots=1024).result()[0].data.c.get_counts()
print(counts, "mean of Z:", (counts.get("0", 0) - counts.get("1", 0)) / 1024)
