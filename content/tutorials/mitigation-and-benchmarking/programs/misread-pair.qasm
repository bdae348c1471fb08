// A perfect Bell pair, read by detectors that err.
OPENQASM 3.0;
include "stdgates.inc";

const float e0 = 0.02;      // a 0 is read as 1
const float e1 = 0.08;      // a 1 is read as 0

qubit[2] q;
qubit[2] wrong;             // chance, never read
output bit[2] c;

h q[0];
cx q[0], q[1];

ry(2 * arcsin(sqrt(e0))) wrong;
for int i in [0:1] {        // a 1 is misread more often
    cry(2 * arcsin(sqrt(e1)) - 2 * arcsin(sqrt(e0)))
        q[i], wrong[i];
    cx wrong[i], q[i];
}
c = measure q;
