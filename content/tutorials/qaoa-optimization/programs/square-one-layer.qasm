OPENQASM 3.0;
include "stdgates.inc";

const float gamma = pi / 4;
const float beta = pi / 8;

// Turns the phase where a and b differ: exp(-i g/2 (1 - Z Z)) up to a global phase.
gate cut_phase(g) a, b {
  cx a, b;
  rz(-g) b;
  cx a, b;
}

qubit[4] q;
output bit[4] c;

h q;                                        // start state
for int i in [0:3] {                        // cost layer, edge by edge
  cut_phase(gamma) q[i], q[(i + 1) % 4];
}
rx(2 * beta) q;                             // mixer layer
c = measure q;
