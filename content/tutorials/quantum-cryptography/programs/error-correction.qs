import Std.Arrays.*;
import Std.Convert.IntAsDouble;
import Std.Math.*;
import Std.Random.*;

/// Whether Alice's and Bob's parities of these places differ.
function ParityDiffers(errors : Bool[], places : Int[]) : Bool {
    Fold((odd, place) -> odd != errors[place], false, places)
}

operation Shuffle(places : Int[]) : Int[] {
    mutable shuffled = places;
    for i in 0..Length(places) - 2 {
        let other = DrawRandomInt(i, Length(places) - 1);
        let place = shuffled[i];
        shuffled w/= i <- shuffled[other];
        shuffled w/= other <- place;
    }
    shuffled
}

/// Returns the errors left and the parities disclosed for each bit of the key.
operation Main() : (Int, Double) {
    let (n, rate) = (500, 0.02);
    let places = MappedOverRange(i -> i, 0..n - 1);
    let count = Round(IntAsDouble(n) * rate);
    mutable errors = Mapped(i -> i < count, Shuffle(places)); // Bob's wrong bits
    mutable disclosed = 0;
    for size in [32, 32, 64, 64, 128, 128, 250, 250, 250, 250] {
        for block in Chunks(size, Shuffle(places)) {
            disclosed += 1; // the parity of the block
            if ParityDiffers(errors, block) {
                mutable part = block; // an odd number of errors: find one
                while Length(part) > 1 {
                    let half = part[...Length(part) / 2 - 1];
                    disclosed += 1; // the parity of its first half
                    let odd = ParityDiffers(errors, half);
                    part = odd ? half | part[Length(half)...];
                }
                errors w/= part[0] <- false; // Bob flips this bit
            }
        }
    }
    let least = -rate * Lg(rate) - (1.0 - rate) * Lg(1.0 - rate);
    Message($"{disclosed} parities, at least {Ceiling(least * IntAsDouble(n))} needed");
    (Count(wrong -> wrong, errors), IntAsDouble(disclosed) / IntAsDouble(n))
}
