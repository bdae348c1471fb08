from qiskit import ClassicalRegister, QuantumCircuit, QuantumRegister
from qiskit.primitives import StatevectorSampler

X_CHECKS = {0: [1], 2: [1, 4, 5], 6: [3, 4, 7], 8: [7]}
Z_CHECKS = [[3, 6], [0, 1, 3, 4], [4, 5, 7, 8], [2, 5]]


def patch(errors):
    q = QuantumRegister(9, "q")           # the data, row by row
    a = QuantumRegister(5, "a")           # four checks of Z, and the upper row
    c = ClassicalRegister(5, "c")
    qc = QuantumCircuit(q, a, c)
    for first, others in X_CHECKS.items():
        qc.h(q[first])                    # each as it is, and turned over
        for each in others:
            qc.cx(q[first], q[each])      # now the logical 0
    for k in errors:
        qc.x(q[k])
    for place, check in enumerate(Z_CHECKS + [[0, 1, 2]]):
        for k in check:
            qc.cx(q[k], a[place])
        qc.measure(a[place], c[place])
    return qc


for errors in [[4], [0, 3, 6]]:           # an error, and a logical X
    result = StatevectorSampler().run([patch(errors)], shots=1024).result()
    print(errors, result[0].data.c.get_counts())
