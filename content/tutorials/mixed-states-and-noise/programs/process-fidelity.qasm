OPENQASM 3.0;
include "stdgates.inc";

const float gamma = 0.3;           // the damping whose fidelity is asked for

gate damp(theta) a, emitted {
  cry(theta) a, emitted;
  cx emitted, a;
}

qubit[2] q;                        // q[0] goes through the channel, q[1] waits
qubit emitted;
output bit[2] c;

h q[0];
cx q[0], q[1];                     // a Bell pair
damp(2 * arcsin(sqrt(gamma))) q[0], emitted;
cx q[0], q[1];                     // undone: 00 if the pair is what it was
h q[0];
c = measure q;
