// One feature becomes the angle of one rotation.
import Std.Diagnostics.DumpMachine;
import Std.Measurement.MResetEachZ;

operation Main() : Result[] {
    let x = 0.5;            // the feature, in radians
    use q = Qubit[1];
    Ry(x, q[0]);
    DumpMachine();          // the exact state, before it is measured
    return MResetEachZ(q);
}
