// The circuit of step 8 on a machine whose CNOTs occasionally fail.
import Std.Math.PI;
import Std.Measurement.MResetEachZ;
import Std.Random.*;

function Error() : Double { 0.005 }     // first 0.005, then 0.05

operation NoisyCnot(a : Qubit, b : Qubit) : Unit {
    CNOT(a, b);
    if DrawRandomDouble(0.0, 1.0) < Error() {
        for qubit in [a, b] {           // nothing is left of what the two held
            let pauli = [PauliI, PauliX, PauliY, PauliZ][DrawRandomInt(0, 3)];
            ApplyP(pauli, qubit);
        }
    }
}

operation Main() : Int {
    let edges = [(0, 1), (1, 2), (2, 3), (3, 0)];
    use q = Qubit[4];
    ApplyToEach(H, q);
    for (i, j) in edges {
        NoisyCnot(q[i], q[j]);
        Rz(-PI() / 4.0, q[j]);
        NoisyCnot(q[i], q[j]);
    }
    for qubit in q { Rx(PI() / 4.0, qubit); }
    let c = MResetEachZ(q);
    mutable cut = 0;
    for (i, j) in edges {
        if c[i] != c[j] { cut += 1; }
    }
    return cut;
}
