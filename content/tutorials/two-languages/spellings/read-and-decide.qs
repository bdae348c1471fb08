// Nothing to include.

operation Main() : Result[] {
    use q = Qubit[2];

    H(q[0]);

    let first = MResetZ(q[0]);

    if first == One {
        H(q[1]);
    }

    return [first, MResetZ(q[1])];
}
