# Shor's algorithm for N = 21, a = 2, with nine counting qubits; every result is checked.
from math import gcd, pi

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler


def controlled_double(qc, k, y):
    """y -> 2y mod 21 for y = 1, 2, 4, 8, 16 and 11; no other y occurs."""
    for i in reversed(range(4)):
        qc.cswap(k, y[i], y[i + 1])      # turn the five bits by one place
    qc.ccx(k, y[0], y[1])
    qc.ccx(k, y[0], y[3])                # 16 has given 1, must give 11
    for controls, target in [((1, 2), 0), ((0, 2), 1), ((0, 2), 4)]:
        qc.mcx([k, y[controls[0]], y[controls[1]]], y[target])
    qc.ccx(k, y[0], y[2])
    qc.mcx([k, y[0], y[3]], y[2])        # 11 has given 22, must give 1


def candidate(c, size, N):
    """The denominator of the last convergent of c / size that is below N: step 10."""
    above, below, q, q_before = c, size, 1, 0
    while above and below // above * q + q_before < N:
        q, q_before = below // above * q + q_before, q
        above, below = below % above, above
    return q


qc = QuantumCircuit(14, 9)
for q in range(9):
    qc.h(q)
qc.x(9)
for k in range(9):
    for _ in range({2: 1, 4: 2, 16: 4}[pow(2, 2**k, 21)]):
        controlled_double(qc, k, range(9, 14))
for i in range(4):                       # the inverse Fourier transform of step 8
    qc.swap(i, 8 - i)
for i in range(9):
    for j in range(i):
        qc.cp(-pi / 2 ** (i - j), j, i)
    qc.h(i)
qc.measure(range(9), range(9))

counts = StatevectorSampler().run([qc], shots=1000).result()[0].data.c.get_counts()
exact = 0
for bits, count in counts.items():       # qubit 0 is rightmost, as in a written number
    if candidate(int(bits, 2), 512, 21) == 6 and pow(2, 6, 21) == 1:
        exact += count
print("runs with the order 6:", exact / 1000)
print("factors:", gcd(2**3 - 1, 21), gcd(2**3 + 1, 21))
