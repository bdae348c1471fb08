# Finds the order of a modulo N by multiplying, and turns it into two factors.
from math import gcd

a, N = 7, 15

power, order = a, 1
print(f"{a}^1 mod {N} = {power}")
while power != 1:
    power = power * a % N
    order += 1
    print(f"{a}^{order} mod {N} = {power}")

half = pow(a, order // 2, N)
print((order, gcd(half - 1, N), gcd(half + 1, N)))
