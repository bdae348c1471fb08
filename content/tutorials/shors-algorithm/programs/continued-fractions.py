# Turns a measured number c of 2^t into the fraction s/r that it stands for.


def last_convergent(c, size, N):
    """The last convergent of c / size whose denominator is below N."""
    above, below = c, size
    p, q = 0, 1
    p_before, q_before = 1, 0
    while above:
        whole = below // above
        p_next, q_next = whole * p + p_before, whole * q + q_before
        if q_next >= N:
            break
        p_before, q_before, p, q = p, q, p_next, q_next
        above, below = below % above, above
    return p, q


cases = [(0, 256, 15), (64, 256, 15), (128, 256, 15), (192, 256, 15), (85, 512, 21), (427, 512, 21)]
for c, size, N in cases:
    s, r = last_convergent(c, size, N)
    print(f"{c}/{size} is close to {s}/{r}")
