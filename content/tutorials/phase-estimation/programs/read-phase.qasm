OPENQASM 3.0;
include "stdgates.inc";

gate qft a, b, d {
  h d; cp(pi/2) b, d; cp(pi/4) a, d;
  h b; cp(pi/2) a, b;
  h a;
  swap a, d;
}

gate turn a { p(2*pi * 3/8) a; }     // the phase to be read: 3/8 is 0.011

qubit[3] q;
qubit eigen;
bit[3] c;

x eigen;                             // an eigenstate of turn
h q;
ctrl @ turn q[0], eigen;             // writes a wave
pow(2) @ ctrl @ turn q[1], eigen;
pow(4) @ ctrl @ turn q[2], eigen;
inv @ qft q[0], q[1], q[2];          // reads it
c = measure q;
