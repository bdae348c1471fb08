# The exact probability of success among 8 items after k iterations.
from qiskit import QuantumCircuit
from qiskit.quantum_info import Statevector


def mark(qc, item):
    """Flips the sign of one item; its string has qubit 0 rightmost."""
    zeros = [q for q in range(3) if item[2 - q] == "0"]
    for q in zeros:
        qc.x(q)
    qc.ccz(0, 1, 2)
    for q in zeros:
        qc.x(q)


def diffuser(qc):
    qc.h(range(3))
    qc.x(range(3))
    qc.ccz(0, 1, 2)
    qc.x(range(3))
    qc.h(range(3))


for marked, most in [(["101"], 4), (["101", "011"], 2)]:
    for k in range(most + 1):
        qc = QuantumCircuit(3)
        qc.h(range(3))
        for _ in range(k):
            for item in marked:
                mark(qc, item)
            diffuser(qc)
        chances = Statevector(qc).probabilities_dict()
        success = sum(chances.get(item, 0) for item in marked)
        print(f"{len(marked)} marked, k = {k}: P = {success:.4f}")
