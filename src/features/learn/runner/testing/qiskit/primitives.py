"""StatevectorSampler, as in qiskit.primitives: run([circuit], shots=…).result()[0].data.<register>.get_counts()."""

import random
from collections import Counter
from types import SimpleNamespace

from .simulation import distribution, record


class _BitArray:
    def __init__(self, values, width):
        self._labels = [format(value, f"0{width}b") for value in values]

    def get_counts(self):
        return dict(Counter(self._labels))

    def get_bitstrings(self):
        return list(self._labels)


def refuse_readings_in_the_middle(circuit):
    """As the real one does: no gate that depends on a bit, and nothing on a qubit after it was read."""
    read = set()
    for kind, *rest, condition in circuit.data:
        if condition:
            raise ValueError("StatevectorSampler cannot handle ControlFlowOp")
        qubits = {rest[0]} if kind != "gate" else {*rest[1], rest[2]}
        if qubits & read:
            raise ValueError("StatevectorSampler cannot handle mid-circuit measurements")
        if kind == "measure":
            read |= qubits


class StatevectorSampler:
    takes_readings_in_the_middle = False

    def __init__(self, *, default_shots=1024, seed=None):
        self._shots, self._random = default_shots, random if seed is None else random.Random(seed)

    def run(self, pubs, *, shots=None):
        results = [self._sample(pub, shots or self._shots) for pub in pubs]
        return SimpleNamespace(result=lambda: results)

    def _sample(self, circuit, shots):
        if not circuit.cregs:
            raise ValueError("The circuit has no classical register")
        if not self.takes_readings_in_the_middle:
            refuse_readings_in_the_middle(circuit)
        chances = distribution(circuit)
        width = circuit.num_clbits
        record({format(value, f"0{width}b"): chance for value, chance in chances.items()})
        drawn = self._random.choices(list(chances), weights=list(chances.values()), k=shots)
        registers, offset = {}, 0
        for register in circuit.cregs:
            mask = (1 << register.size) - 1
            registers[register.name] = _BitArray([value >> offset & mask for value in drawn], register.size)
            offset += register.size
        return SimpleNamespace(data=SimpleNamespace(**registers))
