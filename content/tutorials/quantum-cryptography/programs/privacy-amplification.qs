import Std.Arrays.*;
import Std.Convert.IntAsDouble;
import Std.Math.*;
import Std.Random.DrawRandomInt;

function Entropy(q : Double) : Double { -q * Lg(q) - (1.0 - q) * Lg(1.0 - q) }

/// Secret bits of n sifted bits in the limit of long keys; f is the efficiency of the code.
function SecretBits(n : Int, q : Double, f : Double) : Int {
    Floor(IntAsDouble(n) * (1.0 - (1.0 + f) * Entropy(q)))
}

/// The same for a key of this length, k bits compared (Tomamichel and others, 2012).
function FiniteKey(sifted : Int, k : Int, q : Double, f : Double) : Int {
    let (all, m, risk) = (IntAsDouble(sifted), IntAsDouble(k), 1e-10);
    let n = all - m;
    let margin = Sqrt(all * (m + 1.0) / (n * m * m) * Log(4.0 / risk));
    Floor(n * (1.0 - Entropy(q + margin) - f * Entropy(q)) - Lg(2.0 / risk^3.0))
}

operation RandomBits(n : Int) : Int[] { DrawMany(() => DrawRandomInt(0, 1), n, ()) }

/// A Toeplitz matrix (constant diagonals) times the key, modulo 2.
function Hash(key : Int[], diagonals : Int[], l : Int) : Int[] {
    mutable hashed = [0, size = l];
    for row in 0..l - 1 {
        mutable sum = 0;
        for i in 0..Length(key) - 1 { sum += diagonals[row + i] * key[i]; }
        hashed[row] = sum % 2;
    }
    hashed
}

/// Returns how many bits of the hashed key Eve has wrong, after one in the old key.
operation Main() : Int {
    let (q, sifted) = (0.02, 1000000);
    let (limit, practical) = (SecretBits(sifted, q, 1.0), SecretBits(sifted, q, 1.16));
    let finite = FiniteKey(sifted, 66000, q, 1.16);
    Message($"{sifted} bits: {limit} in the limit, {practical} with a real code");
    Message($"as a finite key: {finite}");

    let n = 100; // a toy: far too short for a key that is really secret
    let l = SecretBits(n, q, 1.0);
    let key = RandomBits(n);
    let eves = key w/ 17 <- 1 - key[17];
    let diagonals = RandomBits(l + n - 1);
    let (ours, hers) = (Hash(key, diagonals, l), Hash(eves, diagonals, l));
    Count((a, b) -> a != b, Zipped(ours, hers))
}
