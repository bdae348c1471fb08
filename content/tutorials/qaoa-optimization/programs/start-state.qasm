OPENQASM 3.0;
include "stdgates.inc";

qubit[4] q;         // one qubit for each vertex of the square
output bit[4] c;

h q;                // every split at once, none favored
c = measure q;
