from math import floor, log2
from random import getrandbits, random, randrange

from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

eve_is_there = False  # try True
pulses, sample, block, checks, length = 2000, 256, 512, 32, 128


def entropy(q):
    return 0 if q <= 0 else -q * log2(q) - (1 - q) * log2(1 - q)


def parity(key, places):
    return sum(key[place] for place in places) % 2


def toeplitz_hash(key, diagonals, rows):
    return [
        sum(diagonals[row + i] * bit for i, bit in enumerate(key)) % 2
        for row in range(rows)
    ]


def random_bits(n):
    return [getrandbits(1) for _ in range(n)]


def as_hex(bits):
    return f"{int(''.join(map(str, bits)), 2):032x}"


def sifted():
    """Steps 4 to 7; the line flips one pulse in fifty, whichever basis is read."""
    # 0: Alice's bit, 1: her basis, 2: Bob's basis, 3: Eve's, 4: what she found, 5: the pulse
    qc = QuantumCircuit(6, 6)
    for coin in range(4):
        qc.h(coin)
    qc.cx(0, 5)
    qc.ch(1, 5)
    if eve_is_there:
        qc.ch(3, 5)
        qc.cx(5, 4)  # a measurement, kept in a qubit
        qc.ch(3, 5)
    qc.ch(2, 5)
    qc.measure(range(6), range(6))
    shots = StatevectorSampler().run([qc], shots=pulses).result()[0].data.c
    kept = []
    for outcome in shots.get_bitstrings():
        bob_bit, _, _, bob_basis, basis, bit = map(int, outcome)  # qubit 0 is rightmost
        if basis == bob_basis:
            kept.append((bit, bob_bit ^ (random() < 0.02)))
    return kept


def corrected(alice, bob):
    """Step 10: Bob's key, its errors found by parities, and how many were announced."""
    key, disclosed = bob.copy(), 0
    for size in [32, 32, 64, 64, 128, 128, 256, 256, 256, 256]:
        stride = randrange(1, block, 2)
        mixed = [i * stride % block for i in range(block)]
        for start in range(0, block, size):
            part = mixed[start : start + size]
            disclosed += 1
            if parity(alice, part) != parity(key, part):
                while len(part) > 1:
                    half = part[: len(part) // 2]
                    disclosed += 1
                    odd = parity(alice, half) != parity(key, half)
                    part = half if odd else part[len(half) :]
                key[part[0]] ^= 1
    return key, disclosed


def run():
    kept = sifted()
    print(f"{pulses} pulses sent, {len(kept)} bits sifted")
    errors = sum(a != b for a, b in kept[:sample])
    print(f"{errors} errors among {sample} compared bits")
    if errors / sample >= 0.11:
        return "no key: too many errors"
    alice = [a for a, _ in kept[sample : sample + block]]
    bob, disclosed = corrected(alice, [b for _, b in kept[sample : sample + block]])
    print(f"{disclosed} parities disclosed to correct {block} bits")
    tests = random_bits(checks + block - 1)
    if toeplitz_hash(alice, tests, checks) != toeplitz_hash(bob, tests, checks):
        return "no key: the corrected keys differ"
    secret = floor(block * (1 - entropy(errors / sample))) - disclosed - checks
    print(f"{secret} bits left in the limit of endless keys")
    if secret < length:
        return "no key: too little is left"
    diagonals = random_bits(length + block - 1)
    ours, theirs = (toeplitz_hash(key, diagonals, length) for key in (alice, bob))
    print(f"Alice {as_hex(ours)}")
    print(f"Bob   {as_hex(theirs)}")
    return "one key" if ours == theirs else "two keys"


print(run())
