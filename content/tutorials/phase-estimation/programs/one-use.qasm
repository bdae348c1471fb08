OPENQASM 3.0;
include "stdgates.inc";

gate turn a { p(2*pi * 3/8) a; }

qubit q;               // counts
qubit eigen;           // holds the eigenstate
bit c;

x eigen;               // |1⟩, an eigenstate of turn
h q;
ctrl @ turn q, eigen;  // one use, where q is 1
barrier q, eigen;
h q;
c = measure q;
