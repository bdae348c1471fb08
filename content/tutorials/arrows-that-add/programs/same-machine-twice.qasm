OPENQASM 3.0;
include "stdgates.inc";

qubit[1] q;
bit[1] c;

h q[0];              // the machine: two arrows of 0.71
h q[0];              // again: they add up above and cancel below
c = measure q;       // look: 0 is the upper exit, 1 the lower
