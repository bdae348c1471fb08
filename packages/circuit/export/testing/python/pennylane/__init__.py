"""Stands in for PennyLane in the tests: the names that exported programs use, recorded and computed exactly.

Definitions are those of docs.pennylane.ai; the first wire is the highest bit.
"""

import cmath

import dense

_tape = []
_modifiers = []
_device_wires = None


def _wires(wires):
    return list(wires) if isinstance(wires, (list, tuple)) else [wires]


class _Operation:
    """Made with its angles and wires, it stands on the tape; `ctrl`, `adjoint` and `cond` change how."""

    def __init__(self, size, matrix, angles=0, controls=0):
        self._size, self._matrix, self._angles, self._controls = size, matrix, angles, controls

    def __call__(self, *angles, wires):
        all_wires = _wires(wires)
        if len(angles) != self._angles:
            raise TypeError(f"takes {self._angles} angles")
        if self._size is not None and len(all_wires) != self._size + self._controls:
            raise ValueError("wrong number of wires")
        matrix = self._matrix(len(all_wires) if self._size is None else self._size, *angles)
        controls = tuple((wire, 1) for wire in all_wires[: self._controls])
        # The matrix has its lowest bit first, PennyLane the highest.
        step = (matrix, list(reversed(all_wires[self._controls :])), controls, None)
        for change in reversed(_modifiers):
            step = change(step)
        _tape.append(("gate", *step))


def _under(change, function):
    def changed(*args, **kwargs):
        _modifiers.append(change)
        try:
            function(*args, **kwargs)
        finally:
            _modifiers.pop()

    return changed


def ctrl(op, control, control_values=None):
    values = control_values if control_values is not None else [1] * len(control)
    if len(values) != len(control):
        raise ValueError("a value for each control")

    def change(step):
        matrix, wires, controls, condition = step
        return matrix, wires, (*controls, *zip(control, values)), condition

    return _under(change, op)


def adjoint(op):
    if not isinstance(op, _Operation):
        raise TypeError("only operations are turned around here")
    return _under(lambda step: (dense.adjoint(step[0]), *step[1:]), op)


def cond(condition, true_fn):
    if not isinstance(condition, MeasurementValue):
        raise TypeError("not a measurement value")
    return _under(lambda step: (*step[:3], condition), true_fn)


class MeasurementValue:
    def __init__(self, evaluate):
        self.evaluate = evaluate

    def __eq__(self, other):
        return MeasurementValue(lambda read: self.evaluate(read) == other)

    def __and__(self, other):
        return MeasurementValue(lambda read: self.evaluate(read) and other.evaluate(read))

    __hash__ = None


def measure(wires, reset=False):
    if _device_wires is not None:
        raise ValueError("a device with a list of wires has none left for deferred measurements")
    if _modifiers:
        raise ValueError("no measurement under a condition")
    place = len(_tape)
    _tape.append(("measure", wires, reset, place))
    return MeasurementValue(lambda read: read[place])


def Barrier(wires):
    _tape.append(("barrier", wires))


def _phase(_, angle):
    return dense.phase(angle)


def _rotation(pauli):
    return lambda _, angle: dense.rotation(pauli, angle)


def _fixed(matrix):
    return lambda _: matrix


X, Y, Z, Hadamard = (_Operation(1, _fixed(each)) for each in (dense.X, dense.Y, dense.Z, dense.H))
S, T, SX = (_Operation(1, _fixed(each)) for each in (dense.phase(cmath.pi / 2), dense.phase(cmath.pi / 4), dense.SX))
PhaseShift = _Operation(1, _phase, 1)
RX, RY, RZ = (_Operation(1, _rotation(each), 1) for each in (dense.X, dense.Y, dense.Z))
U3 = _Operation(1, lambda _, *angles: dense.u3(*angles), 3)
GlobalPhase = _Operation(1, lambda _, angle: dense.scaled(cmath.exp(-1j * angle), [[1, 0], [0, 1]]), 1)
SWAP, ISWAP = _Operation(2, _fixed(dense.SWAP)), _Operation(2, _fixed(dense.ISWAP))
IsingXX, IsingYY, IsingZZ = (_Operation(2, _rotation(each), 1) for each in (dense.XX, dense.YY, dense.ZZ))
QFT = _Operation(None, dense.fourier)
CNOT, CY, CZ, CH = (_Operation(1, _fixed(each), 0, 1) for each in (dense.X, dense.Y, dense.Z, dense.H))
ControlledPhaseShift = _Operation(1, _phase, 1, 1)
CRX, CRY, CRZ = (_Operation(1, _rotation(each), 1, 1) for each in (dense.X, dense.Y, dense.Z))
CSWAP = _Operation(2, _fixed(dense.SWAP), 0, 1)
Toffoli, CCZ = _Operation(1, _fixed(dense.X), 0, 2), _Operation(1, _fixed(dense.Z), 0, 2)


def device(name, wires=None):
    global _device_wires
    if name != "default.qubit":
        raise ValueError(name)
    _device_wires = wires
    return wires


def qnode(_):
    def decorate(function):
        def call(*args):
            _tape.clear()
            answer = function(*args)
            call.tape, call.answer = list(_tape), answer
            return answer

        return call

    return decorate


def state():
    if any(kind == "measure" for kind, *_ in _tape):
        raise ValueError("Cannot use StateMP as a measurement when using defer_measurements")
    return []


def probs(wires=None, op=None):
    if (wires is None) == (op is None):
        raise ValueError("either wires or measured values")
    return op if wires is None else []


def branches(namespace, qubits):
    """Bits as they are listed: the highest first."""
    circuit = namespace["circuit"]

    def run(state):
        read = {}
        for kind, *rest in circuit.tape:
            if kind == "measure":
                wire, is_reset, place = rest
                read[place] = state.measure(wire)
                if is_reset and read[place]:
                    state.apply(dense.X, [wire])
            elif kind == "gate":
                matrix, wires, controls, condition = rest
                if condition is None or condition.evaluate(read):
                    state.apply(matrix, wires, controls)
        return [each.evaluate(read) for each in circuit.answer]

    return dense.explore(qubits, run)
