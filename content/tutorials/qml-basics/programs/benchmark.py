# Five seeds. Rivals: the circuit, the circuit without its CNOT, the best line, the best vote of neighbors.
import random
from math import cos, exp, pi, sin

from qiskit import QuantumCircuit
from qiskit.quantum_info import Statevector


def draw(n):  # points around the corners, labeled by their corner
    corners = [(random.randint(0, 1), random.randint(0, 1)) for _ in range(n)]
    return [(pi * i + random.uniform(-1.65, 1.65), pi * j + random.uniform(-1.65, 1.65), 1 if i == j else -1)
            for i, j in corners]


def mean(a, b, linked):  # exact, where the quantum computer would need readings
    qc = QuantumCircuit(2)
    qc.ry(a, 0)
    qc.ry(b, 1)
    if linked:
        qc.cx(0, 1)
    p = Statevector(qc).probabilities()  # 00, 01, 10, 11 with qubit 1 leftmost
    return p[0] + p[1] - p[2] - p[3]


def trained(data, linked):  # gradient descent, one point a step
    t1, t2, s = random.uniform(-1.2, 1.2), random.uniform(-1.2, 1.2), pi / 2
    for x1, x2, y in data:
        a, b = x1 + t1, x2 + t2
        pull = 0.1 * (y - mean(a, b, linked))
        t1 += pull * (mean(a + s, b, linked) - mean(a - s, b, linked))
        t2 += pull * (mean(a, b + s, linked) - mean(a, b - s, linked))
    return lambda a, b: mean(a + t1, b + t2, linked)


def line(w, c):
    return lambda a, b: cos(w) * a + sin(w) * b - c


def vote(data, width):  # near points weigh more; none votes on itself
    return lambda a, b: sum(y * exp(-((x1 - a) ** 2 + (x2 - b) ** 2) / width) for x1, x2, y in data if x1 != a)


def right(model, data):
    return sum(model(a, b) * y > 0 for a, b, y in data)


for seed in range(1, 6):
    random.seed(seed)
    data, test = draw(40), draw(100)
    lines = [line(pi / 4 * (k % 8), k // 8 - 1) for k in range(56)]
    votes = [vote(data, width) for width in (0.1, 0.5, 2.0)]
    best = [max(models, key=lambda model: right(model, data)) for models in (lines, votes)]
    models = [trained(data, True), trained(data, False), *best]
    print(f"seed {seed}, right of 100:", [right(model, test) for model in models])
