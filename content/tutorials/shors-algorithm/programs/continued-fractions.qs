// Turns a measured number c of 2^t into the fraction s/r that it stands for.

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

function Main() : (Int, Int)[] {
    mutable fractions = [];
    for (c, size, N) in [
        (0, 256, 15), (64, 256, 15), (128, 256, 15), (192, 256, 15),
        (85, 512, 21), (427, 512, 21)
    ] {
        let (s, r) = LastConvergent(c, size, N);
        Message($"{c}/{size} is close to {s}/{r}");
        fractions += [(s, r)];
    }
    return fractions;
}
