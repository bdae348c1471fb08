import Std.Convert.IntAsDouble;
import Std.Math.E;
import Std.Random.DrawRandomDouble;

/// One shot is one weak laser pulse. Returns its number of photons (Poisson).
operation Main() : Int {
    let mu = 0.5; // mean number of photons: try 0.1

    mutable photons = 0;
    mutable probability = E()^(-mu); // of no photon
    mutable left = DrawRandomDouble(0.0, 1.0);
    while left >= probability and photons < 12 {
        left -= probability;
        photons += 1;
        probability *= mu / IntAsDouble(photons); // P(n) = P(n - 1) mu / n
    }
    photons
}
