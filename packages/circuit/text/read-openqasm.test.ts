import { describe, expect, it } from 'vitest';
import type { Circuit } from '../circuit/circuit.ts';
import { difference, outcomesOf, phaseDistance, unitaryOf } from '../testing/dense.ts';
import { isFault } from './fault.ts';
import { readOpenQasm } from './read-openqasm.ts';

function read(text: string): Circuit {
  const answer = readOpenQasm(text);
  if (isFault(answer)) throw new Error(`${answer.line}:${answer.column}: ${answer.message}\n${text}`);
  return answer.circuit;
}

const in2 = (body: string) => read(`OPENQASM 2.0;\ninclude "qelib1.inc";\n${body}`);
const in3 = (body: string) => read(`OPENQASM 3.0;\ninclude "stdgates.inc";\n${body}`);

describe('OpenQASM 3 without measurements', () => {
  it.each([
    ['h q[0:2];', 'h q[0]; h q[1]; h q[2];'],
    ['h q[-1]; x q[-2:-1];', 'h q[3]; x q[2]; x q[3];'],
    ['x q[0:2:3]; y q[3:-2:0]; z q[1:];', 'x q[0]; x q[2]; y q[1]; y q[3]; z q[1]; z q[2]; z q[3];'],
    ['cx q[{0, 2}], q[{1, 3}];', 'cx q[0], q[1]; cx q[2], q[3];'],
    ['cx q[0], q[1:3];', 'cx q[0], q[1]; cx q[0], q[2]; cx q[0], q[3];'],
    ['let a = q[2:3] ++ q[0]; h a[0]; x a[2]; let b = a[1]; y b;', 'h q[2]; x q[0]; y q[3];'],
    ['for int i in [3:-2:1] { rx(i) q[i]; }', 'rx(3) q[3]; rx(1) q[1];'],
    ['for uint[8] i in {1, 3} x q[i];', 'x q[1]; x q[3];'],
    [
      'for i in [0:2] for j in [i+1:3] cp(pi/2**(j-i)) q[i], q[j];',
      'cp(pi/2) q[0],q[1]; cp(pi/4) q[0],q[2]; cp(pi/8) q[0],q[3]; cp(pi/2) q[1],q[2]; cp(pi/4) q[1],q[3]; cp(pi/2) q[2],q[3];',
    ],
    ['for int i in [2:1] x q[i];', ''],
    [
      'const int n = 7; rx(n % 4) q[n / 2]; ry((n << 1) >> 2) q[n & 1]; rz(n ^ 2 | 8) q[0];',
      'rx(3) q[3]; ry(3) q[1]; rz(13) q[0];',
    ],
    [
      'const float a = pi/4; const angle b = 2*a; const uint[4] k = 3; const bool yes = k > 2; if (yes && !(a > b)) rx(b*k) q[0]; else x q[0];',
      'rx(pi/2*3) q[0];',
    ],
    ['int i = 0; i += 2; i = i * 2 - 1; rx(i) q[i];', 'rx(3) q[3];'],
    [
      'rx(float(3)/2 + mod(7, 4) + pow(2, 3)) q[0]; ry(sizeof(q) + floor(2.5) + ceiling(2.5) + popcount("1011")) q[1];',
      'rx(12.5) q[0]; ry(12) q[1];',
    ],
    [
      'rx(0x1F) q[0]; ry(0b101) q[1]; rz(1_000) q[2]; rx(.5e1) q[3]; ry(2.) q[0];',
      'rx(31) q[0]; ry(5) q[1]; rz(1000) q[2]; rx(5) q[3]; ry(2) q[0];',
    ],
    ['rx(arccos(0.5) + τ/ℯ - π) q[0];', 'rx(arccos(0.5) + tau/euler - pi) q[0];'],
    ['gate g(tau, x) pi_, s { rx(tau) pi_; ry(x) s; } g(1, 2) q[0], q[1];', 'rx(1) q[0]; ry(2) q[1];'],
    [
      'gate g(n) a, b { for int i in [1:2] { rx(n*i) a; if (i == 2) cx a, b; } } g(0.4) q[0], q[1];',
      'rx(0.4) q[0]; rx(0.8) q[0]; cx q[0], q[1];',
    ],
    ['@hint "as fast as you can"\nx q[0];\n#pragma whatever ??? \npragma more\ny q[1];;', 'x q[0]; y q[1];'],
    ['creg c[2]; qreg r[1]; barrier; x q[0];', 'creg c[2]; qreg r[1]; x q[0];'],
    ['rx(t*pi) q[0]; rx(2*t + 1.0/2) q[1];', 'rx(t*pi) q[0]; rx(2*t + 0.5) q[1];'],
  ])('%s', (left, right) => {
    const head = 'input angle t;\nqubit[4] q;\n';
    expect(phaseDistance(unitaryOf(in3(head + left)), unitaryOf(in3(head + right)))).toBeLessThan(1e-7);
  });
});

