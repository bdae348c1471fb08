from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

first = QuantumCircuit(1, 1)    # H, H
first.h(0)
first.h(0)
first.measure(0, 0)

second = QuantumCircuit(1, 1)   # H, Z, H
second.h(0)
second.z(0)                     # changes one sign and no probability
second.h(0)
second.measure(0, 0)

for result in StatevectorSampler().run([first, second], shots=1024).result():
    print(result.data.c.get_counts())
