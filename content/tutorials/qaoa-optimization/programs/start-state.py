from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(4, 4)  # one qubit for each vertex of the square
qc.h(range(4))             # every split at once, none favored
qc.measure(range(4), range(4))

counts = StatevectorSampler().run([qc], shots=1024).result()[0].data.c.get_counts()
for bits, count in sorted(counts.items()):
    print(bits, count)     # qubit 0 is the rightmost bit
