OPENQASM 3.0;
include "stdgates.inc";

qubit[2] q;            // Alice: q[0], Bob: q[1]
bit[2] c;

h q[0];                // the pair Φ⁺
cx q[0], q[1];

x q[0];                // Alice makes it Ψ⁻
z q[0];
barrier q;             // shows the state so far

cx q[0], q[1];         // the Bell measurement
h q[0];
c[0] = measure q[0];   // the sign: 1 for −
c[1] = measure q[1];   // the flip: 1 for Ψ
