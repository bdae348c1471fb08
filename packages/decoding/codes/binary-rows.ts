/** Rows of bits, each a whole number; the sum of two, modulo 2, is their exclusive or. */
export type Row = bigint;

/** Independent rows with the same sums as these, in the order of falling leading bits. */
export function basisOf(rows: readonly Row[]): Row[] {
  const basis: Row[] = [];
  for (const row of rows) {
    const rest = reduced(row, basis);
    if (rest !== 0n) insert(rest, basis);
  }
  return basis;
}

/** What is left of a row after all that a basis can take from it: nothing where the row is one of its sums. */
export function reduced(row: Row, basis: readonly Row[]): Row {
  let rest = row;
  // Smaller with it than without: the leading bit of the row of the basis is set.
  for (const each of basis) if ((rest ^ each) < rest) rest ^= each;
  return rest;
}

/**
 * Independent sets of rows that add up to nothing, as bits: bit i stands for row i. Every such set is a sum of them.
 */
export function relationsOf(rows: readonly Row[]): Row[] {
  const room = BigInt(rows.length);
  const basis: Row[] = [];
  return rows.flatMap((row, at) => {
    // Below a row stands of which rows it has been made.
    const rest = reduced((row << room) | (1n << BigInt(at)), basis);
    if (rest >> room === 0n) return [rest];
    insert(rest, basis);
    return [];
  });
}

function insert(row: Row, basis: Row[]): void {
  const place = basis.findIndex((each) => each < row);
  basis.splice(place < 0 ? basis.length : place, 0, row);
}
