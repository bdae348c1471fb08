OPENQASM 3.0;
include "stdgates.inc";

const float gamma = 0;        // first 0, then pi / 4
const float beta = pi / 8;    // try others

gate cut_phase(g) a, b { cx a, b; rz(-g) b; cx a, b; }

qubit[4] q;
output bit[4] c;

h q;
for int i in [0:3] {
  cut_phase(gamma) q[i], q[(i + 1) % 4];
}
rx(2 * beta) q;               // the mixer: the same rotation on every qubit
c = measure q;
