import Std.Convert.*, Std.Math.*;

/// One run of the trial state, read along Z or along X.
operation Read(theta : Double, isAlongX : Bool) : (Bool, Bool) {
    use q = Qubit[2];
    Ry(-2.0 * theta, q[0]);
    CNOT(q[0], q[1]);
    if isAlongX { for each in q { H(each); } }
    (MResetZ(q[0]) == One, MResetZ(q[1]) == One)
}

/// The energy in hartree at 1.4 bohr, from 2,000 runs in each basis.
operation Energy(theta : Double) : Double {
    let (c0, c1, c2, c3) = (-0.33931, -0.39432, 0.01124, 0.18126);
    let runs = 2000;
    mutable sum = 0.0;
    for _ in 1..runs {
        let (a, b) = Read(theta, false);
        let (za, zb) = (a ? -1.0 | 1.0, b ? -1.0 | 1.0);
        sum += c1 * (za + zb) + c2 * za * zb;
        let (s, t) = Read(theta, true);
        sum += c3 * (s == t ? 1.0 | -1.0);
    }
    c0 + sum / IntAsDouble(runs)
}

/// The energy over the angle is a wave, so three of its values give its lowest point.
operation Main() : Double {
    let (start, turned, middle) = (Energy(0.0), Energy(PI() / 2.0), Energy(PI() / 4.0));
    let mean = (start + turned) / 2.0;
    let best = 0.5 * ArcTan2(mean - middle, mean - start);
    let degrees = best * 180.0 / PI();
    let energy = Energy(best);
    Message($"angle {DoubleAsStringWithPrecision(degrees, 1)}, energy {DoubleAsStringWithPrecision(energy, 4)}");
    IntAsDouble(Round(1000.0 * energy)) / 1000.0
}