describe('conditions', () => {
  const START = 'qubit[4] q; bit[2] c; bit r; h q[0]; ry(1) q[1]; rx(2) q[2]; c = measure q[0:1]; r = measure q[2];\n';
  const END = '\nbit d = measure q[3];';

  it.each([
    ['if (c[0]) x q[3];', (c0: boolean) => c0],
    ['if (!c[0]) x q[3];', (c0: boolean) => !c0],
    ['if (c[0] == 0) x q[3];', (c0: boolean) => !c0],
    ['if (c[0] == false) x q[3];', (c0: boolean) => !c0],
    ['if (c[0] != true) x q[3];', (c0: boolean) => !c0],
    ['if (c == 2) x q[3];', (c0: boolean, c1: boolean) => !c0 && c1],
    ['if (2 == c) { x q[3]; }', (c0: boolean, c1: boolean) => !c0 && c1],
    ['if (c == "10") x q[3];', (c0: boolean, c1: boolean) => !c0 && c1],
    ['if (uint[2](c) == 2) x q[3];', (c0: boolean, c1: boolean) => !c0 && c1],
    ['if (c != 2) x q[3];', (c0: boolean, c1: boolean) => !(!c0 && c1)],
    ['if (c < 2) x q[3];', (_c0: boolean, c1: boolean) => !c1],
    ['if (c >= 1) x q[3];', (c0: boolean, c1: boolean) => c0 || c1],
    ['if (c <= 2) x q[3];', (c0: boolean, c1: boolean) => !(c0 && c1)],
    ['if (c > 0b10) x q[3];', (c0: boolean, c1: boolean) => c0 && c1],
    ['if (c == 7) x q[3];', () => false],
    ['if (c[0] || c[1] && r) x q[3];', (c0: boolean, c1: boolean, r: boolean) => c0 || (c1 && r)],
    ['if (c[0] ^ r) x q[3];', (c0: boolean, _c1: boolean, r: boolean) => c0 !== r],
    ['if (c[0] == r) x q[3];', (c0: boolean, _c1: boolean, r: boolean) => c0 === r],
    ['if (c & "01" == "01") x q[3];', (c0: boolean) => c0],
    ['if (bool(c)) x q[3];', (c0: boolean, c1: boolean) => c0 || c1],
    ['if (~c[0] | c[1]) x q[3];', (c0: boolean, c1: boolean) => !c0 || c1],
    ['if (c[0]) { x q[3]; } else { if (r) x q[3]; }', (c0: boolean, _c1: boolean, r: boolean) => c0 || r],
    ['if (c[0]) { } else if (c[1]) x q[3]; else { x q[3]; }', (c0: boolean) => !c0],
    ['if (c[0]) if (c[1]) x q[3]; else { x q[3]; }', (c0: boolean) => c0],
    ['if (c[0] && !c[0]) x q[3];', () => false],
    ['if (1 < 2) x q[3]; else y q[0];', () => true],
    ['let both = c; if (both[1]) x q[3];', (_c0: boolean, c1: boolean) => c1],
    ['if (c[0]) { c[0] = measure q[3]; } if (c[0]) x q[3];', () => false],
  ])('%s', (text, holds) => {
    const shares = [
      [0.5, 0.5],
      [Math.cos(0.5) ** 2, Math.sin(0.5) ** 2],
      [Math.cos(1) ** 2, Math.sin(1) ** 2],
    ];
    const expected: Record<string, number> = {};
    const isChanged = text.includes('{ c[0] = measure');
    for (let outcome = 0; outcome < 8; outcome += 1) {
      const bits = [0, 1, 2].map((place) => (outcome >> place) & 1);
      const share = bits.reduce((product, bit, place) => product * (shares[place]?.[bit] ?? 0), 1);
      const [c0 = 0, c1 = 0, r = 0] = bits;
      const key = `${holds(c0 === 1, c1 === 1, r === 1) ? 1 : 0}${r}${c1}${isChanged ? 0 : c0}`;
      expected[key] = (expected[key] ?? 0) + share;
    }
    expect(difference(outcomesOf(in3(START + text + END)), expected)).toBeLessThan(1e-9);
  });
});

