import { describe, expect, it } from 'vitest';
import { bivariateBicycle, GROSS, HALF_GROSS } from './bivariate-bicycle.ts';
import { colorCode } from './color.ts';
import { parametersOf, rankOf } from './parameters.ts';
import { repetitionCode } from './repetition.ts';
import { rotatedSurfaceCode } from './rotated-surface.ts';
import { commute, type PauliProduct, type StabilizerCode } from './stabilizer-code.ts';
import { toricCode } from './toric.ts';
import { xzzxCode } from './xzzx.ts';

const codes: StabilizerCode[] = [
  ...[3, 5, 7, 9].map(rotatedSurfaceCode),
  ...[2, 3, 4, 7].map(toricCode),
  ...[2, 3, 15].map(repetitionCode),
  ...[3, 5, 7].map(xzzxCode),
  ...[3, 5, 7, 9].map(colorCode),
  ...[HALF_GROSS, GROSS].map(bivariateBicycle),
];
const named = codes.map((code) => [`${code.id} ${code.distance}`, code] as const);

describe.each(named)('the code %s (R51.1)', (_, code) => {
  const { checks, logicals, qubits } = code;

  it('has checks that commute', () => {
    for (const one of checks) expect(checks.filter((other) => !commute(one, other))).toEqual([]);
  });

  it('has logical operators that commute with its checks and anticommute in pairs', () => {
    for (const [at, { x, z }] of logicals.entries()) {
      expect(checks.filter((check) => !commute(check, x) || !commute(check, z))).toEqual([]);
      logicals.forEach((other, place) => {
        expect(commute(x, other.z)).toBe(place !== at);
        expect(commute(x, other.x)).toBe(true);
        expect(commute(z, other.z)).toBe(true);
      });
    }
  });

  it('names qubits that exist, each once, ascending', () => {
    const products: readonly PauliProduct[] = [...checks, ...logicals.flatMap(({ x, z }) => [x, z])];
    for (const { support } of products) {
      expect(support).toEqual([...new Set(support)].sort((a, b) => a - b));
      for (const qubit of support) expect(qubits[qubit]).toBeDefined();
    }
  });
});

it('has logical qubits for what its checks leave, and the distance that it says, where it is small (R51.1)', () => {
  for (const { checks, qubits, logicals } of codes)
    expect(logicals).toHaveLength(qubits.length - rankOf(checks, qubits.length));
  const small = codes.filter(({ id, qubits }) => qubits.length <= 25 && id !== 'repetition');
  expect(small.length).toBeGreaterThanOrEqual(8);
  for (const { checks, qubits, distance } of small) expect(parametersOf(checks, qubits.length).distance).toBe(distance);
});

describe('codes that are drawn (R51.1)', () => {
  it('reads X, Z, Z, X around every check of XZZX', () => {
    const around = xzzxCode(5).checks.filter(({ support }) => support.length === 4);
    expect(around).toHaveLength(16);
    const turns = around.map(({ paulis }) => paulis.join(''));
    expect(new Set(turns)).toEqual(new Set(['XZZX']));
  });

  it('has (3d² + 1)/4 qubits in a color code, and faces of three colors', () => {
    for (const distance of [3, 5, 7]) {
      const { qubits, checks } = colorCode(distance);
      expect(qubits).toHaveLength((3 * distance ** 2 + 1) / 4);
      const faces = checks.filter(({ kind }) => kind === 'X');
      expect(faces.every(({ support }) => support.length === 6 || support.length === 4)).toBe(true);
      // Faces that share an edge differ in color.
      for (const one of faces)
        for (const other of faces) {
          const shared = one.support.filter((qubit) => other.support.includes(qubit)).length;
          if (one !== other) expect(shared === 2).toBe(shared > 0);
          if (one !== other && shared > 0) expect(one.y % 3).not.toBe(other.y % 3);
        }
    }
  });

  it('has checks of six qubits in the gross code, six checks around each qubit, and 12 logical qubits', () => {
    const { qubits, checks, logicals } = bivariateBicycle(GROSS);
    expect([qubits.length, logicals.length]).toEqual([144, 12]);
    expect(checks.every(({ support }) => support.length === 6)).toBe(true);
    for (const qubit of qubits.keys()) expect(checks.filter(({ support }) => support.includes(qubit))).toHaveLength(6);
    expect(bivariateBicycle(HALF_GROSS).logicals).toHaveLength(12);
    expect(new Set([...qubits, ...checks].map(({ x, y }) => `${x} ${y}`)).size).toBe(288);
  });
});

it('refuses sizes that there are not', () => {
  for (const distance of [1, 2, 4, Number.NaN, 3.5])
    for (const code of [rotatedSurfaceCode, xzzxCode, colorCode]) expect(() => code(distance)).toThrow(RangeError);
  for (const length of [0, 1, 2.5]) expect(() => toricCode(length)).toThrow(RangeError);
  expect(() => repetitionCode(1)).toThrow(RangeError);
});
