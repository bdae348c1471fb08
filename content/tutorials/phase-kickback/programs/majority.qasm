OPENQASM 3.0;
include "stdgates.inc";

gate majority a, b, d, y {    // flips y by the majority
  ccx a, b, y;
  ccx b, d, y;
  ccx a, d, y;
}

qubit[3] q;
qubit helper;
bit[3] c;

x helper;                     // |−⟩
h helper;

h q;
majority q[0], q[1], q[2], helper;
h q;
c = measure q;                // 000 only if f is constant
