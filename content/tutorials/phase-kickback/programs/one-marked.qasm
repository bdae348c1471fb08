OPENQASM 3.0;
include "stdgates.inc";

qubit[3] q;
bit[3] c;

h q;
x q[1];                          // f is 1 for 101 only
ctrl(2) @ z q[0], q[1], q[2];
x q[1];
h q;
c = measure q;
