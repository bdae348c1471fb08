/** A Pauli operator as 2n bits: where it has an X, and above them where it has a Z; Y has both. */
function bitsOf(pauli: string): bigint {
  return [...pauli].reduce((bits, letter, qubit) => {
    const x = letter === 'X' || letter === 'Y' ? 1n << BigInt(qubit) : 0n;
    const z = letter === 'Z' || letter === 'Y' ? 1n << BigInt(qubit + pauli.length) : 0n;
    return bits | x | z;
  }, 0n);
}

/** Whether two operators, one letter a qubit, commute. */
export function commute(a: string, b: string): boolean {
  return [...a].filter((letter, at) => letter !== 'I' && b[at] !== 'I' && letter !== b[at]).length % 2 === 0;
}

/** What is left of a row after all that a basis can take from it; the basis is in the order of falling leading bits. */
function reduced(row: bigint, basis: readonly bigint[]): bigint {
  let rest = row;
  for (const each of basis) if ((rest ^ each) < rest) rest ^= each;
  return rest;
}

/** Independent rows that span the same. */
function basisOf(rows: readonly bigint[]): bigint[] {
  const basis: bigint[] = [];
  for (const row of rows) {
    const rest = reduced(row, basis);
    if (rest === 0n) continue;
    basis.push(rest);
    basis.sort((a, b) => (a < b ? 1 : -1));
  }
  return basis;
}

export function rankOf(paulis: readonly string[]): number {
  return basisOf(paulis.map(bitsOf)).length;
}

/** "[[7,1,3]]" of independent checks: n, k, and d as the weight of the lightest operator that no check sees and that is none. */
export function parametersOf(stabilizers: readonly string[]): string {
  const qubits = stabilizers[0]?.length ?? 0;
  return `[[${qubits},${qubits - rankOf(stabilizers)},${distanceOf(stabilizers, qubits)}]]`;
}

function distanceOf(stabilizers: readonly string[], qubits: number): number {
  const basis = basisOf(stabilizers.map(bitsOf));
  const isLogical = (error: string) =>
    stabilizers.every((check) => commute(check, error)) && reduced(bitsOf(error), basis) !== 0n;
  // Where each check has one letter, the lightest logical operator has one, too.
  const isCss = stabilizers.every((check) => new Set(check.replaceAll('I', '')).size === 1);
  for (let weight = 1; weight <= qubits; weight += 1) {
    for (const places of choices(qubits, weight)) {
      const errors = isCss ? ['X', 'Z'].map((letter) => letter.repeat(weight)) : words(weight);
      if (errors.some((letters) => isLogical(placed(letters, places, qubits)))) return weight;
    }
  }
  return qubits;
}

function placed(letters: string, places: readonly number[], qubits: number): string {
  const all = Array.from({ length: qubits }, () => 'I');
  places.forEach((place, at) => {
    all[place] = letters[at] ?? 'I';
  });
  return all.join('');
}

/** All words of this length in X, Y and Z. */
function words(length: number): string[] {
  return length === 0 ? [''] : words(length - 1).flatMap((word) => ['X', 'Y', 'Z'].map((letter) => word + letter));
}

/** Every set of so many numbers below `from`. */
function* choices(from: number, count: number, first = 0): Generator<number[]> {
  if (count === 0) return yield [];
  for (let place = first; place <= from - count; place += 1)
    for (const others of choices(from, count - 1, place + 1)) yield [place, ...others];
}
