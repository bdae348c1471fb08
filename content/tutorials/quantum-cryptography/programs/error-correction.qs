import Std.Arrays.*;
import Std.Convert.IntAsDouble;
import Std.Random.*;

/// Whether Alice's and Bob's parities of these places differ.
function ParityDiffers(errors : Bool[], places : Int[]) : Bool {
    Fold((odd, place) -> odd != errors[place], false, places)
}

/// Returns the errors left and the parities disclosed for each bit of the key.
operation Main() : (Int, Double) {
    let (n, rate) = (512, 0.02);
    let places = MappedOverRange(i -> i, 0..n - 1);
    mutable errors = ForEach(_ => DrawRandomBool(rate), places); // Bob's wrong bits
    Message($"{Count(wrong -> wrong, errors)} errors");
    mutable disclosed = 0;
    for size in [32, 32, 64, 64, 128, 128, 256, 256, 256, 256] {
        let stride = 2 * DrawRandomInt(0, n / 2 - 1) + 1; // mixes the places
        for block in Chunks(size, Mapped(i -> i * stride % n, places)) {
            disclosed += 1; // the parity of the block
            if ParityDiffers(errors, block) {
                mutable part = block; // an odd number of errors: find one
                while Length(part) > 1 {
                    let half = part[...Length(part) / 2 - 1];
                    disclosed += 1; // the parity of its first half
                    let odd = ParityDiffers(errors, half);
                    part = odd ? half | part[Length(half)...];
                }
                errors[part[0]] = false;     // Bob flips this bit
            }
        }
    }
    (Count(wrong -> wrong, errors), IntAsDouble(disclosed) / IntAsDouble(n))
}
