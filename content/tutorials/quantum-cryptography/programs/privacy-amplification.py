from math import floor, log, log2, sqrt
from random import getrandbits


def entropy(q):
    return -q * log2(q) - (1 - q) * log2(1 - q)


def secret_bits(n, q, f=1.0):
    """Secret bits in the limit of long keys; f: efficiency of the code, 1 at best."""
    return floor(n * (1 - (1 + f) * entropy(q)))


def finite_key(sifted, compared, q, f, risk=1e-10):
    """The same for a key of this length (Tomamichel and others, 2012)."""
    n = sifted - compared
    margin = sqrt(sifted * (compared + 1) / (n * compared**2) * log(4 / risk))
    return floor(n * (1 - entropy(q + margin) - f * entropy(q)) - log2(2 / risk**3))


def random_bits(n):
    return [getrandbits(1) for _ in range(n)]


def toeplitz_hash(key, diagonals, length):
    """A matrix with constant diagonals times the key, modulo 2."""
    return [
        sum(diagonals[row + i] * bit for i, bit in enumerate(key)) % 2
        for row in range(length)
    ]


q, sifted = 0.02, 1_000_000
limit, practical = secret_bits(sifted, q), secret_bits(sifted, q, 1.16)
finite = finite_key(sifted, 66_000, q, 1.16)
print(f"{sifted} bits: {limit} in the limit, {practical} with a real code")
print(f"as a finite key: {finite}")

n = 100  # a toy: far too short for a key that is really secret
length = secret_bits(n, q)
key = random_bits(n)
eves = key.copy()
eves[17] ^= 1  # Eve has one bit wrong
diagonals = random_bits(length + n - 1)
ours = toeplitz_hash(key, diagonals, length)
hers = toeplitz_hash(eves, diagonals, length)
wrong = sum(a != b for a, b in zip(ours, hers))
print(f"Eve now has {wrong} of {length} bits wrong")
