// Brute force, no qubits: the cut of every way to split the vertices.

function Vertices() : Int { 4 }
function Edges() : (Int, Int)[] { [(0, 1), (1, 2), (2, 3), (3, 0)] }

function Cut(side : Bool[]) : Int {
    mutable cut = 0;
    for (i, j) in Edges() {
        if side[i] != side[j] { cut += 1; }
    }
    return cut;
}

// The number of a split as bits, vertex 0 first.
function Sides(number : Int) : Bool[] {
    let n = Vertices();
    mutable side = [false, size = n];
    for i in 0..n - 1 {
        side w/= i <- (number >>> (n - 1 - i)) % 2 == 1;
    }
    return side;
}

function Text(side : Bool[]) : String {
    mutable text = "";
    for bit in side { text += bit ? "1" | "0"; }
    return text;
}

// Entry k of the answer: how many splits cut exactly k edges.
function Main() : Int[] {
    mutable counts = [0, size = Length(Edges()) + 1];
    for number in 0..2^Vertices() - 1 {
        let side = Sides(number);
        let cut = Cut(side);
        Message($"{Text(side)} cuts {cut}");
        counts w/= cut <- counts[cut] + 1;
    }
    return counts;
}
