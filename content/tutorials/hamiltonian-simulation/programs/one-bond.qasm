// A bond between two spins, H = -J Z Z.
OPENQASM 3.0;
include "stdgates.inc";

qubit[2] q;
bit[2] c;

h q;                    // along the field, |++>
cx q[0], q[1];          // do the two differ?
rz(-2 * 1 * 0.5) q[1];  // J = 1, t = 0.5
cx q[0], q[1];
barrier q;
h q;                    // read along the field

c = measure q;
