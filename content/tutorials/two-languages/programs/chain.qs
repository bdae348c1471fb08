import Std.Diagnostics.*;

operation Main() : Result[] {
    use q = Qubit[3];

    H(q[0]);

    for i in 0..1 {
        CNOT(q[i], q[i + 1]);
    }

    X(q[0]);

    DumpMachine();
    return MResetEachZ(q);
}
