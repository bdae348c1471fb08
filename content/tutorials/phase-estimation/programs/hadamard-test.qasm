OPENQASM 3.0;
include "stdgates.inc";

gate turn a { p(2*pi * 3/8) a; }   // turns |1⟩ by 3/8 of a circle

qubit q;             // counts
qubit eigen;         // holds the eigenstate
bit c;

x eigen;             // |1⟩, an eigenstate of turn
h q;
ctrl @ turn q, eigen;   // one use of turn, where q is 1
barrier q, eigen;
h q;
c = measure q;
