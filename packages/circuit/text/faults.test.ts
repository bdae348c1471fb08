import { describe, expect, it } from 'vitest';
import { parseCircuit } from '../circuit/parse-circuit.ts';
import { seededRandom } from '../quantum/seeded-random.ts';
import { isFault } from './fault.ts';
import { readOpenQasm } from './read-openqasm.ts';
import { BENCHMARKS } from './testing/benchmarks.ts';

const in2 = (body: string) => `OPENQASM 2.0;\ninclude "qelib1.inc";\nqreg q[3];\ncreg c[2];\n${body}`;
const in3 = (body: string) => `OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[3] q;\nbit[2] c;\n${body}`;
/** The first line that a test writes. */
const HERE = 5;

const PYTHON =
  'this is Python: paste OpenQASM, which Qiskit writes with qasm3.dumps(circuit) and Cirq with circuit.to_qasm(), or a Quirk link';

describe('a fault says where and what', () => {
  it.each([
    ['cx q[0] q[1];', 9, 'expected a comma before q'],
    ['cx q[0], q[1]\nh q[0];', 14, 'expected a semicolon at the end of the line'],
    ['h q[0]', 7, 'expected a semicolon at the end of the line'],
    ['h q[0;', 6, 'expected ] before ;'],
    ['h q[3];', 5, 'q has 3 places, and 3 is not among them'],
    ['h q[-1];', 5, 'q has 3 places, and -1 is not among them'],
    ['h r[0];', 3, 'r is not declared'],
    ['h c[0];', 3, 'expected qubits, and c names bits'],
    ['foo q[0];', 1, 'no gate is called foo'],
    ['cx q[0];', 1, 'cx acts on 2 qubits, not on 1'],
    ['cx q[0], q[0];', 10, 'q[0] is given twice'],
    ['cx q, q[0];', 7, 'q[0] is given twice'],
    ['rx q[0];', 1, 'rx takes 1 angle, not 0'],
    ['rx(1, 2) q[0];', 1, 'rx takes 1 angle, not 2'],
    ['rx(pi/) q[0];', 7, 'expected a value before )'],
    ['rx((pi q[0];', 8, 'expected ) before q'],
    ['rx(1/0) q[0];', 4, 'this divides by zero'],
    ['rx(sqrt(0 - 1.0)) q[0];', 4, 'this angle is no finite number'],
    ['rx(theta) q[0];', 4, 'theta is not declared'],
    ['rx(foo(1)) q[0];', 4, 'no function is called foo'],
    ['measure q -> c;', 1, 'q has 3 qubits and c has 2 bits here: a measurement takes as many'],
    ['measure q[0];', 1, 'a measurement needs a bit for its result, as in c = measure q'],
    ['measure q[0] c[0];', 14, 'expected -> before c'],
    ['if (c == 1 x q[0];', 12, 'expected ) before x'],
    ['qreg q[2];', 6, 'q is already declared'],
    ['qreg r[0];', 6, 'a register has at least one place'],
    ['gate g a { h b; }', 14, 'b is not declared'],
    ['gate g a { g a; }', 12, 'no gate is called g'],
    ['gate g a { measure a -> c[0]; }', 12, 'a gate cannot measure'],
    ['gate g a { reset a; }', 12, 'a gate cannot reset'],
    ['gate g a { h a;', 10, 'this block is never closed: expected }'],
    ['gate g a, a { h a; }', 11, 'a is already declared'],
    ['gate g a { } gate g a { }', 19, 'g is already defined in line 5'],
    ['gate U(a, b, c) d { }', 6, 'U is built in and cannot be defined again'],
    ['include "other.inc";', 1, '"other.inc" cannot be included, only qelib1.inc and stdgates.inc'],
    ['include other;', 9, 'expected the name of a file in quotation marks before other'],
    ['h q[0]; /* and so on', 9, 'this comment never ends'],
    ['h q[0]; "and', 9, 'this quotation never ends'],
    ['h q[0]; ?', 9, '? has no meaning here'],
    ['h 2q;', 3, '2q is no number that a circuit can hold'],
    ['opaque magic a;', 1, 'an opaque gate has no definition that could be drawn'],
    ['OPENQASM 2.0;', 1, 'the version stands before everything else'],
    ['} h q[0];', 1, 'expected a statement before }'],
    ['h q[0][1];', 7, 'registers have one dimension'],
  ])('%s', (body, column, message) => {
    expect(readOpenQasm(in2(body))).toEqual({ line: HERE, column, message });
    // Negative places count from the end in OpenQASM 3.
    if (!body.includes('-1')) expect(readOpenQasm(in3(body))).toEqual({ line: HERE, column, message });
  });

  it.each([
    ['qubit r;', 1, 'qubit belongs to OpenQASM 3, and this text is OpenQASM 2'],
    ['ctrl @ x q[0], q[1];', 1, 'ctrl belongs to OpenQASM 3, and this text is OpenQASM 2'],
    ['if (c == 1) x q[0]; else x q[1];', 21, 'else belongs to OpenQASM 3, and this text is OpenQASM 2'],
    ['rx(tau) q[0];', 4, 'tau is not declared'],
    ['barrier;', 8, 'expected a qubit or bit before ;'],
  ])('%s in OpenQASM 2', (body, column, message) => {
    expect(readOpenQasm(in2(body))).toEqual({ line: HERE, column, message });
  });

  it.each([
    ['def f(qubit a) { h a; }', 1, 'subroutines (def) are not drawn: write them as gate'],
    [
      'while (c[0]) { h q[0]; }',
      1,
      'while repeats as often as a measurement says, which is not drawn: write for over a range',
    ],
    ['switch (c) { case 0 { } }', 1, 'switch is not drawn: write if and else'],
    ['box { h q[0]; }', 1, 'box is not drawn: write its contents without it'],
    ['delay[100ns] q[0];', 1, 'delay is not drawn: circuits here know no durations'],
    ['extern f(int) -> int;', 1, 'extern calls code outside of the circuit, which is not drawn'],
    ['cal { play(d0, w); }', 1, 'pulses (cal) are not drawn'],
    ['defcal x $0 { }', 1, 'pulses (defcal) are not drawn'],
    ['array[int, 3] a;', 1, 'arrays are not drawn'],
    ['input float theta;', 1, 'only input float t is drawn: it is what the lab sweeps'],
    ['input int t;', 1, 'only input float t is drawn: it is what the lab sweeps'],
    ['output float x;', 8, 'only bits can be an output'],
    ['rx(t) q[0];', 4, 't is not declared'],
    ['rx(1/2) q[0];', 4, 'OpenQASM 3 divides integers without remainder: write one of them with a point, as in 1.0/2'],
    ['pow(0.3) @ h q[0];', 5, 'pow takes a whole number here'],
    ['pow @ h q[0];', 5, 'expected ( before @'],
    ['ctrl(0) @ h q[0];', 6, 'ctrl takes at least one qubit'],
    ['ctrl @ cx q[0], q[1];', 1, 'cx with 1 control acts on 3 qubits, not on 2'],
    ['gphase(1) q[0];', 1, 'gphase acts on 0 qubits, not on 1'],
    ['for int i in [0:3] { h q[i]; }', 26, 'q has 3 places, and 3 is not among them'],
    ['for int i in [0:0:3] { }', 17, 'a range cannot go on by 0'],
    ['for int i in [0] { }', 15, 'a range has two ends, as in [0:3]'],
    ['for int i in q { }', 14, 'for runs over a range, as in [0:3], or a set, as in {0, 2}'],
    ['h q[2:1];', 3, 'this range is empty'],
    ['h q[{0, 0}];', 3, 'q[0] is given twice'],
    ['const int n = 2; n = 3;', 18, 'n is constant'],
    ['c[0] = 1;', 1, 'a bit gets its value from a measurement: giving it another is not drawn'],
    ['bit d = 1;', 9, 'bits begin as 0 here and get other values from measurements'],
    ['int n = 0; if (c[0]) n = 1;', 22, 'a variable that depends on a measurement is not drawn'],
    ['bool b = c[0];', 10, 'a variable that depends on a measurement is not drawn'],
    ['if (measure q[0]) x q[1];', 5, 'a measurement needs a bit of its own before it is used'],
    [
      'if (c[0]) { c[0] = measure q[0]; x q[1]; }',
      34,
      'this depends on c[0], which its own branch has changed by now: that is not drawn',
    ],
    [
      'if (c[0]) c[0] = measure q[0]; else x q[1];',
      37,
      'this depends on c[0], which its own branch has changed by now: that is not drawn',
    ],
    ['if (q[0]) x q[1];', 5, 'q names qubits, which have no value'],
    ['if (c == 0.5) x q[1];', 5, 'bits are compared with whole numbers'],
    ['if (c == -1) x q[1];', 5, 'bits are never negative'],
    ['if (c[0] + 1 == 2) x q[1];', 5, 'expected a number, not bits'],
    ['if (c[0]) { qubit r; }', 19, 'qubits and bits are declared outside of all blocks'],
    ['if (c[0]) { gate g a { } }', 18, 'gates are defined outside of all blocks'],
    ['let a = q[0] ++ q[0:1];', 1, 'a takes a place twice'],
    ['cx q[0:1], q;', 12, 'q has 2 qubits and q has 3: registers have the same size'],
    ['1 + 1;', 1, 'expected a statement before 1'],
    ['gate g(a) q { rx(1/a) q; } g(0) q[0];', 28, 'with these angles one within g is no finite number'],
    ['input float t; gate g q { rx(t) q; }', 30, 't is not declared'],
    ['h q[99999999999999999999];', 5, 'this number is too large'],
    ['const int n = 2 ** 9999;', 15, 'this number is too large'],
    ['uint[8] n = 0.5;', 13, 'expected a whole number'],
  ])('%s in OpenQASM 3', (body, column, message) => {
    expect(readOpenQasm(in3(body))).toEqual({ line: HERE, column, message });
  });

  it.each([
    ['OPENQASM 4.0;', 1, 10, 'OpenQASM 4.0 is not read: versions are 2.0, 3.0 and 3.1'],
    ['OPENQASM;', 1, 9, 'expected a version before ;'],
    ['OPENQASM 2.0', 1, 13, 'expected a semicolon at the end of the line'],
    ['', 1, 1, 'expected at least one qubit, as in qubit[2] q;'],
    ['OPENQASM 3.0;\nqubit q;\nh q;', 3, 1, 'no gate is called h here: include "stdgates.inc" brings it'],
    [
      'OPENQASM 3.0;\nqubit[2] q;\ncnot q[0], q[1];',
      3,
      1,
      'no gate is called cnot: include "stdgates.inc" and declare it with gate cnot a, b { cx a, b; }',
    ],
    [
      'OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[4] q;\nmcx q[0], q[1], q[2], q[3];',
      4,
      1,
      'no gate is called mcx: write ctrl(3) @ x with the number of its controls',
    ],
    ['from qiskit import QuantumCircuit\n', 1, 1, PYTHON],
    ['# a drawing\n\nimport cirq\n', 3, 1, PYTHON],
    ['qreg q[1];\nh q;', 2, 1, 'no gate is called h here: include "qelib1.inc" brings it'],
    ['OPENQASM 2.0;\nqreg q[17];', 2, 6, 'the circuit has more than 16 qubits'],
    ['OPENQASM 2.0;\nqreg q[9];\nqreg r[8];', 3, 6, 'the circuit has more than 16 qubits'],
    ['OPENQASM 2.0;\nqreg q[1];\ncreg c[33];', 3, 6, 'the circuit has more than 32 bits'],
    ['OPENQASM 3.0;\ngphase(pi);', 2, 1, 'a global phase needs a qubit to be drawn on'],
  ])('%s', (text, line, column, message) => {
    expect(readOpenQasm(text)).toEqual({ line, column, message });
  });
});

