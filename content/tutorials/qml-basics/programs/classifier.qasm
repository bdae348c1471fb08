// The classifier on all four points at once: four copies of the same two-qubit circuit.
OPENQASM 3.0;
include "stdgates.inc";

gate model(x1, x2) a, b {
    ry(x1 + 0.9) a;     // theta1 = 0.9
    ry(x2 - 0.6) b;     // theta2 = -0.6
    cx a, b;
}

qubit[8] q;
bit[4] c;
model(0, 0) q[0], q[1];
model(0, pi) q[2], q[3];
model(pi, 0) q[4], q[5];
model(pi, pi) q[6], q[7];

// 0 stands for the class +1, 1 for the class -1. The labels would read 0110; c[0] is rightmost.
c[0] = measure q[1];
c[1] = measure q[3];
c[2] = measure q[5];
c[3] = measure q[7];
