OPENQASM 3.0;
include "stdgates.inc";

qubit[2] q;
bit[2] c;

ry(pi/3) q[0];                 // something to recognize: 1 in a quarter of the runs
x q[1];                        // and here: always 1

cx q[0], q[1];                 // SWAP, as a machine without SWAP does it
cx q[1], q[0];
cx q[0], q[1];

barrier q;
c = measure q;
