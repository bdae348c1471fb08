OPENQASM 3.0;
include "stdgates.inc";

gate turn a { p(2*pi * 3/8) a; }      // turns |1⟩ by 3/8 of a circle

qubit[3] q;
qubit eigen;
bit[3] c;

x eigen;                              // |1⟩, an eigenstate of turn
h q;
ctrl @ turn q[0], eigen;              // one use of turn
pow(2) @ ctrl @ turn q[1], eigen;     // two uses
pow(4) @ ctrl @ turn q[2], eigen;     // four uses
barrier q, eigen;                     // the wave is shown here

h q[2];                               // the last digit
c = measure q;
