// Each shot of this program is a whole experiment: it estimates <Z> from 1,000 readings.
import Std.Convert.*, Std.Math.*, Std.Measurement.MResetZ;

function Readings() : Int { 1000 }      // then 100, then 10

operation Main() : String {
    mutable sum = 0;
    for _ in 1..Readings() {
        use q = Qubit();
        Ry(0.5, q);
        sum += MResetZ(q) == Zero ? 1 | -1;     // Zero counts +1, One counts -1
    }
    let f = IntAsDouble(sum) / IntAsDouble(Readings());
    let error = Sqrt((1.0 - f * f) / IntAsDouble(Readings()));
    Message($"{DoubleAsStringWithPrecision(f, 4)} ± {DoubleAsStringWithPrecision(error, 4)}");
    return DoubleAsStringWithPrecision(f, 2);        // two decimals, for the histogram
}
