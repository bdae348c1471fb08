from qiskit import QuantumCircuit
from qiskit.primitives import StatevectorSampler

# 0: Alice's bit, 1: her basis, 2: Bob's basis, 3: the pulse.
qc = QuantumCircuit(4, 4)
for coin in range(3):
    qc.h(coin)
qc.cx(0, 3)
qc.ch(1, 3)
qc.ch(2, 3)
qc.measure([0, 1, 2, 3], [0, 1, 2, 3])

pulses = 1000
result = StatevectorSampler().run([qc], shots=pulses).result()
counts = result[0].data.c.get_counts()

kept = errors = 0
for outcome, n in counts.items():
    bob_bit, bob_basis, basis, bit = outcome  # qubit 0 is rightmost
    if basis == bob_basis:  # announced in public; the bits are not
        kept += n
        if bit != bob_bit:
            errors += n
print(f"{kept} of {pulses} kept, {errors} errors")
