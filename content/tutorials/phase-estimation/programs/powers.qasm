OPENQASM 3.0;
include "stdgates.inc";

gate turn a { p(2*pi * 3/8) a; }

qubit[3] q;
qubit eigen;
bit[3] c;

x eigen;                           // an eigenstate
h q;
ctrl @ turn q[0], eigen;           // one use
pow(2) @ ctrl @ turn q[1], eigen;  // two uses
pow(4) @ ctrl @ turn q[2], eigen;  // four uses
barrier q, eigen;                  // shows the wave

h q[2];                            // the last digit
c = measure q;
