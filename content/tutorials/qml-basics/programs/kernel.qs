// Encodes x, takes the encoding of z back, and asks whether all qubits are 0 again.
import Std.Diagnostics.DumpMachine;
import Std.Math.PI;
import Std.Measurement.MResetEachZ;

operation AngleMap(x : Double[], q : Qubit[]) : Unit is Adj {
    for i in 0..Length(q) - 1 { Ry(x[i], q[i]); }
}

operation ZZMap(x : Double[], q : Qubit[]) : Unit is Adj {
    for _ in 1..2 {
        ApplyToEachA(H, q);
        R1(2.0 * x[0], q[0]);       // turns the phase of |1⟩
        R1(2.0 * x[1], q[1]);
        CNOT(q[0], q[1]);
        R1(2.0 * (PI() - x[0]) * (PI() - x[1]), q[1]);
        CNOT(q[0], q[1]);
    }
}

operation Main() : Result[] {
    let (x, z) = ([0.5, 1.0], [0.8, 0.4]);
    use q = Qubit[2];
    ZZMap(x, q);                    // put AngleMap here and below for the other kernel
    Adjoint ZZMap(z, q);
    DumpMachine();
    return MResetEachZ(q);
}
