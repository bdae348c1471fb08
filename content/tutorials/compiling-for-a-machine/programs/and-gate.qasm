OPENQASM 3.0;
include "stdgates.inc";

// d begins in |0⟩ and becomes a AND b
gate and_into a, b, d {
  h d; t d;
  cx a, d; cx b, d;
  cx d, a; cx d, b;
  tdg a; tdg b; t d;
  cx d, a; cx d, b;
  h d; s d;
}

qubit[3] q;
bit[3] c;

h q[0]; h q[1];
and_into q[0], q[1], q[2];   // four T
barrier q;

// Away with it: no T gate at all
h q[2];
c[2] = measure q[2];
if (c[2]) cz q[0], q[1];

// Undone cleanly, this leads back to 00
h q[0]; h q[1];
c[0] = measure q[0];
c[1] = measure q[1];
