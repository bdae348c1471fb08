OPENQASM 3.0;
include "stdgates.inc";

qubit[2] pair;               // pair[0] is Alice's, pair[1] is Bob's
qubit coin;
bit[2] alice;                // her choice and her answer, from the right
bit[1] bob;                     // his answer, leftmost

h pair[0];
cx pair[0], pair[1];

h coin;
alice[0] = measure coin;     // 0: Alice reads Z, 1: she reads X
if (alice[0]) h pair[0];
alice[1] = measure pair[0];

bob[0] = measure pair[1];    // Bob always reads Z
