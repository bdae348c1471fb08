OPENQASM 3.0;
include "stdgates.inc";

const float p_bit = 0.1;  // how often a bit is wrong

qubit[3] copy;            // three copies of 0
qubit vote;
output bit[1] c;

// Each copy is 1 with probability p_bit
ry(2 * arcsin(sqrt(p_bit))) copy;

// Two ones or three make the vote 1
ccx copy[0], copy[1], vote;
ccx copy[1], copy[2], vote;
ccx copy[0], copy[2], vote;

c[0] = measure vote;
