from math import pi
from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

# Qubit 0: Alice's pulse. Qubit 1: Eve's blank qubit, |0>.
qc = QuantumCircuit(2, 2)

# Alice sends |0>. For |+> put qc.h(0) here and h on both copies below.

# The copier: turn the plane of the four states, share the excitation, turn back.
qc.rx(pi / 2, 0)
qc.cry(pi / 2, 0, 1)
qc.cx(1, 0)
qc.rx(-pi / 2, 0)
qc.rx(-pi / 2, 1)

# Read both copies in Alice's basis: 0 is right.
qc.measure([0, 1], [0, 1])

result = StatevectorSampler().run([qc], shots=4096).result()
counts = result[0].data.c.get_counts()
right = sum(n for bits, n in counts.items() if bits[1] == "0")  # qubit 0 is rightmost
print(counts, "first copy right:", right / 4096)
