OPENQASM 3.0;
include "stdgates.inc";

gate turn a { p(2*pi * 0.3) a; }

qubit[4] q;
qubit eigen;
bit[4] c;

x eigen;
h q;
ctrl @ turn q[0], eigen;
pow(2) @ ctrl @ turn q[1], eigen;
pow(4) @ ctrl @ turn q[2], eigen;
pow(8) @ ctrl @ turn q[3], eigen;

// The inverse Fourier transform
swap q[0], q[3]; swap q[1], q[2];
h q[0];
cp(-pi/2) q[0], q[1];
h q[1];
cp(-pi/4) q[0], q[2]; cp(-pi/2) q[1], q[2];
h q[2];
cp(-pi/8) q[0], q[3]; cp(-pi/4) q[1], q[3];
cp(-pi/2) q[2], q[3];
h q[3];
c = measure q;
