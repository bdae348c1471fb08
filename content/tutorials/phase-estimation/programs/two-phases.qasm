OPENQASM 3.0;
include "stdgates.inc";

// |+⟩ has the phase −3/8, |−⟩ has 3/8
gate turn a { rx(3*pi/2) a; }

gate back a, b, d {                // inverse Fourier
  swap a, d;
  h a;
  cp(-pi/2) a, b; h b;
  cp(-pi/4) a, d; cp(-pi/2) b, d; h d;
}

qubit[3] q;
qubit work;
bit[4] c;

ry(pi/6) work;                     // 3/4 |+⟩, 1/4 |−⟩
h q;
ctrl @ turn q[0], work;
pow(2) @ ctrl @ turn q[1], work;
pow(4) @ ctrl @ turn q[2], work;
back q[0], q[1], q[2];
c[0:2] = measure q;                // a phase

h work;
c[3] = measure work;               // 0 is |+⟩, 1 is |−⟩
