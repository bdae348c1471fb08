import Std.Diagnostics.*;

operation Main() : Result[] {
    use q = Qubit[2];       // two qubits, both in |0⟩
    DumpMachine();          // prints the exact state; a real machine cannot
    return MResetEachZ(q);  // reads both and sets them back to |0⟩
}
