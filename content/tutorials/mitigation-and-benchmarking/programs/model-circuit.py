# Three qubits, three layers, angles drawn once.
from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler


def turn(qc, a, b, c, s):
    """Any turn of one qubit."""
    qc.rz(a, s)
    qc.ry(b, s)
    qc.rz(c, s)


def core(qc, a, b, c, s, t):
    """Entangles a pair."""
    qc.cx(t, s)
    qc.rz(a, s)
    qc.ry(b, t)
    qc.cx(s, t)
    qc.ry(c, t)
    qc.cx(t, s)


qc = QuantumCircuit(3, 3)

turn(qc, 3.94, 0.10, 3.31, 0)       # layer 1
turn(qc, 6.16, 2.78, 1.77, 1)
core(qc, 3.85, 4.53, 2.68, 0, 1)

turn(qc, 6.25, 1.48, 3.07, 1)       # layer 2
turn(qc, 0.87, 1.38, 1.56, 2)
core(qc, 0.97, 3.07, 0.42, 1, 2)

turn(qc, 2.48, 2.13, 1.80, 2)       # layer 3
turn(qc, 1.20, 0.42, 2.69, 0)
core(qc, 3.71, 5.02, 1.85, 2, 0)

turn(qc, 1.29, 1.89, 3.43, 0)
turn(qc, 4.77, 0.91, 4.53, 1)
turn(qc, 2.85, 2.14, 6.25, 2)
qc.measure(range(3), range(3))

result = StatevectorSampler().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
