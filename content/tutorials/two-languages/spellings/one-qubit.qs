// Nothing to include.

operation Main() : Result {
    use q = Qubit();

    // No bit: what is read is a value.

    H(q);

    return MResetZ(q);
}
