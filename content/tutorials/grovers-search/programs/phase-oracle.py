# The oracle flips the sign of one amplitude, and no count shows it.
from qiskit import QuantumCircuit
from qiskit.quantum_info import Statevector

qc = QuantumCircuit(3)
qc.h(range(3))

qc.x(1)              # 101 becomes 111
qc.ccz(0, 1, 2)      # flips the sign of 111 only
qc.x(1)              # and back

state = Statevector(qc)
for item in range(8):                # 101 reads the same from both sides
    print(format(item, "03b"), round(state[item].real, 4))
print(state.probabilities_dict())
