import Std.Convert.IntAsDouble;
import Std.Math.Round;
import Std.Random.*;

operation Prepare(bit : Int, basis : Int, pulse : Qubit) : Unit {
    if bit == 1 { X(pulse); }
    if basis == 1 { H(pulse); }
}

operation MeasureIn(basis : Int, pulse : Qubit) : Int {
    if basis == 1 { H(pulse); }
    MResetZ(pulse) == One ? 1 | 0
}

/// Eve measures in a random basis, prepares what she found and returns it.
operation Intercept(pulse : Qubit) : Int {
    let basis = DrawRandomInt(0, 1);
    let found = MeasureIn(basis, pulse);
    Prepare(found, basis, pulse);
    found
}

/// Returns the error rate of the sifted key, rounded.
operation Main() : Double {
    let fraction = 1.0; // of the pulses that Eve intercepts: try 0.5 and 0.25
    mutable (kept, errors, known) = (0, 0, 0);
    use pulse = Qubit();
    for i in 1..2000 {
        let (bit, basis) = (DrawRandomInt(0, 1), DrawRandomInt(0, 1));
        Prepare(bit, basis, pulse);
        mutable guess = DrawRandomInt(0, 1);
        if DrawRandomBool(fraction) { guess = Intercept(pulse); }
        let bobBasis = DrawRandomInt(0, 1);
        let bobBit = MeasureIn(bobBasis, pulse);
        if basis == bobBasis {
            kept += 1;
            if bit != bobBit { errors += 1; }
            if bit == guess { known += 1; }
        }
    }
    Message($"{kept} sifted bits, {errors} errors, Eve has {known} right");
    IntAsDouble(Round(100.0 * IntAsDouble(errors) / IntAsDouble(kept))) / 100.0
}
