// A spin in a field across it, H = -h X, in units of h-bar.
OPENQASM 3.0;
include "stdgates.inc";

qubit q;
bit c;

ry(pi/4) q;              // leans by 45 degrees at the start
barrier q;
rx(-2 * 2 * 0.3) q;      // exp(-iHt) is RX(-2ht), with h = 2 and t = 0.3

c = measure q;
