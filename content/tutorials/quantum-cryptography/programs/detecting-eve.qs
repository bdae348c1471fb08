import Std.Random.DrawRandomBool;

/// One shot: Eve intercepted every pulse, and m sifted bits are compared.
operation Main() : String {
    let m = 10;
    for i in 1..m {
        let wrongBasis = DrawRandomBool(0.5); // Eve's basis is not Alice's
        let flipped = DrawRandomBool(0.5); // and Bob's coin toss is wrong
        if wrongBasis and flipped {
            return "noticed";
        }
    }
    "unnoticed"
}
