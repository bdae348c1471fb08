// Shor's algorithm for N = 21, a = 2: quantum runs until the order is found.
// One counting qubit, used nine times, stands for nine and the inverse transform.
import Std.Convert.IntAsDouble, Std.Math.*, Std.Measurement.MResetZ;

/// y -> 2y mod 21 for y = 1, 2, 4, 8, 16 and 11; no other y occurs.
operation Double(y : Qubit[]) : Unit is Ctl {
    for i in 3..-1..0 { SWAP(y[i], y[i + 1]); }         // turn the bits by one place
    CNOT(y[0], y[1]); CNOT(y[0], y[3]);                 // 16 has given 1, must give 11
    CCNOT(y[1], y[2], y[0]); CCNOT(y[0], y[2], y[1]);   // 11 has given 22, must give 1
    CCNOT(y[0], y[2], y[4]); CNOT(y[0], y[2]); CCNOT(y[0], y[3], y[2]);
}

operation MeasureC() : Int {
    use (counting, work) = (Qubit(), Qubit[5]);
    X(work[0]);
    mutable c = 0;
    for k in 8..-1..0 {
        H(counting);
        // 2^(2^k) modulo 21 is 2, 4, 16, 4, 16 …: so many doublings
        let doublings = k == 0 ? 1 | (k % 2 == 1 ? 2 | 4);
        for _ in 1..doublings { Controlled Double([counting], work); }
        R1(-2.0 * PI() * IntAsDouble(c) / IntAsDouble(2^(9 - k)), counting);
        H(counting);
        if MResetZ(counting) == One { c += 2^(8 - k); }
    }
    ResetAll(work);
    return c;
}

/// The last convergent of c / size whose denominator is below N.
function LastConvergent(c : Int, size : Int, N : Int) : (Int, Int) {
    mutable (above, below) = (c, size);      // what is still to be expanded
    mutable (p, q) = (0, 1);                 // this convergent
    mutable (pBefore, qBefore) = (1, 0);     // the one before it
    while above != 0 {
        let whole = below / above;           // the next number of the expansion
        let (pNext, qNext) = (whole * p + pBefore, whole * q + qBefore);
        if qNext >= N { return (p, q); }
        (pBefore, qBefore) = (p, q);
        (p, q) = (pNext, qNext);
        (above, below) = (below % above, above);
    }
    return (p, q);
}

operation Main() : Int {
    mutable (runs, r) = (0, 1);
    repeat {
        runs += 1;
        let c = MeasureC();
        let (_, candidate) = LastConvergent(c, 512, 21);
        r = candidate;
        Message($"Run {runs}: c = {c}, candidate {r}, 2^{r} mod 21 = {ExpModI(2, r, 21)}");
    } until ExpModI(2, r, 21) == 1;
    while ExpModI(2, r / 2, 21) == 1 { r /= 2; }   // 12 also passes
    let half = ExpModI(2, r / 2, 21);
    let p = GreatestCommonDivisorI(half - 1, 21);
    Message($"21 = {p} x {21 / p}");
    return runs;
}
