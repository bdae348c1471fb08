import { describe, expect, it } from 'vitest';
import { logicalQubitsOf } from './logical-qubits.ts';
import { parametersOf, rankOf } from './parameters.ts';
import { readPaulis } from './read-paulis.ts';
import { rotatedSurfaceCode } from './rotated-surface.ts';
import { commute, type PauliProduct, productOf } from './stabilizer-code.ts';
import { toricCode } from './toric.ts';

/** The same supports as checks of X and of Z. */
const both = (texts: readonly string[]) =>
  [...texts, ...texts.map((text) => text.replaceAll('X', 'Z'))].map(readPaulis);

/** Of n = 2^r − 1 qubits, numbered from 1: for each bit of their numbers those that have it. */
const withBit = (bit: number, qubits: number) =>
  Array.from({ length: qubits }, (_, at) => at).filter((at) => ((at + 1) >> bit) & 1);
const withBits = (one: number, other: number) => withBit(one, 15).filter((at) => ((at + 1) >> other) & 1);
const bits = [0, 1, 2, 3];
const hamming = (['X', 'Z'] as const).flatMap((pauli) => bits.map((bit) => productOf(pauli, withBit(bit, 15))));
const reedMuller = [
  ...bits.map((bit) => productOf('X', withBit(bit, 15))),
  ...bits.map((bit) => productOf('Z', withBit(bit, 15))),
  ...bits.flatMap((one) => bits.slice(0, one).map((other) => productOf('Z', withBits(one, other)))),
];

const CODES: readonly (readonly [string, readonly PauliProduct[]])[] = [
  ['[[5,1,3]]', ['XZZXI', 'IXZZX', 'XIXZZ', 'ZXIXZ'].map(readPaulis)],
  ['[[7,1,3]]', both(['IIIXXXX', 'IXXIIXX', 'XIXIXIX'])],
  [
    '[[9,1,3]]',
    [
      ...['ZZIIIIIII', 'IZZIIIIII', 'IIIZZIIII', 'IIIIZZIII', 'IIIIIIZZI', 'IIIIIIIZZ'],
      ...['XXXXXXIII', 'IIIXXXXXX'],
    ].map(readPaulis),
  ],
  ['[[4,2,2]]', both(['XXXX'])],
  ['[[8,3,2]]', ['XXXXXXXX', 'ZZZZIIII', 'IIIIZZZZ', 'ZZIIZZII', 'ZIZIZIZI'].map(readPaulis)],
  ['[[15,7,3]]', hamming],
  ['[[15,1,3]]', reedMuller],
  ['[[9,1,3]]', rotatedSurfaceCode(3).checks],
  ['[[25,1,5]]', rotatedSurfaceCode(5).checks],
  ['[[18,2,3]]', toricCode(3).checks],
  ['[[3,1,1]]', ['ZZI', 'IZZ'].map(readPaulis)],
];

describe.each(CODES)('the code %s (R51.10)', (parameters, checks) => {
  const size = Number(/\d+/.exec(parameters)?.[0]);

  it('has its size and, by exhaustion, its distance', () => {
    const { qubits, logicalQubits, distance } = parametersOf(checks, size);
    expect(`[[${qubits},${logicalQubits},${distance}]]`).toBe(parameters);
    expect(rankOf(checks, size)).toBe(qubits - logicalQubits);
  });

  it('gets logical operators that pass its checks and anticommute in pairs', () => {
    const logicals = logicalQubitsOf(checks, size);
    expect(logicals).toHaveLength(size - rankOf(checks, size));
    for (const [at, { x, z }] of logicals.entries()) {
      expect(checks.filter((check) => !commute(check, x) || !commute(check, z))).toEqual([]);
      logicals.forEach((other, place) => {
        expect(commute(x, other.z)).toBe(place !== at);
        expect(commute(x, other.x) && commute(z, other.z)).toBe(true);
      });
    }
  });
});

it('flips by X and signs by Z alone where checks are of one letter (R51.10)', () => {
  for (const { x, z } of logicalQubitsOf(hamming, 15))
    expect([new Set(x.paulis), new Set(z.paulis)]).toEqual([new Set('X'), new Set('Z')]);
});

it('says what is no code (R51.10)', () => {
  expect(() => readPaulis('XAZ')).toThrow('Letter 2 of XAZ is A, not I, X, Y or Z');
  expect(() => parametersOf(['XI', 'ZI'].map(readPaulis), 2)).toThrow('Checks 0 and 1 do not commute');
  expect(() => parametersOf(['XX', 'ZZ', 'YY'].map(readPaulis), 2)).toThrow(
    '2 independent checks leave no logical qubit',
  );
  expect(() => parametersOf(rotatedSurfaceCode(7).checks, 49)).toThrow('up to 30 independent checks, not 48');
});
