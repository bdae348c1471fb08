# Counts every toss of the coins behind one key and one encryption. No qubits.
from collections import Counter


def joined(a, b, join):
    """How many tosses give each number that two independent ones make together."""
    counts = Counter()
    for x, p in a.items():
        for y, r in b.items():
            counts[join(x, y)] += p * r
    return counts


def plus(x, y):
    return x + y


def times(x, y):
    return x * y


def noise_left(eta):
    """The noise e·r + e2 − s·e1, for noise made of eta coins against eta coins."""
    small = Counter({0: 1})
    for _ in range(eta):
        small = joined(small, Counter({-1: 1, 0: 2, 1: 1}), plus)
    product = joined(small, small, times)
    left = small
    for _ in range(4):
        left = joined(left, product, plus)
    return left


def wrong(counts, start, bit):
    """How many of the tosses make the receiver read the other bit."""
    return sum(n for noise, n in counts.items() if (5 <= (start + noise) % 17 <= 12) != bit)


rows = []
for eta in [1, 2, 3]:
    counts = noise_left(eta)
    rows.append((18 * eta, wrong(counts, 0, False), wrong(counts, 9, True)))
print(rows)
