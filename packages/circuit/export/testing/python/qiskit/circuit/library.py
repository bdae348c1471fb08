"""Gates by their classes, as in qiskit.circuit.library."""

import dense

from .gates import MAKERS, Composite, Gate

XGate, YGate, ZGate, HGate, SGate, SdgGate, TGate, TdgGate = (
    MAKERS[name][1] for name in ("x", "y", "z", "h", "s", "sdg", "t", "tdg")
)
SXGate, SXdgGate, SwapGate, iSwapGate = (MAKERS[name][1] for name in ("sx", "sxdg", "swap", "iswap"))
PhaseGate, RXGate, RYGate, RZGate, UGate = (MAKERS[name][1] for name in ("p", "rx", "ry", "rz", "u"))
RXXGate, RYYGate, RZZGate = (MAKERS[name][1] for name in ("rxx", "ryy", "rzz"))


def QFTGate(num_qubits):
    return Gate(num_qubits, lambda: dense.fourier(num_qubits))
