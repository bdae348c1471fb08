// Finds the order of a modulo N by multiplying, and turns it into two factors.
import Std.Math.GreatestCommonDivisorI;

function Main() : (Int, Int, Int) {
    let (a, N) = (7, 15);

    mutable power = a;
    mutable order = 1;
    mutable half = 1;             // a^(order / 2) modulo N
    Message($"{a}^1 mod {N} = {power}");
    while power != 1 {
        power = power * a % N;
        order += 1;
        if order % 2 == 0 { half = half * a % N; }
        Message($"{a}^{order} mod {N} = {power}");
    }

    let below = GreatestCommonDivisorI(half - 1, N);
    let above = GreatestCommonDivisorI(half + 1, N);
    return (order, below, above);
}
