import { describe, expect, it } from 'vitest';
import { runOpenQasm } from './run-openqasm.ts';

const program = (body: string) => `OPENQASM 3.0;\ninclude "stdgates.inc";\n${body}`;
const run = (body: string, seed = 1) => runOpenQasm(program(body), 1024, seed);
const HALF = expect.closeTo(Math.SQRT1_2, 12);

describe('R46.1: OpenQASM is run without the compiler', () => {
  const bell = 'qubit[2] q;\nbit[2] c;\nh q[0];\ncx q[0], q[1];\nc = measure q;';

  it('with its exact distribution, its state and its shots', () => {
    const found = run(bell);
    expect(found?.theory).toEqual([
      ['00', expect.closeTo(0.5, 12)],
      ['11', expect.closeTo(0.5, 12)],
    ]);
    expect(found?.titles).toEqual(['State before the measurement']);
    expect(found?.dumps).toEqual([{ '00': [HALF, 0], '11': [HALF, 0] }]);
    expect(found?.counts.reduce((sum, [, count]) => sum + count, 0)).toBe(1024);
  });

  it('one seed always gives the same shots, another one others', () => {
    expect(run(bell, 7)).toEqual(run(bell, 7));
    expect(run(bell, 7)?.counts).not.toEqual(run(bell, 8)?.counts);
  });

  it('qubit 0 and bit 0 are rightmost, and registers stand apart', () => {
    const found = run('qubit[3] q;\nbit[1] first;\nbit[2] second;\nx q[0];\nx q[2];\nfirst[0] = measure q[0];');
    expect(found?.theory).toEqual([['00 1', 1]]);
    expect(found?.dumps).toEqual([{ '101': [1, 0] }]);
  });

  it('the state is shown at barriers over all qubits, by their lines', () => {
    const found = run('qubit q;\nbit c;\nh q;\nbarrier q;\nz q;\nbarrier q;\nh q;\nc = measure q;');
    expect(found?.titles).toEqual([
      'State at the barrier in line 6',
      'State at the barrier in line 8',
      'State before the measurement',
    ]);
    expect(found?.dumps[1]?.['1']?.[0]).toBeCloseTo(-Math.SQRT1_2, 12);
    expect(run('qubit[2] q;\nbarrier q[0];\nh q[0];')?.titles).toEqual(['State at the end']);
  });

  it('no state is shown where there are several, or where it is long', () => {
    expect(run('qubit q;\nbit[2] c;\nh q;\nc[0] = measure q;\nh q;\nc[1] = measure q;')?.dumps).toEqual([]);
    expect(run('qubit[6] q;\nh q;')?.dumps).toEqual([]);
  });

  it('nothing is counted where nothing is measured', () => {
    expect(run('qubit q;\nh q;')).toMatchObject({ counts: [], dumps: [{ '0': [HALF, 0] }] });
  });
});

it('R46.2: a mistake is said with its line and column', () => {
  expect(run('qubit q;\ncnot q;')?.problems).toEqual([
    { line: 4, column: 1, message: expect.stringContaining('no gate is called cnot'), atRunTime: false },
  ]);
});

it.each(['qubit q;\nint i = 0;\nwhile (i < 1) { x q; }', 'qubit[30] q;\nh q;'])(
  'R46.2: what is more than a circuit is left to the compiler: %s',
  (body) => {
    expect(run(body)).toBeUndefined();
  },
);
