// Writes 7^x mod 15 into the work register, for all x at once.
OPENQASM 3.0;
include "stdgates.inc";

// y -> 4y mod 15: four bits turned by two places
gate times4 y0, y1, y2, y3 { swap y0, y2; swap y1, y3; }

// y -> 7y mod 15: -7y is 8y, so turn by three places, then flip every bit (15 - y)
gate times7 y0, y1, y2, y3 {
  swap y0, y1; swap y1, y2; swap y2, y3;
  x y0; x y1; x y2; x y3;
}

qubit[8] counting;
qubit[4] work;
h counting;
x work[0];

// 7^x = 7^(x0) · 4^(x1) · 1^(x2) · …, because 7^2 = 4 and 7^4 = 1 modulo 15
ctrl @ times7 counting[0], work[0], work[1], work[2], work[3];
ctrl @ times4 counting[1], work[0], work[1], work[2], work[3];

bit[4] c;            // c[0] is printed rightmost, as in a written number
c = measure work;
