# The two registers of order finding for N = 15, before anything is computed.
from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

counting = range(8)              # qubit 0 stands for 1, qubit 1 for 2, ... qubit 7 for 128
work = range(8, 12)              # qubit 8 stands for 1, ... qubit 11 for 8

qc = QuantumCircuit(12, 12)
for q in counting:
    qc.h(q)                      # every number x from 0 to 255 with the same amplitude
qc.x(work[0])                    # the number 1
qc.measure(range(12), range(12))

# Qiskit writes qubit 0 rightmost: four bits of the work register, then eight bits of x.
counts = StatevectorSampler().run([qc], shots=1024).result()[0].data.c.get_counts()
print(len(counts), "different outcomes")
print("work register:", {bits[:4] for bits in counts})
