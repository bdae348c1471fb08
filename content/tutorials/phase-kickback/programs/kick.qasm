OPENQASM 3.0;
include "stdgates.inc";

qubit[2] q;                   // two controls
qubit[2] target;              // and a target for each
bit[2] c;

x target[0];                  // |−⟩: a NOT multiplies it by −1
h target[0];
x target[1];                  // |1⟩: a phase gate multiplies it by its phase

h q;
cx q[0], target[0];           // kicks half a turn back to q[0]
cp(2*pi/3) q[1], target[1];   // kicks a third of a turn back to q[1]
barrier q, target;            // the state is shown here
h q;
c = measure q;
