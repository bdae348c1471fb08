import Std.Convert.*, Std.Math.*;

/// One run of the trial state, along Z or along X.
operation Read(theta : Double, alongX : Bool)
    : (Bool, Bool) {
    use q = Qubit[2];
    Ry(-2.0 * theta, q[0]);
    CNOT(q[0], q[1]);
    if alongX { for each in q { H(each); } }
    (MResetZ(q[0]) == One, MResetZ(q[1]) == One)
}

/// The energy in hartree at 1.4 bohr.
operation Energy(theta : Double) : Double {
    let (c0, c1) = (-0.33931, -0.39432);
    let (c2, c3) = (0.01124, 0.18126);
    let runs = 2000;  // in each basis
    mutable sum = 0.0;
    for _ in 1..runs {
        let (a, b) = Read(theta, false);
        let za = a ? -1.0 | 1.0;
        let zb = b ? -1.0 | 1.0;
        sum += c1 * (za + zb) + c2 * za * zb;
        let (s, t) = Read(theta, true);
        sum += c3 * (s == t ? 1.0 | -1.0);
    }
    c0 + sum / IntAsDouble(runs)
}

/// Three values of a wave give its lowest point.
operation Main() : Double {
    let start = Energy(0.0);
    let turned = Energy(PI() / 2.0);
    let middle = Energy(PI() / 4.0);
    let mean = (start + turned) / 2.0;
    let best = ArcTan2(mean - middle, mean - start) / 2.0;
    let degrees = best * 180.0 / PI();
    let energy = Energy(best);
    let found = DoubleAsStringWithPrecision(degrees, 1);
    let text = DoubleAsStringWithPrecision(energy, 4);
    Message($"angle {found}, energy {text}");
    IntAsDouble(Round(1000.0 * energy)) / 1000.0
}
