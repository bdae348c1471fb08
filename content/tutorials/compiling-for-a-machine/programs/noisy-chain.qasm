OPENQASM 3.0;
include "stdgates.inc";

const float p_cnot = 0.03;   // error of each CNOT

qubit[4] q;
qubit strike;       // whether an error strikes
qubit coin;         // thrown for each gate
output bit[4] c;

h q[0];
for int k in [0:2] {
  cx q[k], q[k + 1];

  // One of 16 pairs of Pauli gates; one
  // does nothing, hence 16/15
  reset strike;
  ry(2 * arcsin(sqrt(16 * p_cnot / 15))) strike;
  for int i in [k:k + 1] {
    reset coin;
    h coin;
    ccx strike, coin, q[i];      // X or not
    reset coin;
    h coin;
    ctrl @ cz strike, coin, q[i];  // Z or not
  }
}
c = measure q;
