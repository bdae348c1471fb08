// Simon's circuit, until the mask is known: how many runs?
import Std.Convert.ResultArrayAsInt;
import Std.Diagnostics.Fact;
import Std.Measurement.MResetEachZ;

/// The same for x and x ⊕ 110.
operation F(q : Qubit[], value : Qubit[]) : Unit {
    CNOT(q[0], value[0]);
    CNOT(q[1], value[1]);
    CNOT(q[2], value[1]);
}

/// One run: a string y, as a number.
operation Run() : Int {
    use q = Qubit[3];
    use value = Qubit[2];
    ApplyToEach(H, q);
    F(q, value);
    ApplyToEach(H, q);
    ResetAll(value);
    return ResultArrayAsInt(MResetEachZ(q));
}

/// Whether two strings share an even number of ones.
function Fits(s : Int, y : Int) : Bool {
    mutable rest = s &&& y;
    mutable even = true;
    while rest > 0 {
        if rest % 2 == 1 { even = not even; }
        rest /= 2;
    }
    return even;
}

operation Main() : Int {
    mutable rows = [];             // independent equations
    mutable runs = 0;
    while Length(rows) < 2 {
        mutable y = Run();
        runs += 1;
        for row in rows {          // elimination modulo 2
            if (y ^^^ row) < y { y = y ^^^ row; }
        }
        if y > 0 { rows += [y]; }  // 0 brings nothing new
    }
    mutable mask = 0;
    for s in 1..7 {
        let both = Fits(s, rows[0]) and Fits(s, rows[1]);
        if both { mask = s; }
    }
    Fact(mask == 6, "the mask is not 110");
    return runs;
}
