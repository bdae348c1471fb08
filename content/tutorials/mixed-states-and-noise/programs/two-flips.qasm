OPENQASM 3.0;
include "stdgates.inc";

const float p_flip = 0.1;          // how often a flip strikes

qubit[2] q;
qubit[2] strike;                   // 1 with probability p, and never read
output bit[2] c;

h q;                               // both in |+⟩
ry(2 * arcsin(sqrt(p_flip))) strike;
cz strike[0], q[0];                // a phase flip, or nothing
cx strike[1], q[1];                // a bit flip, or nothing

h q;                               // read both in the X basis
c = measure q;
