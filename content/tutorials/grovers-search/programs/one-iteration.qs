// One iteration of Grover's search for 101: the oracle, then the diffuser.
import Std.Diagnostics.DumpMachine;
import Std.Measurement.MResetEachZ;

operation Oracle(q : Qubit[]) : Unit {
    X(q[1]);
    Controlled Z([q[0], q[1]], q[2]);
    X(q[1]);
}

operation Diffuser(q : Qubit[]) : Unit {
    ApplyToEach(H, q);                  // the uniform state becomes 000
    ApplyToEach(X, q);                  // and 000 becomes 111
    Controlled Z([q[0], q[1]], q[2]);   // flips the sign of 111 only
    ApplyToEach(X, q);                  // and all the way back
    ApplyToEach(H, q);
}

operation Main() : Result[] {
    use q = Qubit[3];
    ApplyToEach(H, q);
    Oracle(q);
    Diffuser(q);
    DumpMachine();
    return MResetEachZ(q);
}
