OPENQASM 3.0;
include "stdgates.inc";

// Six places in a row: only neighbors meet
qubit[6] place;
bit[6] c;

// The center of the star begins at place 1
h place[1];
cx place[1], place[0];
cx place[1], place[2];
for int k in [1:3] {   // it walks on
  swap place[k], place[k + 1];
  cx place[k + 1], place[k + 2];
}
c = measure place;
