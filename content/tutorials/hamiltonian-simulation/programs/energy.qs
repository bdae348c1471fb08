import Std.Convert.*, Std.Math.*;

/// The chain after t = 1 in four steps of order 2.
operation Evolve(q : Qubit[]) : Unit {
    let dt = 0.25;
    for spin in q { Ry(PI() / 4.0, spin); }
    for _ in 1..4 {
        for spin in q { Rx(-2.0 * dt, spin); }
        for i in 0..2 { Rzz(-2.0 * dt, q[i], q[i + 1]); }
        for spin in q { Rx(-2.0 * dt, spin); }
    }
}

/// One run: all four spins read along Z, or along X. The signs are +1 and -1.
operation Signs(isAlongField : Bool) : Int[] {
    use q = Qubit[4];
    Evolve(q);
    if isAlongField { for spin in q { H(spin); } }
    mutable signs = [];
    for spin in q { signs += [MResetZ(spin) == Zero ? 1 | -1]; }
    signs
}

/// Returns the energy, from 500 runs for each of its two parts.
operation Main() : Double {
    let runs = 500;
    mutable (agree, along) = (0, 0);
    for _ in 1..runs {
        let z = Signs(false);
        agree += z[0] * z[1] + z[1] * z[2] + z[2] * z[3];
        let x = Signs(true);
        along += x[0] + x[1] + x[2] + x[3];
    }
    let bonds = -1.0 * IntAsDouble(agree) / IntAsDouble(runs);
    let field = -2.0 * IntAsDouble(along) / IntAsDouble(runs);
    Message($"bonds {DoubleAsStringWithPrecision(bonds, 3)}, field {DoubleAsStringWithPrecision(field, 3)}");
    IntAsDouble(Round(100.0 * (bonds + field))) / 100.0
}
