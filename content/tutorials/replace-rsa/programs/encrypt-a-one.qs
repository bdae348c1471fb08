// Encrypts a 1 with a new key in every shot, and opens it. No qubits.
// The answer is the opened number: near 9 it is read as 1, near 0 as 0.
import Std.Random.DrawRandomInt;

function Mod(a : Int) : Int {
    return ((a % 17) + 17) % 17;
}

/// Small noise: one coin minus another, so −1, 0, 0 or 1.
operation Small() : Int {
    return DrawRandomInt(0, 1) - DrawRandomInt(0, 1);
}

operation SmallPair() : Int[] {
    return [Small(), Small()];
}

operation AnyPair() : Int[] {
    return [DrawRandomInt(0, 16), DrawRandomInt(0, 16)];
}

function Dot(a : Int[], b : Int[]) : Int {
    return a[0] * b[0] + a[1] * b[1];
}

operation Main() : Int {
    // The receiver: a random matrix, a small secret, a noisy sum. A and t are public.
    let A = [AnyPair(), AnyPair()];
    let s = SmallPair();
    let t = [Mod(Dot(A[0], s) + Small()), Mod(Dot(A[1], s) + Small())];

    // The sender mixes the two rows with small numbers, and adds 9 for a 1.
    let r = SmallPair();
    let u = [
        Mod(A[0][0] * r[0] + A[1][0] * r[1] + Small()),
        Mod(A[0][1] * r[0] + A[1][1] * r[1] + Small())
    ];
    let v = Mod(Dot(t, r) + Small() + 9);

    // The receiver takes away what the secret accounts for.
    return Mod(v - Dot(s, u));
}
