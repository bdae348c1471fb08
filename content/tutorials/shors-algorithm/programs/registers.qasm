// The two registers of order finding for N = 15, before anything is computed.
OPENQASM 3.0;
include "stdgates.inc";

qubit[8] counting;   // counting[0] stands for 1, counting[1] for 2, … counting[7] for 128
qubit[4] work;       // work[0] stands for 1, … work[3] for 8

h counting;          // every number x from 0 to 255 with the same amplitude
x work[0];           // the number 1

// c[0] is printed rightmost, as the ones of a number: four bits of the work register, then eight of x.
bit[12] c;
for int i in [0:7] { c[i] = measure counting[i]; }
for int i in [0:3] { c[8 + i] = measure work[i]; }
