OPENQASM 3.0;
include "stdgates.inc";

qubit[2] q;            // q[0] is Alice's, q[1] is Bob's
bit[2] c;

h q[0];                // the pair Φ⁺
cx q[0], q[1];

x q[0];                // Alice alone makes it Ψ⁻
z q[0];
barrier q;             // the state so far is shown

cx q[0], q[1];         // the Bell measurement: how the pair was made, backward
h q[0];
c[0] = measure q[0];   // the sign: 0 for +, 1 for −
c[1] = measure q[1];   // the flip: 0 for Φ, 1 for Ψ
