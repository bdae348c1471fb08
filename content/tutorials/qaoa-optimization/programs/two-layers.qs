// As many layers as there are angles.
import Std.Diagnostics.DumpMachine;
import Std.Measurement.MResetEachZ;

operation Qaoa(n : Int, edges : (Int, Int)[], gammas : Double[], betas : Double[]) : Result[] {
    use q = Qubit[n];
    ApplyToEach(H, q);
    for layer in 0..Length(gammas) - 1 {
        for (i, j) in edges {
            CNOT(q[i], q[j]);
            Rz(-gammas[layer], q[j]);
            CNOT(q[i], q[j]);
        }
        for qubit in q { Rx(2.0 * betas[layer], qubit); }
    }
    DumpMachine();
    return MResetEachZ(q);
}

operation Main() : Result[] {
    let square = [(0, 1), (1, 2), (2, 3), (3, 0)];
    return Qaoa(4, square, [0.9046, 1.1185], [0.5593, 0.4523]);
}
