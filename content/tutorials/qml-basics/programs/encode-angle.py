# One feature becomes the angle of one rotation.
from qiskit import QuantumCircuit
from qiskit.quantum_info import Statevector

x = 0.5  # the feature, in radians
qc = QuantumCircuit(1)
qc.ry(x, 0)

p = Statevector(qc).probabilities_dict()
print(f"P(0) = {p['0']:.4f}, P(1) = {p['1']:.4f}, <Z> = {p['0'] - p['1']:.4f}")
