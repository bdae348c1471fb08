OPENQASM 3.0;
include "stdgates.inc";

qubit[2] pair;        // Alice: pair[0], Bob: pair[1]
qubit[2] coin;
bit[2] answer;        // a and b, from the right
bit[2] choice;        // x and y, from the right

h pair[0];
cx pair[0], pair[1];

h coin;               // a coin for each question
choice = measure coin;

// Alice reads at 0 degrees, or at 90
if (choice[0]) ry(-pi/2) pair[0];

// Bob reads at 45 degrees, or at -45
ry(-pi/4) pair[1];
if (choice[1]) ry(pi/2) pair[1];

answer = measure pair;
