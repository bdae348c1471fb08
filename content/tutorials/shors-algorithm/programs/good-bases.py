# Repeats step 3 for every base, and says which of them lead to a factor.
from math import gcd


def order_of(a, N):
    power, order = a, 1
    while power != 1:
        power = power * a % N
        order += 1
    return order


N = 15      # then try 21
good = []
for a in range(2, N):
    if gcd(a, N) > 1:
        continue
    r = order_of(a, N)
    half = pow(a, r // 2, N)
    if r % 2 == 1:
        print(f"a = {a}: order {r} is odd")
    elif half == N - 1:
        print(f"a = {a}: order {r}, but {a}^{r // 2} is -1 mod {N}")
    else:
        good.append(a)
        factor = gcd(half - 1, N)
        print(f"a = {a}: order {r}, {N} = {factor} x {N // factor}")
print(good)
