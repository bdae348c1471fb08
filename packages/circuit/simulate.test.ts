import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

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

it.each([
  [
    'a fault in the text',
    `${HEAD_2}qreg q[2];\ncx q[0] q[1];\n`,
    [],
    '/circuit.qasm:4:9: expected a comma before q.\n',
  ],
  ['no such file', undefined, ['nothing.qasm'], 'nothing.qasm: there is no such file.\n'],
  ['a folder', undefined, ['src'], 'src: this is a folder.\n'],
  ['no file', undefined, [], 'No file is given: npm run simulate -- FILE.qasm [--format text|json] [--t VALUE]\n'],
  ['an unknown format', `${HEAD_2}qreg q[2];\n`, ['--format', 'xml'], '--format must be text or json.\n'],
  ['no number', `${HEAD_2}qreg q[2];\n`, ['--t', 'x'], '--t must be a number.\n'],
  [
    'too many qubits',
    `${HEAD_2}qreg q[40];\nh q;\ncreg c[40];\nmeasure q -> c;\n`,
    [],
    'The circuit cannot be calculated exactly: 40 qubits take part, and at most 27 can be calculated.\n',
  ],
  [
    'too many qubits, all with all',
    `${HEAD_2}qreg q[100];\nh q;\n${Array.from({ length: 99 }, (_, wire) => `cp(pi/4) q[0],q[${wire + 1}];\n`).join('')}`,
    [],
    'The circuit cannot be calculated exactly: 100 qubits take part, and at most 27 can be calculated.\n',
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
