import Std.Diagnostics.*;

operation Main() : (Result[], Result[]) {
    use q = Qubit();

    H(q);                   // first circuit: H, H
    DumpMachine();
    H(q);
    let first = MResetZ(q);

    H(q);                   // second circuit: H, Z, H
    Z(q);                   // changes one sign and no probability
    DumpMachine();
    H(q);
    let second = MResetZ(q);

    return ([first], [second]);
}
