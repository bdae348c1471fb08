# Grover's search for 101 among eight items, with the best number of iterations.
from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(3, 3)
qc.h(range(3))
for k in range(2):
    qc.x(1)              # the oracle: marks 101
    qc.ccz(0, 1, 2)
    qc.x(1)

    qc.h(range(3))       # the diffuser
    qc.x(range(3))
    qc.ccz(0, 1, 2)
    qc.x(range(3))
    qc.h(range(3))
qc.measure(range(3), range(3))

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
