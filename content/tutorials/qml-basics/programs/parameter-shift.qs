// The derivative of <Z> at 0.5, from 2,000 readings a value: by the shift rule and by a small step.
import Std.Convert.*, Std.Math.*, Std.Measurement.MResetZ;

operation Mean(theta : Double) : Double {
    mutable zeros = 0;
    for _ in 1..2000 {
        use q = Qubit();
        Ry(theta, q);
        if MResetZ(q) == Zero { zeros += 1; }
    }
    let share = IntAsDouble(zeros) / 2000.0;
    Message($"angle {DoubleAsStringWithPrecision(theta, 4)}: P(0) = {DoubleAsStringWithPrecision(share, 4)}");
    return 2.0 * share - 1.0;
}

operation Main() : String {
    let (theta, h) = (0.5, 0.1);
    let here = Mean(theta);
    let shift = (Mean(theta + PI() / 2.0) - Mean(theta - PI() / 2.0)) / 2.0;
    let step = (Mean(theta + h) - here) / h;
    Message($"small step h = 0.1: {DoubleAsStringWithPrecision(step, 4)}");
    return $"shift rule: {DoubleAsStringWithPrecision(shift, 4)}";
}
