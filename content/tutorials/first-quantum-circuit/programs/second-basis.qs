import Std.Random.*;

operation Main() : (Result[], Result[]) {
    use q = Qubit[2];

    // (a) A Bell pair, read in the X basis
    H(q[0]);
    CNOT(q[0], q[1]);
    let entangled = ReadInXBasis(q);

    // (b) A mixture: both flipped in a random half of the shots
    if DrawRandomBool(0.5) {
        X(q[0]);
        X(q[1]);
    }
    let mixture = ReadInXBasis(q);

    return (entangled, mixture);
}

operation ReadInXBasis(q : Qubit[]) : Result[] {
    H(q[0]);
    H(q[1]);
    return MResetEachZ(q);
}
