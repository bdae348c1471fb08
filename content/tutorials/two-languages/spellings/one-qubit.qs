// Nothing to include.

operation Main() : Result {
    use q = Qubit();

    // No bit: a reading is a value.

    H(q);

    return MResetZ(q);
}
