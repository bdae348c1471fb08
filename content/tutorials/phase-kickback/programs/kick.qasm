OPENQASM 3.0;
include "stdgates.inc";

qubit[2] q;                   // two controls
qubit[2] target;              // and their targets
bit[2] c;

x target[0];                  // |−⟩: factor −1 of a NOT
h target[0];
x target[1];                  // |1⟩: factor of a phase

h q;
cx q[0], target[0];           // kicks half a turn
cp(2*pi/3) q[1], target[1];   // kicks a third of one
barrier q, target;            // the state is shown here
h q;
c = measure q;
