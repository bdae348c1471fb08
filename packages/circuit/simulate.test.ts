import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from './quantum/seeded-random.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'simulate-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command as a process of its own, on a text if there is one. */
function simulate(text: string | undefined, ...more: string[]) {
  const file = join(folder, 'circuit.qasm');
  if (text !== undefined) writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['packages/circuit/simulate.ts', ...(text === undefined ? [] : [file]), ...more],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr: stderr.replaceAll(folder, '') };
}

const HEAD_2 = 'OPENQASM 2.0;\ninclude "qelib1.inc";\n';

it('prints registers from right to left, as data for programs', () => {
  const text = `${HEAD_2}qreg q[3];\ncreg a[1];\ncreg b[2];\nx q[0];\nh q[1];\nmeasure q[0] -> a[0];\nmeasure q[1] -> b[1];\n`;
  const { status, stdout, stderr } = simulate(text, '--format', 'json');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toBe('{"qubits": 3, "probabilities": {"001": 0.5, "101": 0.5}}\n');
  expect(JSON.parse(stdout)).toEqual({ qubits: 3, probabilities: { '001': 0.5, '101': 0.5 } });
});

it('prints all qubits where nothing is measured, as a table', () => {
  expect(simulate(`${HEAD_2}qreg q[2];\nh q[0];\ncx q[0],q[1];\n`).stdout).toBe(
    `2 qubits, 2 outcomes\n00  0.500000  ${'█'.repeat(20)}\n11  0.500000  ${'█'.repeat(20)}\n`,
  );
});

it('takes the value of the swept symbol', () => {
  const text = 'OPENQASM 3.0;\ninclude "stdgates.inc";\ninput float t;\nqubit q;\nrx(t*pi) q;\n';
  expect(simulate(text, '--format', 'json', '--t', '1').stdout).toBe('{"qubits": 1, "probabilities": {"1": 1}}\n');
});

it('R32.6 holds conditions on bits that nothing has written, which are 0', () => {
  const three = 'OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[1] q;\nbit[1] c;\nif (c == 0) x q[0];\n';
  expect(simulate(three, '--format', 'json').stdout).toBe('{"qubits": 1, "probabilities": {"1": 1}}\n');
  const two = `${HEAD_2}qreg q[1];\ncreg c[1];\nx q;\nreset q;\nif(c==1) x q[0];\nif(c==0) u2(0,pi) q[0];\n`;
  expect(simulate(two, '--format', 'json').stdout).toBe('{"qubits": 1, "probabilities": {"0": 0.5, "1": 0.5}}\n');
});

it('R32.6 tells wires apart that are equal modulo 32', () => {
  const text = `${HEAD_2}qreg q[127];\nh q[33];\ncx q[33],q[1];\nswap q[64],q[96];\n`;
  const { probabilities } = JSON.parse(simulate(text, '--format', 'json').stdout);
  const both = [...Array(127).keys()].map((digit) => (digit === 93 || digit === 125 ? 1 : 0)).join('');
  expect(probabilities).toEqual({ ['0'.repeat(127)]: 0.5, [both]: 0.5 });
});

it('R32.6 prints no probability above one', () => {
  const turns = 'h q[0];\nt q[0];\nh q[0];\nh q[0];\ntdg q[0];\nh q[0];\n'.repeat(40);
  expect(simulate(`${HEAD_2}qreg q[1];\n${turns}`, '--format', 'json').stdout).toBe(
    '{"qubits": 1, "probabilities": {"0": 1}}\n',
  );
});

it('calculates wide files of which few wires matter', () => {
  const text = `${HEAD_2}qreg q[127];\ncreg c[127];\nh q[100];\ncx q[100],q[126];\nmeasure q[100] -> c[0];\nmeasure q[126] -> c[9];\n`;
  const { status, stdout } = simulate(text, '--format', 'json');
  expect(status).toBe(0);
  expect(Object.values(JSON.parse(stdout).probabilities)).toEqual([0.5, 0.5]);
});

