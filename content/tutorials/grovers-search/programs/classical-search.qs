// Opens N boxes in random order until the marked one is found. No qubits.
// Every shot is one search; its answer is the number of boxes opened.
import Std.Random.DrawRandomInt;

operation Search(N : Int, marked : Int) : Int {
    mutable boxes = Std.Arrays.SequenceI(0, N - 1);
    mutable checks = 0;
    mutable found = false;
    while not found {
        let pick = DrawRandomInt(checks, N - 1);    // one of those still closed
        found = boxes[pick] == marked;
        boxes[pick] = boxes[checks];                // the opened one is out of the game
        checks += 1;
    }
    return checks;
}

operation Main() : Int {
    return Search(8, 5);                            // 8 boxes, and 5 is 101 in binary
}
