import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { uniformNoise } from '#decoding/circuits/circuit-noise.ts';
import { errorModelOf } from '#decoding/circuits/error-model.ts';
import { surfaceMemory } from '#decoding/circuits/surface-memory.ts';
import { parametersOf } from '#decoding/codes/parameters.ts';
import { readPaulis } from '#decoding/codes/read-paulis.ts';
import { rotatedSurfaceCode } from '#decoding/codes/rotated-surface.ts';
import { commute as productsCommute } from '#decoding/codes/stabilizer-code.ts';
import { matchingGraph } from '#decoding/graph/build-graph.ts';
import { MatchingDecoder } from '#decoding/matching/matching-decoder.ts';
import { flipModel } from '#decoding/noise/phenomenological.ts';
import { countFailures } from '#decoding/sampling/count-failures.ts';
import { seededRandom } from '#decoding/sampling/seeded-random.ts';
import { suppressionOf } from '#decoding/statistics/suppression.ts';
import { findProgram } from '#src/features/learn/runner/program-files.ts';
import { runOpenQasm } from '#src/features/learn/runner/run-openqasm.ts';
import { assertCount } from '#src/features/learn/runner/statistics.ts';
import {
  BITS,
  type CssCode,
  decoderOf,
  leftBy,
  maskOf,
  PATCH,
  SHOR,
  SIGNS,
  STEANE,
  syndromeOf,
  weightOf,
} from './css-codes.ts';
import { matchingExample } from './matching-example.ts';
import {
  breakEvenOf,
  copiesFor,
  crossingOf,
  detectorsOf,
  distanceFor,
  distanceOf,
  errorPerRound,
  errorsOfWeight,
  failuresByWeight,
  fewestQubits,
  foundShare,
  likelier,
  logicalErrorRate,
  lostVotes,
  patchQubits,
  rateWithLambda,
} from './quantum-error-correction-theory.ts';
import { alarmsOf, readingsOf } from './rounds.ts';
import { COUNTED, DISTANCES, lostShares } from './threshold-counts.ts';

/** A check or an operator as papers write it, q[0] first. */
const letters = (code: CssCode, kind: 'X' | 'Z', mask: number) =>
  Array.from({ length: code.qubits }, (_, qubit) => ((mask >> qubit) & 1 ? kind : 'I')).join('');
const productsOf = (code: CssCode) => code.checks.map(({ kind, mask }) => readPaulis(letters(code, kind, mask)));

test.each([1, 3, 5, 7])('R61.9: votes of %i copies lost, by trying all strings', (n) => {
  for (const p of [0.01, 0.1, 0.4, 0.5, 0.6]) {
    let lost = 0;
    for (let string = 0; string < 2 ** n; string++) {
      const wrong = [...string.toString(2)].filter((digit) => digit === '1').length;
      if (wrong > n / 2) lost += p ** wrong * (1 - p) ** (n - wrong);
    }
    expect(lostVotes(n, p)).toBeCloseTo(lost, 12);
    if (n === 3) expect(lost).toBeCloseTo(3 * p ** 2 - 2 * p ** 3, 12);
  }
  expect(lostVotes(n, 0.5)).toBeCloseTo(0.5, 12);
});

test('R61.9: 23 copies at 10% lose fewer than one vote in a million, and 21 do not', () => {
  expect(copiesFor(0.1, 1e-6)).toBe(23);
  expect(lostVotes(23, 0.1)).toBeLessThan(1e-6);
  expect(lostVotes(21, 0.1)).toBeGreaterThan(1e-6);
});

test('R61.9: an ancilla that reads one qubit destroys the superposition in a quarter of the shots', () => {
  const { source } = findProgram('quantum-error-correction', 'parity');
  const theory = runOpenQasm(source.replace(' cx q[2], a[1];', ''), 100, 1)?.theory ?? [];
  const spoiled = theory.filter(([outcome]) => outcome.startsWith('1')).reduce((sum, [, p]) => sum + p, 0);
  expect(spoiled).toBeCloseTo(0.25, 9);
});

test('R61.9: Shor’s nine repair every error of one qubit, in the simulator', () => {
  const { source } = findProgram('quantum-error-correction', 'shor-nine');
  for (const error of ['x', 'y', 'z', 'rx(pi/5)', 'rz(1)', 'ry(2)'])
    for (const qubit of Array.from({ length: 9 }, (_, index) => index)) {
      const theory = runOpenQasm(source.replace('y q[4];', `${error} q[${qubit}];`), 10, 1)?.theory ?? [];
      expect(Object.fromEntries(theory)['0'], `${error} on ${qubit}`).toBeCloseTo(1, 9);
    }
});