it('R32.6 prints both outcomes of a GHZ state of 1,000 qubits', () => {
  const chain = Array.from({ length: 999 }, (_, wire) => `cx q[${wire}],q[${wire + 1}];\n`).join('');
  const { status, stdout } = simulate(`${HEAD_2}qreg q[1000];\nh q[0];\n${chain}`, '--format', 'json');
  expect(status).toBe(0);
  expect(JSON.parse(stdout).probabilities).toEqual({ ['0'.repeat(1000)]: 0.5, ['1'.repeat(1000)]: 0.5 });
});

it('R32.6 reads some bits of a random Clifford circuit of 1,000 qubits', () => {
  const random = seededRandom(3);
  const wire = () => Math.floor(1000 * random());
  const lines = Array.from({ length: 5000 }, () => {
    const [a, b] = [wire(), wire()];
    return `h q[${a}];\ns q[${b}];\n${a === b ? '' : `cx q[${a}],q[${b}];\n`}`;
  });
  const reads = Array.from({ length: 4 }, (_, bit) => `measure q[${wire()}] -> c[${bit}];\n`);
  const text = `${HEAD_2}qreg q[1000];\ncreg c[4];\n${lines.join('')}${reads.join('')}`;
  const { status, stdout } = simulate(text, '--format', 'json');
  expect(status).toBe(0);
  const probabilities: number[] = Object.values(JSON.parse(stdout).probabilities);
  expect(new Set(probabilities).size).toBe(1);
  expect(probabilities.reduce((sum, each) => sum + each)).toBe(1);
});

it('draws shots by a seed, where outcomes are too many to list, too', () => {
  const text = `${HEAD_2}qreg q[50];\ncreg c[50];\nh q;\nmeasure q -> c;\n`;
  const drawn = simulate(text, '--format', 'json', '--shots', '100', '--seed', '4').stdout;
  expect(drawn).toBe(simulate(text, '--format', 'json', '--shots', '100', '--seed', '4').stdout);
  expect(drawn).not.toBe(simulate(text, '--format', 'json', '--shots', '100', '--seed', '5').stdout);
  const { shots, counts } = JSON.parse(drawn);
  expect([shots, Object.keys(counts).length]).toEqual([100, 100]);
  const certain = `${HEAD_2}qreg q[1];\nx q;\n`;
  expect(simulate(certain, '--shots', '100').stdout).toBe(
    `1 qubit, 1 outcome in 100 shots\n1  100  ${'█'.repeat(40)}\n`,
  );
});

it('says how it is called', () => {
  const { status, stdout } = simulate(undefined, '--help');
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/^simulate FILE\.qasm .*--compare/) });
});

it('draws shots with noise', () => {
  const text = `${HEAD_2}qreg q[1];\ncreg c[1];\nmeasure q -> c;\n`;
  const noise = ['--shots', '10000', '--noise', '0,0,0,0,0.25,0'];
  const { counts } = JSON.parse(simulate(text, '--format', 'json', ...noise).stdout);
  // Within five standard deviations of √(0.25 · 0.75 / 10000).
  expect(Math.abs(counts['1'] / 10000 - 0.25)).toBeLessThan(5 * 0.00433);
});

