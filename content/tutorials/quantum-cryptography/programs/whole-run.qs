import Std.Arrays.*;
import Std.Convert.IntAsDouble;
import Std.Math.*;
import Std.Random.*;

function Entropy(q : Double) : Double { q <= 0.0 ? 0.0 | -q * Lg(q) - (1.0 - q) * Lg(1.0 - q) }
function Parity(key : Int[], places : Int[]) : Int { Fold((sum, place) -> sum + key[place], 0, places) % 2 }

operation Prepare(bit : Int, basis : Int, pulse : Qubit) : Unit {
    if bit == 1 { X(pulse); }
    if basis == 1 { H(pulse); }
}
operation MeasureIn(basis : Int, pulse : Qubit) : Int {
    if basis == 1 { H(pulse); }
    MResetZ(pulse) == One ? 1 | 0
}
/// Steps 4 to 7: pulses on a line that flips one in fifty, and what is left of them after sifting.
operation Sifted(pulses : Int, isEveThere : Bool) : (Int[], Int[]) {
    mutable (alices, bobs) = ([], []);
    use pulse = Qubit();
    for _ in 1..pulses {
        let (bit, basis, bobBasis) = (DrawRandomInt(0, 1), DrawRandomInt(0, 1), DrawRandomInt(0, 1));
        Prepare(bit, basis, pulse);
        if isEveThere {
            let eveBasis = DrawRandomInt(0, 1);
            Prepare(MeasureIn(eveBasis, pulse), eveBasis, pulse);
        }
        if DrawRandomBool(0.02) { Y(pulse); } // wrong in either basis
        let bobBit = MeasureIn(bobBasis, pulse);
        if basis == bobBasis { (alices, bobs) = (alices + [bit], bobs + [bobBit]); }
    }
    (alices, bobs)
}
/// Step 10: Bob's key with its errors found by parities, and how many parities were announced.
operation Corrected(alice : Int[], bob : Int[]) : (Int[], Int) {
    let n = Length(alice);
    mutable (key, disclosed) = (bob, 0);
    for size in [32, 32, 64, 64, 128, 128, 256, 256, 256, 256] {
        let stride = 2 * DrawRandomInt(0, n / 2 - 1) + 1;
        for block in Chunks(size, MappedOverRange(i -> i * stride % n, 0..n - 1)) {
            disclosed += 1;
            if Parity(alice, block) != Parity(key, block) {
                mutable part = block;
                while Length(part) > 1 {
                    let half = part[...Length(part) / 2 - 1];
                    disclosed += 1;
                    part = Parity(alice, half) != Parity(key, half) ? half | part[Length(half)...];
                }
                key[part[0]] = 1 - key[part[0]];
            }
        }
    }
    (key, disclosed)
}
/// Step 11: a Toeplitz matrix times the key.
function Hash(key : Int[], diagonals : Int[], l : Int) : Int[] {
    mutable hashed = [];
    for row in 0..l - 1 {
        mutable sum = 0;
        for i in 0..Length(key) - 1 { sum += diagonals[row + i] * key[i]; }
        hashed += [sum % 2];
    }
    hashed
}
function Hex(bits : Int[]) : String {
    let digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f"];
    Fold((text, four) -> text + digits[8 * four[0] + 4 * four[1] + 2 * four[2] + four[3]], "", Chunks(4, bits))
}
/// Returns the key of 128 bits, or why there is none.
operation Main() : String {
    let isEveThere = false; // try true
    let (pulses, sample, block, checks, length) = (2000, 256, 512, 32, 128);

    let (alices, bobs) = Sifted(pulses, isEveThere);
    Message($"{pulses} pulses sent, {Length(alices)} bits sifted");
    let errors = Count((a, b) -> a != b, Zipped(alices[...sample - 1], bobs[...sample - 1]));
    let rate = IntAsDouble(errors) / IntAsDouble(sample);
    Message($"{errors} errors among {sample} compared bits");
    if rate >= 0.11 { return "no key: too many errors"; }

    let alice = alices[sample..sample + block - 1];
    let (bob, disclosed) = Corrected(alice, bobs[sample..sample + block - 1]);
    Message($"{disclosed} parities disclosed to correct {block} bits");
    let tests = DrawMany(() => DrawRandomInt(0, 1), checks + block - 1, ());
    if Hash(alice, tests, checks) != Hash(bob, tests, checks) { return "no key: the corrected keys differ"; }

    let secret = Floor(IntAsDouble(block) * (1.0 - Entropy(rate))) - disclosed - checks;
    Message($"{secret} bits left in the limit of endless keys");
    if secret < length { return "no key: too little is left"; }
    let diagonals = DrawMany(() => DrawRandomInt(0, 1), length + block - 1, ());
    let (ours, theirs) = (Hash(alice, diagonals, length), Hash(bob, diagonals, length));
    Message($"Alice {Hex(ours)}");
    Message($"Bob   {Hex(theirs)}");
    ours == theirs ? "one key" | "two keys"
}
