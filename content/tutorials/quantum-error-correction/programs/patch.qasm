OPENQASM 3.0;
include "stdgates.inc";

qubit[9] q;          // the data, row by row
qubit[4] a;          // read the checks of Z
qubit top;           // reads the logical qubit
bit[5] c;

// One check of X after the other: as it is, and turned over
h q[0]; cx q[0], q[1];
h q[2]; cx q[2], q[1]; cx q[2], q[4]; cx q[2], q[5];
h q[6]; cx q[6], q[3]; cx q[6], q[4]; cx q[6], q[7];
h q[8]; cx q[8], q[7];

x q[4];              // the error

for int k in {3, 6} cx q[k], a[0];
for int k in {0, 1, 3, 4} cx q[k], a[1];
for int k in {4, 5, 7, 8} cx q[k], a[2];
for int k in {2, 5} cx q[k], a[3];
for int k in [0:3] c[k] = measure a[k];

// The parity of the upper row
for int k in [0:2] cx q[k], top;
c[4] = measure top;
