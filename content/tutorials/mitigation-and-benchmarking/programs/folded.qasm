// The same four layers with the noise three times as strong.
OPENQASM 3.0;
include "stdgates.inc";

const float p_flip = 0.05;    // how often a flip strikes

qubit q;
qubit[12] strike;             // chance, and never read
output bit c;

ry(2 * arcsin(sqrt(p_flip))) strike;
for int k in [0:11] {         // X, X undone, X: one layer
    x q;
    cx strike[k], q;
}
c = measure q;
