// Three qubits, three layers, angles drawn once.
OPENQASM 3.0;
include "stdgates.inc";

gate turn(a, b, c) s {      // any turn of one qubit
    rz(a) s;
    ry(b) s;
    rz(c) s;
}

gate core(a, b, c) s, t {   // entangles a pair
    cx t, s;
    rz(a) s;
    ry(b) t;
    cx s, t;
    ry(c) t;
    cx t, s;
}

qubit[3] q;
bit[3] c;

turn(3.94, 0.10, 3.31) q[0];      // layer 1
turn(6.16, 2.78, 1.77) q[1];
core(3.85, 4.53, 2.68) q[0], q[1];

turn(6.25, 1.48, 3.07) q[1];      // layer 2
turn(0.87, 1.38, 1.56) q[2];
core(0.97, 3.07, 0.42) q[1], q[2];

turn(2.48, 2.13, 1.80) q[2];      // layer 3
turn(1.20, 0.42, 2.69) q[0];
core(3.71, 5.02, 1.85) q[2], q[0];

turn(1.29, 1.89, 3.43) q[0];
turn(4.77, 0.91, 4.53) q[1];
turn(2.85, 2.14, 6.25) q[2];
c = measure q;
