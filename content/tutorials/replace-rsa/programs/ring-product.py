# Polynomials with four numbers modulo 17, where X⁴ is −1. No qubits.
# A list holds the numbers before 1, X, X² and X³.
def product(a, b):
    c = [0, 0, 0, 0]
    for i in range(4):
        for j in range(4):
            sign = 1 if i + j < 4 else -1           # what passes X³ comes back with a minus
            c[(i + j) % 4] = (c[(i + j) % 4] + sign * a[i] * b[j]) % 17
    return c


a = [3, 0, 1, 5]
power = [1, 0, 0, 0]
for i in range(4):
    print(f"a times X to the {i}:", product(a, power))
    power = product(power, [0, 1, 0, 0])
print(product(a, [1, 0, -1, 1]))
