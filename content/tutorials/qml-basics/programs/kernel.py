# Three kernels: encode x, take the encoding of z back, probability of all zeros.
from math import pi

from qiskit import QuantumCircuit
from qiskit.quantum_info import Statevector


def angle_map(x):
    qc = QuantumCircuit(len(x))
    for i, angle in enumerate(x):
        qc.ry(angle, i)
    return qc


def zz_map(x):
    qc = QuantumCircuit(2)
    for _ in range(2):
        qc.h([0, 1])
        qc.p(2 * x[0], 0)
        qc.p(2 * x[1], 1)
        qc.cx(0, 1)
        qc.p(2 * (pi - x[0]) * (pi - x[1]), 1)
        qc.cx(0, 1)
    return qc


def kernel(encode, x, z):
    qc = encode(x).compose(encode(z).inverse())
    return Statevector(qc).probabilities()[0]


print(f"one rotation: {kernel(angle_map, [0.3], [1.2]):.4f}")
print(f"two rotations: {kernel(angle_map, [0.5, 1.0], [0.8, 0.4]):.4f}")
print(f"ZZ map: {kernel(zz_map, [0.5, 1.0], [0.8, 0.4]):.4f}")
print(f"ZZ map, x with itself: {kernel(zz_map, [0.5, 1.0], [0.5, 1.0]):.4f}")
