# Shor's algorithm for N = 21, a = 2, with nine counting qubits; every result is checked.
from math import gcd, pi

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler


def inverse_fourier(qc, t):
    """Qubit 0 stands for 1, qubit 1 for 2, qubit 2 for 4 ..."""
    for i in range(t // 2):
        qc.swap(i, t - 1 - i)
    for i in range(t):
        for j in range(i):
            qc.cp(-pi / 2 ** (i - j), j, i)
        qc.h(i)


def controlled_double(qc, k, y):
    """y -> 2y mod 21 for y = 1, 2, 4, 8, 16 and 11; no other y occurs."""
    for i in reversed(range(4)):
        qc.cswap(k, y[i], y[i + 1])      # turn the five bits by one place
    for controls, target in [([0], 1), ([0], 3), ([1, 2], 0), ([0, 2], 1), ([0, 2], 4), ([0], 2), ([0, 3], 2)]:
        qc.mcx([k] + [y[c] for c in controls], y[target])


def last_convergent(c, size, N):
    """The last convergent of c / size whose denominator is below N."""
    above, below = c, size
    p, q = 0, 1
    p_before, q_before = 1, 0
    while above:
        whole = below // above
        p_next, q_next = whole * p + p_before, whole * q + q_before
        if q_next >= N:
            break
        p_before, q_before, p, q = p, q, p_next, q_next
        above, below = below % above, above
    return p, q


counting, y = range(9), range(9, 14)
qc = QuantumCircuit(14, 9)
for q in counting:
    qc.h(q)
qc.x(y[0])
for k in counting:
    for _ in range({2: 1, 4: 2, 16: 4}[pow(2, 2**k, 21)]):
        controlled_double(qc, k, y)
inverse_fourier(qc, 9)
qc.measure(counting, range(9))

counts = StatevectorSampler().run([qc], shots=1000).result()[0].data.c.get_counts()
exact = sum(count for bits, count in counts.items() if last_convergent(int(bits, 2), 512, 21)[1] == 6)
print("runs with the order 6:", exact / 1000)
print("factors:", gcd(2**3 - 1, 21), gcd(2**3 + 1, 21))
