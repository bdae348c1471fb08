OPENQASM 3.0;
include "stdgates.inc";

// The best word with ten T gates for
// rz(pi/16), found by trying all
gate small_turn a {
  s a; s a; s a; h a; t a; h a; s a;
  t a; h a; t a; h a; s a; t a; h a; s a;
  t a; h a; s a; t a; h a; s a;
  t a; h a; t a; h a; s a; t a; h a;
  t a; h a;
}

qubit q;
bit c;

h q;
small_turn q;
barrier q;        // its phase is shown
h q;
c = measure q;
