from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler


def majority(qc, a, b, d, y):
    """Flips y where at least two of three are 1."""
    qc.ccx(a, b, y)
    qc.ccx(b, d, y)
    qc.ccx(a, d, y)


qc = QuantumCircuit(4, 3)           # inputs 0 to 2, helper 3
qc.x(3)                             # |−⟩
qc.h(3)

qc.h(range(3))
majority(qc, 0, 1, 2, 3)
qc.h(range(3))
qc.measure(range(3), range(3))      # 000 only if the function is constant

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
