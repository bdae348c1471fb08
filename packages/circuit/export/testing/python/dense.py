"""Gates on a plain state vector, qubit 0 the lowest bit of an index; measurements by going through every outcome."""

import cmath
import math

LEAST = 1e-12


class State:
    """One way through a program: `path` says what was read, and grows where something is read for the first time."""

    def __init__(self, qubits, path):
        self.amplitudes = [1] + [0] * (2**qubits - 1)
        self.chance, self._path, self._at = 1.0, path, 0

    def apply(self, matrix, targets, controls=()):
        """`targets[0]` is the lowest bit of the matrix's index; `controls` are pairs of qubit and value."""
        if len({*targets, *(qubit for qubit, _ in controls)}) != len(targets) + len(controls):
            raise ValueError("a qubit stands twice in one operation")
        out = list(self.amplitudes)
        mask = sum(1 << target for target in targets)
        for index in range(len(out)):
            if index & mask or any(index >> qubit & 1 != value for qubit, value in controls):
                continue
            places = [index | sum((k >> at & 1) << target for at, target in enumerate(targets)) for k in range(len(matrix))]
            for place, row in zip(places, matrix):
                out[place] = sum(entry * self.amplitudes[other] for entry, other in zip(row, places))
        self.amplitudes = out

    def measure(self, qubit):
        parts = [[each if index >> qubit & 1 == value else 0 for index, each in enumerate(self.amplitudes)] for value in (0, 1)]
        chances = [sum(abs(each) ** 2 for each in part) for part in parts]
        if self._at == len(self._path):
            self._path.append([value for value in (0, 1) if chances[value] > LEAST])
        value = self._path[self._at][0]
        self._at += 1
        self.chance *= chances[value]
        self.amplitudes = [each / chances[value] ** 0.5 for each in parts[value]]
        return value

    def reset(self, qubit):
        if self.measure(qubit):
            self.apply(X, [qubit])


def explore(qubits, run):
    """Every way through `run(state)`, which answers the bits: chance, bits and amplitudes of each."""
    path, branches = [], []
    while True:
        state = State(qubits, path)
        bits = run(state)
        amplitudes = [[complex(each).real, complex(each).imag] for each in state.amplitudes]
        branches.append({"probability": state.chance, "bits": bits, "state": amplitudes})
        while path and len(path[-1]) == 1:
            path.pop()
        if not path:
            return branches
        path[-1] = path[-1][1:]


def phase(angle):
    return [[1, 0], [0, cmath.exp(1j * angle)]]


def rotation(pauli, angle):
    """exp(-i angle P / 2) for P squared = 1."""
    c, s = math.cos(angle / 2), -1j * math.sin(angle / 2)
    return [[(c if i == j else 0) + s * each for j, each in enumerate(row)] for i, row in enumerate(pauli)]


def power(pauli, exponent):
    """P to a power: 1 on the eigenspace +1, exp(i pi exponent) on the eigenspace -1."""
    factor = cmath.exp(1j * math.pi * exponent)
    return [
        [((1 if i == j else 0) + each) / 2 + factor * ((1 if i == j else 0) - each) / 2 for j, each in enumerate(row)]
        for i, row in enumerate(pauli)
    ]


def tensor(high, low):
    return [[a * b for a in row for b in other] for row in high for other in low]


def adjoint(matrix):
    return [[complex(matrix[j][i]).conjugate() for j in range(len(matrix))] for i in range(len(matrix))]


def scaled(factor, matrix):
    return [[factor * each for each in row] for row in matrix]


def fourier(qubits):
    size = 2**qubits
    return [[cmath.exp(2j * math.pi * x * y / size) / size**0.5 for x in range(size)] for y in range(size)]


def u3(theta, phi, lam):
    c, s = math.cos(theta / 2), math.sin(theta / 2)
    return [[c, -cmath.exp(1j * lam) * s], [cmath.exp(1j * phi) * s, cmath.exp(1j * (phi + lam)) * c]]


R = math.sqrt(0.5)
X, Y, Z = [[0, 1], [1, 0]], [[0, -1j], [1j, 0]], [[1, 0], [0, -1]]
H = [[R, R], [R, -R]]
SX = [[0.5 + 0.5j, 0.5 - 0.5j], [0.5 - 0.5j, 0.5 + 0.5j]]
SWAP = [[1, 0, 0, 0], [0, 0, 1, 0], [0, 1, 0, 0], [0, 0, 0, 1]]
ISWAP = [[1, 0, 0, 0], [0, 0, 1j, 0], [0, 1j, 0, 0], [0, 0, 0, 1]]
XX, YY, ZZ = tensor(X, X), tensor(Y, Y), tensor(Z, Z)
