// Two equations with two unknowns modulo 17, exact and with noise. No qubits.
function Mod(a : Int) : Int {
    return ((a % 17) + 17) % 17;
}

function Inverse(a : Int) : Int {
    mutable found = 0;
    for x in 1..16 {
        if Mod(a * x) == 1 { found = x; }
    }
    return found;
}

/// Elimination for 5 x + 7 y = t[0] and 11 x + 3 y = t[1].
function Solve(t : Int[]) : Int[] {
    let factor = Inverse(Mod(5 * 3 - 7 * 11));
    return [Mod(factor * (3 * t[0] - 7 * t[1])), Mod(factor * (5 * t[1] - 11 * t[0]))];
}

/// Whether a number is −1, 0 or 1 modulo 17.
function IsSmall(a : Int) : Bool {
    return Mod(a + 1) <= 2;
}

function Main() : (Int[], Int[], Int, Int) {
    let exact = Solve([15, 8]);
    let noisy = Solve([16, 7]);             // off by 1 and by −1
    Message($"exact: {exact}, with noise: {noisy}");

    mutable candidates = 0;                 // all 17 · 17 keys, one by one
    mutable small = 0;
    for x in 0..16 {
        for y in 0..16 {
            if IsSmall(16 - 5 * x - 7 * y) and IsSmall(7 - 11 * x - 3 * y) {
                candidates += 1;
                if IsSmall(x) and IsSmall(y) {
                    small += 1;
                    Message($"a small key with small errors: [{x}, {y}]");
                }
            }
        }
    }
    return (exact, noisy, candidates, small);
}
