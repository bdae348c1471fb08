OPENQASM 3.0;
include "stdgates.inc";

const float p_gate = 0.01;         // one gate fails this test in 1 of 100 runs

qubit[2] q;
qubit[8] strike;                   // chance, and never read
output bit[2] c;

for int i in [0:7] {
  ry(2 * arcsin(sqrt(p_gate))) q[0];          // q[0]: always turned a little too far

  ry(2 * arcsin(sqrt(p_gate))) strike[i];     // q[1]: a whole flip, now and then
  cy strike[i], q[1];
}
c = measure q;
