"""Stands in for Qiskit 2 in the tests: the names that exported programs use, recorded and computed exactly.

Definitions are those of the API reference (qiskit.circuit.library); qubit 0 is the lowest bit of an index.
"""

import cmath

import dense
import symbols

from .circuit import library
from .circuit.gates import METHODS, Circuit, Gate


class Bit:
    pass


class Register(list):
    def __init__(self, size, name):
        super().__init__(Bit() for _ in range(size))
        self.name = name


class QuantumRegister(Register):
    pass


class ClassicalRegister(Register):
    pass


class QuantumCircuit(Circuit):
    def __init__(self, *registers, name=None):
        self.qubits, self.clbits, self.data = [], [], []
        self._scopes, self._phase = [self.data], 0
        if any(isinstance(each, int) for each in registers):
            registers = [QuantumRegister(registers[0], "q")]
        names = [each.name for each in registers]
        if len(set(names)) != len(names):
            raise ValueError("register name already exists")
        for register in registers:
            (self.qubits if isinstance(register, QuantumRegister) else self.clbits).extend(register)

    def _qubit(self, which):
        return range(len(self.qubits))[which] if isinstance(which, int) else self.qubits.index(which)

    def _add(self, *step):
        self._scopes[-1].append(step)

    @property
    def global_phase(self):
        return 0

    @global_phase.setter
    def global_phase(self, angle):
        self._add("phase", angle)

    def append(self, gate, qubits):
        if gate.num_qubits != len(qubits):
            raise ValueError(f"{gate} acts on {gate.num_qubits} qubits")
        self._add("gate", gate, [self._qubit(each) for each in qubits])

    def __getattr__(self, name):
        if name not in METHODS:
            raise AttributeError(f"'QuantumCircuit' object has no attribute '{name}'")
        angles, make = METHODS[name]
        return lambda *args: self.append(make(*args[:angles]), args[angles:])

    def barrier(self, *qubits):
        self._add("barrier", [self._qubit(each) for each in qubits])

    def reset(self, qubit):
        self._add("reset", self._qubit(qubit))

    def measure(self, qubit, bit):
        self._add("measure", self._qubit(qubit), self.clbits.index(bit))

    def if_test(self, condition):
        bit, wanted = condition
        return _IfTest(self, self.clbits.index(bit), wanted)

    def to_gate(self, parameter_map=None, label=None):
        for kind, *rest in self.data:
            if kind not in ("gate", "phase"):
                raise TypeError(f"{kind} is not a gate instance")
            if kind == "gate" and rest[0].is_annotated:
                raise TypeError("an annotated operation is not a gate instance")
        return library.Composite(len(self.qubits), self.data)


class _IfTest:
    def __init__(self, circuit, bit, wanted):
        self._circuit, self._step = circuit, ("if", bit, wanted, [])

    def __enter__(self):
        self._circuit._add(*self._step)
        self._circuit._scopes.append(self._step[-1])

    def __exit__(self, *_):
        self._circuit._scopes.pop()


def branches(namespace, values):
    circuit = namespace["circuit"]

    def run(state):
        bits = [0] * len(circuit.clbits)
        steps(state, circuit.data, bits)
        return bits

    def steps(state, data, bits):
        for kind, *rest in data:
            if kind == "gate":
                rest[0].apply(state, rest[1], (), values)
            elif kind == "phase":
                factor = cmath.exp(1j * symbols.value(rest[0], values))
                state.amplitudes = [factor * each for each in state.amplitudes]
            elif kind == "reset":
                state.reset(rest[0])
            elif kind == "measure":
                bits[rest[1]] = state.measure(rest[0])
            elif kind == "if" and bits[rest[0]] == rest[1]:
                steps(state, rest[2], bits)

    return dense.explore(len(circuit.qubits), run)
