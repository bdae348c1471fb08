import random
from collections import Counter

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

p, q, shots = 0.01, 0.02, 10_000


def bell_pair(x_flips, z_flips):
    """The Bell circuit, with the given Pauli gates after the CNOT."""
    qc = QuantumCircuit(2, 2)
    qc.h(0)
    qc.cx(0, 1)
    for qubit in (0, 1):
        if x_flips[qubit]:
            qc.x(qubit)
        if z_flips[qubit]:
            qc.z(qubit)
    qc.measure([0, 1], [0, 1])
    return qc


def coin():
    return random.random() < 0.5


# Which Pauli gates each shot gets: none, or with probability p a random choice
errors = Counter()
for _ in range(shots):
    flips = [(coin(), coin()), (coin(), coin())] if random.random() < p else [(False, False)] * 2
    errors[tuple(flips)] += 1

even = 0
for (x_flips, z_flips), count in errors.items():
    sampler = StatevectorSampler()
    data = sampler.run([bell_pair(x_flips, z_flips)], shots=count).result()[0].data
    for bits in data.c.get_bitstrings():
        read = [int(bit) ^ (random.random() < q) for bit in bits]
        even += read[0] == read[1]
print(f"even parity: {even} of {shots}")
