"""Statevector, as in qiskit.quantum_info."""

from .simulation import apply, record


class Statevector:
    def __init__(self, circuit):
        if any(kind != "gate" for kind, *_ in circuit.data):
            raise ValueError("Cannot apply Instruction: measure")
        self.num_qubits = circuit.num_qubits
        self.data = [1] + [0] * (2**circuit.num_qubits - 1)
        for _, matrix, controls, target, _ in circuit.data:
            self.data = apply(self.data, matrix, controls, target)
        record(self.probabilities_dict())

    @classmethod
    def from_instruction(cls, circuit):
        return cls(circuit)

    def _labeled(self, values):
        return {format(index, f"0{self.num_qubits}b"): value for index, value in enumerate(values)}

    def probabilities_dict(self, decimals=None):
        chances = self._labeled(abs(each) ** 2 for each in self.data)
        kept = {label: chance for label, chance in chances.items() if chance > 1e-15}
        return kept if decimals is None else {label: round(chance, decimals) for label, chance in kept.items()}

    def probabilities(self):
        return [abs(each) ** 2 for each in self.data]

    def to_dict(self):
        return {label: complex(each) for label, each in self._labeled(self.data).items() if abs(each) > 1e-9}

    def __getitem__(self, index):
        return complex(self.data[int(index, 2) if isinstance(index, str) else index])

    def __iter__(self):
        return map(complex, self.data)

    def __len__(self):
        return len(self.data)
