# A chain of three CNOTs, each of which fails with probability p: how often do four readings agree?
import random
from collections import Counter

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

p, shots = 0.03, 10_000


def chain(errors):
    qc = QuantumCircuit(4, 4)
    qc.h(0)
    for k, error in enumerate(errors):
        qc.cx(k, k + 1)
        for qubit in (k, k + 1):
            if error & 1:
                qc.x(qubit)
            if error & 2:
                qc.z(qubit)
            error >>= 2
    qc.measure(range(4), range(4))
    return qc


def error():
    """0 for none, else one of the fifteen pairs of Pauli gates."""
    return random.randint(1, 15) if random.random() < p else 0


drawn = Counter(tuple(error() for _ in range(3)) for _ in range(shots))
agree = 0
for errors, count in drawn.items():
    data = StatevectorSampler().run([chain(errors)], shots=count).result()[0].data
    agree += sum(bits in ("0000", "1111") for bits in data.c.get_bitstrings())
print(f"all agree: {agree} of {shots}")
