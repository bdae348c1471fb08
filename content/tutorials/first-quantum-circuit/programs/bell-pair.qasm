OPENQASM 3.0;
include "stdgates.inc";

qubit[2] q;          // both start in |0⟩
bit[2] c;

h q[0];              // q[0] in equal superposition
cx q[0], q[1];       // flips q[1] where q[0] is 1

c = measure q;
