OPENQASM 3.0;
include "stdgates.inc";

qubit q;
bit[2] c;

h q;                 // first circuit: H, H
barrier q;           // the state is shown here
h q;
c[0] = measure q;

reset q;             // back to |0⟩
h q;                 // second circuit: H, Z, H
z q;                 // changes one sign and no probability
barrier q;
h q;
c[1] = measure q;
