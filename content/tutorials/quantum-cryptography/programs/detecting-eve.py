from random import random

m = 10  # sifted bits compared in public
keys = 20_000  # of which Eve intercepted every pulse


def all_agree():
    for _ in range(m):
        wrong_basis = random() < 0.5  # Eve's basis is not Alice's
        flipped = random() < 0.5  # and Bob's coin toss is wrong
        if wrong_basis and flipped:
            return False
    return True


unnoticed = sum(all_agree() for _ in range(keys))
print(f"unnoticed {unnoticed / keys:.4f}, expected {0.75**m:.5f}")
