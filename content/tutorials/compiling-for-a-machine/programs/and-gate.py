# An AND of four T gates, and its removal by a measurement that needs none.
from qiskit import QuantumCircuit
from qiskit_aer.primitives import SamplerV2  # takes gates that depend on bits


def and_into(qc, a, b, t):
    qc.h(t)
    qc.t(t)
    qc.cx(a, t)
    qc.cx(b, t)
    qc.cx(t, a)
    qc.cx(t, b)
    qc.tdg(a)
    qc.tdg(b)
    qc.t(t)
    qc.cx(t, a)
    qc.cx(t, b)
    qc.h(t)
    qc.s(t)


qc = QuantumCircuit(3, 3)
qc.h([0, 1])
and_into(qc, 0, 1, 2)
qc.h(2)
qc.measure(2, 2)
with qc.if_test((qc.clbits[2], 1)):
    qc.cz(0, 1)
qc.h([0, 1])
qc.measure([0, 1], [0, 1])

result = SamplerV2().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