describe('OpenQASM 2', () => {
  it.each([
    [
      'qreg a[2]; qreg b[2]; h a; cx a, b; cx a[0], b;',
      'qreg a[2]; qreg b[2]; h a[0]; h a[1]; cx a[0],b[0]; cx a[1],b[1]; cx a[0],b[0]; cx a[0],b[1];',
    ],
    ['qreg q[2]; rx(2^3/16) q[0]; ry(-2^2) q[1]; rz(1/2) q[0];', 'qreg q[2]; rx(0.5) q[0]; ry(-4) q[1]; rz(0.5) q[0];'],
    [
      'qreg q[1]; u1(-(3*pi)/8 + sin(cos(0)) - ln(exp(sqrt(4)))) q[0];',
      'qreg q[1]; u1(-1.1780972450961724 + 0.8414709848078965 - 2) q;',
    ],
    ['/* before */ qreg q[2]; // after\n/* two\nlines */ cx q[0],q[1]; barrier q[0], q;', 'qreg q[2]; CX q[0],q[1];'],
    [
      'gate a(x) q { rx(x/2) q; } gate b(y) q, r { a(y*2) q; barrier q, r; a(-y) r; } qreg q[2]; b(0.6) q[1],q[0];',
      'qreg q[2]; rx(0.6) q[1]; rx(-0.3) q[0];',
    ],
  ])('%s', (left, right) => {
    expect(phaseDistance(unitaryOf(in2(left)), unitaryOf(in2(right)))).toBeLessThan(1e-7);
  });
});

describe('a circuit', () => {
  it('has the wires, bits and columns of its text', () => {
    const circuit = in3(
      'qubit[2] q; qubit alice; bit[2] c; bit flag;\nh q; cx q[0], alice; c[1] = measure q[1]; if (flag) x q[0]; reset alice;',
    );
    expect(circuit.qubits).toEqual(['q[0]', 'q[1]', 'alice']);
    expect(circuit.bits).toEqual(['c[0]', 'c[1]', 'flag']);
    expect(circuit.columns.map((column) => column.map(({ kind }) => kind))).toEqual([
      ['gate', 'gate'],
      ['gate'],
      ['measurement'],
      ['gate'],
      ['preparation'],
    ]);
  });

  it('keeps angles as they are written, with constants in place of their names', () => {
    const angles = (text: string) =>
      in3(`qubit q;\n${text}`)
        .columns.flat()
        .flatMap((each) => (each.kind === 'gate' ? each.angles : []));
    expect(angles('const float g = pi/4; const int k = 3; u3(-g, 2*pi/k, 1e-3) q; rx(-2 * (pi + 1)) q;')).toEqual([
      '-(pi/4)',
      '2*pi/3',
      '1e-3',
      '-2*(pi + 1)',
    ]);
  });

  it('is read without a version, as its words say', () => {
    expect(read('qreg q[1];\nU(0, 0, 0) q;').qubits).toEqual(['q[0]']);
    expect(read('include "qelib1.inc"; qreg q[1]; rx(1/2) q;').columns).toHaveLength(1);
    expect(readOpenQasm('include "stdgates.inc"; qubit q; rx(1/2) q;')).toHaveProperty('message');
  });

  it('R32.4 says once that a global phase is left out, and only where it is', () => {
    const notes = (text: string) => {
      const found = readOpenQasm(text);
      return 'notes' in found ? found.notes : undefined;
    };
    const head = 'OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[2] q;\n';
    expect(notes(`${head}U(1, 2, 3) q[0]; u2(1, 2) q; if (false) U(1, 2, 3) q[0];`)).toEqual([
      expect.stringContaining('global phase'),
    ]);
    expect(notes(`${head}gphase(1); ctrl @ U(1, 2, 3) q[0], q[1]; u3(1, 2, 3) q[0];`)).toHaveLength(1);
    expect(notes(`${head}gphase(1); ctrl @ U(1, 2, 3) q[0], q[1]; rz(1) q[0];`)).toEqual([]);
    expect(notes('OPENQASM 2.0;\nqreg q[1];\nU(1,2,3) q[0];')).toEqual([]);
  });
});
