import Std.Arrays.*, Std.Convert.*, Std.Math.*, Std.Random.*;
function Entropy(q : Double) : Double { q <= 0.0 ? 0.0 | -q * Lg(q) - (1.0 - q) * Lg(1.0 - q) }
function Parity(key : Int[], places : Int[]) : Int { Fold((sum, i) -> sum + key[i], 0, places) % 2 }
operation Coins(n : Int) : Int[] { DrawMany(() => DrawRandomInt(0, 1), n, ()) }
function Product(a : Int[], b : Int[]) : Int { Fold((sum, (x, y)) -> sum + x * y, 0, Zipped(a, b)) % 2 }
/// Step 11: the same random matrix with constant diagonals times each of the keys.
operation Hash(keys : Int[][], l : Int) : Int[][] {
    let diagonals = Coins(l + 511);
    Mapped(key -> MappedOverRange(row -> Product(diagonals[row..row + 511], key), 0..l - 1), keys)
}
/// Steps 4 to 7: a line that turns one pulse in fifty, and what is left after sifting.
operation Sifted(pulses : Int, isEveThere : Bool) : (Int, Int)[] {
    mutable kept = [];
    use pulse = Qubit();
    for _ in 1..pulses {
        let (bit, basis, bobBasis, eveBasis) = (Coins(1)[0], Coins(1)[0], Coins(1)[0], Coins(1)[0]);
        if bit == 1 { X(pulse); } if basis == 1 { H(pulse); }
        if isEveThere { Measure([eveBasis == 1 ? PauliX | PauliZ], [pulse]); }
        if DrawRandomBool(0.02) { Y(pulse); } // wrong in either basis
        let bobBit = Measure([bobBasis == 1 ? PauliX | PauliZ], [pulse]) == One ? 1 | 0;
        Reset(pulse);
        if basis == bobBasis { kept += [(bit, bobBit)]; }
    }
    kept
}
/// Step 10: Bob's key, its errors found by parities, and how many of these were announced.
operation Corrected(alice : Int[], bob : Int[]) : (Int[], Int) {
    mutable (key, disclosed) = (bob, 0);
    for size in [32, 32, 64, 64, 128, 128, 256, 256, 256, 256] {
        let stride = 2 * DrawRandomInt(0, 255) + 1; // mixes the places
        for block in Chunks(size, MappedOverRange(i -> i * stride % 512, 0..511)) {
            mutable part = block; disclosed += 1;
            if Parity(alice, part) != Parity(key, part) {
                while Length(part) > 1 {
                    let half = part[...Length(part) / 2 - 1]; disclosed += 1;
                    part = Parity(alice, half) != Parity(key, half) ? half | part[Length(half)...];
                }
                key[part[0]] = 1 - key[part[0]];
            }
        }
    }
    (key, disclosed)
}
operation Main() : String {
    let (alices, bobs) = Unzipped(Sifted(2000, false)); // true: Eve listens
    let errors = Count((a, b) -> a != b, Zipped(alices[...255], bobs[...255]));
    Message($"{Length(alices)} bits sifted, {errors} errors among 256 compared bits");
    if errors >= 28 { return "no key: too many errors"; }
    let alice = alices[256..767];
    let (bob, disclosed) = Corrected(alice, bobs[256..767]);
    let checks = Hash([alice, bob], 32);
    if checks[0] != checks[1] { return "no key: the corrected keys differ"; }
    let left = Floor(512.0 * (1.0 - Entropy(IntAsDouble(errors) / 256.0))) - disclosed - 32;
    Message($"{disclosed} parities disclosed, {left} bits left in the limit of endless keys");
    if left < 128 { return "no key: too little is left"; }
    let keys = Mapped(key -> BoolArrayAsBigInt(Mapped(bit -> bit == 1, key)), Hash([alice, bob], 128));
    Message($"Alice {keys[0]}, Bob {keys[1]}");
    keys[0] == keys[1] ? "one key" | "two keys"
}
