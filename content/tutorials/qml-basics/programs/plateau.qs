// How large are gradients at random angles? One RY on each of n qubits, angles uniform from 0 to 2π.
import Std.Convert.*;
import Std.Math.*;
import Std.Random.DrawRandomDouble;

function Samples() : Int { 2000 }

// The mean of sin² and of cos⁴(θ/2) over random angles.
operation SampleQubit() : (Double, Double) {
    mutable (sines, factors) = (0.0, 0.0);
    for _ in 1..Samples() {
        let theta = DrawRandomDouble(0.0, 2.0 * PI());
        sines += Sin(theta)^2.0;
        factors += Cos(theta / 2.0)^4.0;
    }
    let n = IntAsDouble(Samples());
    return (sines / n, factors / n);
}

operation Main() : String {
    mutable power = 0.0;
    for n in [4, 10, 20] {
        let (sines, _) = SampleQubit();                     // the qubit whose angle we vary
        mutable variance = sines / 4.0;
        for _ in 2..n {
            let (_, factor) = SampleQubit();                // every other qubit brings a factor:
            variance *= factor;                             // independent means multiply
        }
        let local = sines / 4.0 / IntAsDouble(n * n);
        let (g, l) = (DoubleAsStringWithPrecision(variance, 13), DoubleAsStringWithPrecision(local, 7));
        Message($"n = {n}: global {g}, local {l}");
        power = Log10(variance);
    }
    return $"10^{DoubleAsStringWithPrecision(power, 2)}";        // of the last global variance
}
