// Two layers, a flip in the middle, and back.
OPENQASM 3.0;
include "stdgates.inc";

const float p_fault = 0.02; // of a Y after a layer

gate layer a, b {
    h a;
    s b;
    cx a, b;
}
gate layer_back a, b {
    cx a, b;
    sdg b;
    h a;
}

qubit[2] q;
qubit[8] strike;            // chance, never read
output bit[2] c;

ry(2 * arcsin(sqrt(p_fault))) strike;
for int k in [0:1] {
    layer q[0], q[1];
    cy strike[2 * k], q[0];
    cy strike[2 * k + 1], q[1];
}
x q[0];                     // known, undone on paper
for int k in [2:3] {
    layer_back q[0], q[1];
    cy strike[2 * k], q[0];
    cy strike[2 * k + 1], q[1];
}
c = measure q;
