# The best number of iterations for one marked item among N. No qubits.
from math import asin, pi, sin, sqrt


def theta(N):
    return asin(sqrt(1 / N))


def best(N):
    return round(pi / (4 * theta(N)) - 0.5)


def success(N, k):
    return sin((2 * k + 1) * theta(N)) ** 2


for N in [4, 8, 16, 32, 64, 256, 1024, 1048576]:
    k = best(N)
    print(f"N = {N}: {k} iterations, P = {success(N, k):.4f}")
