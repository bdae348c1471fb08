// A bond between two spins, H = -J Z Z.
OPENQASM 3.0;
include "stdgates.inc";

qubit[2] q;
bit[2] c;

h q;                     // both along the field, |++>
cx q[0], q[1];           // q[1] now says whether the two differ
rz(-2 * 1 * 0.5) q[1];   // exp(-iHt) turns the two cases apart: J = 1, t = 0.5
cx q[0], q[1];
barrier q;
h q;                     // read both along the field

c = measure q;
