OPENQASM 3.0;
include "stdgates.inc";

qubit[6] place;                // six places in a row: only neighbors meet
bit[6] c;

h place[1];                    // the center of the star begins here
cx place[1], place[0];
cx place[1], place[2];
for int k in [1:3] {           // it walks on: three SWAPs
  swap place[k], place[k + 1];
  cx place[k + 1], place[k + 2];
}
c = measure place;
