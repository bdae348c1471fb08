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


class StatevectorSampler:
    def __init__(self, *, default_shots=1024, seed=None):
        self._shots, self._random = default_shots, random if seed is None else random.Random(seed)

    def run(self, pubs, *, shots=None):
        results = [self._sample(pub, shots or self._shots) for pub in pubs]
        return SimpleNamespace(result=lambda: results)

    def _sample(self, circuit, shots):
        if not circuit.cregs:
            raise ValueError("The circuit has no classical register")
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
