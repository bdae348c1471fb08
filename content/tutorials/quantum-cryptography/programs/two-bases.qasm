OPENQASM 3.0;
include "stdgates.inc";

// Four experiments side by side. q[0] and q[1] hold a 0 of the Z basis, |0>;
// q[2] and q[3] hold a 0 of the X basis, |+>.
qubit[4] q;
bit[4] c;

h q[2];
h q[3];

// To read in the X basis: turn it into the Z basis with H, then measure.
h q[1];
h q[3];

// c[0]: Z read in Z   c[1]: Z read in X   c[2]: X read in Z   c[3]: X read in X
c = measure q;
