from math import floor, log2
from random import getrandbits


def secret_bits(n, q, f=1.0):
    """Whole secret bits of n sifted bits; practical error correction discloses f h(Q) bits for each."""
    entropy = -q * log2(q) - (1 - q) * log2(1 - q)
    return floor(n * (1 - (1 + f) * entropy))


def random_bits(n):
    return [getrandbits(1) for _ in range(n)]


def toeplitz_hash(key, diagonals, length):
    """A matrix with constant diagonals times the key, modulo 2: length + len(key) - 1 public bits define it."""
    return [sum(diagonals[row + i] * bit for i, bit in enumerate(key)) % 2 for row in range(length)]


n, q = 100, 0.02
length = secret_bits(n, q)
print(f"{n} bits become {length}; 10000 become {secret_bits(10_000, q)}, or {secret_bits(10_000, q, 1.16)} in practice")

key = random_bits(n)
eves = key.copy()
eves[17] ^= 1  # Eve has one bit wrong
diagonals = random_bits(length + n - 1)
ours, hers = toeplitz_hash(key, diagonals, length), toeplitz_hash(eves, diagonals, length)
print(f"Eve now has {sum(a != b for a, b in zip(ours, hers))} of {length} bits wrong")
