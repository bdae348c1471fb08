// Two qubits: where is the electron with spin up,
// q[0], and where that with spin down, q[1]?
OPENQASM 3.0;
include "stdgates.inc";

qubit[2] q;
bit[2] c;

ry(-0.2259) q[0];  // twice the best angle
cx q[0], q[1];

c = measure q;     // for the terms Z0, Z1, Z0 Z1
