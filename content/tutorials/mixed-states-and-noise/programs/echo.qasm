OPENQASM 3.0;
include "stdgates.inc";

gate drift(phi) side, a {          // a turn by φ, to the side that a coin shows
  cx side, a;
  rz(phi) a;
  cx side, a;
}

qubit[3] q;
qubit slow;                        // one coin for a whole shot
qubit[2] fast;                     // a new coin for each half; none is ever read
bit[3] c;

h q;
h slow;
h fast;

drift(pi/4) slow, q[0];            // q[0]: slow noise, no echo
drift(pi/4) slow, q[0];

drift(pi/4) slow, q[1];            // q[1]: slow noise, an echo
x q[1];
drift(pi/4) slow, q[1];
x q[1];

drift(pi/4) fast[0], q[2];         // q[2]: fast noise, an echo
x q[2];
drift(pi/4) fast[1], q[2];
x q[2];

h q;                               // read all in the X basis
c = measure q;
