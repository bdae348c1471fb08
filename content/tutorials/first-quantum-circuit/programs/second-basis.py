from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

# (a) A Bell pair, read in the X basis
entangled = QuantumCircuit(2, 2)
entangled.h(0)
entangled.cx(0, 1)
entangled.h([0, 1])
entangled.measure([0, 1], [0, 1])

# (b) A mixture: qubit 2 is a coin that flips both and is never looked at again
mixture = QuantumCircuit(3, 2)
mixture.h(2)
mixture.cx(2, 0)
mixture.cx(2, 1)
mixture.h([0, 1])
mixture.measure([0, 1], [0, 1])

for result in StatevectorSampler().run([entangled, mixture], shots=1024).result():
    print(result.data.c.get_counts())
