OPENQASM 3.0;
include "stdgates.inc";

const float theta = pi/3;      // the gate that we want: ry(theta)

qubit q;
output bit c;

rz(0) q;
sx q;
rz(theta + pi) q;
sx q;
rz(pi) q;

barrier q;                     // the state up to here is shown
c = measure q;
