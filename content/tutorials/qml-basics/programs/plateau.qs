// How large are gradients at random angles? One RY on each of n qubits, angles uniform from 0 to 2π.
import Std.Convert.IntAsDouble;
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

operation Main() : Double[] {
    mutable globals = [];
    for n in [4, 10, 20] {
        let (sines, _) = SampleQubit();                     // the qubit whose angle we vary
        mutable variance = sines / 4.0;
        for _ in 2..n {
            let (_, factor) = SampleQubit();                // every other qubit brings a factor:
            variance *= factor;                             // independent means multiply
        }
        let local = sines / 4.0 / IntAsDouble(n * n);
        Message($"n = {n}: global {variance}, local {local}");
        globals += [variance];
    }
    return globals;
}
