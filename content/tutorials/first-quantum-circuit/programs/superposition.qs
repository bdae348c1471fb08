import Std.Diagnostics.*;

operation Main() : Result {
    use q = Qubit();
    H(q);                   // |0⟩ becomes (|0⟩ + |1⟩)/√2
    DumpMachine();
    return MResetZ(q);      // one bit comes out, not two amplitudes
}
