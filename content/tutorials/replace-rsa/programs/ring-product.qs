// Polynomials with four numbers modulo 17, where X⁴ is −1. No qubits.
// A list holds the numbers before 1, X, X² and X³.
function Product(a : Int[], b : Int[]) : Int[] {
    mutable c = [0, 0, 0, 0];
    for i in 0..3 {
        for j in 0..3 {
            let sign = i + j < 4 ? 1 | -1;          // what passes X³ comes back with a minus
            let place = (i + j) % 4;
            c[place] = ((c[place] + sign * a[i] * b[j]) % 17 + 17) % 17;
        }
    }
    return c;
}

function Main() : Int[] {
    let a = [3, 0, 1, 5];
    mutable power = [1, 0, 0, 0];
    for i in 0..3 {
        Message($"a times X to the {i}: {Product(a, power)}");
        power = Product(power, [0, 1, 0, 0]);
    }
    return Product(a, [1, 0, -1, 1]);
}
