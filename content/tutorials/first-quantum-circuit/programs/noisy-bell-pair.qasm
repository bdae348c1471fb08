OPENQASM 3.0;
include "stdgates.inc";

const float p_cnot = 0.01;            // p: error of the CNOT
const float q_read = 0.02;            // q: error of each reading

qubit[2] pair;
qubit strike;                         // 1 with probability p
qubit coin;                           // thrown anew for each gate
output bit[2] c;                      // what a shot gives

h pair[0];
cx pair[0], pair[1];

// With probability p, one of the 16 pairs of Pauli gates, all equally likely
ry(2 * arcsin(sqrt(p_cnot))) strike;
for int i in [0:1] {
  reset coin;
  h coin;
  ccx strike, coin, pair[i];          // X, or not
  reset coin;
  h coin;
  ctrl @ cz strike, coin, pair[i];    // Z, or not
}

// Each reading is flipped with probability q
for int i in [0:1] {
  reset coin;
  ry(2 * arcsin(sqrt(q_read))) coin;
  cx coin, pair[i];
}
c = measure pair;
