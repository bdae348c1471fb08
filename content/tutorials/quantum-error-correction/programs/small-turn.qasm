OPENQASM 3.0;
include "stdgates.inc";

qubit[3] q;                        // carries the encoded qubit
qubit[2] a;                        // compare the signs
bit[3] c;                          // the syndrome, and what is left

ry(pi/3) q[0];
cx q[0], q[1]; cx q[0], q[2];
h q;                               // the code of signs

rz(pi/4) q[1];                     // a small error: an eighth of a full turn

h a;
cx a[0], q[0]; cx a[0], q[1];      // has q[0] the same sign as q[1]?
cx a[1], q[1]; cx a[1], q[2];      // has q[1] the same sign as q[2]?
h a;
c[0] = measure a[0];
c[1] = measure a[1];

if (c[0] && !c[1]) z q[0];         // repairs
if (c[0] && c[1]) z q[1];
if (!c[0] && c[1]) z q[2];

h q;                               // undoes code and preparation
cx q[0], q[2]; cx q[0], q[1];
ry(-pi/3) q[0];
c[2] = measure q[0];
