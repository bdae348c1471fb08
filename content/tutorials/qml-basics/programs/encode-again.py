from math import pi

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

phi = pi / 3  # the angle that is trained
points = [0, pi / 2, pi]

qc = QuantumCircuit(6, 6)
for place, x in enumerate(points):
    qc.ry(x, place)  # encoded twice, with a turn between
    qc.rz(phi, place)
    qc.ry(x, place)
    qc.ry(x, place + 3)  # encoded once
qc.measure(range(6), range(6))

counts = StatevectorSampler().run([qc], shots=1024).result()[0].data.c.get_counts()
for outcome, n in sorted(counts.items()):
    print(f"once {outcome[:3]}, twice {outcome[3:]}: {n}")
