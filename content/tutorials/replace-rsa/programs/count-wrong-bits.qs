// Counts every toss of the coins behind one key and one encryption. No qubits.
// An entry of a list says how many tosses give a number; 0 stands in the middle.

/// Two lists joined: x + y, or x · y, for every pair of numbers.
function Joined(a : Int[], b : Int[], times : Bool) : Int[] {
    let (ma, mb) = (Length(a) / 2, Length(b) / 2);
    let m = times ? ma * mb | ma + mb;
    mutable counts = Repeated(0, 2 * m + 1);
    for i in 0..Length(a) - 1 {
        for j in 0..Length(b) - 1 {
            let (x, y) = (i - ma, j - mb);
            let place = (times ? x * y | x + y) + m;
            counts[place] += a[i] * b[j];
        }
    }
    return counts;
}

/// The noise e·r + e2 − s·e1, for noise made of eta coins against eta coins.
function NoiseLeft(eta : Int) : Int[] {
    mutable small = [1];
    for _ in 1..eta {
        small = Joined(small, [1, 2, 1], false);
    }
    let product = Joined(small, small, true);
    mutable left = small;
    for _ in 1..4 {
        left = Joined(left, product, false);
    }
    return left;
}

/// How many of the tosses make the receiver read the other bit.
function Wrong(counts : Int[], start : Int, bit : Int) : Int {
    mutable wrong = 0;
    for i in 0..Length(counts) - 1 {
        let v = (start + i - Length(counts) / 2 + 170) % 17;
        let read = v >= 5 and v <= 12 ? 1 | 0;
        if read != bit { wrong += counts[i]; }
    }
    return wrong;
}

function Main() : (Int, Int, Int)[] {
    mutable all = [];
    for eta in 1..3 {
        let counts = NoiseLeft(eta);
        let row = (18 * eta, Wrong(counts, 0, 0), Wrong(counts, 9, 1));
        Message($"width {eta}: of 2^{18 * eta} tosses, wrong zeros and ones: {row}");
        all += [row];
    }
    return all;
}
