# Two qubits change places by three CNOTs.
from math import pi

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(2, 2)
qc.ry(pi / 3, 0)       # 1 in a quarter of the runs
qc.x(1)                # always 1

qc.cx(0, 1)
qc.cx(1, 0)
qc.cx(0, 1)
qc.measure([0, 1], [0, 1])

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
