# A GHZ state as a star, on a line of six places: its center walks by three SWAPs.
from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(6, 6)
qc.h(1)                # the center of the star begins here
qc.cx(1, 0)
qc.cx(1, 2)
for k in (1, 2, 3):
    qc.swap(k, k + 1)
    qc.cx(k + 1, k + 2)
qc.measure(range(6), range(6))

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
