# <Z> from 1,000 readings, and how far it may be off.
from math import sqrt

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

readings = 1000  # then 100, then 10
qc = QuantumCircuit(1, 1)
qc.ry(0.5, 0)
qc.measure(0, 0)

counts = StatevectorSampler().run([qc], shots=readings).result()[0].data.c.get_counts()
f = (counts.get("0", 0) - counts.get("1", 0)) / readings
print(f"{f:.4f} ± {sqrt((1 - f * f) / readings):.4f}")
