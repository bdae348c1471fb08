import Std.Random.*;

operation Main() : Result[] {
    let p = 0.01;           // error of the CNOT
    let q = 0.02;           // error of each reading
    use pair = Qubit[2];
    H(pair[0]);
    CNOT(pair[0], pair[1]);
    Depolarize(p, pair);
    return [ReadWithFlips(q, pair[0]), ReadWithFlips(q, pair[1])];
}

// With probability p, one of the 16 pairs of Pauli gates, all equally likely
operation Depolarize(p : Double, pair : Qubit[]) : Unit {
    if DrawRandomBool(p) {
        for qubit in pair {
            if DrawRandomBool(0.5) { X(qubit); }
            if DrawRandomBool(0.5) { Z(qubit); }
        }
    }
}

operation ReadWithFlips(q : Double, qubit : Qubit) : Result {
    if DrawRandomBool(q) { X(qubit); }
    return MResetZ(qubit);
}
