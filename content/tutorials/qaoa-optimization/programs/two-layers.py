# As many layers as there are angles: the square with two, the house with two and with three.
from qiskit import QuantumCircuit
from qiskit.quantum_info import Statevector

square = [(0, 1), (1, 2), (2, 3), (3, 0)]
house = square + [(0, 4), (1, 4)]


def qaoa(n, edges, gammas, betas):
    qc = QuantumCircuit(n)
    qc.h(range(n))
    for gamma, beta in zip(gammas, betas):
        for i, j in edges:
            qc.cx(i, j)
            qc.rz(-gamma, j)
            qc.cx(i, j)
        qc.rx(2 * beta, range(n))
    return qc


def report(name, n, edges, gammas, betas):
    mean, best, highest = 0, 0, 0
    for text, p in Statevector(qaoa(n, edges, gammas, betas)).probabilities_dict().items():
        bits = text[::-1]  # Qiskit prints qubit 0 rightmost
        cut = sum(bits[i] != bits[j] for i, j in edges)
        mean += p * cut
        if cut > highest:
            best, highest = 0, cut
        if cut == highest:
            best += p
    print(f"{name}, {len(gammas)} layers: mean cut {mean:.3f} of {highest}, best cut with probability {best:.4f}")


report("square", 4, square, [0.9046, 1.1185], [0.5593, 0.4523])
report("house", 5, house, [0.5851, 1.0287], [0.5173, 0.3091])
report("house", 5, house, [0.4739, 0.9443, 1.0458], [0.5346, 0.4011, 0.2044])
