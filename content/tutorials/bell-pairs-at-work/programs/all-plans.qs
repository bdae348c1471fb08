// All 16 plans for the CHSH test. No qubits.
// A plan fixes Alice's answers A0, A1 and Bob's answers B0, B1.
function Sum(A0 : Int, A1 : Int, B0 : Int, B1 : Int) : Int {
    return A0 * B0 + A0 * B1 + A1 * B0 - A1 * B1;
}

function Main() : Int[] {
    mutable sums = [0, 0];                  // how many plans give 2, and -2
    for A0 in [1, -1] {
        for A1 in [1, -1] {
            for B0 in [1, -1] {
                for B1 in [1, -1] {
                    let S = Sum(A0, A1, B0, B1);
                    Message($"A {A0} {A1}, B {B0} {B1}: S = {S}");
                    if S == 2 { sums[0] += 1; }
                    if S == -2 { sums[1] += 1; }
                }
            }
        }
    }
    return sums;
}
