from math import pi

from qiskit import ClassicalRegister, QuantumCircuit, QuantumRegister
from qiskit_aer.primitives import SamplerV2  # takes gates that depend on bits

q = QuantumRegister(3, "q")           # carries the encoded qubit
a = QuantumRegister(2, "a")           # read the parities
s = ClassicalRegister(2, "s")         # the syndrome
read = ClassicalRegister(1, "read")   # what is left at the end
qc = QuantumCircuit(q, a, s, read)

qc.ry(pi / 3, q[0])                   # √3/2 and 1/2
qc.cx(q[0], q[1])                     # encodes it
qc.cx(q[0], q[2])

qc.x(q[1])                            # the error

qc.cx(q[0], a[0])                     # is q[0] the same as q[1]?
qc.cx(q[1], a[0])
qc.cx(q[1], a[1])                     # is q[1] the same as q[2]?
qc.cx(q[2], a[1])
qc.measure(a, s)

for wrong, syndrome in [(0, 0b01), (1, 0b11), (2, 0b10)]:
    with qc.if_test((s, syndrome)):
        qc.x(q[wrong])                # repairs

qc.cx(q[0], q[2])                     # undoes the encoding
qc.cx(q[0], q[1])
qc.ry(-pi / 3, q[0])                  # and the preparation
qc.measure(q[0], read[0])

result = SamplerV2().run([qc], shots=1024).result()
print(result[0].data.s.get_counts(), result[0].data.read.get_counts())
