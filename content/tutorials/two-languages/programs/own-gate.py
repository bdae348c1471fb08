from math import pi
from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

def lean(theta):
    a = QuantumCircuit(1)
    a.h(0)
    a.p(theta, 0)
    a.h(0)
    return a

qc = QuantumCircuit(2, 2)

qc.h(0)

t = 2 * pi / 3
qc = qc.compose(lean(t).control())

qc.measure([0, 1], [0, 1])
sampler = StatevectorSampler()
job = sampler.run([qc])
data = job.result()[0].data
print(data.c.get_counts())
