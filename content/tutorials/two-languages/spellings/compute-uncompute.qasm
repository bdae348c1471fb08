OPENQASM 3.0;
include "stdgates.inc";

gate note a, scratch {
    cx a, scratch;
    s scratch;
}

qubit[2] q;
bit[2] c;

h q[0];

note q[0], q[1];

z q[1];

inv @ note q[0], q[1];

h q[0];

c = measure q;
