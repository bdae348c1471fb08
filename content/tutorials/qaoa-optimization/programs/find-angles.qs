// The house with one layer: climb on the formula of step 9, then run the circuit at the top.
// The answer is the share of best cuts among 500 shots.
import Std.Math.*, Std.Measurement.MResetEachZ;

// Each edge of the house with d, e and f of the formula.
function Edges() : (Int, Int, Double, Double, Double)[] {
    [(0, 1, 2.0, 2.0, 1.0), (1, 2, 2.0, 1.0, 0.0), (2, 3, 1.0, 1.0, 0.0), (3, 0, 1.0, 2.0, 0.0),
    (0, 4, 2.0, 1.0, 1.0), (1, 4, 2.0, 1.0, 1.0)]
}
function Mean(gamma : Double, beta : Double) : Double {
    mutable mean = 3.0;     // six edges, 1/2 each
    for (_, _, d, e, f) in Edges() {
        mean += Sin(4.0 * beta) * Sin(gamma) * (Cos(gamma)^d + Cos(gamma)^e) / 4.0;
        mean -= Sin(2.0 * beta)^2.0 * Cos(gamma)^(d + e - 2.0 * f) * (1.0 - Cos(2.0 * gamma)^f) / 4.0;
    }
    return mean;
}
// Goes to the best of four neighbors while that is uphill, else halves the step.
function Climb(start : (Double, Double), step : Double) : (Double, Double) {
    let (gamma, beta) = start;
    mutable here = start;
    for (g, b) in [(gamma + step, beta), (gamma - step, beta), (gamma, beta + step), (gamma, beta - step)] {
        if Mean(g, b) > Mean(here) { here = (g, b); }
    }
    if here != start { return Climb(here, step); }
    return step < 0.00001 ? start | Climb(start, step / 2.0);
}
operation CutsFive(gamma : Double, beta : Double) : Bool {
    use q = Qubit[5];
    ApplyToEach(H, q);
    for (i, j, _, _, _) in Edges() { CNOT(q[i], q[j]); Rz(-gamma, q[j]); CNOT(q[i], q[j]); }
    for qubit in q { Rx(2.0 * beta, qubit); }
    let c = MResetEachZ(q);
    mutable cut = 0;
    for (i, j, _, _, _) in Edges() { if c[i] != c[j] { cut += 1; } }
    return cut == 5;
}
operation Main() : Double {
    mutable top = (0.0, 0.0);
    for start in [(0.3, 0.2), (2.6, 0.4), (3.0, 1.2), (1.0, 0.3)] {
        let end = Climb(start, 0.2);
        Message($"from {start} to {end}, mean {Mean(end)}");
        if Mean(end) > Mean(top) { top = end; }
    }
    mutable hits = 0.0;
    for _ in 1..500 { if CutsFive(top) { hits += 1.0; } }
    return hits / 500.0;
}
