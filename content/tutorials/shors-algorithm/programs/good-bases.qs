// Repeats step 3 for every base, and says which of them lead to a factor.
import Std.Math.ExpModI, Std.Math.GreatestCommonDivisorI;

function Order(a : Int, N : Int) : Int {
    mutable (power, order) = (a, 1);
    while power != 1 {
        power = power * a % N;
        order += 1;
    }
    return order;
}

function Main() : Int[] {
    let N = 15;      // then try 21
    mutable good = [];
    for a in 2..N - 1 {
        if GreatestCommonDivisorI(a, N) == 1 {
            let r = Order(a, N);
            let half = ExpModI(a, r / 2, N);
            if r % 2 == 1 { Message($"a = {a}: order {r} is odd"); }
            elif half == N - 1 { Message($"a = {a}: order {r}, but {a}^{r / 2} is -1 mod {N}"); }
            else {
                good += [a];
                let factor = GreatestCommonDivisorI(half - 1, N);
                Message($"a = {a}: order {r}, {N} = {factor} x {N / factor}");
            }
        }
    }
    return good;
}
