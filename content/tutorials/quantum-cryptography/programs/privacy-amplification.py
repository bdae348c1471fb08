from math import floor, log2
from random import getrandbits


def secret_bits(n, q, f=1.0):
    """Whole secret bits of n sifted bits; f: efficiency of the code, 1 at best."""
    entropy = -q * log2(q) - (1 - q) * log2(1 - q)
    return floor(n * (1 - (1 + f) * entropy))


def random_bits(n):
    return [getrandbits(1) for _ in range(n)]


def toeplitz_hash(key, diagonals, length):
    """A matrix with constant diagonals times the key, modulo 2."""
    return [
        sum(diagonals[row + i] * bit for i, bit in enumerate(key)) % 2
        for row in range(length)
    ]


n, q = 100, 0.02
length = secret_bits(n, q)
ideal, practical = secret_bits(10_000, q), secret_bits(10_000, q, 1.16)
print(f"{n} bits become {length}; 10000 become {ideal}, or {practical} in practice")

key = random_bits(n)
eves = key.copy()
eves[17] ^= 1  # Eve has one bit wrong
diagonals = random_bits(length + n - 1)
ours = toeplitz_hash(key, diagonals, length)
hers = toeplitz_hash(eves, diagonals, length)
wrong = sum(a != b for a, b in zip(ours, hers))
print(f"Eve now has {wrong} of {length} bits wrong")
