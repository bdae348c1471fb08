# Does Bob notice in which basis Alice reads?
from qiskit import ClassicalRegister, QuantumCircuit, QuantumRegister
from qiskit_aer.primitives import SamplerV2  # takes gates that depend on bits

pair, coin = QuantumRegister(2, "pair"), QuantumRegister(1, "coin")
c = ClassicalRegister(3, "c")          # choice, Alice's answer, Bob's answer
qc = QuantumCircuit(pair, coin, c)
qc.h(pair[0])
qc.cx(pair[0], pair[1])

qc.h(coin[0])
qc.measure(coin[0], c[0])              # 0: Alice reads Z, 1: she reads X
with qc.if_test((c[0], 1)):
    qc.h(pair[0])
qc.measure(pair[0], c[1])
qc.measure(pair[1], c[2])              # Bob always reads Z

counts = SamplerV2().run([qc], shots=4096).result()[0].data.c.get_counts()
for choice in "01":
    bob = [sum(n for bits, n in counts.items() if bits[2] == choice and bits[0] == b) for b in "01"]
    print(f"Alice's choice {choice}: Bob reads 0 and 1 in {bob} runs")
