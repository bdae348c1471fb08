OPENQASM 3.0;
include "stdgates.inc";

qubit[3] q;          // carry the encoded qubit
qubit[2] a;          // read the parities
bit[3] c;            // the syndrome, and what is left

ry(pi/3) q[0];       // √3/2 and 1/2
cx q[0], q[1];       // encodes it
cx q[0], q[2];

x q[1];              // the error

// Do q[0] and q[1] differ? And q[1] and q[2]?
cx q[0], a[0]; cx q[1], a[0];
cx q[1], a[1]; cx q[2], a[1];
barrier q, a;
c[0] = measure a[0];
c[1] = measure a[1];

// Repairs
if (c[0] && !c[1]) x q[0];
if (c[0] && c[1]) x q[1];
if (!c[0] && c[1]) x q[2];

cx q[0], q[2];       // undoes the encoding
cx q[0], q[1];
ry(-pi/3) q[0];      // and the preparation
c[2] = measure q[0];
