from math import log2
from random import random, randrange

n, rate = 512, 0.02
errors = {place for place in range(n) if random() < rate}  # Bob's wrong bits
disclosed = 0


def parity_differs(places):
    """Whether the parities of these places differ: one disclosed bit."""
    global disclosed
    disclosed += 1
    return sum(place in errors for place in places) % 2 == 1


for size in [32, 32, 64, 64, 128, 128, 256, 256, 256, 256]:
    stride = randrange(1, n, 2)  # mixes the places
    mixed = [i * stride % n for i in range(n)]
    for start in range(0, n, size):
        part = mixed[start : start + size]
        if parity_differs(part):  # an odd number of errors: find one
            while len(part) > 1:
                half = part[: len(part) // 2]
                part = half if parity_differs(half) else part[len(half) :]
            errors.remove(part[0])  # Bob flips this bit

entropy = -rate * log2(rate) - (1 - rate) * log2(1 - rate)
print(f"{len(errors)} errors left, {disclosed / n:.3f} bits disclosed for each bit")
print(f"at least {entropy:.4f} needed on the average")
