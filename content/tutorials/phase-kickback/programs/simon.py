# Simon's circuit for the mask 110: how many runs until the mask is known?
from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

qc = QuantumCircuit(5, 3)           # inputs 0 to 2, values 3 and 4
qc.h(range(3))
qc.cx(0, 3)                         # the same for x and x ⊕ 110
qc.cx(1, 4)
qc.cx(2, 4)
qc.h(range(3))
qc.measure(range(3), range(3))

result = StatevectorSampler().run([qc], shots=20000).result()
readings = [int(y, 2) for y in result[0].data.c.get_bitstrings()]

SEARCHES, used = 4096, 0
for _ in range(SEARCHES):
    rows = []                       # independent equations
    while len(rows) < 2:
        y = readings[used]
        used += 1
        for row in rows:            # elimination modulo 2
            y = min(y, y ^ row)
        if y > 0:                   # 0 brings nothing new
            rows.append(y)
    fits = [s for s in range(1, 8) if all((s & y).bit_count() % 2 == 0 for y in rows)]
    assert fits == [0b110]
print("mean number of runs:", used / SEARCHES)
