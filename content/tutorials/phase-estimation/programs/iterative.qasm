OPENQASM 3.0;
include "stdgates.inc";

gate turn a { p(2*pi * 0.3) a; }

qubit q;                         // counts, four times
qubit eigen;
bit[4] c;                        // c[0]: last digit

x eigen;

h q;
pow(8) @ ctrl @ turn q, eigen;
h q;
c[0] = measure q;

reset q;
h q;
pow(4) @ ctrl @ turn q, eigen;
if (c[0]) p(-pi/2) q;            // removes 0.01
h q;
c[1] = measure q;

reset q;
h q;
pow(2) @ ctrl @ turn q, eigen;
if (c[0]) p(-pi/4) q;            // removes 0.001
if (c[1]) p(-pi/2) q;            // and 0.01
h q;
c[2] = measure q;

reset q;
h q;
ctrl @ turn q, eigen;
if (c[0]) p(-pi/8) q;
if (c[1]) p(-pi/4) q;
if (c[2]) p(-pi/2) q;
h q;
c[3] = measure q;
