from qiskit import QuantumCircuit
from qiskit.quantum_info import Statevector

qc = QuantumCircuit(2)      # two qubits, both in |0⟩
state = Statevector(qc)
print(state.probabilities_dict())
