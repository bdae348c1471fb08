import { describe, expect, it } from 'vitest';
import { BELL, type Circuit, controlledBy, emptyCircuit, gate, measurement, register } from '../circuit/circuit.ts';
import { EXPORT_LANGUAGES } from './exporters.ts';

const one = (options: Partial<Circuit>): Circuit => ({ ...emptyCircuit(2), ...options });
const turn = (angle: string) => one({ columns: [[gate('rx', [0], { angles: [angle] })]] });

describe.each(EXPORT_LANGUAGES)('$title', ({ load }) => {
  it('writes the Bell circuit, without a word about it', async () => {
    const write = await load();
    expect(write(BELL)).toEqual({ text: expect.stringMatching(/./), notes: [] });
  });

  it('writes an empty circuit, and one of a single wire', async () => {
    const write = await load();
    expect(write(emptyCircuit(1))).toHaveProperty('text');
    expect(write(emptyCircuit(16))).toHaveProperty('text');
  });

  const nonsense: readonly [circuit: Circuit, sentence: string][] = [
    [one({ qubits: [] }), 'The circuit has no qubits.'],
    [one({ columns: [[gate('frob', [0])]] }), 'The gate frob in column 1 is not defined.'],
    [one({ columns: [[], [gate('h', [2])]] }), 'An operation in column 2 stands on a wire that is not there.'],
    [one({ columns: [[measurement(0, 0)]] }), 'An operation in column 1 names a classical bit that is not there.'],
    [
      one({ columns: [[gate('x', [0], { controls: controlledBy(0) })]] }),
      'An operation in column 1 names a wire twice.',
    ],
    [one({ columns: [[gate('swap', [0])]] }), 'The gate swap in column 1 has the wrong number of wires or angles.'],
    [turn('pi/'), 'The angle pi/ in column 1 cannot be read: expected an angle.'],
    [turn('k*pi'), 'The angle k*pi in column 1 uses the name k, which has no value.'],
    [turn('1/(2 - 2)'), 'The angle 1/(2 - 2) in column 1 is no finite number.'],
    [
      one({ gates: [{ name: 'g', parameters: [], qubits: ['a'], columns: [[gate('g', [0])]] }] }),
      'The gate g in column 1 of the gate g is not defined.',
    ],
    [
      one({ columns: Array.from({ length: 10_001 }, () => [gate('h', [0])]) }),
      'The circuit has more than 10000 operations.',
    ],
  ];

  it.each(nonsense)('refuses what means nothing in one sentence (%#)', async (circuit, refusal) => {
    const write = await load();
    expect(write(circuit)).toEqual({ refusal });
  });

  it('does not grow without bound where gates stand within gates', async () => {
    const write = await load();
    const gates = Array.from({ length: 60 }, (_, index) => ({
      name: `g${index}`,
      parameters: ['a'],
      qubits: register('q', 1),
      columns: Array.from({ length: 2 }, () => [
        index === 0 ? gate('rx', [0], { angles: ['a'] }) : gate(`g${index - 1}`, [0], { angles: ['a'] }),
      ]),
    }));
    const call = gate('g59', [0], { angles: ['t'], controls: controlledBy(1) });
    const written = write(one({ gates, columns: [[call]] }));
    const size = 'text' in written ? written.text.length : written.refusal.length;
    expect(size).toBeLessThan(50_000);
  });

  it('takes names from all over the world', async () => {
    const write = await load();
    const gates = ['lambda', 'X', '門', '', '1st', 'a-b', 'a_b', 'q', 'circuit', '"); import os; ("', 'new\nline'].map(
      (name) => ({
        name,
        parameters: ['t', 'in', 'θ'],
        qubits: ['pass', 'def'],
        columns: [[gate('u', [1], { angles: ['t', 'in', 'θ'], controls: controlledBy(0) })]],
      }),
    );
    const columns = gates.map(({ name }) => [gate(name, [0, 1], { angles: ['t', '1', '2'] })]);
    const written = write({
      qubits: ['for', 'a\n"b'],
      bits: ['class', 'Ω'],
      gates,
      columns: [...columns, [measurement(0, 1)]],
    });
    expect(written).toHaveProperty('text');
    if ('text' in written) expect(written.text).not.toMatch(/^import os|^line/m);
  });
});
