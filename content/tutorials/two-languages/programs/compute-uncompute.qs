import Std.Diagnostics.*;

operation Note(a : Qubit, scratch : Qubit)
: Unit is Adj {
    CNOT(a, scratch);
    S(scratch);
}

operation Main() : Result[] {
    use q = Qubit[2];

    H(q[0]);

    Note(q[0], q[1]);

    Z(q[1]);

    Adjoint Note(q[0], q[1]);

    H(q[0]);

    DumpMachine();
    return MResetEachZ(q);
}
