OPENQASM 3.0;
include "stdgates.inc";

qubit[3] q;          // 8 items: 000 to 111
bit[3] c;

h q;                 // a Hadamard on each qubit

c = measure q;
