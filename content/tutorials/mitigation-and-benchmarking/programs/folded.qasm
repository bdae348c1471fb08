// The four layers with three times the noise.
OPENQASM 3.0;
include "stdgates.inc";

const float p_flip = 0.05;  // of a flip after a gate

qubit q;
qubit[12] strike;           // chance, never read
output bit c;

ry(2 * arcsin(sqrt(p_flip))) strike;
for int k in [0:11] {       // X, undone, X: a layer
    x q;
    cx strike[k], q;
}
c = measure q;
