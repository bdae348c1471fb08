// The diagonal of H_C = sum of (1 - Z Z)/2, read off by measuring every Z Z.
import Std.Arrays.Reversed, Std.Convert.IntAsBoolArray;

operation Energy(bits : Bool[]) : Int {
    use q = Qubit[4];
    ApplyPauliFromBitString(PauliX, true, bits, q);     // prepares the string
    mutable energy = 0;
    for (i, j) in [(0, 1), (1, 2), (2, 3), (3, 0)] {
        // Zero means Z Z = +1, the ends agree; One means Z Z = -1, the edge is cut.
        if Measure([PauliZ, PauliZ], [q[i], q[j]]) == One { energy += 1; }
    }
    ResetAll(q);
    return energy;
}

operation Main() : Int[] {
    mutable diagonal = [];
    for number in 0..15 {
        diagonal += [Energy(Reversed(IntAsBoolArray(number, 4)))];
    }
    return diagonal;
}
