OPENQASM 3.0;
include "stdgates.inc";

qubit[2] q;
bit[2] c;

ry(pi/3) q[0];    // 1 in a quarter of the runs
x q[1];           // always 1

// SWAP, on a machine that has none
cx q[0], q[1];
cx q[1], q[0];
cx q[0], q[1];

barrier q;
c = measure q;
