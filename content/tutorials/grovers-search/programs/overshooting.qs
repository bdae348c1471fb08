// How often a search among 8 succeeds after k iterations,
// first with 101 marked, then with 101 and 011 (q[0] rightmost).
import Std.Measurement.MResetEachZ;

/// The oracle of step 3, for the item with its only 0 at this place.
operation Mark(zero : Int, q : Qubit[]) : Unit {
    X(q[zero]);
    Controlled Z([q[0], q[1]], q[2]);
    X(q[zero]);
}

operation Diffuser(q : Qubit[]) : Unit {
    for each in q { H(each); X(each); }
    Controlled Z([q[0], q[1]], q[2]);
    for each in q { X(each); H(each); }
}

/// One search with k iterations; true if it reads a marked item.
operation Finds(k : Int, two : Bool) : Bool {
    use q = Qubit[3];
    for each in q { H(each); }
    for _ in 1..k {
        Mark(1, q);                         // 101
        if two { Mark(2, q); }              // 011: one oracle after the other
        Diffuser(q);
    }
    let read = MResetEachZ(q);
    return read == [One, Zero, One] or two and read == [One, One, Zero];
}

operation Main() : Int[] {
    mutable all = [];
    for (k, two) in [
        (0, false), (1, false), (2, false), (3, false), (4, false),
        (0, true), (1, true), (2, true)
    ] {
        mutable hits = 0;
        for _ in 1..100 {
            if Finds(k, two) { hits += 1; }
        }
        let marked = two ? 2 | 1;
        Message($"{marked} marked, k = {k}: found in {hits} of 100 searches");
        all += [hits];
    }
    return all;
}
