import Std.Math.*;

operation Lean(theta : Double, a : Qubit)
: Unit is Adj + Ctl {
    H(a);
    R1(theta, a);
    H(a);
}

operation Main() : Result[] {
    use q = Qubit[2];

    H(q[0]);

    let t = 2.0 * PI() / 3.0;
    Controlled Lean([q[0]], (t, q[1]));

    return MResetEachZ(q);
}
