// The classical baseline: flip one vertex at a time while that helps. No qubits.
import Std.Math.MaxI;
import Std.Random.DrawRandomBool;

function Restarts() : Int { 10 }        // first 10, then 1

// What the cut gains when `vertex` changes sides.
function Gain(edges : (Int, Int)[], side : Bool[], vertex : Int) : Int {
    mutable gain = 0;
    for (i, j) in edges {
        if i == vertex or j == vertex { gain += side[i] == side[j] ? 1 | -1; }
    }
    return gain;
}

operation LocalSearch(n : Int, edges : (Int, Int)[]) : Int {
    mutable side = [];
    for _ in 1..n { side += [DrawRandomBool(0.5)]; }
    mutable vertex = 0;
    while vertex < n {
        if Gain(edges, side, vertex) > 0 {
            side[vertex] = not side[vertex];
            vertex = 0;                 // start over
        } else { vertex += 1; }
    }
    mutable cut = 0;
    for (i, j) in edges { if side[i] != side[j] { cut += 1; } }
    return cut;
}

// The best cut of the square and of the house.
operation Main() : (Int, Int) {
    let square = [(0, 1), (1, 2), (2, 3), (3, 0)];
    mutable (four, five) = (0, 0);
    for _ in 1..Restarts() {
        four = MaxI(four, LocalSearch(4, square));
        five = MaxI(five, LocalSearch(5, square + [(0, 4), (1, 4)]));
    }
    return (four, five);
}