describe('--compare', () => {
  const bell = `${HEAD_2}qreg q[2];\nh q[0];\ncx q[0],q[1];\n`;
  const compare = (second: string, ...more: string[]) => {
    const other = join(folder, 'other.qasm');
    writeFileSync(other, second);
    return simulate(bell, '--compare', other, ...more);
  };

  it('says that two files do the same, up to which phase', () => {
    const other = `${HEAD_2}qreg q[2];\nh q[0];\nh q[1];\ncz q[0],q[1];\nh q[1];\n`;
    expect(compare(other)).toEqual({ status: 0, stdout: 'Both do the same for every input.\n', stderr: '' });
    const { isEqual, phase } = JSON.parse(compare(`${bell}rz(2*pi) q[0];\n`, '--format', 'json').stdout);
    expect({ isEqual, phase: Math.abs(phase) }).toEqual({ isEqual: true, phase: expect.closeTo(Math.PI, 9) });
  });

  it('says where they part', () => {
    const other = `${HEAD_2}qreg q[2];\nh q[0];\ncx q[1],q[0];\n`;
    const { status, stdout } = compare(other);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^They part at column 2: going by the first, for the input \|00⟩/);
    const { status: code, stdout: json } = compare(other, '--format', 'json');
    expect(code).toBe(1);
    expect(JSON.parse(json)).toMatchObject({
      isEqual: false,
      parting: { first: 2, second: 2 },
      sentence: stdout.trim(),
    });
  });

  it('ends with 2 where nothing can be said', () => {
    expect(compare('qubit')).toMatchObject({ status: 2, stdout: '' });
    expect(simulate(bell, '--compare')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('needs two files'),
    });
  });
});

it.each([
  [
    'a fault in the text',
    `${HEAD_2}qreg q[2];\ncx q[0] q[1];\n`,
    [],
    '/circuit.qasm:4:9: expected a comma before q.\n',
  ],
  ['no such file', undefined, ['nothing.qasm'], 'nothing.qasm: there is no such file.\n'],
  ['a folder', undefined, ['src'], 'src: this is a folder.\n'],
  [
    'no file',
    undefined,
    [],
    'No file is given: simulate FILE.qasm [--format text|json] [--t VALUE] [--shots NUMBER [--seed NUMBER] [--noise STRENGTHS]], or --compare FILE.qasm FILE.qasm\n',
  ],
  ['an unknown format', `${HEAD_2}qreg q[2];\n`, ['--format', 'xml'], '--format must be text or json.\n'],
  ['no shots', `${HEAD_2}qreg q[2];\n`, ['--shots', '0'], '--shots must be a whole number from 1 to 10,000,000.\n'],
  [
    'noise that Paulis cannot follow',
    `${HEAD_2}qreg q[1];\ncreg c[1];\nmeasure q -> c;\n`,
    ['--shots', '9', '--noise', '0,0,0.1,0,0,0'],
    'The circuit cannot be sampled: Amplitude damping is no Pauli noise, so that frames cannot follow it.\n',
  ],
  ['no number', `${HEAD_2}qreg q[2];\n`, ['--t', 'x'], '--t must be a number.\n'],
  [
    'too many outcomes',
    `${HEAD_2}qreg q[40];\nh q;\ncreg c[40];\nmeasure q -> c;\n`,
    [],
    'The circuit cannot be calculated exactly: There are more than 4194304 outcomes.\n',
  ],
  [
    'too many qubits',
    `${HEAD_2}qreg q[40];\nh q;\nt q;\nh q;\ncreg c[40];\nmeasure q -> c;\n`,
    [],
    'The circuit cannot be calculated exactly: 40 qubits take part, and at most 27 can be calculated where states have more than 65536 terms.\n',
  ],
  [
    'too many qubits, all with all',
    `${HEAD_2}qreg q[100];\nh q;\n${Array.from({ length: 99 }, (_, wire) => `cp(pi/4) q[0],q[${wire + 1}];\n`).join('')}`,
    [],
    'The circuit cannot be calculated exactly: 100 qubits take part, and at most 27 can be calculated where states have more than 65536 terms.\n',
  ],
  [
    'too many operations',
    'OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit q;\npow(1000001) @ x q;\n',
    [],
    '/circuit.qasm:4:5: the circuit has more than 1,000,000 operations.\n',
  ],
] as const)('ends with one sentence for %s', (_, text, more, sentence) => {
  expect(simulate(text, ...more)).toEqual({ status: 1, stdout: '', stderr: sentence });
});
