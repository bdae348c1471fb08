# Two equations with two unknowns modulo 17, exact and with noise. No qubits.
def solve(t):
    """Elimination for 5 x + 7 y = t[0] and 11 x + 3 y = t[1]."""
    factor = pow(5 * 3 - 7 * 11, -1, 17)
    return [factor * (3 * t[0] - 7 * t[1]) % 17, factor * (5 * t[1] - 11 * t[0]) % 17]


def is_small(a):
    return (a + 1) % 17 <= 2                # −1, 0 or 1 modulo 17


exact = solve([15, 8])
noisy = solve([16, 7])                      # off by 1 and by −1
candidates = [                              # all 17 · 17 keys, one by one
    [x, y]
    for x in range(17)
    for y in range(17)
    if is_small(16 - 5 * x - 7 * y) and is_small(7 - 11 * x - 3 * y)
]
small = [key for key in candidates if all(map(is_small, key))]
print("small keys with small errors:", small)
print((exact, noisy, len(candidates), len(small)))
