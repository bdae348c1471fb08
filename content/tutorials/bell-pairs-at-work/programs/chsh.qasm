OPENQASM 3.0;
include "stdgates.inc";

qubit[2] pair;        // Alice: pair[0], Bob: pair[1]
qubit[2] coin;
bit[4] c;             // y, x, b, a, from the left

h pair[0];
cx pair[0], pair[1];

h coin;
c[2] = measure coin[0];      // Alice's question x
c[3] = measure coin[1];      // Bob's question y

// Alice reads at 0 degrees, or at 90
if (c[2]) ry(-pi/2) pair[0];

// Bob reads at 45 degrees, or at -45
ry(-pi/4) pair[1];
if (c[3]) ry(pi/2) pair[1];

c[0] = measure pair[0];      // Alice's answer a
c[1] = measure pair[1];      // Bob's answer b