test('R61.9: a turn by θ is found with sin²(θ/2), by the entries of its matrix', () => {
  for (const theta of [0.1, Math.PI / 8, Math.PI / 4, 2]) {
    // R_z has e^(−iθ/2) and e^(iθ/2) on its diagonal; the part of Z is half of their difference, which is imaginary.
    const imaginary = -2 * Math.sin(theta / 2);
    expect(foundShare(theta)).toBeCloseTo((imaginary / 2) ** 2, 12);
  }
});

const codes = [BITS, SIGNS, SHOR, STEANE, PATCH].map((code) => [code.name, code] as const);

test.each(codes)(
  'R61.9: the checks of %s commute, and its logical operators with them, but not with each other',
  (_, code) => {
    const checks = productsOf(code);
    const [flip, sign] = [code.flip, code.sign].map(({ x, z }) => readPaulis(letters(code, x ? 'X' : 'Z', x || z)));
    if (!flip || !sign) throw new Error('Two operators');
    for (const check of checks) {
      for (const other of [...checks, flip, sign]) expect(productsCommute(check, other)).toBe(true);
    }
    expect(productsCommute(flip, sign)).toBe(false);
    const { distance, ...sizes } = parametersOf(checks, code.qubits);
    expect(sizes).toEqual({ qubits: code.qubits, logicalQubits: 1 });
    expect(distanceOf(code)).toBe(distance);
  },
);

test('R61.9: Steane’s code is that of the list of codes, the patch that of the library', () => {
  const steane = parse(readFileSync('content/codes/steane.yaml', 'utf8')).example.stabilizers;
  expect(STEANE.checks.map(({ kind, mask }) => letters(STEANE, kind, mask)).toSorted()).toEqual(steane.toSorted());
  const { checks, logicals } = rotatedSurfaceCode(3);
  const texts = checks.map(({ kind, support }) => letters(PATCH, kind as 'X' | 'Z', maskOf(support)));
  expect(PATCH.checks.map(({ kind, mask }) => letters(PATCH, kind, mask)).toSorted()).toEqual(texts.toSorted());
  expect(PATCH.flip.x).toBe(maskOf(logicals[0]?.x.support ?? []));
  expect(PATCH.sign.z).toBe(maskOf(logicals[0]?.z.support ?? []));
});

test('R61.9: the lightest repair of a flip of the patch is as light as that of exact matching', () => {
  const model = flipModel(rotatedSurfaceCode(3), 'X', 0.01);
  const decoder = new MatchingDecoder(matchingGraph(model));
  const repair = decoderOf(PATCH);
  for (let x = 0; x < 512; x++) {
    const fired = new Set<number>();
    for (const [qubit, { parts }] of model.mechanisms.entries())
      if ((x >> qubit) & 1) for (const each of parts[0]?.detectors ?? []) if (!fired.delete(each)) fired.add(each);
    decoder.decode(Int32Array.from(fired), fired.size);
    expect(weightOf(repair({ x, z: 0 }).x)).toBe(decoder.edgeCount);
  }
});

test.each([SHOR, STEANE, PATCH].map((code) => [code.name, code] as const))(
  'R61.9: losses of %s, by drawing errors',
  (_, code) => {
    const failures = failuresByWeight(code);
    expect(failures.slice(0, 2)).toEqual([0, 0]);
    const total = Array.from({ length: code.qubits + 1 }, (_, weight) => errorsOfWeight(code.qubits, weight));
    expect(total.reduce((sum, count) => sum + count, 0)).toBe(4 ** code.qubits);
    // Where all four letters are as likely, three quarters of all logical qubits are lost.
    expect(logicalErrorRate(failures, 0.75)).toBeCloseTo(0.75, 9);
    const [random, repair, p, shots] = [seededRandom(9), decoderOf(code), 0.08, 20_000];
    let lost = 0;
    for (let shot = 0; shot < shots; shot++) {
      let [x, z] = [0, 0];
      for (let qubit = 0; qubit < code.qubits; qubit++) {
        const letter = random() < p ? 1 + Math.floor(3 * random()) : 0;
        x |= (letter & 1) << qubit;
        z |= (letter >> 1) << qubit;
      }
      const { flipped, signed } = leftBy(code, { x, z }, repair({ x, z }));
      if (flipped || signed) lost += 1;
    }
    assertCount(code.name, lost, shots, logicalErrorRate(failures, p));
    const even = breakEvenOf(failures);
    expect(logicalErrorRate(failures, even)).toBeCloseTo(even, 9);
  },
);

