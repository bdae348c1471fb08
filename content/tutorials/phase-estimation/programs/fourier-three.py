from math import pi

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler
from qiskit.quantum_info import Statevector

qc = QuantumCircuit(3, 3)
qc.x([0, 1])                     # the number 3, which is 011

qc.h(2)                          # the highest digit first
qc.cp(pi / 2, 1, 2)              # adds 0.01 of a turn where qubit 1 is 1
qc.cp(pi / 4, 0, 2)              # and 0.001 where qubit 0 is 1
qc.h(1)
qc.cp(pi / 2, 0, 1)
qc.h(0)
qc.swap(0, 2)                    # they come out in reversed order
print(Statevector(qc).to_dict())

qc.measure(range(3), range(3))
result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
