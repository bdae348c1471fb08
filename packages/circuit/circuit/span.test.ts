import { expect, it } from 'vitest';
import { seededRandom } from '../quantum/seeded-random.ts';
import { type Column, gate, measurement, type Operation } from './circuit.ts';
import { fits, pack } from './span.ts';

/** As `pack` is defined: from the end to the left while the place is free. */
function packSlowly(operations: readonly Operation[]): Column[] {
  const columns: Operation[][] = [];
  for (const operation of operations) {
    let place = columns.length;
    while (place > 0 && fits(columns[place - 1] ?? [], operation)) place -= 1;
    columns[place] = [...(columns[place] ?? []), operation];
  }
  return columns;
}

it('packs as its definition says', () => {
  const random = seededRandom(7);
  const pick = (count: number) => Math.floor(random() * count);
  for (let round = 0; round < 200; round += 1) {
    const operations = Array.from({ length: 1 + pick(30) }, (): Operation => {
      const [one, other] = [pick(6), pick(6)];
      const kind = pick(5);
      if (kind === 0) return measurement(one, pick(3));
      if (kind === 1) return { kind: 'barrier', qubits: [...new Set([one, other, pick(6)])] };
      if (kind === 2) return gate('x', [one], { condition: [{ bit: 0, value: 1 }] });
      if (kind === 3 && one !== other) return gate('swap', [one, other]);
      return gate('h', [one]);
    });
    expect(pack(operations)).toEqual(packSlowly(operations));
  }
});
