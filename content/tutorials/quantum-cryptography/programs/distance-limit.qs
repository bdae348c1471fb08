import Std.Convert.IntAsDouble;
import Std.Math.*;

/// -log2(1 - eta); by its series where rounding would make 1 - eta equal to 1.
function SecretBitsPerUse(eta : Double) : Double {
    if eta < 1e-6 { return (eta + eta * eta / 2.0) / Log(2.0); }
    -Lg(1.0 - eta)
}

/// Returns the bound at 100 km in bits per use.
operation Main() : Double {
    let loss = 0.2; // dB for each kilometre of fibre
    let usesPerSecond = 1e9;
    for kilometres in [50, 100, 200, 400, 1000] {
        let eta = 10.0^(-loss * IntAsDouble(kilometres) / 10.0);
        let uses = 1.0 / SecretBitsPerUse(eta);
        let seconds = uses / usesPerSecond;
        Message($"{kilometres} km: one bit in {uses} uses, {seconds} s");
    }
    SecretBitsPerUse(10.0^(-loss * 100.0 / 10.0))
}
