OPENQASM 3.0;
include "stdgates.inc";

qubit[2] pair;             // Alice: pair[0], Bob: pair[1]
qubit[2] coin;
bit[4] c;                  // left: sent, right: read

h pair[0];                 // shared beforehand
cx pair[0], pair[1];

h coin;                    // two bits of news
c[2] = measure coin[0];    // the sign
c[3] = measure coin[1];    // the flip

if (c[3]) x pair[0];       // Alice writes them
if (c[2]) z pair[0];

// pair[0] travels to Bob

cx pair[0], pair[1];       // Bob's Bell measurement
h pair[0];
c[0] = measure pair[0];
c[1] = measure pair[1];
