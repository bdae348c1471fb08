// Order finding for a = 7, N = 15: the whole quantum part of Shor's algorithm.
import Std.Arrays.Reversed;
import Std.Convert.IntAsDouble;
import Std.Math.PI;
import Std.Measurement.MeasureInteger;

/// qs[0] stands for 1, qs[1] for 2, qs[2] for 4 …
operation Fourier(qs : Qubit[]) : Unit is Adj {
    let t = Length(qs);
    for i in t - 1..-1..0 {
        H(qs[i]);
        for j in i - 1..-1..0 {
            Controlled R1([qs[j]], (PI() / IntAsDouble(2^(i - j)), qs[i]));
        }
    }
    for i in 0..t / 2 - 1 { SWAP(qs[i], qs[t - 1 - i]); }
}

operation Times4(y : Qubit[]) : Unit is Ctl {
    SWAP(y[0], y[2]); SWAP(y[1], y[3]);
}

operation Times7(y : Qubit[]) : Unit is Ctl {
    SWAP(y[0], y[1]); SWAP(y[1], y[2]); SWAP(y[2], y[3]);
    ApplyToEachC(X, y);
}

operation Main() : Int {
    use (shownCounting, shownWork) = (Qubit[8], Qubit[4]);
    let (counting, work) = (Reversed(shownCounting), Reversed(shownWork));

    ApplyToEach(H, counting);                      // step 5
    X(work[0]);
    Controlled Times7([counting[0]], work);        // step 6
    Controlled Times4([counting[1]], work);
    Adjoint Fourier(counting);                     // step 8
    Std.Diagnostics.DumpMachine();

    ResetAll(work);
    return MeasureInteger(counting);
}