describe('limits', () => {
  const messageOf = (text: string) => {
    const answer = readOpenQasm(text);
    return isFault(answer) ? answer.message : 'read';
  };

  it('end what grows', () => {
    const doubling = (line: (index: number) => string) =>
      Array.from({ length: 60 }, (_, index) => line(index + 1)).join('\n');
    expect(messageOf(in2(`x q[0];\n`.repeat(10_001)))).toBe('the circuit has more than 10,000 operations');
    expect(messageOf(in3('for int i in [0:1000000] { x q[0]; }'))).toBe('this range is too long');
    expect(messageOf(in3('for int i in [0:9999] for int j in [0:9999] { }'))).toBe('loops and branches run too often');
    expect(messageOf(in3('pow(1000000) @ h q[0];'))).toBe('the circuit has more than 10,000 operations');
    expect(messageOf(in2(`gate g0 a { x a; }\n${doubling((n) => `gate g${n} a { g${n - 1} a; g${n - 1} a; }`)}`))).toBe(
      'the circuit has more than 10,000 operations',
    );
    const angles = `gate g0(a) q { rx(a) q; }\n${doubling((n) => `gate g${n}(a) q { g${n - 1}(a+a) q; }`)}\ng60(1) q[0];`;
    expect(messageOf(in2(angles))).toBe('the angles within g60 grow too long');
    const constants = `const float f0 = 1;\n${doubling((n) => `const float f${n} = f${n - 1} + f${n - 1};`)}\nrx(f60) q[0];`;
    expect(messageOf(in3(constants))).toBe('read');
    expect(messageOf(in3(`const int n0 = 2;\n${doubling((n) => `const int n${n} = n${n - 1} * n${n - 1};`)}`))).toBe(
      'this number is too large',
    );
    expect(messageOf(in3(`rx(${'('.repeat(10_000)}1) q[0];`))).toBe('too many brackets');
    expect(messageOf(in3(`rx(${'-'.repeat(10_000)}1) q[0];`))).toBe('too many brackets');
    expect(messageOf(in3(`rx(1${'+1'.repeat(10_000)}) q[0];`))).toBe('too many operators');
    expect(messageOf(in3(`${'if (c[0]) '.repeat(10_000)}x q[0];`))).toBe('more than 100 statements within each other');
    const branches = Array.from({ length: 15 }, (_, n) => `if (d[${2 * n}] != d[${2 * n + 1}]) `).join('');
    expect(messageOf(in3(`bit[30] d; ${branches}x q[0];`))).toBe('the circuit has more than 10,000 operations');
    expect(
      messageOf(
        in2(
          'gate g0 a { x a; }\n'.concat(
            Array.from({ length: 99 }, (_, n) => `gate g${n + 1} a { g${n} a; }`).join('\n'),
          ),
        ),
      ),
    ).toBe('more than 64 gates stand within each other');
    expect(messageOf(' '.repeat(1_000_001))).toBe('the text has more than 1,000,000 characters');
  });

  it('may be others', () => {
    const wide = 'OPENQASM 2.0;\ninclude "qelib1.inc";\nqreg q[20];\ncreg c[40];\nif(c==1099511627775) x q[19];\n';
    const answer = readOpenQasm(wide, { qubits: 24, bits: 64, operations: 10, characters: 1000 });
    if (isFault(answer)) throw new Error(answer.message);
    const [operation] = answer.circuit.columns.flat();
    expect(operation?.kind === 'gate' && operation.condition).toHaveLength(40);
  });
});

