OPENQASM 3.0;
include "stdgates.inc";

qubit[1] q;
bit[1] c;

h q[0];              // equal superposition
c = measure q;       // one bit a shot
