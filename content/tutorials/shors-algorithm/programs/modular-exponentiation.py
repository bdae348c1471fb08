# Writes 7^x mod 15 into the work register, for all x at once.
from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler


def controlled_times4(qc, control, y):
    """y -> 4y mod 15: four bits turned by two places."""
    qc.cswap(control, y[0], y[2])
    qc.cswap(control, y[1], y[3])


def controlled_times7(qc, control, y):
    """y -> 7y mod 15: -7y is 8y, so turn by three places, then flip every bit (15 - y)."""
    qc.cswap(control, y[0], y[1])
    qc.cswap(control, y[1], y[2])
    qc.cswap(control, y[2], y[3])
    for qubit in y:
        qc.cx(control, qubit)


counting, work = range(8), range(8, 12)
qc = QuantumCircuit(12, 4)
for q in counting:
    qc.h(q)
qc.x(work[0])
controlled_times7(qc, counting[0], work)   # 7^x = 7^(x0) * 4^(x1) * 1^(x2) * ...,
controlled_times4(qc, counting[1], work)   # because 7^2 = 4 and 7^4 = 1 modulo 15
qc.measure(work, range(4))

counts = StatevectorSampler().run([qc], shots=1024).result()[0].data.c.get_counts()
for bits in sorted(counts):                # qubit 0 is rightmost, as in a written number
    print(int(bits, 2), counts[bits])
