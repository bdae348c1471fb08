OPENQASM 3.0;
include "stdgates.inc";

const float gamma = 0.3;           // how often |1⟩ falls to |0⟩

qubit[2] q;
qubit[2] emitted;                  // takes the energy, and is never read
output bit[2] c;

h q;                               // both in |+⟩
for int i in [0:1] {
  cry(2 * arcsin(sqrt(gamma))) q[i], emitted[i];
  cx emitted[i], q[i];             // what was emitted is gone from the qubit
}

h q[1];                            // q[0] is read in Z, q[1] in X
c = measure q;
