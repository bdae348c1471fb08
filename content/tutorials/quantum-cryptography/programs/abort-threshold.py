from math import log2


def entropy(q):
    return -q * log2(q) - (1 - q) * log2(1 - q)


def secret_fraction(q, f=1.0):
    """Secret bits for each sifted bit; f: efficiency of the code, 1 at best."""
    return 1 - (1 + f) * entropy(q)


def threshold(f=1.0):
    """The error rate at which the secret fraction is zero, by halving an interval."""
    low, high = 0.001, 0.499  # positive at low, negative at high
    for _ in range(50):
        middle = (low + high) / 2
        if secret_fraction(middle, f) > 0:
            low = middle
        else:
            high = middle
    return low


for q in [0.01, 0.02, 0.05, 0.08, 0.10, 0.11, 0.12]:
    print(f"Q = {q}: r = {secret_fraction(q):.5f}")
print(f"threshold {threshold():.4f}, with f = 1.16 {threshold(1.16):.4f}")
