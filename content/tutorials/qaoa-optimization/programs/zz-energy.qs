// The diagonal of H_C = sum of (1 - Z Z)/2, read off by measuring every Z Z.

function Edges() : (Int, Int)[] { [(0, 1), (1, 2), (2, 3), (3, 0)] }

operation Energy(bits : Bool[]) : Int {
    use q = Qubit[Length(bits)];
    for i in 0..Length(bits) - 1 {
        if bits[i] { X(q[i]); }
    }
    mutable energy = 0;
    for (i, j) in Edges() {
        // Zero means Z Z = +1, the ends agree; One means Z Z = -1, the edge is cut.
        if Measure([PauliZ, PauliZ], [q[i], q[j]]) == One { energy += 1; }
    }
    ResetAll(q);
    return energy;
}

operation Main() : Int[] {
    mutable diagonal = [];
    for number in 0..15 {
        let bits = [number / 8 == 1, number / 4 % 2 == 1, number / 2 % 2 == 1, number % 2 == 1];
        diagonal += [Energy(bits)];
    }
    return diagonal;
}
