from math import pi

from qiskit import ClassicalRegister, QuantumCircuit, QuantumRegister
from qiskit_aer.primitives import SamplerV2  # takes gates that depend on bits

q = QuantumRegister(3, "q")           # carries the encoded qubit
a = QuantumRegister(2, "a")           # compare the signs
s = ClassicalRegister(2, "s")         # the syndrome
read = ClassicalRegister(1, "read")   # what is left at the end
qc = QuantumCircuit(q, a, s, read)

qc.ry(pi / 3, q[0])
qc.cx(q[0], q[1])
qc.cx(q[0], q[2])
qc.h(q)                               # the code of signs

qc.rz(pi / 4, q[1])                   # a small error: an eighth of a full turn

qc.h(a)
qc.cx(a[0], q[0])                     # has q[0] the same sign as q[1]?
qc.cx(a[0], q[1])
qc.cx(a[1], q[1])                     # has q[1] the same sign as q[2]?
qc.cx(a[1], q[2])
qc.h(a)
qc.measure(a, s)

for wrong, syndrome in [(0, 0b01), (1, 0b11), (2, 0b10)]:
    with qc.if_test((s, syndrome)):
        qc.z(q[wrong])                # repairs

qc.h(q)                               # undoes code and preparation
qc.cx(q[0], q[2])
qc.cx(q[0], q[1])
qc.ry(-pi / 3, q[0])
qc.measure(q[0], read[0])

result = SamplerV2().run([qc], shots=1024).result()
print(result[0].data.s.get_counts(), result[0].data.read.get_counts())
