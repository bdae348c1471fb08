import Std.Arrays.*;
import Std.Convert.IntAsDouble;
import Std.Math.*;
import Std.Random.DrawRandomInt;

function Entropy(q : Double) : Double { -q * Lg(q) - (1.0 - q) * Lg(1.0 - q) }

/// Whole secret bits of n sifted bits: r n, where practical error correction discloses f h(Q) bits for each.
function SecretBits(n : Int, q : Double, f : Double) : Int {
    Floor(IntAsDouble(n) * (1.0 - (1.0 + f) * Entropy(q)))
}

operation RandomBits(n : Int) : Int[] {
    mutable bits = [];
    for i in 1..n { bits += [DrawRandomInt(0, 1)]; }
    bits
}

/// A Toeplitz matrix times the key, modulo 2: all its diagonals are constant, so l + n - 1 public bits define it.
function Hash(key : Int[], diagonals : Int[], l : Int) : Int[] {
    mutable hashed = [0, size = l];
    for row in 0..l - 1 {
        mutable sum = 0;
        for column in 0..Length(key) - 1 { sum += diagonals[row + column] * key[column]; }
        hashed w/= row <- sum % 2;
    }
    hashed
}

/// Returns how many bits of the final key Eve gets wrong when she has one wrong bit in the key before.
operation Main() : Int {
    let (n, q) = (100, 0.02);
    let l = SecretBits(n, q, 1.0);
    Message($"{n} bits become {l}; 10000 become {SecretBits(10000, q, 1.0)}, or {SecretBits(10000, q, 1.16)} in practice");

    let key = RandomBits(n);
    let eves = key w/ 17 <- 1 - key[17];
    let diagonals = RandomBits(l + n - 1);
    let (ours, hers) = (Hash(key, diagonals, l), Hash(eves, diagonals, l));
    Count((a, b) -> a != b, Zipped(ours, hers))
}
