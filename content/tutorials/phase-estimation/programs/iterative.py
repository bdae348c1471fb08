from math import pi

from qiskit import QuantumCircuit
from qiskit_aer.primitives import SamplerV2  # takes gates that depend on bits

qc = QuantumCircuit(2, 4)
qc.x(1)                                      # the eigenstate
for digit in range(4):                       # the last digit first
    qc.reset(0)
    qc.h(0)
    for _ in range(2 ** (3 - digit)):        # 8, 4, 2 and 1 uses of the gate
        qc.cp(2 * pi * 0.3, 0, 1)
    for known in range(digit):               # removes the digits behind it
        with qc.if_test((qc.clbits[known], 1)):
            qc.p(-pi / 2 ** (digit - known), 0)
    qc.h(0)
    qc.measure(0, digit)

result = SamplerV2().run([qc], shots=1024).result()
print(result[0].data.c.get_counts())
