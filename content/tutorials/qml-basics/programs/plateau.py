# How large are gradients at random angles? One RY on each of n qubits, angles uniform from 0 to 2π.
from math import cos, pi, prod, sin
from random import uniform

from qiskit import QuantumCircuit
from qiskit.quantum_info import Statevector


def all_zero(angles):
    qc = QuantumCircuit(len(angles))
    for i, angle in enumerate(angles):
        qc.ry(angle, i)
    return Statevector(qc).probabilities()[0]


def shifted(angles, by):
    return [angles[0] + by] + angles[1:]


# The shift rule on the circuit against the formula, once.
angles = [uniform(0, 2 * pi) for _ in range(4)]
rule = -(all_zero(shifted(angles, pi / 2)) - all_zero(shifted(angles, -pi / 2))) / 2
formula = sin(angles[0]) / 2 * prod(cos(angle / 2) ** 2 for angle in angles[1:])
print(f"circuit and formula differ by {abs(rule - formula):.6f}")


def mean(function, samples=20000):
    return sum(function(uniform(0, 2 * pi)) for _ in range(samples)) / samples


for n in (4, 10, 20):
    first = mean(lambda t: sin(t) ** 2 / 4)
    others = prod(mean(lambda t: cos(t / 2) ** 4, 4000) for _ in range(n - 1))
    print(f"n = {n}: global {first * others:.3e}, local {first / n**2:.3e}")
