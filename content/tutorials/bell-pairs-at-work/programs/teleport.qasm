OPENQASM 3.0;
include "stdgates.inc";

// |0⟩ becomes the state to be sent
gate message a { ry(pi/3) a; t a; }

// the message, Alice's half of the pair, Bob's half
qubit[3] q;
bit[3] c;

message q[0];

h q[1];                // the pair
cx q[1], q[2];

cx q[0], q[1];         // Alice's Bell measurement
h q[0];
c[0] = measure q[0];
c[1] = measure q[1];

if (c[1]) x q[2];      // Bob's corrections
if (c[0]) z q[2];

inv @ message q[2];    // the test: this must be 0
c[2] = measure q[2];
