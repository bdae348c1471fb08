"""Stands in for Qiskit 1.x in the tests: the few names that the site's programs use, computed exactly.

Bit order and gate definitions follow the Qiskit 1.x API reference (qiskit.circuit.library): qubit 0 is the lowest
bit of an index and the rightmost letter of a string. Anything that is not here raises, so a misspelt gate is found.
"""

import cmath
import math


class Bit:
    def __init__(self, register=None, index=0):
        self.register, self.index = register, index


class Register(list):
    def __init__(self, size, name):
        super().__init__(Bit(self, index) for index in range(size))
        self.name = name

    @property
    def size(self):
        return len(self)

    def __hash__(self):
        return id(self)


class QuantumRegister(Register):
    def __init__(self, size, name="q"):
        super().__init__(size, name)


class ClassicalRegister(Register):
    def __init__(self, size, name="c"):
        super().__init__(size, name)


def _phase(angle):
    return ((1, 0), (0, cmath.exp(1j * angle)))


def _rx(angle):
    c, s = math.cos(angle / 2), -1j * math.sin(angle / 2)
    return ((c, s), (s, c))


def _ry(angle):
    c, s = math.cos(angle / 2), math.sin(angle / 2)
    return ((c, -s), (s, c))


def _rz(angle):
    return ((cmath.exp(-0.5j * angle), 0), (0, cmath.exp(0.5j * angle)))


_R = math.sqrt(0.5)
_X, _Y, _Z = ((0, 1), (1, 0)), ((0, -1j), (1j, 0)), ((1, 0), (0, -1))
_H = ((_R, _R), (_R, -_R))
_SX = ((0.5 + 0.5j, 0.5 - 0.5j), (0.5 - 0.5j, 0.5 + 0.5j))

# name: (number of angles, number of controls, matrix on the last qubit)
_GATES = {
    "h": (0, 0, lambda: _H), "x": (0, 0, lambda: _X), "y": (0, 0, lambda: _Y), "z": (0, 0, lambda: _Z),
    "s": (0, 0, lambda: _phase(math.pi / 2)), "sdg": (0, 0, lambda: _phase(-math.pi / 2)),
    "t": (0, 0, lambda: _phase(math.pi / 4)), "tdg": (0, 0, lambda: _phase(-math.pi / 4)),
    "sx": (0, 0, lambda: _SX), "id": (0, 0, lambda: ((1, 0), (0, 1))),
    "p": (1, 0, _phase), "rx": (1, 0, _rx), "ry": (1, 0, _ry), "rz": (1, 0, _rz),
    "cx": (0, 1, lambda: _X), "cy": (0, 1, lambda: _Y), "cz": (0, 1, lambda: _Z), "ch": (0, 1, lambda: _H),
    "cp": (1, 1, _phase), "crx": (1, 1, _rx), "cry": (1, 1, _ry), "crz": (1, 1, _rz),
    "ccx": (0, 2, lambda: _X), "ccz": (0, 2, lambda: _Z),
}


