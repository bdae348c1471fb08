OPENQASM 3.0;
include "stdgates.inc";

qubit[2] pair;             // Alice: pair[0], Bob: pair[1]
qubit[2] coin;
bit[2] read;               // what Bob reads
bit[2] sent;               // what Alice sends

h pair[0];                 // shared beforehand
cx pair[0], pair[1];

h coin;                    // two bits of news
sent = measure coin;

if (sent[1]) x pair[0];    // Alice writes them
if (sent[0]) z pair[0];

// pair[0] travels to Bob

cx pair[0], pair[1];       // Bob's Bell measurement
h pair[0];
read = measure pair;
