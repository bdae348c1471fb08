import Std.Diagnostics.DumpMachine;

/// One pulse. Alice's two coins are qubits: the state shows all four cases.
operation Main() : Result[] {
    use (bit, basis, pulse) = (Qubit(), Qubit(), Qubit());

    H(bit); // a fair coin: which bit
    H(basis); // a fair coin: 0 is the Z basis, 1 the X basis

    CNOT(bit, pulse); // if the bit is 1, apply X to the pulse
    Controlled H([basis], pulse); // if the basis is X, apply H to the pulse

    DumpMachine(); // |bit basis pulse⟩

    // Alice looks at her coins. The pulse leaves unmeasured.
    let coins = [M(bit), M(basis)];
    ResetAll([bit, basis, pulse]);
    coins
}
