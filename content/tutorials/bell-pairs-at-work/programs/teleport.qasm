OPENQASM 3.0;
include "stdgates.inc";

gate message a { ry(pi/3) a; t a; }   // |0⟩ becomes the state to be sent

qubit[3] q;            // q[0]: the message, q[1]: Alice's half, q[2]: Bob's half
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

inv @ message q[2];    // the test: the message, undone, must be 0
c[2] = measure q[2];
