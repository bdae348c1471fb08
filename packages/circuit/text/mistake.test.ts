import { expect, it } from 'vitest';
import { isFault } from './fault.ts';
import { isMistake } from './mistake.ts';
import { readOpenQasm } from './read-openqasm.ts';

const faultOf = (body: string) => {
  const read = readOpenQasm(`OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[3] q;\nbit[2] c;\n${body}`);
  if (!isFault(read)) throw new Error(`"${body}" is read`);
  return read;
};

it.each([
  'cx q[0], q[1]',
  'cnot q[0], q[1];',
  'h r[0];',
  'qubit q;',
  'h q[3];',
  'cx q[0];',
  'rx q[0];',
  'cx q[0], q[0];',
  '/* h q[0];',
  'if (c[0]) { h q[0];',
])('%s is a mistake in any reading', (body) => {
  expect(isMistake(faultOf(body))).toBe(true);
});

it.each([
  'while (c[0]) { h q[0]; }',
  'def flip(qubit a) { x a; }',
  'array[int[8], 3] a;',
  'switch (1) { case 1 { x q[0]; } }',
  'qubit[40] more;',
  'int i = 0; i = int(c[0]);',
  'box { x q[0]; }',
])('%s may be for another reader', (body) => {
  expect(isMistake(faultOf(body))).toBe(false);
});
