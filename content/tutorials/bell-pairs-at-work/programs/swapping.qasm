OPENQASM 3.0;
include "stdgates.inc";

qubit[4] q;              // q[0] is Alice's, q[3] is Bob's, the station has q[1] and q[2]
bit[2] outer;
bit[2] inner;

h q[0];                  // one pair: Alice and the station
cx q[0], q[1];
h q[3];                  // the other: the station and Bob
cx q[3], q[2];

cx q[1], q[2];           // the station's Bell measurement
h q[1];
inner[0] = measure q[1];
inner[1] = measure q[2];

cx q[0], q[3];           // a test: which Bell state are the outer two in?
h q[0];
outer[0] = measure q[0];
outer[1] = measure q[3];
