from math import log, log1p

loss = 0.2  # dB for each kilometer of fiber
uses_per_second = 1e9


def secret_bits_per_use(eta):
    return -log1p(-eta) / log(2)  # log1p: 1 - eta would be rounded to 1


for kilometers in [50, 100, 200, 400, 1000]:
    eta = 10 ** (-loss * kilometers / 10)
    bits = secret_bits_per_use(eta)
    seconds = 1 / bits / uses_per_second
    print(f"{kilometers} km: {bits:.4g} bits per use, one bit in {seconds:.4g} s")
