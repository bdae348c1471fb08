"""Stands in for Cirq 1 in the tests: the names that exported programs use, recorded and computed exactly.

Definitions are those of the API reference (quantumai.google/reference/python/cirq); the first qubit is the highest bit.
"""

import dense
import symbols
import sympy


class LineQubit:
    def __init__(self, x):
        self.x = x

    @classmethod
    def range(cls, stop):
        return [cls(x) for x in range(stop)]


class Operation:
    def __init__(self, gate, qubits, controls=(), conditions=()):
        self.gate, self.qubits, self.controls, self.conditions = gate, qubits, controls, conditions

    def controlled_by(self, *qubits, control_values=None):
        if self.conditions or not isinstance(self.gate, _Gate):
            raise ValueError("only gates are controlled, before they are made conditional")
        values = control_values if control_values is not None else [1] * len(qubits)
        if len(values) != len(qubits):
            raise ValueError("a value for each control")
        return Operation(self.gate, self.qubits, (*self.controls, *zip(qubits, values)))

    def with_classical_controls(self, *conditions):
        if isinstance(self.gate, _Measurement):
            raise ValueError("Cannot conditionally run operations with measurement.")
        if any(not isinstance(each, (str, sympy.Eq)) for each in conditions):
            raise TypeError("not a condition")
        return Operation(self.gate, self.qubits, self.controls, (*self.conditions, *conditions))


class _Gate:
    def __init__(self, size, matrix, *angles):
        self.size, self._matrix, self._angles = size, matrix, angles

    def __call__(self, *qubits):
        if len(qubits) != self.size or any(not isinstance(each, LineQubit) for each in qubits):
            raise ValueError(f"acts on {self.size} qubits")
        return Operation(self, qubits)

    def matrix(self, values):
        return self._matrix(*(symbols.value(angle, values) for angle in self._angles))


class _Power(_Gate):
    """A Pauli operator or a product of two, to a power; its first power has no phase of its own."""

    def __init__(self, pauli, exponent=1.0, global_shift=0.0):
        self._pauli, self._shift = pauli, global_shift
        super().__init__(len(pauli).bit_length() - 1, self._power, exponent)

    def _power(self, exponent):
        # (P e^{iπs})^t
        factor = dense.cmath.exp(1j * dense.math.pi * self._shift * exponent)
        return dense.scaled(factor, dense.power(self._pauli, exponent))

    def __pow__(self, exponent):
        return _Power(self._pauli, self._angles[0] * exponent, self._shift)


class _Controlled:
    def __init__(self, base, controls):
        self._base, self._controls = base, controls

    def __call__(self, *qubits):
        return self._base(*qubits[self._controls :]).controlled_by(*qubits[: self._controls])


class _Measurement:
    def __init__(self, key):
        self.key = key


class _Reset:
    pass


X, Y, Z = _Power(dense.X), _Power(dense.Y), _Power(dense.Z)
S, T = Z**0.5, Z**0.25
H = _Gate(1, lambda: dense.H)
SWAP, ISWAP = _Gate(2, lambda: dense.SWAP), _Gate(2, lambda: dense.ISWAP)
CNOT, CZ, CSWAP, CCX, CCZ = (_Controlled(*each) for each in ((X, 1), (Z, 1), (SWAP, 1), (X, 2), (Z, 2)))


def rx(rads):
    return _Gate(1, lambda angle: dense.rotation(dense.X, angle), rads)


def ry(rads):
    return _Gate(1, lambda angle: dense.rotation(dense.Y, angle), rads)


def rz(rads):
    return _Gate(1, lambda angle: dense.rotation(dense.Z, angle), rads)


def ZPowGate(*, exponent=1.0, global_shift=0.0):
    return _Power(dense.Z, exponent, global_shift)


def XXPowGate(*, exponent=1.0, global_shift=0.0):
    return _Power(dense.XX, exponent, global_shift)


def YYPowGate(*, exponent=1.0, global_shift=0.0):
    return _Power(dense.YY, exponent, global_shift)


def ZZPowGate(*, exponent=1.0, global_shift=0.0):
    return _Power(dense.ZZ, exponent, global_shift)


def qft(*qubits, without_reverse=False, inverse=False):
    matrix = dense.fourier(len(qubits))
    gate = _Gate(len(qubits), lambda: dense.adjoint(matrix) if inverse else matrix)
    # The matrix has its lowest bit first, Cirq the highest.
    return gate(*reversed(qubits))


def measure(target, *, key):
    return Operation(_Measurement(key), (target,))


def reset(qubit):
    return Operation(_Reset(), (qubit,))


def flatten_to_ops(root):
    if isinstance(root, Operation):
        yield root
    else:
        for each in root:
            yield from flatten_to_ops(each)


class Circuit:
    def __init__(self):
        self.operations = []

    def append(self, moment_or_operation_tree):
        self.operations.extend(flatten_to_ops(moment_or_operation_tree))


def branches(namespace, values):
    circuit, size = namespace["circuit"], len(namespace["q"])

    def is_met(condition, read):
        key, wanted = (condition, 1) if isinstance(condition, str) else (condition.left.name, condition.right)
        if key not in read:
            raise ValueError(f"Measurement key {key} missing when testing classical control")
        return read[key] == wanted

    def run(state):
        read = {}
        for operation in circuit.operations:
            if not all([is_met(each, read) for each in operation.conditions]):
                continue
            qubits = [each.x for each in operation.qubits]
            if isinstance(operation.gate, _Measurement):
                read[operation.gate.key] = state.measure(qubits[0])
            elif isinstance(operation.gate, _Reset):
                state.reset(qubits[0])
            else:
                controls = tuple((qubit.x, value) for qubit, value in operation.controls)
                state.apply(operation.gate.matrix(values), qubits, controls)
        return read

    return dense.explore(size, run)
