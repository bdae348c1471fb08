OPENQASM 3.0;
include "stdgates.inc";

qubit[2] pair;               // pair[0] is Alice's, pair[1] is Bob's
qubit[2] coin;
bit[2] answer;               // a and b, from the right
bit[2] choice;               // x and y, from the right

h pair[0];
cx pair[0], pair[1];

h coin;                      // each tosses a coin for the direction
choice = measure coin;

if (choice[0]) ry(-pi/2) pair[0];   // Alice: 0 degrees, or 90
ry(-pi/4) pair[1];                  // Bob: 45 degrees, …
if (choice[1]) ry(pi/2) pair[1];    // … or -45

answer = measure pair;
