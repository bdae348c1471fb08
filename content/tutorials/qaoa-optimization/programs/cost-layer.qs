// The cost layer turns phases by the cut; the probabilities stay as they were.
import Std.Math.PI;
import Std.Diagnostics.DumpMachine;
import Std.Measurement.MResetEachZ;

operation CostLayer(gamma : Double, q : Qubit[]) : Unit {
    for (i, j) in [(0, 1), (1, 2), (2, 3), (3, 0)] {
        CNOT(q[i], q[j]);       // q[j] now holds the parity: 1 if the edge is cut
        Rz(-gamma, q[j]);       // so this turns by the parity
        CNOT(q[i], q[j]);       // and q[j] is itself again
    }
}

operation Main() : Result[] {
    use q = Qubit[4];
    ApplyToEach(H, q);
    CostLayer(PI() / 4.0, q);
    DumpMachine();
    return MResetEachZ(q);
}
