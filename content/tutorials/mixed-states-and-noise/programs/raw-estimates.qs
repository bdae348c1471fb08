// A hundred raw estimates of one pure state, each from 3 · 50 readings.
import Std.Convert.IntAsDouble;
import Std.Math.*;

operation Prepare(q : Qubit) : Unit {
    Ry(ArcCos(1.0 / Sqrt(3.0)), q);         // x = y = z = 1/√3
    Rz(PI() / 4.0, q);
}

/// The mean of n readings in one basis, where 0 counts +1 and 1 counts −1.
operation Component(basis : Pauli, n : Int) : Double {
    use q = Qubit();
    mutable ones = 0;
    for _ in 1..n {
        Prepare(q);
        if Measure([basis], [q]) == One { ones += 1; }
        Reset(q);
    }
    return 1.0 - 2.0 * IntAsDouble(ones) / IntAsDouble(n);
}

operation Main() : Int {
    mutable outside = 0;
    for estimate in 1..100 {
        let x = Component(PauliX, 50);
        let y = Component(PauliY, 50);
        let z = Component(PauliZ, 50);
        let length = Sqrt(x * x + y * y + z * z);
        if estimate <= 3 {
            Message($"({x}, {y}, {z}): length {length}");
        }
        if length > 1.0 + 1e-9 { outside += 1; }
    }
    Message($"{outside} of 100 estimates lie outside the ball");
    return outside;
}
