from math import sqrt
from random import random

true_rate = 0.05  # which Alice and Bob do not know
m = 1000  # compared in public, then discarded


def estimate():
    errors = sum(random() < true_rate for _ in range(m))
    rate = errors / m
    return rate, 1.96 * sqrt(rate * (1 - rate) / m)


rate, half_width = estimate()
print(f"estimate {rate:.4f} ± {half_width:.5f}")

keys = 500
estimates = [estimate() for _ in range(keys)]
inside = sum(abs(rate - true_rate) <= half for rate, half in estimates)
print(f"of {keys} intervals {inside / keys:.3f} contain the true rate")
