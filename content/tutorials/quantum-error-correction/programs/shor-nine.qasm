OPENQASM 3.0;
include "stdgates.inc";

// Undoes three copies; b and d keep what was wrong
gate vote a, b, d {
  cx a, b; cx a, d;
  ccx b, d, a;
}

qubit[9] q;
output bit read;

ry(pi/3) q[0];       // √3/2 and 1/2

// Three signs …
cx q[0], q[3]; cx q[0], q[6];
h q[0]; h q[3]; h q[6];
// … of three bits each
for int k in {0, 3, 6} {
  cx q[k], q[k + 1];
  cx q[k], q[k + 2];
}

y q[4];              // any error on any one qubit

for int k in {0, 3, 6} vote q[k], q[k + 1], q[k + 2];
h q[0]; h q[3]; h q[6];
vote q[0], q[3], q[6];

ry(-pi/3) q[0];
read = measure q[0];
