OPENQASM 3.0;
include "stdgates.inc";

qubit q;
bit c;

h q;                 // |0⟩ becomes (|0⟩ + |1⟩)/√2
c = measure q;       // one bit comes out, not two amplitudes
