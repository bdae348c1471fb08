// The oracle flips the sign of one amplitude, and no count shows it.
import Std.Diagnostics.DumpMachine;
import Std.Measurement.MResetEachZ;

operation Oracle(q : Qubit[]) : Unit {
    X(q[1]);                            // 101 becomes 111
    Controlled Z([q[0], q[1]], q[2]);   // flips the sign of 111 only
    X(q[1]);                            // and back
}

operation Main() : Result[] {
    use q = Qubit[3];
    ApplyToEach(H, q);
    Oracle(q);
    DumpMachine();                      // the exact state, before it is measured
    return MResetEachZ(q);
}
