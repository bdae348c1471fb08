# Makes a Bell state on one side and asks which it is.
from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(2, 2)
qc.h(0)                        # the pair
qc.cx(0, 1)

qc.x(0)                        # Alice alone makes it another one
qc.z(0)

qc.cx(0, 1)                    # the Bell measurement
qc.h(0)
qc.measure([0, 1], [0, 1])     # bit 0: the sign, bit 1: the flip

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
