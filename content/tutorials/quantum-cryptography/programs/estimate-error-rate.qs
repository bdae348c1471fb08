import Std.Convert.IntAsDouble;
import Std.Math.*;
import Std.Random.DrawRandomBool;

/// One shot is one key: estimates its error rate from m bits and tells whether the interval holds the true one.
operation Main() : String {
    let trueRate = 0.05; // which Alice and Bob do not know
    let m = 1000; // compared in public, then thrown away

    mutable errors = 0;
    for i in 1..m {
        if DrawRandomBool(trueRate) { errors += 1; }
    }

    let rate = IntAsDouble(errors) / IntAsDouble(m);
    let halfWidth = 1.96 * Sqrt(rate * (1.0 - rate) / IntAsDouble(m));
    Message($"estimate {rate} ± {halfWidth}");
    AbsD(rate - trueRate) <= halfWidth ? "true rate inside" | "true rate outside"
}
