OPENQASM 3.0;
include "stdgates.inc";

gate u a { p(2*pi * 3/8) a; }   // turns |1⟩ by 3/8 of a circle

qubit q;             // counts
qubit eigen;         // holds the eigenstate
bit c;

x eigen;             // |1⟩, an eigenstate of u
h q;
ctrl @ u q, eigen;   // one use of u, where q is 1
barrier q, eigen;
h q;
c = measure q;
