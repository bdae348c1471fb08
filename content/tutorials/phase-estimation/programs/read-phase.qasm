OPENQASM 3.0;
include "stdgates.inc";

gate turn a { p(2*pi * 3/8) a; }

gate back a, b, d {                // inverse Fourier
  swap a, d;
  h a;                             // the last digit
  cp(-pi/2) a, b; h b;
  cp(-pi/4) a, d; cp(-pi/2) b, d; h d;
}

qubit[3] q;
qubit eigen;
bit[3] c;

x eigen;                           // an eigenstate
h q;
ctrl @ turn q[0], eigen;           // writes a wave
pow(2) @ ctrl @ turn q[1], eigen;
pow(4) @ ctrl @ turn q[2], eigen;
back q[0], q[1], q[2];             // reads it
c = measure q;
