OPENQASM 3.0;
include "stdgates.inc";

qubit[3] q;          // carry the encoded qubit
qubit[2] a;          // compare the signs
bit[3] c;            // the syndrome, and what is left

ry(pi/3) q[0];
cx q[0], q[1]; cx q[0], q[2];
h q;                 // the code of signs

rz(pi/4) q[1];       // an error: an eighth of a full turn

// Have q[0] and q[1] other signs? And q[1] and q[2]?
h a;
cx a[0], q[0]; cx a[0], q[1];
cx a[1], q[1]; cx a[1], q[2];
h a;
c[0] = measure a[0];
c[1] = measure a[1];

// Repairs
if (c[0] && !c[1]) z q[0];
if (c[0] && c[1]) z q[1];
if (!c[0] && c[1]) z q[2];

h q;                 // undoes code and preparation
cx q[0], q[2]; cx q[0], q[1];
ry(-pi/3) q[0];
c[2] = measure q[0];
