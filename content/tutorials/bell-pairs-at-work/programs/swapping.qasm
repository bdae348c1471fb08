OPENQASM 3.0;
include "stdgates.inc";

// Alice: q[0], the station: q[1] and q[2], Bob: q[3]
qubit[4] q;
bit[2] outer;
bit[2] inner;

h q[0];                  // Alice and the station
cx q[0], q[1];
h q[3];                  // the station and Bob
cx q[3], q[2];

cx q[1], q[2];           // the station measures
h q[1];
inner[0] = measure q[1];
inner[1] = measure q[2];

cx q[0], q[3];           // a test of the outer two
h q[0];
outer[0] = measure q[0];
outer[1] = measure q[3];
