OPENQASM 3.0;
include "stdgates.inc";

qubit[2] bell;
qubit[2] mixture;
qubit coin;          // never read: it decides by chance
bit[4] c;

h bell[0];           // (a) a Bell pair
cx bell[0], bell[1];

h coin;              // (b) a mixture: both flipped, or none
cx coin, mixture[0];
cx coin, mixture[1];

h bell;              // both in the X basis
h mixture;
c[0] = measure bell[0];
c[1] = measure bell[1];
c[2] = measure mixture[0];
c[3] = measure mixture[1];
