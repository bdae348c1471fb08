import Std.Convert.IntAsDouble;
import Std.Math.*;
import Std.Random.DrawRandomBool;

/// One shot is one key: is its true error rate inside the estimated interval?
operation Main() : String {
    let trueRate = 0.05; // which Alice and Bob do not know
    let m = 1000; // compared in public, then discarded

    mutable errors = 0;
    for i in 1..m {
        if DrawRandomBool(trueRate) { errors += 1; }
    }

    let rate = IntAsDouble(errors) / IntAsDouble(m);
    let halfWidth = 1.96 * Sqrt(rate * (1.0 - rate) / IntAsDouble(m));
    Message($"estimate {rate} ± {IntAsDouble(Round(1e5 * halfWidth)) / 1e5}");
    let isInside = AbsD(rate - trueRate) <= halfWidth;
    isInside ? "true rate inside" | "true rate outside"
}
