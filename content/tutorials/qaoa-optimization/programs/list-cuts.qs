// Brute force, no qubits: the cut of every way to split the vertices.
import Std.Arrays.Reversed, Std.Convert.IntAsBoolArray;

function Vertices() : Int { 4 }
function Edges() : (Int, Int)[] { [(0, 1), (1, 2), (2, 3), (3, 0)] }

function Cut(side : Bool[]) : Int {
    mutable cut = 0;
    for (i, j) in Edges() {
        if side[i] != side[j] { cut += 1; }
    }
    return cut;
}

// Entry k of the answer: how many splits cut exactly k edges.
function Main() : Int[] {
    mutable counts = [0, size = Length(Edges()) + 1];
    for number in 0..2^Vertices() - 1 {
        let side = Reversed(IntAsBoolArray(number, Vertices()));    // vertex 0 first
        let cut = Cut(side);
        counts[cut] += 1;
        mutable text = "";
        for bit in side { text += bit ? "1" | "0"; }
        Message($"{text} cuts {cut}");
    }
    return counts;
}
