OPENQASM 3.0;
include "stdgates.inc";

qubit[3] q;
bit[3] c;

h q[0];

for int i in [0:1] {
    cx q[i], q[i + 1];
}

x q[0];

c = measure q;
