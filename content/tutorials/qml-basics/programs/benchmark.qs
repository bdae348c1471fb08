// Five seeds. Rivals: the circuit, the circuit without its CNOT, the best line, the best vote of neighbors.
import Std.Arrays.*, Std.Convert.*, Std.Math.*, Std.Measurement.MResetZ, Std.Random.*;

operation Draw(n : Int) : (Double, Double, Double)[] {  // points around the corners, labeled by their corner
    mutable data = [];
    for _ in 1..n {
        let (i, j) = (DrawRandomInt(0, 1), DrawRandomInt(0, 1));
        let (u, v) = (DrawRandomDouble(-1.65, 1.65), DrawRandomDouble(-1.65, 1.65));
        data += [(PI() * IntAsDouble(i) + u, PI() * IntAsDouble(j) + v, i == j ? 1.0 | -1.0)];
    }
    return data;
}
operation Mean(a : Double, b : Double, linked : Bool) : Double {
    mutable sum = 0;
    for _ in 1..25 {
        use (first, second) = (Qubit(), Qubit());
        Ry(a, first); Ry(b, second); if linked { CNOT(first, second); }
        sum += MResetZ(second) == Zero ? 1 | -1; Reset(first);
    }
    return IntAsDouble(sum) / 25.0;
}
operation Trained(data : (Double, Double, Double)[], linked : Bool) : (Double, Double) => Double {
    mutable (t1, t2) = (DrawRandomDouble(-1.2, 1.2), DrawRandomDouble(-1.2, 1.2));
    for (x1, x2, y) in data {                           // gradient descent, one point a step
        let (a, b, s) = (x1 + t1, x2 + t2, PI() / 2.0);
        let pull = 0.1 * (y - Mean(a, b, linked));
        t1 += pull * (Mean(a + s, b, linked) - Mean(a - s, b, linked));
        t2 += pull * (Mean(a, b + s, linked) - Mean(a, b - s, linked));
    }
    let (found1, found2) = (t1, t2);
    return (a, b) => Mean(a + found1, b + found2, linked);
}
operation Right(model : (Double, Double) => Double, data : (Double, Double, Double)[]) : Int {
    return Count(right -> right, ForEach((a, b, y) => model(a, b) * y > 0.0, data));
}
operation Best(models : ((Double, Double) => Double)[], data : (Double, Double, Double)[]) : (Double, Double) => Double {
    let scores = ForEach(model => Right(model, data), models);
    return models[IndexOf(score -> score == Max(scores), scores)];
}
operation Main() : Int[] {
    mutable totals = [0, 0, 0, 0];
    for seed in 1..5 {
        let (data, test) = (Draw(40), Draw(100));
        let lines = MappedOverRange(k -> Line(PI() / 4.0 * IntAsDouble(k % 8), IntAsDouble(k / 8 - 1), _, _), 0..55);
        let votes = Mapped(width -> Vote(data, width, _, _), [0.1, 0.5, 2.0]);
        let models = [Trained(data, true), Trained(data, false), Best(lines, data), Best(votes, data)];
        let found = ForEach(model => Right(model, test), models);
        Message($"seed {seed}, right of 100: {found}");
        for i in 0..3 { totals[i] = totals[i] + found[i]; }
    }
    return totals;
}
operation Line(w : Double, c : Double, a : Double, b : Double) : Double { return Cos(w) * a + Sin(w) * b - c; }
operation Vote(data : (Double, Double, Double)[], width : Double, a : Double, b : Double) : Double {
    mutable votes = 0.0;                                // near points weigh more; none votes on itself
    for (x1, x2, y) in data {
        if x1 != a { votes += y * E()^(-((x1 - a)^2.0 + (x2 - b)^2.0) / width); }
    }
    return votes;
}
