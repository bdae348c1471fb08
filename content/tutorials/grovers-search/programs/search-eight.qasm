OPENQASM 3.0;
include "stdgates.inc";

gate oracle a, b, d {        // marks 101
  x b;
  ctrl(2) @ z a, b, d;
  x b;
}

gate diffuser a, b, d {      // reflects every amplitude about the mean
  h a; h b; h d;
  x a; x b; x d;
  ctrl(2) @ z a, b, d;
  x a; x b; x d;
  h a; h b; h d;
}

qubit[3] q;
bit[3] c;

h q;
for int k in [1:2] {         // two iterations: the best number for 8 items
  oracle q[0], q[1], q[2];
  diffuser q[0], q[1], q[2];
}
c = measure q;
