import { describe, expect, it } from 'vitest';
import { exactOutcomes } from '#circuit/engine/exact-outcomes.ts';
import { readOpenQasm } from '#circuit/text/read-openqasm.ts';
import { parametersOf, rankOf } from '#decoding/codes/parameters.ts';
import { readPaulis } from '#decoding/codes/read-paulis.ts';
import { commute } from '#decoding/codes/stabilizer-code.ts';
import { entriesOf } from '#src/model/read-content.ts';
import type { CodeExample } from '#src/model/schemas/code.ts';

const examples = entriesOf('codes').flatMap(({ id, example }) => (example ? [{ id, ...example }] : []));
const encoded = examples.filter(({ encoding }) => encoding);

it('R52.4: at least eight codes are small enough to be drawn, and five to be encoded in the lab', () => {
  expect(examples.length).toBeGreaterThanOrEqual(8);
  expect(encoded.length).toBeGreaterThanOrEqual(5);
});

describe.each(examples)('R52.4: $id', ({ parameters, stabilizers, logicalX, logicalZ }) => {
  const checks = stabilizers.map(readPaulis);
  const [flips, signs] = [logicalX.map(readPaulis), logicalZ.map(readPaulis)];
  const size = stabilizers[0]?.length ?? 0;

  it('has independent checks on all its qubits', () => {
    expect(rankOf(checks, size)).toBe(checks.length);
    const texts = [...stabilizers, ...logicalX, ...logicalZ];
    expect(texts.filter(({ length }) => length !== size)).toEqual([]);
  });

  it('is of the size and the distance that its parameters say, of checks that commute', () => {
    const { qubits, logicalQubits, distance } = parametersOf(checks, size);
    expect(`[[${qubits},${logicalQubits},${distance}]]`).toBe(parameters);
    expect([flips.length, signs.length]).toEqual([logicalQubits, logicalQubits]);
  });

  it('has logical operators that pass the checks and anticommute in pairs', () => {
    for (const operator of [...flips, ...signs])
      expect(checks.filter((check) => !commute(check, operator))).toEqual([]);
    const pairs = flips.map((flip) => signs.map((sign) => !commute(flip, sign)));
    expect(pairs).toEqual(flips.map((_, row) => signs.map((__, column) => row === column)));
  });
});

describe.each(encoded)('R52.5: the circuit that encodes $id', (example) => {
  const { stabilizers, logicalX, logicalZ, inputs = [] } = example;

  it('has one input for each logical qubit', () => expect(inputs.length).toBe(logicalX.length));

  it('makes logical zeros of zeros', () => {
    for (const operator of [...stabilizers, ...logicalZ])
      expect([operator, signOf(example, '', operator)]).toEqual([operator, 1]);
  });

  it('makes a logical one of a one, and a logical plus of a plus', () => {
    inputs.forEach((qubit, at) => {
      expect(signOf(example, `x q[${qubit}];`, logicalZ[at] ?? '')).toBe(-1);
      expect(signOf(example, `h q[${qubit}];`, logicalX[at] ?? '')).toBe(1);
    });
  });
});

/** What an operator is worth after the circuit, begun with a gate: 1, −1, or 0 where that is not certain. */
function signOf({ encoding = '' }: CodeExample, prepare: string, operator: string): number {
  const qubits = [...operator].flatMap((letter, qubit) => (letter === 'I' ? [] : [{ letter, qubit }]));
  const readings = qubits.map(({ letter, qubit }, bit) => {
    const turn = letter === 'Y' ? `sdg q[${qubit}]; h q[${qubit}];` : letter === 'X' ? `h q[${qubit}];` : '';
    return `${turn} b[${bit}] = measure q[${qubit}];`;
  });
  const begun = encoding.replace(/(qubit\[\d+\] q;\n)/, `$1bit[${qubits.length}] b;\n${prepare}\n`);
  const read = readOpenQasm(begun + readings.join('\n'));
  if ('message' in read) throw new Error(`line ${read.line}: ${read.message}`);
  const signs = [...exactOutcomes(read.circuit, { t: 0 })].map(
    ([outcome, probability]) => probability * (-1) ** outcome.replaceAll('0', '').length,
  );
  return Math.round(1e6 * signs.reduce((sum, sign) => sum + sign, 0)) / 1e6;
}
