# All 16 plans for the CHSH test. No qubits.
from itertools import product

sums = []
for A0, A1, B0, B1 in product([1, -1], repeat=4):
    S = A0 * B0 + A0 * B1 + A1 * B0 - A1 * B1
    print(f"A {A0} {A1}, B {B0} {B1}: S = {S}")
    sums.append(S)
print([sums.count(2), sums.count(-2)])
