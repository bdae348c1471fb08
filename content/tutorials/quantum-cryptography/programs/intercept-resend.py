from math import asin, sqrt
from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

fraction = 1.0  # of the pulses that Eve intercepts: try 0.5 and 0.25

# 0: Alice's bit, 1: her basis, 2: Bob's basis, 3: Eve's basis,
# 4: whether Eve intercepts, 5: what Eve found, 6: the pulse
qc = QuantumCircuit(7, 7)
for coin in range(4):
    qc.h(coin)
qc.ry(2 * asin(sqrt(fraction)), 4)

qc.cx(0, 6)  # Alice prepares
qc.ch(1, 6)

qc.ch(3, 6)  # Eve turns to her basis,
qc.ccx(4, 6, 5)  # writes down what she finds (a measurement, kept in a qubit)
qc.ch(3, 6)  # and sends it on in her basis

qc.ch(2, 6)  # Bob measures
qc.measure(range(7), range(7))

result = StatevectorSampler().run([qc], shots=8192).result()
counts = result[0].data.c.get_counts()
kept = errors = 0
for outcome, n in counts.items():
    bob_bit, _, _, _, bob_basis, basis, bit = outcome  # qubit 0 is rightmost
    if basis == bob_basis:
        kept += n
        if bit != bob_bit:
            errors += n
print(f"{kept} sifted bits, error rate {errors / kept:.4f}")
