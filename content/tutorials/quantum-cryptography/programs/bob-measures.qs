import Std.Random.DrawRandomInt;

/// Alice: X if the bit is 1, then H if the basis is X (1).
operation Prepare(bit : Int, basis : Int, pulse : Qubit) : Unit {
    if bit == 1 { X(pulse); }
    if basis == 1 { H(pulse); }
}

/// Bob: H if his basis is X (1), then measure.
operation MeasureIn(basis : Int, pulse : Qubit) : Int {
    if basis == 1 { H(pulse); }
    MResetZ(pulse) == One ? 1 | 0
}

/// One shot is one pulse.
operation Main() : String {
    let (bit, basis) = (DrawRandomInt(0, 1), DrawRandomInt(0, 1));
    use pulse = Qubit();
    Prepare(bit, basis, pulse);

    let bobBasis = DrawRandomInt(0, 1);
    let bobBit = MeasureIn(bobBasis, pulse);

    let bases = basis == bobBasis ? "same basis" | "other basis";
    let bits = bit == bobBit ? "same bit" | "other bit";
    $"{bases}, {bits}"
}
