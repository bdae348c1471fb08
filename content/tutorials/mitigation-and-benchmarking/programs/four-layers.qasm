// Four layers, each an X and then a flip by chance.
OPENQASM 3.0;
include "stdgates.inc";

const float p_flip = 0.05;  // of a flip in a layer

qubit q;
qubit[4] strike;            // chance, never read
output bit c;

ry(2 * arcsin(sqrt(p_flip))) strike;
for int layer in [0:3] {
    x q;                    // four of them end at 0
    cx strike[layer], q;    // the noise
}
c = measure q;
