import Std.Random.DrawRandomInt;

operation Prepare(bit : Int, basis : Int, pulse : Qubit) : Unit {
    if bit == 1 { X(pulse); }
    if basis == 1 { H(pulse); }
}

operation MeasureIn(basis : Int, pulse : Qubit) : Int {
    if basis == 1 { H(pulse); }
    MResetZ(pulse) == One ? 1 | 0
}

/// Returns how many bits are kept, and how many of them differ.
operation Main() : (Int, Int) {
    let pulses = 1000;
    mutable (kept, errors) = (0, 0);
    use pulse = Qubit();
    for i in 1..pulses {
        let (bit, basis) = (DrawRandomInt(0, 1), DrawRandomInt(0, 1));
        Prepare(bit, basis, pulse);
        let bobBasis = DrawRandomInt(0, 1);
        let bobBit = MeasureIn(bobBasis, pulse);
        if basis == bobBasis { // announced in public; the bits are not
            kept += 1;
            if bit != bobBit { errors += 1; }
        }
    }
    Message($"{kept} of {pulses} kept, {errors} errors");
    (kept, errors)
}
