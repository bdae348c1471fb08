// The same state, read along X.
OPENQASM 3.0;
include "stdgates.inc";

qubit[2] q;
bit[2] c;

ry(-0.2259) q[0];
cx q[0], q[1];
barrier q;
h q;               // for the term X0 X1

c = measure q;
