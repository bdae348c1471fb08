# A superposition and a coin, both read in the X basis.
from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(3, 2)      # 0: a superposition, 1: a coin, 2: its toss
qc.h(0)

qc.h(2)
qc.cx(2, 1)                    # |0> or |1>, and nobody knows which

qc.h([0, 1])                   # read both in the X basis
qc.measure([0, 1], [0, 1])

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
