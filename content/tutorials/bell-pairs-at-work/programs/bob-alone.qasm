OPENQASM 3.0;
include "stdgates.inc";

qubit[2] pair;             // Alice: pair[0], Bob: pair[1]
qubit coin;
bit[2] alice;              // from the right: choice, answer
bit[1] bob;                // his answer, leftmost

h pair[0];
cx pair[0], pair[1];

h coin;
alice[0] = measure coin;   // 0: she reads Z, 1: X
if (alice[0]) h pair[0];
alice[1] = measure pair[0];

bob[0] = measure pair[1];  // Bob always reads Z
