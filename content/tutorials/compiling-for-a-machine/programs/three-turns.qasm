OPENQASM 3.0;
include "stdgates.inc";

// Wanted: ry(theta)
const float theta = pi/3;

qubit q;
output bit c;

rz(0) q;
sx q;
rz(theta + pi) q;
sx q;
rz(pi) q;

barrier q;        // the state here is shown
c = measure q;
