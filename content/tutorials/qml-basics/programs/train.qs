// Trains the classifier from readings alone: 100 for every mean, as a quantum computer would have to.
import Std.Convert.*, Std.Math.*, Std.Measurement.MResetZ;

function Points() : (Double, Double, Double)[] {
    [(0.0, 0.0, 1.0), (0.0, PI(), -1.0), (PI(), 0.0, -1.0), (PI(), PI(), 1.0)]
}
operation Mean(a : Double, b : Double) : Double {
    mutable sum = 0;
    for _ in 1..100 {
        use (first, second) = (Qubit(), Qubit());
        Ry(a, first);
        Ry(b, second);
        CNOT(first, second);
        sum += MResetZ(second) == Zero ? 1 | -1;
        Reset(first);
    }
    return IntAsDouble(sum) / 100.0;
}
operation Main() : Result[] {
    mutable (t1, t2) = (0.9, -0.6);
    let s = PI() / 2.0;
    for step in 1..20 {
        mutable (g1, g2) = (0.0, 0.0);      // the gradient of the loss
        for (x1, x2, y) in Points() {
            let (a, b) = (x1 + t1, x2 + t2);
            let miss = y - Mean(a, b);
            g1 -= miss * (Mean(a + s, b) - Mean(a - s, b)) / 4.0;
            g2 -= miss * (Mean(a, b + s) - Mean(a, b - s)) / 4.0;
        }
        (t1, t2) = (t1 - 0.4 * g1, t2 - 0.4 * g2);
        let (a, b) = (DoubleAsStringWithPrecision(t1, 3), DoubleAsStringWithPrecision(t2, 3));
        let loss = DoubleAsStringWithPrecision((1.0 - Cos(t1) * Cos(t2))^2.0, 4);
        Message($"step {step}: angles {a}, {b}; loss {loss} by the formula");
    }
    mutable answers = [];
    for (x1, x2, _) in Points() { answers += [Mean(x1 + t1, x2 + t2) > 0.0 ? Zero | One]; }
    return answers;
}
