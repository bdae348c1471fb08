from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(5, 4)       # inputs 0 to 3, helper 4
qc.x(4)                         # |−⟩
qc.h(4)

qc.h(range(4))
#                               qubit 0: f(x) = 0, no gate at all
qc.x(4)                         # qubit 1: f(x) = 1
qc.cx(2, 4)                     # qubit 2: f(x) = x
qc.cx(3, 4)                     # qubit 3: f(x) = not x
qc.x(4)
qc.h(range(4))
qc.measure(range(4), range(4))

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
