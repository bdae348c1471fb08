OPENQASM 3.0;
include "stdgates.inc";

qubit[2] q;          // two qubits, both in |0⟩
bit[2] c;            // two bits, for what is read

c = measure q;       // reads q[0] into c[0] and q[1] into c[1]