test('R61.9: of 324 errors on two of Shor’s qubits 180 are repaired, by syndromes in letters', () => {
  const checks = productsOf(SHOR);
  const fires = (text: string) => checks.map((check) => (productsCommute(check, readPaulis(text)) ? 0 : 1)).join('');
  const put = (letter: string, qubit: number, text: string) => text.slice(0, qubit) + letter + text.slice(qubit + 1);
  const nothing = 'I'.repeat(9);
  const singles = [...nothing].flatMap((_, qubit) => ['X', 'Y', 'Z'].map((letter) => put(letter, qubit, nothing)));
  // A pair is repaired if no error of the same syndrome on fewer or other qubits, chosen as the lightest, differs by a logical.
  let mended = 0;
  const repair = decoderOf(SHOR);
  for (let one = 0; one < 9; one++)
    for (let other = one + 1; other < 9; other++)
      for (const a of 'XYZ')
        for (const b of 'XYZ') {
          const text = put(b, other, put(a, one, nothing));
          const error = {
            x: maskOf([one, other].filter((qubit) => 'XY'.includes(text[qubit] ?? ''))),
            z: maskOf([one, other].filter((qubit) => 'YZ'.includes(text[qubit] ?? ''))),
          };
          const answer = repair(error);
          const rest = [...nothing].map((_, qubit) => {
            const [x, z] = [((error.x ^ answer.x) >> qubit) & 1, ((error.z ^ answer.z) >> qubit) & 1];
            return 'IXZY'[x + 2 * z] ?? 'I';
          });
          expect(fires(rest.join(''))).toBe('0'.repeat(8));
          const [flip, sign] = ['ZIIZIIZII', 'XXXIIIIII'].map((each) =>
            productsCommute(readPaulis(each), readPaulis(rest.join(''))),
          );
          if (flip && sign) mended += 1;
        }
  expect(mended).toBe(180);
  expect(errorsOfWeight(9, 2) - (failuresByWeight(SHOR)[2] ?? 0)).toBe(180);
  expect(new Set([...singles, nothing].map(fires)).size).toBe(22);
});

test('R61.9: one error on each of five qubits needs 16 syndromes, and five qubits have them', () => {
  expect(fewestQubits()).toBe(5);
  const five = ['XZZXI', 'IXZZX', 'XIXZZ', 'ZXIXZ'].map(readPaulis);
  expect(parametersOf(five, 5)).toEqual({ qubits: 5, logicalQubits: 1, distance: 3 });
  expect(five.map((check) => productsCommute(check, readPaulis('IIYII')))).toEqual([false, false, false, true]);
});

test('R61.9: a path of two flips against one of five, by both probabilities', () => {
  const p = 0.01;
  expect(likelier(p, 3)).toBeCloseTo((p ** 2 * (1 - p) ** 5) / (p ** 5 * (1 - p) ** 2), 3);
});

test('R61.9: what matching repairs has the syndrome of the errors, and no set of fewer flips has it', () => {
  const { errors, repairs, isLost } = matchingExample(5, [6, 11, 2, 19]);
  const checks = rotatedSurfaceCode(5).checks.filter(({ kind }) => kind === 'Z');
  const seen = (flips: readonly number[]) =>
    checks.map(({ support }) => support.filter((qubit) => flips.includes(qubit)).length % 2).join('');
  expect(seen(repairs)).toBe(seen(errors));
  const inRow = (flips: readonly number[]) => flips.filter((qubit) => qubit < 5).length;
  expect((inRow(repairs) + inRow(errors)) % 2).toBe(isLost ? 1 : 0);
  for (let one = 0; one < 25; one++)
    for (let two = one; two < 25; two++)
      for (let three = two; three < 25; three++) {
        const flips = [one, two, three].filter((qubit, at, all) => all.indexOf(qubit) === at);
        expect(seen(flips)).not.toBe(seen(errors));
      }
});

