OPENQASM 3.0;
include "stdgates.inc";

qubit[4] q;          // one input for each function
qubit helper;        // one helper for all four
bit[4] c;

x helper;            // |−⟩
h helper;

h q;
                     // q[0]: f(x) = 0, no gate at all
x helper;            // q[1]: f(x) = 1
cx q[2], helper;     // q[2]: f(x) = x
cx q[3], helper;     // q[3]: f(x) = not x
x helper;
h q;
c = measure q;
