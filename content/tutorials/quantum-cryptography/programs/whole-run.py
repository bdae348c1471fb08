from math import floor, log2
from random import getrandbits, random, randrange
from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

eve_listens = False  # try True


def parity(key, places):
    return sum(key[place] for place in places) % 2


def hashed(keys, rows):  # a random matrix with constant diagonals times each key
    diagonals = [getrandbits(1) for _ in range(rows + 511)]
    return [[sum(d * k for d, k in zip(diagonals[row:], key)) % 2 for row in range(rows)] for key in keys]


# 0: Alice's bit, 1: her basis, 2: Bob's basis, 3: Eve's, 4: what she found, 5: the pulse
qc = QuantumCircuit(6, 6)
for coin in range(4):
    qc.h(coin)
qc.cx(0, 5)
qc.ch(1, 5)
if eve_listens:
    qc.ch(3, 5)
    qc.cx(5, 4)  # a measurement, kept in a qubit
    qc.ch(3, 5)
qc.ch(2, 5)
qc.measure(range(6), range(6))
shots = StatevectorSampler().run([qc], shots=2000).result()[0].data.c
kept = []
for outcome in shots.get_bitstrings():
    bob_bit, _, _, bob_basis, basis, bit = map(int, outcome)  # qubit 0 is rightmost
    if basis == bob_basis:  # the line turns one pulse in fifty
        kept.append((bit, bob_bit ^ (random() < 0.02)))
errors = sum(a != b for a, b in kept[:256])
print(f"{len(kept)} bits sifted, {errors} errors among 256 compared bits")

alice, bob = ([pair[who] for pair in kept[256:768]] for who in (0, 1))
disclosed = 0
for size in [32, 32, 64, 64, 128, 128, 256, 256, 256, 256]:
    stride = randrange(1, 512, 2)  # mixes the places
    mixed = [i * stride % 512 for i in range(512)]
    for part in [mixed[start : start + size] for start in range(0, 512, size)]:
        disclosed += 1
        if parity(alice, part) != parity(bob, part):
            while len(part) > 1:
                half = part[: len(part) // 2]
                disclosed += 1
                part = half if parity(alice, half) != parity(bob, half) else part[len(half) :]
            bob[part[0]] ^= 1
checks = hashed([alice, bob], 32)
q = max(errors, 1e-9) / 256
left = floor(512 * (1 + q * log2(q) + (1 - q) * log2(1 - q))) - disclosed - 32
print(f"{disclosed} parities disclosed, {left} bits left in the limit of endless keys")
if errors < 28 and checks[0] == checks[1] and left >= 128:
    keys = [int("".join(map(str, key)), 2) for key in hashed([alice, bob], 128)]
    print(f"Alice {keys[0]}, Bob {keys[1]}")
else:
    print("no key")
