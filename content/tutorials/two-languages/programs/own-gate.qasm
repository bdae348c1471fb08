OPENQASM 3.0;
include "stdgates.inc";

gate lean(theta) a {
    h a;
    p(theta) a;
    h a;
}

qubit[2] q;
bit[2] c;

h q[0];

ctrl @ lean(2 * pi / 3) q[0], q[1];

c = measure q;
