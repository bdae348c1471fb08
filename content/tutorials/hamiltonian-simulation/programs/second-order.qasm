// The same chain in four steps of order 2.
// Two halves of the field that meet are one.
OPENQASM 3.0;
include "stdgates.inc";

gate bond(theta) a, b {
    cx a, b;
    rz(theta) b;
    cx a, b;
}

qubit[4] q;
bit c;

ry(pi/4) q;
rx(-4 * 0.125) q;     // half a step
for int k in [1:4] {
    bond(-2 * 0.25) q[0], q[1];
    bond(-2 * 0.25) q[2], q[3];
    bond(-2 * 0.25) q[1], q[2];
    rx(-4 * 0.25) q;
}
rx(-4 * -0.125) q;    // half a step too much
c = measure q[1];