it('says at which line the operations stand', () => {
  const text = in3('h q[0];\nfor int i in [0:1] {\n  cx q[i], q[i + 1];\n}\n\nc[0] = measure q[0]; x q[2];\n');
  const answer = readOpenQasm(text);
  if (isFault(answer)) throw new Error(answer.message);
  expect(answer.lines).toEqual([[5], [7], [7], [10], [10]]);
});

it('reads nothing but circuits that an address may hold, or a fault, whatever is typed', () => {
  const random = seededRandom(11);
  const below = (count: number) => Math.floor(random() * count);
  const texts = BENCHMARKS.map(({ text }) => text);
  const pieces = texts.flatMap((text) => text.match(/[\p{L}_]\w*|\d+(?:\.\d+)?|\s+|\S/gu) ?? []);
  let circuits = 0;
  for (let round = 0; round < 3000; round += 1) {
    const text = texts[below(texts.length)] ?? '';
    const at = below(text.length);
    const piece = pieces[below(pieces.length)] ?? '';
    const mutations = [
      () => text.slice(0, at) + text.slice(at + 1 + below(4)),
      () => text.slice(0, at) + piece + text.slice(at),
      () => text.slice(0, at) + piece + text.slice(at + piece.length),
      () => text.slice(0, at),
      () => text.slice(0, at) + String.fromCharCode(below(0x3000)) + text.slice(at),
      () => text.replaceAll(pieces[below(pieces.length)] || ' ', piece),
    ];
    const mutated = mutations[below(mutations.length)]?.() ?? '';
    const answer = readOpenQasm(mutated);
    if (isFault(answer)) {
      expect(answer.message, mutated).toMatch(/^\S.*\S$/);
      expect(answer.line).toBeLessThanOrEqual(mutated.split('\n').length);
    } else {
      circuits += 1;
      expect(parseCircuit(answer.circuit), mutated).toEqual({ circuit: answer.circuit });
    }
  }
  expect(circuits).toBeGreaterThan(300);
});

describe('gates of other programs', () => {
  it.each([
    ['cnot q[0], q[1];', 'x'],
    ['ccnot q[0], q[1], q[2];', 'x'],
    ['i q[0];', undefined],
    ['si q[0];', 'sdg'],
    ['ti q[0];', 'tdg'],
    ['v q[0];', 'sx'],
    ['vi q[0];', 'sxdg'],
    ['phaseshift(1.5) q[0];', 'p'],
    ['cphaseshift(1.5) q[0], q[1];', 'p'],
  ])('R32.4 %s is read once it is declared as the fault says', (call, gate) => {
    const refused = readOpenQasm(`qubit[3] q;\n${call}`);
    const [, declaration] = /declare it with (.*)$/.exec(isFault(refused) ? refused.message : '') ?? [];
    const read = readOpenQasm(`include "stdgates.inc";\n${declaration}\nqubit[3] q;\n${call}`);
    const [definition] = isFault(read) ? [] : read.circuit.gates;
    expect(definition?.columns.flat().map((each) => each.kind === 'gate' && each.gate)).toEqual(gate ? [gate] : []);
  });
});
