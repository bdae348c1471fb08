// Nothing to include.

operation Main() : Result[] {
    use q = Qubit[2];

    H(q[0]);

    CNOT(q[0], q[1]);

    return MResetEachZ(q);
}
