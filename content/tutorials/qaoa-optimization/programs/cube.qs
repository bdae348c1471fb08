// One layer on the cube: 8 vertices, 12 edges. Every shot returns its number of cut edges.
import Std.Math.*;
import Std.Measurement.MResetEachZ;

function Edges() : (Int, Int)[] {
    [
        (0, 1), (1, 2), (2, 3), (3, 0),     // bottom
        (4, 5), (5, 6), (6, 7), (7, 4),     // top
        (0, 4), (1, 5), (2, 6), (3, 7)      // posts
    ]
}

operation Main() : Int {
    let gamma = ArcTan2(1.0, Sqrt(2.0));    // 0.6155
    let beta = PI() / 8.0;                  // 0.3927
    use q = Qubit[8];
    ApplyToEach(H, q);
    for (i, j) in Edges() {
        CNOT(q[i], q[j]);
        Rz(-gamma, q[j]);
        CNOT(q[i], q[j]);
    }
    for qubit in q { Rx(2.0 * beta, qubit); }
    let c = MResetEachZ(q);

    mutable cut = 0;
    for (i, j) in Edges() {
        if c[i] != c[j] { cut += 1; }
    }
    return cut;
}
