import Std.Convert.IntAsDouble;
import Std.Math.*;

/// -log2(1 - eta); by its series where rounding would make 1 - eta equal to 1.
function SecretBitsPerUse(eta : Double) : Double {
    if eta < 1e-6 { return (eta + eta * eta / 2.0) / Log(2.0); }
    -Lg(1.0 - eta)
}

/// A number as a power of ten.
function Power(x : Double) : String { $"10^{IntAsDouble(Round(100.0 * Log10(x))) / 100.0}" }

/// Returns the bound of a point-to-point line at 100 km in bits per use.
operation Main() : Double {
    let loss = 0.2; // dB for each kilometer of fiber
    let usesPerSecond = 1e9;
    for kilometers in [50, 100, 200, 400, 1000] {
        let eta = 10.0^(-loss * IntAsDouble(kilometers) / 10.0);
        let bits = SecretBitsPerUse(eta);
        let (perUse, seconds) = (Power(bits), Power(1.0 / bits / usesPerSecond));
        Message($"{kilometers} km: {perUse} bits per use, one bit in {seconds} s");
    }
    SecretBitsPerUse(10.0^(-loss * 100.0 / 10.0))
}
