OPENQASM 3.0;
include "stdgates.inc";

qubit[5] q;
qubit helper;
bit[5] c;

x helper;            // |−⟩
h helper;

h q;
cx q[1], helper;     // a CNOT for each 1 of 10110,
cx q[2], helper;     // in which q[0] is the rightmost digit
cx q[4], helper;
h q;
c = measure q;
