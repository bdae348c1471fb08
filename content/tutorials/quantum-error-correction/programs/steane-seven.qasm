OPENQASM 3.0;
include "stdgates.inc";

qubit[7] q;
bit[7] c;

// One face after the other: as it is, and turned over
h q[0]; cx q[0], q[1]; cx q[0], q[2]; cx q[0], q[3];
h q[6]; cx q[6], q[1]; cx q[6], q[3]; cx q[6], q[5];
h q[4]; cx q[4], q[2]; cx q[4], q[3]; cx q[4], q[5];
barrier q;           // the logical 0

h q;                 // H on each: the logical H
c = measure q;
