import Std.Math.Lg;

function Entropy(q : Double) : Double { -q * Lg(q) - (1.0 - q) * Lg(1.0 - q) }

/// Secret bits for each sifted bit; f is the efficiency of the code, 1.0 at best.
function SecretFraction(q : Double, f : Double) : Double {
    1.0 - (1.0 + f) * Entropy(q)
}

/// The error rate at which the secret fraction is zero, by halving an interval.
function Threshold(f : Double) : Double {
    mutable (low, high) = (0.001, 0.499); // positive at low, negative at high
    for i in 1..50 {
        let middle = (low + high) / 2.0;
        if SecretFraction(middle, f) > 0.0 { low = middle; }
        else { high = middle; }
    }
    low
}

operation Main() : Double {
    for q in [0.01, 0.02, 0.05, 0.08, 0.1, 0.11, 0.12] {
        Message($"Q = {q}: r = {SecretFraction(q, 1.0)}");
    }
    Message($"threshold with f = 1.16: {Threshold(1.16)}");
    Threshold(1.0)
}