test('R61.9: a flip gives two alarms in one round, a misread check two of its own', () => {
  const readings = readingsOf({
    checks: 4,
    rounds: 6,
    flips: [{ qubit: 2, round: 2 }],
    misread: [{ check: 3, round: 4 }],
  });
  expect(readings.map((row) => row.join(''))).toEqual(['0000', '0110', '0110', '0111', '0110', '0110']);
  const alarms = alarmsOf(readings).flatMap((row, round) =>
    row.flatMap((is, check) => (is ? [`${round + 1}.${check}`] : [])),
  );
  expect(alarms).toEqual(['2.1', '2.2', '4.3', '5.3']);
});

function counted(distance: number, p: number, shots: number, seed: number): number {
  const model = errorModelOf(surfaceMemory(distance, 'Z', { rounds: distance, noise: uniformNoise(p) }));
  return countFailures(model, new MatchingDecoder(matchingGraph(model)), shots, seededRandom(seed)).failures;
}

test('R61.9: the counts are those of the library with the same seed', () => {
  for (const { p, shots, failures } of COUNTED.filter(({ p }) => [0.008, 0.012].includes(p)))
    expect(counted(3, p, shots, 3), `p = ${p}`).toBe(failures[0]);
});

test('R61.9: other runs lose as many', () => {
  for (const [at, { p }] of COUNTED.entries()) {
    if (at % 4 !== 0) continue;
    for (const [index, distance] of DISTANCES.entries()) {
      const shots = distance === 7 ? 500 : 2000;
      // Both are counts, so that the difference scatters more than the new one alone.
      const share = lostShares(at)[index] ?? 0;
      const allowed = 5 * Math.sqrt(2 * shots * share) + 3;
      expect(Math.abs(counted(distance, p, shots, 77 + at) - shots * share), `${distance}, ${p}`).toBeLessThan(allowed);
    }
  }
});

test('R61.9: the curves cross between 0.6% and 0.75%; Λ by the library’s fit', () => {
  for (const [one, other] of [
    [0, 1],
    [1, 2],
  ] as const) {
    const crossing = crossingOf(COUNTED, one, other);
    const [before, after] = [COUNTED.findLast(({ p }) => p < crossing), COUNTED.find(({ p }) => p > crossing)];
    expect((before?.failures[one] ?? 0) > (before?.failures[other] ?? 0)).toBe(true);
    expect((after?.failures[one] ?? 0) < (after?.failures[other] ?? 0)).toBe(true);
  }
  const p = rateWithLambda(COUNTED, 2.14);
  const lambdas = [0.004, 0.005].map((rate) => {
    const { shots, failures } = COUNTED.find((each) => each.p === rate) ?? { shots: 1, failures: [0, 0, 0] };
    const points = failures.map((count, index) => ({
      size: DISTANCES[index] ?? 3,
      rate,
      shots,
      failures: Math.round(count / (DISTANCES[index] ?? 3)),
    }));
    return suppressionOf(points)?.lambda ?? 0;
  });
  expect(p).toBeGreaterThan(0.004);
  expect(p).toBeLessThan(0.005);
  expect(lambdas[0]).toBeGreaterThan(2.14);
  expect(lambdas[1]).toBeLessThan(2.14);
});

test('R61.9: sizes, alarms, rounds and the distance for a wish', () => {
  expect([3, 5, 7].map(patchQubits)).toEqual([17, 49, 97]);
  for (const d of [3, 5]) {
    const { qubits, checks } = rotatedSurfaceCode(d);
    expect(patchQubits(d)).toBe(qubits.length + checks.length);
    expect(detectorsOf(d)).toBe(
      errorModelOf(surfaceMemory(d, 'Z', { rounds: d, noise: uniformNoise(0.001) })).detectors,
    );
  }
  const round = errorPerRound(0.05, 7);
  let flipped = 0;
  for (let each = 0; each < 7; each++) flipped = flipped * (1 - round) + (1 - flipped) * round;
  expect(flipped).toBeCloseTo(0.05, 12);
  let [distance, error] = [7, 1.43e-3];
  while (error > 1e-6) [distance, error] = [distance + 2, error / 2.14];
  expect(distanceFor(7, 1.43e-3, 2.14, 1e-6)).toBe(distance);
  expect(syndromeOf(PATCH, { x: 1 << 4, z: 0 })).toEqual([false, true, true, false, false, false, false, false]);
});
