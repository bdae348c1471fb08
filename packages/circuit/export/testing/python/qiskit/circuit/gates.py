"""Gates and what may be done with them."""

import cmath

import dense
import symbols


class Circuit:
    pass


class Gate:
    """A matrix of some angles."""

    is_annotated = False
    #: Their controlled forms may keep an angle open; with two controls and more they are annotated then.
    takes_symbol = False

    def __init__(self, num_qubits, matrix, *angles):
        self.num_qubits, self._matrix, self._angles = num_qubits, matrix, angles

    @property
    def is_open(self):
        return any(symbols.has_symbol(angle) for angle in self._angles)

    def apply(self, state, qubits, controls, values):
        angles = [symbols.value(angle, values) for angle in self._angles]
        state.apply(self._matrix(*angles), qubits, controls)

    def inverse(self):
        return Inverse(self)

    def control(self, num_ctrl_qubits=1, label=None, ctrl_state=None):
        return Controlled(self, num_ctrl_qubits, ctrl_state)


class Controlled(Gate):
    """The leftmost digit of a state belongs to the last control."""

    def __init__(self, base, controls, state):
        digits = state if state is not None else "1" * controls
        if len(digits) != controls:
            raise ValueError("a digit for each control")
        if base.is_open and not base.takes_symbol:
            raise ValueError("cannot control a gate with an unbound parameter")
        self.num_qubits, self._base = base.num_qubits + controls, base
        self._values = [int(digit) for digit in reversed(digits)]
        self.is_annotated = base.is_annotated or (base.is_open and controls > 1)

    @property
    def is_open(self):
        return self._base.is_open

    def apply(self, state, qubits, controls, values):
        own = tuple(zip(qubits, self._values))
        self._base.apply(state, qubits[len(own) :], (*controls, *own), values)


class Inverse(Gate):
    def __init__(self, base):
        self.num_qubits, self._base = base.num_qubits, base
        self._angles, self._matrix = base._angles, lambda *angles: dense.adjoint(base._matrix(*angles))


class Composite(Gate):
    """What `to_gate` makes of a circuit."""

    def __init__(self, num_qubits, data):
        self.num_qubits, self._data = num_qubits, list(data)

    @property
    def is_open(self):
        return any(each[1].is_open if each[0] == "gate" else symbols.has_symbol(each[1]) for each in self._data)

    def apply(self, state, qubits, controls, values):
        for kind, *rest in self._data:
            if kind == "gate":
                rest[0].apply(state, [qubits[each] for each in rest[1]], controls, values)
            else:
                factor = cmath.exp(1j * symbols.value(rest[0], values))
                state.apply([[factor, 0], [0, factor]], [qubits[0]], controls)


def fixed(matrix):
    size = len(matrix).bit_length() - 1
    return lambda: Gate(size, lambda: matrix)


def turning(size, matrix, angles=1, takes_symbol=False):
    def make(*values):
        if len(values) != angles:
            raise TypeError(f"takes {angles} angles")
        gate = Gate(size, matrix, *values)
        gate.takes_symbol = takes_symbol
        return gate

    return make


MAKERS = {
    "x": (0, fixed(dense.X)), "y": (0, fixed(dense.Y)), "z": (0, fixed(dense.Z)), "h": (0, fixed(dense.H)),
    "s": (0, fixed(dense.phase(cmath.pi / 2))), "sdg": (0, fixed(dense.phase(-cmath.pi / 2))),
    "t": (0, fixed(dense.phase(cmath.pi / 4))), "tdg": (0, fixed(dense.phase(-cmath.pi / 4))),
    "sx": (0, fixed(dense.SX)), "sxdg": (0, fixed(dense.adjoint(dense.SX))),
    "swap": (0, fixed(dense.SWAP)), "iswap": (0, fixed(dense.ISWAP)),
    "p": (1, turning(1, dense.phase, takes_symbol=True)),
    "rx": (1, turning(1, lambda angle: dense.rotation(dense.X, angle), takes_symbol=True)),
    "ry": (1, turning(1, lambda angle: dense.rotation(dense.Y, angle), takes_symbol=True)),
    "rz": (1, turning(1, lambda angle: dense.rotation(dense.Z, angle), takes_symbol=True)),
    "u": (3, turning(1, dense.u3, 3, takes_symbol=True)),
    "rxx": (1, turning(2, lambda angle: dense.rotation(dense.XX, angle))),
    "ryy": (1, turning(2, lambda angle: dense.rotation(dense.YY, angle))),
    "rzz": (1, turning(2, lambda angle: dense.rotation(dense.ZZ, angle))),
}

METHODS = dict(MAKERS)
for _method, _base, _controls in [
    ("cx", "x", 1), ("cy", "y", 1), ("cz", "z", 1), ("ch", "h", 1), ("cs", "s", 1), ("csdg", "sdg", 1), ("csx", "sx", 1),
    ("cp", "p", 1), ("crx", "rx", 1), ("cry", "ry", 1), ("crz", "rz", 1), ("cswap", "swap", 1), ("ccx", "x", 2),
    ("ccz", "z", 2),
]:
    _angles, _make = MAKERS[_base]
    METHODS[_method] = (_angles, lambda *values, make=_make, controls=_controls: make(*values).control(controls))
