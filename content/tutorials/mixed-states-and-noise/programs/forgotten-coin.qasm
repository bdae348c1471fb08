OPENQASM 3.0;
include "stdgates.inc";

qubit[2] q;          // q[0]: a superposition, q[1]: a coin
qubit toss;          // decides how the coin falls, and is never read
bit[2] c;

h q[0];              // (|0⟩ + |1⟩)/√2

h toss;
cx toss, q[1];       // |0⟩ or |1⟩, and nobody knows which

h q;                 // read both in the X basis
c = measure q;
