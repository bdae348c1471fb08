# Teleports a state from qubit 0 to qubit 2, and tests that it has arrived.
from math import pi
from qiskit import QuantumCircuit
from qiskit_aer.primitives import SamplerV2  # takes gates that depend on bits

message = QuantumCircuit(1)
message.ry(pi / 3, 0)
message.t(0)

qc = QuantumCircuit(3, 3)
qc.compose(message, [0], inplace=True)

qc.h(1)                          # the pair
qc.cx(1, 2)

qc.cx(0, 1)                      # Alice's Bell measurement
qc.h(0)
qc.measure([0, 1], [0, 1])

with qc.if_test((qc.clbits[1], 1)):    # Bob's corrections
    qc.x(2)
with qc.if_test((qc.clbits[0], 1)):
    qc.z(2)

qc.compose(message.inverse(), [2], inplace=True)
qc.measure(2, 2)                 # the test: always 0

result = SamplerV2().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
