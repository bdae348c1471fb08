OPENQASM 3.0;
include "stdgates.inc";

qubit[2] pair;             // Alice: pair[0], Bob: pair[1]
qubit coin;
bit[3] c;

h pair[0];
cx pair[0], pair[1];

h coin;
c[0] = measure coin;       // 0: Alice reads Z, 1: X
if (c[0]) h pair[0];
c[1] = measure pair[0];    // her answer

c[2] = measure pair[1];    // Bob always reads Z
