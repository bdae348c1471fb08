OPENQASM 3.0;
include "stdgates.inc";

qubit[2] q;              // two inputs
qubit[2] scratch;        // a scratch qubit for each
bit[2] c;

h q;
cx q[0], scratch[0];     // computed and left
cx q[1], scratch[1];     // computed …
cx q[1], scratch[1];     // … and undone
barrier q, scratch;      // the state is shown here
h q;
c = measure q;
