from qiskit import QuantumCircuit
from qiskit.quantum_info import Statevector

qc = QuantumCircuit(1)
qc.h(0)                     # |0⟩ becomes (|0⟩ + |1⟩)/√2
state = Statevector(qc)
print(list(state))                  # the two amplitudes
print(state.probabilities_dict())   # their squares
