OPENQASM 3.0;
include "stdgates.inc";

// A Hadamard: two free turns and one pulse
gate my_h a {
  rz(pi/2) a;
  sx a;
  rz(pi/2) a;
}

// H makes bits of the signs of CZ
gate my_cnot c, t {
  my_h t;
  cz c, t;
  my_h t;
}

qubit[2] q;
bit[2] c;

my_h q[0];
my_cnot q[0], q[1];
c = measure q;
