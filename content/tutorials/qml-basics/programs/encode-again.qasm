// Three points on a line, x = 0, pi/2 and pi, with the labels +1, -1 and +1.
OPENQASM 3.0;
include "stdgates.inc";

gate once(x) a {
    ry(x) a;            // theta = 0
}
gate twice(x) a {
    ry(x) a;
    rz(pi/3) a;         // phi, the angle that is trained
    ry(x) a;
}

qubit[6] q;
bit[6] c;
twice(0) q[0];
twice(pi/2) q[1];
twice(pi) q[2];
once(0) q[3];
once(pi/2) q[4];
once(pi) q[5];

// 0 stands for the class +1, 1 for the class -1. The labels would read 010 010; c[0] is rightmost.
c = measure q;
