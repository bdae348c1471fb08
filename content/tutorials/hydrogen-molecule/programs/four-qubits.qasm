// Hydrogen at 1.4 bohr, a qubit for each place
// of an electron: q[0], q[1] bonding, up and down,
// q[2], q[3] antibonding, up and down.
OPENQASM 3.0;
include "stdgates.inc";

qubit[4] q;
bit[4] c;

x q[0]; x q[1];        // both electrons bonding
ry(-0.2259) q[2];      // a little of ...
cx q[2], q[3];
cx q[2], q[0];         // ... both antibonding
cx q[2], q[1];

c = measure q;
