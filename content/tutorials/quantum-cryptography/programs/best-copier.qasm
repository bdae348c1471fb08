OPENQASM 3.0;
include "stdgates.inc";

// q[0]: Alice's pulse. q[1]: Eve's blank qubit, |0>.
qubit[2] q;
bit[2] c;

// Alice sends |0>. For |+> put h q[0]; here and h on both copies below.

// The copier: turn the plane of the four states, share the excitation, turn back.
rx(pi/2) q[0];
ctrl @ ry(pi/2) q[0], q[1];
cx q[1], q[0];
rx(-pi/2) q[0];
rx(-pi/2) q[1];

// Read both copies in Alice's basis: 0 is right.
c = measure q;
