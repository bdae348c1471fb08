// The quantum Fourier transform on eight qubits, and its inverse.
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

operation Main() : Int {
    use shown = Qubit[8];            // the state table writes shown[0] leftmost,
    let number = Reversed(shown);    // so its kets read as ordinary binary numbers
    let j = 5;
    for bit in 0..7 {
        if (j >>> bit) % 2 == 1 { X(number[bit]); }
    }

    Fourier(number);
    Std.Diagnostics.DumpMachine();   // the phase turns j times

    Adjoint Fourier(number);
    return MeasureInteger(number);   // must be j again
}
