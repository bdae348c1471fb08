// The best number of iterations for one marked item among N. No qubits.
import Std.Convert.IntAsDouble;
import Std.Math.*;

function Theta(N : Int) : Double {
    return ArcSin(Sqrt(1.0 / IntAsDouble(N)));
}

function Best(N : Int) : Int {
    return Round(PI() / (4.0 * Theta(N)) - 0.5);
}

function Success(N : Int, k : Int) : Double {
    return Sin(IntAsDouble(2 * k + 1) * Theta(N))^2.0;
}

function Main() : Int[] {
    mutable all = [];
    for N in [4, 8, 16, 32, 64, 256, 1024, 1048576] {
        let k = Best(N);
        Message($"N = {N}: {k} iterations, P = {Success(N, k)}");
        all += [k];
    }
    return all;
}
