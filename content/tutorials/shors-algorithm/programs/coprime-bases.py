# Everything an ordinary computer should try before a quantum computer is asked.
from math import gcd


def is_prime_power(n):
    factor = 2
    while n % factor:            # the smallest prime factor of n
        factor += 1
    while n % factor == 0:
        n //= factor
    return n == 1                # n was factor * factor * ...


N = 15
if N % 2 == 0:
    print(f"{N} is even: 2 is a factor")
if is_prime_power(N):
    print(f"{N} is a prime power: a root finds the prime")

coprime = []
for a in range(2, N):
    if gcd(a, N) == 1:
        coprime.append(a)
    else:
        print(f"a = {a} is a lucky guess: gcd({a}, {N}) = {gcd(a, N)}")
print(coprime)
