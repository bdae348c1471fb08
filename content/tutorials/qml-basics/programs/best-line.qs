// No qubits: tries 72 straight lines, which cut the four points in every way a line can.

function Right(w1 : Int, w2 : Int, b : Int) : Int {
    mutable right = 0;
    for (x1, x2, label) in [(0, 0, 1), (0, 1, -1), (1, 0, -1), (1, 1, 1)] {    // in units of π
        let side = 2 * (w1 * x1 + w2 * x2) + b > 0 ? 1 | -1;
        if side == label { right += 1; }
    }
    return right;
}

function Main() : Int {
    mutable best = 0;
    for w1 in -1..1 {
        for w2 in -1..1 {
            for b in -7..2..7 {
                if Right(w1, w2, b) > best {
                    best = Right(w1, w2, b);
                    Message($"{best} right: {2 * w1} x1 + {2 * w2} x2 + {b} > 0 means +1");
                }
            }
        }
    }
    return best;
}
