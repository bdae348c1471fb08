from math import log, log1p

loss = 0.2  # dB for each kilometre of fibre
uses_per_second = 1e9


def secret_bits_per_use(eta):
    return -log1p(-eta) / log(2)  # log1p keeps what 1 - eta would lose in rounding


for kilometres in [50, 100, 200, 400, 1000]:
    eta = 10 ** (-loss * kilometres / 10)
    bits = secret_bits_per_use(eta)
    print(f"{kilometres} km: eta {eta:.3g}, {bits:.4g} bits per use, one bit in {1 / bits / uses_per_second:.4g} s")
