// The energy of hydrogen at 1.4 bohr, in four bits.
// One qubit holds the molecule: 0 both bonding,
// 1 both antibonding. H = middle - a Z + K X.
OPENQASM 3.0;
include "stdgates.inc";

// One step of order 1, dt = 1, if c is 1.
gate part c, m {
  crz(-4*0.39432) c, m;    // -a Z, a = 2 |c1|
  h m;
  crz(2*0.18126) c, m;     // K X
  h m;
}

qubit[4] q;
qubit molecule;
bit[4] c;

h q;
for int k in [1:2] { part q[0], molecule; }
for int k in [1:4] { part q[1], molecule; }
for int k in [1:8] { part q[2], molecule; }
for int k in [1:16] { part q[3], molecule; }

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
