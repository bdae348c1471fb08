# Encrypts a 1 again and again, each time with a new key, and opens it. No qubits.
import random
from collections import Counter


def small():
    return random.randint(0, 1) - random.randint(0, 1)     # −1, 0, 0 or 1


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def opened():
    # The receiver: a random matrix, a small secret, a noisy sum. A and t are public.
    A = [[random.randrange(17) for _ in range(2)] for _ in range(2)]
    s = [small(), small()]
    t = [(dot(row, s) + small()) % 17 for row in A]

    # The sender mixes the two rows with small numbers, and adds 9 for a 1.
    r = [small(), small()]
    u = [(dot(column, r) + small()) % 17 for column in zip(*A)]
    v = (dot(t, r) + small() + 9) % 17

    # The receiver takes away what the secret accounts for.
    return (v - dot(s, u)) % 17


counts = Counter(opened() for _ in range(4096))
print(dict(sorted(counts.items())))
