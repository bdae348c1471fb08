// Everything an ordinary computer should try before a quantum computer is asked.
import Std.Math.GreatestCommonDivisorI;

function IsPrimePower(n : Int) : Bool {
    mutable factor = 2;
    while n % factor != 0 { factor += 1; }      // the smallest prime factor of n
    mutable rest = n;
    while rest % factor == 0 { rest /= factor; }
    return rest == 1;                      // n is factor · factor · …
}

function Main() : Int[] {
    let N = 15;
    if N % 2 == 0 { Message($"{N} is even: 2 is a factor"); }
    if IsPrimePower(N) { Message($"{N} is a prime power: a root finds the prime"); }

    mutable coprime = [];
    for a in 2..N - 1 {
        let shared = GreatestCommonDivisorI(a, N);
        if shared == 1 { coprime += [a]; }
        else { Message($"a = {a} is a lucky guess: gcd({a}, {N}) = {shared}"); }
    }
    return coprime;
}
