from collections import Counter
from math import exp, factorial
from random import random

mu = 0.5  # mean number of photons: try 0.1
pulses = 100_000


def probability(n):
    return exp(-mu) * mu**n / factorial(n)


def draw():
    left, photons = random(), 0
    while left >= probability(photons) and photons < 12:
        left -= probability(photons)
        photons += 1
    return photons


counts = Counter(draw() for _ in range(pulses))
for n in range(5):
    print(f"{n} photons: {counts[n] / pulses:.4f}, expected {probability(n):.4f}")
several = 1 - probability(0) - probability(1)
print(f"two or more: {several:.5f}")
print(f"of the pulses with light: {several / (1 - probability(0)):.4f}")
