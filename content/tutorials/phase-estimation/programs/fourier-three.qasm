OPENQASM 3.0;
include "stdgates.inc";

gate fourier a, b, d {  // a: lowest digit, d: highest
  h d;
  cp(pi/2) b, d;        // adds 0.01 where b is 1
  cp(pi/4) a, d;        // and 0.001 where a is 1
  h b;
  cp(pi/2) a, b;
  h a;
  swap a, d;            // undoes the reversed order
}

qubit[3] q;
bit[3] c;

x q[0]; x q[1];         // the number 3, which is 011
fourier q[0], q[1], q[2];
c = measure q;
