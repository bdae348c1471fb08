OPENQASM 3.0;
include "stdgates.inc";

qubit[2] q;          // the same state twice
qubit partner;       // entangled with q[1], and never read
bit[2] c;

ry(pi/3) q[0];       // an arrow at 60° from |0⟩
ry(pi/3) q[1];
cx q[1], partner;    // now q[1] is one half of a pair

h q;                 // read both in the X basis
c = measure q;
