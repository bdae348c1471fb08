OPENQASM 3.0;
include "stdgates.inc";

// Alice: q[0], the station: q[1] and q[2], Bob: q[3]
qubit[4] q;
bit[4] c;                // left: inner, right: outer

h q[0];                  // Alice and the station
cx q[0], q[1];
h q[3];                  // the station and Bob
cx q[3], q[2];

cx q[1], q[2];           // the station measures
h q[1];
c[2] = measure q[1];
c[3] = measure q[2];

cx q[0], q[3];           // a test of the outer two
h q[0];
c[0] = measure q[0];
c[1] = measure q[3];
