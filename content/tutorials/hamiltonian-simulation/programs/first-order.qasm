// Four spins in a chain, J = 1 and h = 2,
// up to t = 1 in four steps of order 1.
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
for int k in [1:4] {        // dt = 1/4
    bond(-2 * 0.25) q[0], q[1];
    bond(-2 * 0.25) q[2], q[3];
    bond(-2 * 0.25) q[1], q[2];
    rx(-4 * 0.25) q;
}
c = measure q[1];