class QuantumCircuit:
    def __init__(self, *registers, name=None):
        self.qubits, self.clbits, self.cregs, self.qregs = [], [], [], []
        self.data, self._condition = [], None
        if registers and all(isinstance(each, int) for each in registers):
            named = [QuantumRegister(registers[0], "q")]
            registers = named + [ClassicalRegister(count, "c") for count in registers[1:]]
        for register in registers:
            self.add_register(register)

    def add_register(self, register):
        if isinstance(register, QuantumRegister):
            self.qregs.append(register)
            self.qubits.extend(register)
        elif isinstance(register, ClassicalRegister):
            self.cregs.append(register)
            self.clbits.extend(register)
        else:
            raise TypeError(f"not a register: {register!r}")

    @property
    def num_qubits(self):
        return len(self.qubits)

    @property
    def num_clbits(self):
        return len(self.clbits)

    def _find(self, which, bits):
        if isinstance(which, int):
            if not -len(bits) <= which < len(bits):
                raise IndexError(f"index {which} out of range for {len(bits)} bits")
            return which % len(bits)
        return next(index for index, bit in enumerate(bits) if bit is which)

    def _many(self, which, bits):
        if isinstance(which, (int, Bit)):
            return [self._find(which, bits)]
        return [self._find(each, bits) for each in which]

    def _add(self, kind, *rest):
        self.data.append((kind, *rest, self._condition))

    def _gate(self, name, args):
        angles, controls, matrix = _GATES[name]
        if len(args) != angles + controls + 1:
            raise TypeError(f"{name} takes {angles} angles and {controls + 1} qubits")
        columns = [self._many(each, self.qubits) for each in args[angles:]]
        for index in range(max(map(len, columns))):
            qubits = [column[index if len(column) > 1 else 0] for column in columns]
            self._unitary(matrix(*map(float, args[:angles])), qubits[:-1], qubits[-1])

    def _unitary(self, matrix, controls, target):
        if len({*controls, target}) != len(controls) + 1:
            raise ValueError("duplicate qubit arguments")
        self._add("gate", matrix, tuple(controls), target)

    def __getattr__(self, name):
        if name not in _GATES:
            raise AttributeError(f"'QuantumCircuit' object has no attribute '{name}'")
        return lambda *args: self._gate(name, args)

    def mcx(self, control_qubits, target_qubit):
        self._unitary(_X, self._many(control_qubits, self.qubits), self._find(target_qubit, self.qubits))

    def mcp(self, angle, control_qubits, target_qubit):
        self._unitary(_phase(angle), self._many(control_qubits, self.qubits), self._find(target_qubit, self.qubits))

    def swap(self, first, second):
        for pair in ((first, second), (second, first), (first, second)):
            self.cx(*pair)

    def cswap(self, control, first, second):
        self.cx(second, first)
        self.ccx(control, first, second)
        self.cx(second, first)

    def rzz(self, angle, first, second):
        self.cx(first, second)
        self.rz(angle, second)
        self.cx(first, second)

    def rxx(self, angle, first, second):
        self.h([first, second])
        self.rzz(angle, first, second)
        self.h([first, second])

    def ryy(self, angle, first, second):
        # exp(-i a YY/2) = (S S)(exp(-i a XX/2))(S† S†), because S X S† = Y
        self.sdg([first, second])
        self.rxx(angle, first, second)
        self.s([first, second])

    def barrier(self, *_):
        return None

    def reset(self, qubit):
        for each in self._many(qubit, self.qubits):
            self._add("reset", each)

    def measure(self, qubit, cbit):
        qubits, cbits = self._many(qubit, self.qubits), self._many(cbit, self.clbits)
        if len(qubits) != len(cbits):
            raise ValueError("as many qubits as classical bits")
        for pair in zip(qubits, cbits):
            self._add("measure", *pair)

    def measure_all(self):
        register = ClassicalRegister(self.num_qubits, "meas")
        self.add_register(register)
        self.measure(self.qubits, list(register))

    def if_test(self, condition):
        bit, value = condition
        bits = self._many(bit, self.clbits)
        return _IfTest(self, (tuple(bits), int(value)))

    def compose(self, other, qubits=None, inplace=False):
        target = self if inplace else self.copy()
        places = range(other.num_qubits) if qubits is None else target._many(qubits, target.qubits)
        for kind, *rest in other.data:
            if kind != "gate":
                raise ValueError("only gates can be composed here")
            matrix, controls, last, _ = rest
            target._unitary(matrix, [places[each] for each in controls], places[last])
        return None if inplace else target

    def copy(self):
        twin = QuantumCircuit(*self.qregs, *self.cregs)
        twin.data = list(self.data)
        return twin

    def control(self, num_ctrl_qubits=1):
        # The controls precede the circuit's own qubits.
        twin = QuantumCircuit(num_ctrl_qubits + self.num_qubits)
        for kind, *rest in self.data:
            if kind != "gate":
                raise ValueError("only gates can be controlled")
            matrix, controls, last, _ = rest
            moved = [num_ctrl_qubits + each for each in controls]
            twin._unitary(matrix, [*range(num_ctrl_qubits), *moved], num_ctrl_qubits + last)
        return twin

    def inverse(self):
        twin = QuantumCircuit(*self.qregs, *self.cregs)
        for kind, matrix, controls, last, _ in reversed(self.data):
            ((a, b), (c, d)) = matrix
            adjoint = tuple(tuple(complex(each).conjugate() for each in row) for row in ((a, c), (b, d)))
            twin._unitary(adjoint, controls, last)
        return twin


class _IfTest:
    def __init__(self, circuit, condition):
        self.circuit, self.condition = circuit, condition

    def __enter__(self):
        self.circuit._condition = self.condition

    def __exit__(self, *_):
        self.circuit._condition = None
