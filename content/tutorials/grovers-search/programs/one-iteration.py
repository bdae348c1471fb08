# One iteration of Grover's search for 101: the oracle, then the diffuser.
from qiskit import QuantumCircuit
from qiskit.quantum_info import Statevector


def oracle(qc):
    qc.x(1)
    qc.ccz(0, 1, 2)
    qc.x(1)


def diffuser(qc):
    qc.h(range(3))       # the uniform state becomes 000
    qc.x(range(3))       # and 000 becomes 111
    qc.ccz(0, 1, 2)      # flips the sign of 111 only
    qc.x(range(3))       # and all the way back
    qc.h(range(3))


qc = QuantumCircuit(3)
qc.h(range(3))
oracle(qc)
diffuser(qc)

state = Statevector(qc)
for item in range(8):
    print(format(item, "03b"), round(state[item].real, 4))
print(state.probabilities_dict())
