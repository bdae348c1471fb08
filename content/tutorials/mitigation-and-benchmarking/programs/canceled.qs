import Std.Convert.*, Std.Math.*, Std.Random.*;

/// A gate, then a flip with probability p.
operation Layer(p : Double, q : Qubit) : Unit {
    X(q);
    use strike = Qubit();
    Ry(2.0 * ArcSin(Sqrt(p)), strike);
    CNOT(strike, q);
    Reset(strike);                  // nobody reads it
}

/// One run of four layers, +1 or -1; each X put in
/// turns the sign.
operation Run(p : Double, cancels : Bool) : Int {
    use q = Qubit();
    mutable sign = 1;
    for _ in 1..4 {
        Layer(p, q);
        if cancels and DrawRandomDouble(0.0, 1.0) < p {
            X(q);
            sign = -sign;
        }
    }
    if MResetZ(q) == One { sign = -sign; }
    sign
}

/// Mean of 1,000 runs.
operation Mean(p : Double, cancels : Bool) : Double {
    mutable sum = 0;
    for _ in 1..1000 { sum += Run(p, cancels); }
    IntAsDouble(sum) / 1000.0
}

/// Returns the canceled mean.
operation Main() : Double {
    let p = 0.05;
    let weight = 1.0 / (1.0 - 2.0 * p);  // of one layer
    let raw = Mean(p, false);
    let canceled = weight^4.0 * Mean(p, true);
    let said = DoubleAsStringWithPrecision(canceled, 3);
    Message($"raw {DoubleAsStringWithPrecision(raw, 3)}, canceled {said}");
    IntAsDouble(Round(100.0 * canceled)) / 100.0
}
