# Sends two random bits with one qubit of a shared pair.
from qiskit import ClassicalRegister, QuantumCircuit, QuantumRegister
from qiskit_aer.primitives import SamplerV2  # takes gates that depend on bits

pair, coin = QuantumRegister(2, "pair"), QuantumRegister(2, "coin")
c = ClassicalRegister(4, "c")            # read: bits 0 and 1, sent: bits 2 and 3
qc = QuantumCircuit(pair, coin, c)

qc.h(pair[0])                            # shared beforehand
qc.cx(pair[0], pair[1])

qc.h(coin)                               # two bits of news
qc.measure(coin, [c[2], c[3]])

with qc.if_test((c[3], 1)):              # Alice writes them on her qubit
    qc.x(pair[0])
with qc.if_test((c[2], 1)):
    qc.z(pair[0])

qc.cx(pair[0], pair[1])                  # Bob's Bell measurement
qc.h(pair[0])
qc.measure(pair, [c[0], c[1]])

result = SamplerV2().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())     # sent on the left, read on the right
