from collections import Counter
from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

# 0: Alice's bit, 1: her basis, 2: Bob's basis, 3: the pulse. The coins are qubits;
# measuring them at the end gives the same statistics as tossing them first.
qc = QuantumCircuit(4, 4)
for coin in range(3):
    qc.h(coin)

qc.cx(0, 3)  # Alice: X if the bit is 1,
qc.ch(1, 3)  # then H if her basis is X

qc.ch(2, 3)  # Bob: H if his basis is X, then measure
qc.measure([0, 1, 2, 3], [0, 1, 2, 3])

result = StatevectorSampler().run([qc], shots=4096).result()
counts = result[0].data.c.get_counts()
cases = Counter()
for outcome, n in counts.items():
    pulse, bob_basis, basis, bit = outcome  # qubit 0 is rightmost
    bases = "same basis" if basis == bob_basis else "other basis"
    bits = "same bit" if bit == pulse else "other bit"
    cases[f"{bases}, {bits}"] += n
for case, n in sorted(cases.items()):
    print(case, n / 4096)
