OPENQASM 3.0;
include "stdgates.inc";

gate qft a, b, d {
  h d; cp(pi/2) b, d; cp(pi/4) a, d;
  h b; cp(pi/2) a, b;
  h a;
  swap a, d;
}

gate turn a { rx(3*pi/2) a; }        // |+⟩ has the phase −3/8, |−⟩ has 3/8

qubit[3] q;
qubit work;
bit[4] c;

ry(pi/6) work;                       // three quarters |+⟩, one quarter |−⟩
h q;
ctrl @ turn q[0], work;
pow(2) @ ctrl @ turn q[1], work;
pow(4) @ ctrl @ turn q[2], work;
inv @ qft q[0], q[1], q[2];
c[0:2] = measure q;                  // a phase

h work;
c[3] = measure work;                 // the eigenstate that is left: 0 is |+⟩
