import Std.Arrays.*;
import Std.Convert.IntAsDouble;
import Std.Math.*;
import Std.Random.DrawRandomInt;

/// Whole secret bits of n sifted bits; f is the efficiency of the code, 1.0 at best.
function SecretBits(n : Int, q : Double, f : Double) : Int {
    let entropy = -q * Lg(q) - (1.0 - q) * Lg(1.0 - q);
    Floor(IntAsDouble(n) * (1.0 - (1.0 + f) * entropy))
}

operation RandomBits(n : Int) : Int[] { DrawMany(() => DrawRandomInt(0, 1), n, ()) }

/// A Toeplitz matrix (constant diagonals) times the key, modulo 2.
function Hash(key : Int[], diagonals : Int[], l : Int) : Int[] {
    mutable hashed = [0, size = l];
    for row in 0..l - 1 {
        mutable sum = 0;
        for i in 0..Length(key) - 1 { sum += diagonals[row + i] * key[i]; }
        hashed w/= row <- sum % 2;
    }
    hashed
}

/// Returns how many bits of the final key Eve has wrong, after one in the old key.
operation Main() : Int {
    let (n, q) = (100, 0.02);
    let l = SecretBits(n, q, 1.0);
    let (ideal, practical) = (SecretBits(10000, q, 1.0), SecretBits(10000, q, 1.16));
    Message($"{n} bits become {l}; 10000 become {ideal}, or {practical} in practice");

    let key = RandomBits(n);
    let eves = key w/ 17 <- 1 - key[17];
    let diagonals = RandomBits(l + n - 1);
    let (ours, hers) = (Hash(key, diagonals, l), Hash(eves, diagonals, l));
    Count((a, b) -> a != b, Zipped(ours, hers))
}
