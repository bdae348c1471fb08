// A spin in a field across it: H = -h X,
// with h = 2 and the time t = 0.3.
OPENQASM 3.0;
include "stdgates.inc";

qubit q;
bit c;

ry(pi/4) q;          // leans by 45 degrees
barrier q;
rx(-2 * 2 * 0.3) q;  // exp(-iHt) = RX(-2ht)

c = measure q;
